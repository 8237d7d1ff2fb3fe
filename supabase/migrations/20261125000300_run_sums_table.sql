create table public.run_sums (
  user_id uuid not null references public.users (id) on delete cascade,
  month date not null,
  mode text not null,
  activity text not null,
  runs int not null,
  right_first int not null,
  right_second int not null,
  passed int not null,
  points int not null,
  total_time int not null,
  primary key (user_id, month, mode, activity),
  constraint run_sums_month_begins check (extract(day from month) = 1),
  constraint run_sums_mode_known check (mode in ('practice', 'challenge')),
  constraint run_sums_not_negative check (
    runs >= 1 and right_first >= 0 and right_second >= 0 and passed >= 0 and points >= 0 and total_time >= 0
  )
);

comment on table public.run_sums is
  'What is left of a pupil''s finished runs after a year: their sums, for each month in Việt Nam and activity. total_time in whole seconds, of the runs that have one.';

alter table public.run_sums enable row level security;
revoke all on public.run_sums from public, anon, authenticated, service_role;

grant select, insert, update, delete on public.run_sums to service_role;
