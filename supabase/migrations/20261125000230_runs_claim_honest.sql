create or replace function public.claim_guest_runs(p_guest uuid, p_user uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  pupil public.users;
  run public.runs;
  claimed int := 0;
  given int := 0;
begin
  select * into pupil from public.users where id = p_user for update;
  if not found then
    raise exception 'no pupil %', p_user using errcode = 'foreign_key_violation';
  end if;

  for run in
    select * from public.runs where guest_id = p_guest order by finished_at, id for update
  loop
    run.in_full := private.is_first_pass(run, p_user);
    if run.finished_at is not null and not run.in_full then
      run.points := least(run.points, private.day_points_left(p_user, run.finished_at));
    end if;
    update public.runs
    set user_id = p_user, guest_id = null, points = run.points, in_full = run.in_full
    where id = run.id;
    -- An unfinished run changes hands too, so that it counts for the pupil who ends it.
    if run.finished_at is not null then
      claimed := claimed + 1;
      given := given + run.points;
      if run.mode = 'challenge' then
        perform private.write_level(p_user, run.level, run.activity, run.passed, run.total_time);
      end if;
    end if;
  end loop;

  pupil := private.give_points(p_user, given);
  return jsonb_build_object(
    'runs', claimed, 'points', given, 'total_score', pupil.total_score, 'unlock_after', pupil.unlock_animal
  );
end;
$$;

create or replace function public.guest_points(p_guest uuid)
returns int
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(least(day.points, day.most)), 0)::int
  from (
    select sum(points) as points, case when not in_full then 600 end as most
    from (
      select points, finished_at,
        coalesce(mode = 'challenge' and passed, false)
          and row_number() over (
            partition by activity, level, coalesce(mode = 'challenge' and passed, false) order by finished_at, id
          ) = 1 as in_full
      from public.runs
      where guest_id = p_guest and finished_at is not null
    ) as played
    group by in_full, date_trunc('day', finished_at at time zone 'Asia/Ho_Chi_Minh')
  ) as day;
$$;

comment on function public.guest_points(uuid) is
  'What a new profile would get from what a guest played: the points, under the daily allowance.';

drop function private.practice_points_left(uuid, timestamptz);
