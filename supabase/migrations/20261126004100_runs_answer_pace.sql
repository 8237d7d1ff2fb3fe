-- The time of an answer is taken once the run's row is held: of answers that are sent at once none is written before the
-- one it follows, so that a time before the last one means a clock that was set back, and nothing else.
create or replace function public.record_answer(
  p_run uuid, p_user uuid, p_guest uuid, p_place int, p_response jsonb, p_right boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  run public.runs;
  answered int;
  verdict boolean;
begin
  if p_place is null or p_place not between 0 and 9 then
    raise exception 'a place is 0 to 9, not %', p_place using errcode = 'invalid_parameter_value';
  end if;

  select * into run from public.runs where id = p_run and mode = 'challenge' for update;
  if not found then
    return jsonb_build_object('status', 'unknown', 'right', null);
  end if;
  if not private.owns_run(run, p_user, p_guest) then
    return jsonb_build_object('status', 'not_yours', 'right', null);
  end if;

  answered := jsonb_array_length(run.answers);
  verdict := (run.answers -> p_place ->> 'right')::boolean;
  if run.finished_at is not null then
    return jsonb_build_object('status', 'finished', 'right', verdict);
  end if;
  if p_place < answered then
    return jsonb_build_object('status', 'repeated', 'right', verdict);
  end if;
  if p_place > answered then
    return jsonb_build_object('status', 'out_of_order', 'right', null);
  end if;

  update public.runs
  set answers = run.answers
        || jsonb_build_array(jsonb_build_object('response', p_response, 'right', p_right, 'at', clock_timestamp())),
      right_first = run.right_first + p_right::int
  where id = p_run;
  return jsonb_build_object('status', 'recorded', 'right', p_right);
end;
$$;

-- Of two challenges that are played side by side each has only the time since the last answer to either: a player has one
-- pair of eyes.
create function private.answer_gaps(p_run public.runs)
returns table (place int, at timestamptz, gap float8, own float8)
language sql
stable
set search_path = ''
as $$
  with mine as (
    select (each.place - 1)::int as place, (each.answer ->> 'at')::timestamptz as at
    from jsonb_array_elements(p_run.answers) with ordinality as each (answer, place)
  ), timed as (
    select place, at, coalesce(lag(at) over (order by place), p_run.started_at) as previous from mine
  ), others as (
    select (answer ->> 'at')::timestamptz as at
    from public.runs other, jsonb_array_elements(other.answers) answer
    where (other.user_id = p_run.user_id or other.guest_id = p_run.guest_id)
      and other.id <> p_run.id
      and other.mode = 'challenge'
      and (other.finished_at is null or other.finished_at >= p_run.started_at)
  )
  select place, at, extract(epoch from at - previous)::float8,
    greatest(0, extract(epoch from at - greatest(
      previous, (select max(others.at) from others where others.at <= timed.at)
    )))::float8
  from timed;
$$;

comment on function private.answer_gaps(public.runs) is
  'For each answer of a challenge the seconds since the one before, or since its start, and how many of them no other challenge of the player took.';

create function private.is_clock_set_back(p_run public.runs)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.answered_at(p_run) < p_run.started_at
    or coalesce((select bool_or(gap < 0) from private.answer_gaps(p_run)), false);
$$;

-- A challenge during which the clock was set back counts with the par time, as one that ends before it began.
create or replace function private.run_to_finish(p_run jsonb)
returns public.runs
language plpgsql
set search_path = ''
as $$
declare
  asked public.runs := jsonb_populate_record(null::public.runs, p_run);
  run public.runs;
begin
  if exists (select from private.spent_runs where id = asked.id) then
    return null;
  end if;
  if asked.mode = 'practice' then
    insert into public.runs (id, user_id, guest_id, mode, activity, level, started_at, answers, tries)
    values (
      asked.id, asked.user_id, asked.guest_id, asked.mode, asked.activity, asked.level,
      least(coalesce(asked.started_at, now()), now()), coalesce(asked.answers, '[]'), asked.tries
    )
    on conflict (id) do nothing;
  end if;
  select * into run from public.runs where id = asked.id for update;
  -- A challenge is here from its start; what was tried in it is known at its end.
  if run.mode = 'challenge' and run.finished_at is null
    and private.owns_run(run, asked.user_id, asked.guest_id) and asked.tries is not null
  then
    update public.runs set tries = asked.tries where id = asked.id returning * into run;
  end if;
  if run.mode = 'challenge' and private.is_clock_set_back(run) then
    run.started_at := least(run.started_at, private.answered_at(run) - interval '135 seconds');
  end if;
  return run;
end;
$$;

-- The server says how fast the questions can be read and answered (lib/play/pace.ts); where it does not, no ten are read in
-- less than 20 seconds. Whatever it says, nobody answers ten in five. Six answers of ten that came before their question
-- could be read were not read, however long the others took. No hand keeps a beat so even that the logarithms of its nine
-- pauses deviate by less than 0.02; tests/property/pace.test.ts counts how seldom that meets a child.
create function private.is_too_fast(p_run public.runs, p_pace jsonb)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  least_seconds float8 := greatest(5, coalesce((p_pace ->> 'least_seconds')::float8, 20));
  shortest jsonb := nullif(p_pace -> 'shortest_seconds', 'null');
  answers record;
begin
  select count(at) as timed, bool_or(gap < 0) as is_set_back, sum(own) as own,
    count(*) filter (where gap < (shortest ->> place)::float8) as unread,
    stddev_samp(ln(greatest(gap, 0.001))) filter (where place > 0) as spread
  into answers
  from private.answer_gaps(p_run);
  -- Begun under a version that kept no times.
  if answers.timed < 10 then
    return extract(epoch from private.answered_at(p_run) - p_run.started_at) < least_seconds;
  end if;
  if answers.is_set_back then
    return false;
  end if;
  return answers.own < least_seconds or (shortest is not null and (answers.unread >= 6 or answers.spread < 0.02));
end;
$$;

comment on function private.is_too_fast(public.runs, jsonb) is
  'Whether a challenge was answered faster than its questions can be read, or to a beat no hand keeps. p_pace: {least_seconds: of all ten, shortest_seconds: of each, or null where the rhythm is not judged}. The caller holds the row of its owner.';

drop function private.is_too_fast(public.runs);

grant execute on function private.answer_gaps(public.runs) to service_role;
grant execute on function private.is_clock_set_back(public.runs) to service_role;
grant execute on function private.is_too_fast(public.runs, jsonb) to service_role;
