-- Given work that was played without a network is on time by when it was played, not by when it was sent.

drop function private.keep_result(public.runs, uuid, text);

create function private.keep_result(
  p_run public.runs, p_assignment uuid, p_rights text, p_played_at timestamptz
) returns void
language sql set search_path = '' as $$
  insert into public.assignment_results as kept (
    assignment_id, class_id, user_id, run_id, finished_at, seconds, rights, answers, best
  )
  select
    work.id, work.class_id, p_run.user_id, p_run.id, least(p_run.finished_at, greatest(p_run.started_at, coalesce(p_played_at, p_run.finished_at))), private.seconds_of_run(p_run), p_rights,
    p_run.answers, char_length(replace(p_rights, '0', ''))
  from public.assignments as work
  join public.class_pupils as sitting on sitting.class_id = work.class_id and sitting.user_id = p_run.user_id
  where work.id = p_assignment and (work.seats is null or sitting.number = any (work.seats))
    and char_length(p_rights) = work.questions
  on conflict (assignment_id, user_id) do update
  set tries = kept.tries + 1, best = greatest(kept.best, excluded.best);
$$;

comment on function private.keep_result(public.runs, uuid, text, timestamptz) is
  'Keeps the end of a run as the result of an assignment: the first of a pupil in full, of another that it was and whether it was the best. What was taken back meanwhile counts as well. It is of the moment it was played, as the browser says, between its start and now; null is now.';

create or replace function private.finish_run(p_run jsonb)
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
      result = run.result,
      recipe = case
        when exists (select from public.class_pupils where user_id = run.user_id) then p_run -> 'recipe'
      end
  where id = run.id;
  if run.user_id is not null then
    perform private.count_mistakes(run.user_id, run.finished_at, p_run -> 'mistakes')
    where jsonb_array_length(nullif(p_run -> 'mistakes', 'null')) > 0;
    perform private.keep_result(
      run, (p_run ->> 'assignment')::uuid, p_run ->> 'rights', (p_run ->> 'played_at')::timestamptz
    )
    where p_run ->> 'assignment' is not null;
  end if;
  return run.result || jsonb_build_object('status', 'counted');
end;
$$;

revoke all on function private.keep_result(public.runs, uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function private.keep_result(public.runs, uuid, text, timestamptz) to service_role;
