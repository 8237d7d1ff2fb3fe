-- Whoever answers without end, by chance or by a program, gets no more than 600 points a day, in practice and in challenges
-- together. Only passing a level for the first time counts beside them, and there are so many levels and no more.
alter table public.runs add column in_full boolean not null default false;

comment on column public.runs.in_full is
  'Passed a level for the first time, so that its points stand beside the 600 of the day.';

-- What challenges gave before stays beside the 600 of its day.
update public.runs set in_full = true where mode = 'challenge' and finished_at is not null and user_id is not null;

create function private.is_first_pass(p_run public.runs, p_user uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_run.mode = 'challenge'
    and coalesce(p_run.passed, false)
    and not exists (
      select from public.user_levels
      where user_id = p_user and level_id = p_run.level and level_name = p_run.activity and status = 'done'
    );
$$;

create function private.day_points_left(p_user uuid, p_at timestamptz)
returns int
language sql
stable
set search_path = ''
as $$
  select greatest(0, 600 - coalesce(sum(points), 0))::int
  from public.runs
  where user_id = p_user
    and not in_full
    and finished_at >= date_trunc('day', p_at at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh'
    and finished_at < (date_trunc('day', p_at at time zone 'Asia/Ho_Chi_Minh') + interval '1 day')
      at time zone 'Asia/Ho_Chi_Minh';
$$;

comment on function private.day_points_left(uuid, timestamptz) is
  'What is left of the 600 points of a pupil''s day; the day is Vietnam''s.';

grant execute on function private.is_first_pass(public.runs, uuid) to service_role;
grant execute on function private.day_points_left(uuid, timestamptz) to service_role;
