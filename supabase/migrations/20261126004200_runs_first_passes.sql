-- There are a thousand levels, so "so many and no more" is no bound for a program that knows the answers. Ten levels passed for
-- the first time on a day, and forty in a week from Monday, stand beside the 600 of the day; the points of further ones
-- count among the 600. Each is passed all the same.
create function private.has_first_passes_left(p_user uuid, p_at timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select count(*) < 40
    and count(*) filter (
      where date_trunc('day', finished_at at time zone 'Asia/Ho_Chi_Minh')
        = date_trunc('day', p_at at time zone 'Asia/Ho_Chi_Minh')
    ) < 10
  from public.runs
  where user_id = p_user
    and in_full
    and finished_at >= date_trunc('week', p_at at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh'
    and finished_at < (date_trunc('week', p_at at time zone 'Asia/Ho_Chi_Minh') + interval '7 days')
      at time zone 'Asia/Ho_Chi_Minh';
$$;

comment on function private.has_first_passes_left(uuid, timestamptz) is
  'Whether one more level passed for the first time at that moment gives its points beside the 600; days and weeks are Vietnam''s.';

create function private.counts_in_full(p_run public.runs, p_user uuid, p_at timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_first_pass(p_run, p_user) and private.has_first_passes_left(p_user, p_at);
$$;

create or replace function public.finish_run(p_run jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  asked public.runs := jsonb_populate_record(null::public.runs, p_run);
  run public.runs;
  unlock_before text;
  too_fast boolean := false;
  nothing constant jsonb := jsonb_build_object(
    'points', 0, 'total_score', null, 'unlock_before', null, 'unlock_after', null, 'level_done', null, 'total_time', null,
    'best_time', null, 'too_fast', false
  );
begin
  if num_nonnulls(asked.user_id, asked.guest_id) <> 1 then
    raise exception 'a run is finished by a pupil or by a guest' using errcode = 'invalid_parameter_value';
  end if;

  -- The pupil's row is locked first, so that two finishes of one pupil share one daily allowance and see each other's
  -- times. A guest has no row.
  if asked.user_id is not null then
    select unlock_animal into unlock_before from public.users where id = asked.user_id for update;
    if not found then
      return nothing || jsonb_build_object('status', 'unknown_user');
    end if;
  else
    perform pg_advisory_xact_lock(hashtextextended(asked.guest_id::text, 0));
  end if;

  run := private.run_to_finish(p_run);
  if run.id is null then
    return nothing || jsonb_build_object('status', 'incomplete');
  end if;
  if not private.owns_run(run, asked.user_id, asked.guest_id) then
    return nothing || jsonb_build_object('status', 'not_yours');
  end if;
  if run.finished_at is not null then
    return run.result || jsonb_build_object('status', 'repeated');
  end if;
  if not coalesce(private.is_complete(run, asked), false) then
    return nothing || jsonb_build_object('status', 'incomplete');
  end if;

  run.right_first := coalesce(asked.right_first, 0);
  run.right_second := coalesce(asked.right_second, 0);
  run.points := coalesce(asked.points, 0);
  run.passed := asked.passed;
  run.total_time := asked.total_time;
  if run.mode = 'challenge' then
    too_fast := private.is_too_fast(run, p_run -> 'pace');
    run.passed := coalesce(asked.passed, false) and not too_fast;
    run.points := case when too_fast then 0 else run.points end;
    run.total_time := least(3600, greatest(1, coalesce(
      asked.total_time, extract(epoch from private.answered_at(run) - run.started_at)::int
    )));
  end if;
  run.finished_at := now();
  if run.user_id is not null then
    run.in_full := private.counts_in_full(run, run.user_id, now());
    if not run.in_full then
      run.points := least(run.points, private.day_points_left(run.user_id, now()));
    end if;
  end if;
  run.result := private.settle_run(run, unlock_before) || jsonb_build_object('too_fast', too_fast);

  update public.runs
  set finished_at = run.finished_at,
      right_first = run.right_first,
      right_second = run.right_second,
      points = run.points,
      total_time = run.total_time,
      passed = run.passed,
      in_full = run.in_full,
      result = run.result
  where id = run.id;
  return run.result || jsonb_build_object('status', 'counted');
end;
$$;

comment on function public.finish_run(jsonb) is
  'Finishes a run once per id and gives what it earned, in one transaction. {status: counted | repeated | not_yours | incomplete | unknown_user, points, total_score, unlock_before, unlock_after, level_done, total_time, best_time, too_fast}; all but points, total_time and too_fast are null for a guest. A challenge that was too fast for its `pace` gives nothing and passes no level.';

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
    run.in_full := run.finished_at is not null and private.counts_in_full(run, p_user, run.finished_at);
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
  with played as (
    select id, points, finished_at,
      date_trunc('day', finished_at at time zone 'Asia/Ho_Chi_Minh') as day,
      date_trunc('week', finished_at at time zone 'Asia/Ho_Chi_Minh') as week,
      coalesce(mode = 'challenge' and passed, false)
        and row_number() over (
          partition by activity, level, coalesce(mode = 'challenge' and passed, false) order by finished_at, id
        ) = 1 as is_first
    from public.runs
    where guest_id = p_guest and finished_at is not null
  ), by_day as (
    select *, is_first and row_number() over (partition by day, is_first order by finished_at, id) <= 10 as is_of_day
    from played
  ), judged as (
    select points, day,
      is_of_day and row_number() over (partition by week, is_of_day order by finished_at, id) <= 40 as in_full
    from by_day
  )
  select coalesce(sum(case when in_full then given else least(given, 600) end), 0)::int
  from (select day, in_full, sum(points) as given from judged group by day, in_full) as days;
$$;

comment on function public.guest_points(uuid) is
  'What a new profile would get from what a guest played: the points, under the allowances of days and weeks.';

grant execute on function private.has_first_passes_left(uuid, timestamptz) to service_role;
grant execute on function private.counts_in_full(public.runs, uuid, timestamptz) to service_role;
