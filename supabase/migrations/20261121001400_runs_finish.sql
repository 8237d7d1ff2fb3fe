create function private.practice_points_left(p_user uuid, p_at timestamptz)
returns int
language sql
stable
set search_path = ''
as $$
  select greatest(0, 600 - coalesce(sum(points), 0))::int
  from public.runs
  where user_id = p_user
    and mode = 'practice'
    and finished_at >= date_trunc('day', p_at at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh'
    and finished_at < (date_trunc('day', p_at at time zone 'Asia/Ho_Chi_Minh') + interval '1 day')
      at time zone 'Asia/Ho_Chi_Minh';
$$;

comment on function private.practice_points_left(uuid, timestamptz) is
  'What is left of the 600 practice points of a pupil''s day; the day is Vietnam''s.';

create function private.write_level(p_user uuid, p_level_id int, p_level_name text, p_passed boolean, p_time int)
returns public.user_levels
language plpgsql
set search_path = ''
as $$
declare
  written public.user_levels;
begin
  insert into public.user_levels as levels (user_id, level_id, level_name, status, total_time, updated_at)
  values (p_user, p_level_id, p_level_name, case when p_passed then 'done' else 'playing' end, p_time, now())
  on conflict (user_id, level_id, level_name) do update
  set status = excluded.status, total_time = excluded.total_time, updated_at = excluded.updated_at
  returning * into written;
  return written;
end;
$$;

create function private.give_points(p_user uuid, p_points int)
returns public.users
language plpgsql
set search_path = ''
as $$
declare
  pupil public.users;
begin
  update public.users
  set total_score = total_score + p_points,
      unlock_animal = case
        when private.animal_place(public.animal_step(total_score + p_points)) > private.animal_place(unlock_animal)
          then public.animal_step(total_score + p_points)
        else unlock_animal
      end
  where id = p_user
  returning * into pupil;
  return pupil;
end;
$$;

-- Everything a finish gives to its owner; the caller holds the row of the run and of the pupil.
create function private.settle_run(p_run public.runs, p_unlock_before text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  pupil public.users;
  level public.user_levels;
begin
  if p_run.user_id is not null then
    pupil := private.give_points(p_run.user_id, p_run.points);
    if p_run.mode = 'challenge' then
      level := private.write_level(p_run.user_id, p_run.level, p_run.activity, p_run.passed, p_run.total_time);
    end if;
  end if;
  return jsonb_build_object(
    'points', p_run.points,
    'total_score', pupil.total_score,
    'unlock_before', p_unlock_before,
    'unlock_after', pupil.unlock_animal,
    'level_done', level.status = 'done',
    'total_time', p_run.total_time,
    'best_time', case when level.status = 'done' then level.total_time end
  );
end;
$$;

-- A practice run arrives whole; a challenge run must have been opened and answered ten times.
create function private.run_to_finish(p_run jsonb)
returns public.runs
language plpgsql
set search_path = ''
as $$
declare
  asked public.runs := jsonb_populate_record(null::public.runs, p_run);
  run public.runs;
begin
  if asked.mode = 'practice' then
    insert into public.runs (id, user_id, guest_id, mode, activity, level, started_at, answers)
    values (
      asked.id, asked.user_id, asked.guest_id, asked.mode, asked.activity, asked.level,
      least(coalesce(asked.started_at, now()), now()), coalesce(asked.answers, '[]')
    )
    on conflict (id) do nothing;
  end if;
  select * into run from public.runs where id = asked.id for update;
  return run;
end;
$$;

create function private.is_complete(p_run public.runs, p_asked public.runs)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_run.mode = p_asked.mode
    and p_run.activity = p_asked.activity
    and p_run.level = p_asked.level
    and (
      p_run.mode = 'practice'
      or (jsonb_array_length(p_run.answers) = 10 and p_run.right_first = p_asked.right_first)
    );
$$;

create function public.finish_run(p_run jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  asked public.runs := jsonb_populate_record(null::public.runs, p_run);
  run public.runs;
  unlock_before text;
  nothing constant jsonb := jsonb_build_object(
    'points', 0, 'total_score', null, 'unlock_before', null, 'unlock_after', null, 'level_done', null, 'total_time', null,
    'best_time', null
  );
begin
  if num_nonnulls(asked.user_id, asked.guest_id) <> 1 then
    raise exception 'a run is finished by a pupil or by a guest' using errcode = 'invalid_parameter_value';
  end if;

  -- The pupil's row is locked first, so that two finishes of one pupil share one daily allowance.
  if asked.user_id is not null then
    select unlock_animal into unlock_before from public.users where id = asked.user_id for update;
    if not found then
      return nothing || jsonb_build_object('status', 'unknown_user');
    end if;
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

  run.finished_at := now();
  run.right_first := coalesce(asked.right_first, 0);
  run.right_second := coalesce(asked.right_second, 0);
  run.points := coalesce(asked.points, 0);
  run.passed := asked.passed;
  run.total_time := asked.total_time;
  if run.mode = 'challenge' then
    run.passed := coalesce(asked.passed, false);
    run.total_time := least(3600, greatest(1, coalesce(
      asked.total_time, extract(epoch from now() - run.started_at)::int
    )));
  elsif run.user_id is not null then
    run.points := least(run.points, private.practice_points_left(run.user_id, now()));
  end if;
  run.result := private.settle_run(run, unlock_before);

  update public.runs
  set finished_at = run.finished_at,
      right_first = run.right_first,
      right_second = run.right_second,
      points = run.points,
      total_time = run.total_time,
      passed = run.passed,
      result = run.result
  where id = run.id;
  return run.result || jsonb_build_object('status', 'counted');
end;
$$;

comment on function public.finish_run(jsonb) is
  'Finishes a run once per id and gives what it earned, in one transaction. {status: counted | repeated | not_yours | incomplete | unknown_user, points, total_score, unlock_before, unlock_after, level_done, best_time}; all but points and total_time are null for a guest.';

grant execute on function private.practice_points_left(uuid, timestamptz) to service_role;
grant execute on function private.write_level(uuid, int, text, boolean, int) to service_role;
grant execute on function private.give_points(uuid, int) to service_role;
grant execute on function private.settle_run(public.runs, text) to service_role;
grant execute on function private.run_to_finish(jsonb) to service_role;
grant execute on function private.is_complete(public.runs, public.runs) to service_role;
grant execute on function public.finish_run(jsonb) to service_role;
