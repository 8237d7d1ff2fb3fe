create table public.runs (
  id uuid primary key,
  user_id uuid references public.users (id) on delete cascade,
  guest_id uuid,
  mode text not null,
  activity text not null,
  level int not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  answers jsonb not null default '[]',
  right_first int not null default 0,
  right_second int not null default 0,
  points int not null default 0,
  total_time int,
  passed boolean,
  result jsonb,
  constraint runs_one_owner check (num_nonnulls(user_id, guest_id) = 1),
  constraint runs_mode_known check (mode in ('practice', 'challenge')),
  constraint runs_activity_slug check (
    activity ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(activity) <= 60
  ),
  constraint runs_level_range check (level between 0 and 9999 and (mode = 'practice' or level >= 1)),
  constraint runs_answers_form check (
    jsonb_typeof(answers) = 'array' and octet_length(answers::text) <= 65536
  ),
  constraint runs_right_range check (
    right_first >= 0 and right_second >= 0 and right_first + right_second <= 10
  ),
  constraint runs_points_range check (points between 0 and 120),
  constraint runs_total_time_range check (total_time between 1 and 3600),
  constraint runs_result_when_finished check ((finished_at is null) = (result is null))
);

comment on table public.runs is
  'Ten questions in a row, once per run id. A challenge run is here from its start, a practice run from its end.';
comment on column public.runs.answers is
  'Challenge: [{"response": ..., "right": boolean}] in the order of the places. Practice: as the server marked them.';
comment on column public.runs.result is 'What the first finish answered; a repeated finish answers the same.';

create index runs_by_user on public.runs (user_id, finished_at desc) where user_id is not null;
create index runs_by_guest on public.runs (guest_id) where guest_id is not null;

alter table public.runs enable row level security;
revoke all on public.runs from public, anon, authenticated, service_role;

grant select, insert, update, delete on public.runs to service_role;
