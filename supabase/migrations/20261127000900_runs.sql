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
  -- First tries by skill, as the server marked them; null for games.
  tries jsonb,
  -- Whether public.learn_runs has taken the tries in.
  learned boolean not null default false,
  in_full boolean not null default false,
  constraint runs_one_owner check (num_nonnulls(user_id, guest_id) = 1),
  constraint runs_mode_known check (mode in ('practice', 'challenge')),
  constraint runs_activity_slug check (
    activity ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(activity) <= 60
  ),
  constraint runs_level_range check (level between 0 and 9999 and (mode = 'practice' or level >= 1)),
  constraint runs_answers_form check (
    jsonb_typeof(answers) = 'array' and octet_length(answers::text) <= 65536
  ),
  -- A review asks up to fifteen questions.
  constraint runs_right_range check (
    right_first >= 0 and right_second >= 0
    and right_first + right_second <= case when activity = 'review' then 15 else 10 end
  ),
  constraint runs_points_range check (
    points between 0 and case when activity = 'review' then 170 else 120 end
  ),
  constraint runs_total_time_range check (total_time between 1 and 3600),
  constraint runs_result_when_finished check ((finished_at is null) = (result is null)),
  constraint runs_tries_form check (jsonb_typeof(tries) = 'array' and octet_length(tries::text) <= 4000)
);

comment on table public.runs is
  'Ten questions in a row, once per run id. A challenge run is here from its start, a practice run from its end.';
comment on column public.runs.answers is
  'Challenge: [{"response": ..., "right": boolean, "at": time}] in the order of the places. Practice: as the server marked them.';
comment on column public.runs.result is 'What the first finish answered; a repeated finish answers the same.';
comment on column public.runs.tries is
  '[{"skill": id, "tries": letters as in skill_progress.tries, "items": ids of questions, one a letter, for a bank}].';
comment on column public.runs.in_full is
  'Passed a level for the first time, so that its points stand beside the 600 of the day.';

create index runs_by_user on public.runs (user_id, finished_at desc) where user_id is not null;
create index runs_by_guest on public.runs (guest_id) where guest_id is not null;
create index runs_to_learn on public.runs (user_id, finished_at) where tries is not null and not learned;
-- The time a run is as old as: its end, or its start while it has none. Pupils' and guests' are kept for different times.
create index runs_of_pupils_by_age on public.runs ((coalesce(finished_at, started_at))) where user_id is not null;
create index runs_of_guests_by_age on public.runs ((coalesce(finished_at, started_at))) where guest_id is not null;

alter table public.runs enable row level security;
revoke all on public.runs from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.runs to service_role;

-- A profile takes its runs along when it is deleted, and with them the memory of which run ids were used. A run id is
-- accepted for seven days, so the bare ids are kept a little longer than that.
create table private.spent_runs (
  id uuid primary key,
  spent_at timestamptz not null default now()
);

create index spent_runs_by_time on private.spent_runs (spent_at);

revoke all on private.spent_runs from public, anon, authenticated, service_role;
grant select, insert, delete on private.spent_runs to service_role;

create function private.keep_spent_runs()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  delete from private.spent_runs where spent_at < now() - interval '8 days';
  insert into private.spent_runs (id)
  select id from gone where finished_at > now() - interval '8 days'
  on conflict (id) do nothing;
  return null;
end;
$$;

create trigger runs_leave_their_ids
after delete on public.runs
referencing old table as gone
for each statement
execute function private.keep_spent_runs();

create function private.owns_run(p_run public.runs, p_user uuid, p_guest uuid)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(p_run.user_id = p_user, false) or coalesce(p_run.guest_id = p_guest, false);
$$;

create function public.open_run(p_id uuid, p_user uuid, p_guest uuid, p_activity text, p_level int)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  run public.runs;
begin
  if p_user is not null and not exists (select from public.users where id = p_user) then
    return jsonb_build_object('status', 'unknown_user', 'answered', 0);
  end if;

  insert into public.runs (id, user_id, guest_id, mode, activity, level, started_at)
  values (p_id, p_user, p_guest, 'challenge', p_activity, p_level, now())
  on conflict (id) do nothing;

  select * into strict run from public.runs where id = p_id;
  if not private.owns_run(run, p_user, p_guest) then
    return jsonb_build_object('status', 'not_yours', 'answered', 0);
  end if;
  return jsonb_build_object(
    'status', case when run.finished_at is null then 'open' else 'finished' end,
    'answered', jsonb_array_length(run.answers)
  );
end;
$$;

comment on function public.open_run(uuid, uuid, uuid, text, int) is
  'Opens a challenge run for one owner, a pupil or a guest. {status: open | finished | not_yours | unknown_user, answered}.';

-- The database's clock says when each answer of a challenge came: how long a challenge took is told by its last answer, not
-- by when a slow network brought its end. The time is taken once the run's row is held: of answers that are sent at once none
-- is written before the one it follows, so that a time before the last one means a clock that was set back, and nothing else.
create function private.record_answer(
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

comment on function private.record_answer(uuid, uuid, uuid, int, jsonb, boolean) is
  'Takes the answer at the next place (0 to 9) of an open challenge run; a repeat gets the stored verdict. {status: recorded | repeated | out_of_order | finished | not_yours | unknown, right}.';

-- What is written while a run is played is written for the pupil of a session; asking for the session beforehand would cost
-- another round to the database. A caller that names none is the server's own.
create function public.record_answer(
  p_run uuid, p_user uuid, p_guest uuid, p_place int, p_response jsonb, p_right boolean, p_session uuid default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if p_user is not null and p_session is not null and not private.holds_session(p_user, p_session) then
    return jsonb_build_object('status', 'not_yours', 'right', null);
  end if;
  return private.record_answer(p_run, p_user, p_guest, p_place, p_response, p_right);
end;
$$;

comment on function public.record_answer(uuid, uuid, uuid, int, jsonb, boolean, uuid) is
  'Writes one answer of a challenge, once (private.record_answer). p_session is that of the pupil: not_yours when it is not good any more.';

create function private.answered_at(p_run public.runs)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select coalesce((p_run.answers -> 9 ->> 'at')::timestamptz, p_run.finished_at, now());
$$;

comment on function private.answered_at(public.runs) is 'When the tenth answer of a challenge came.';

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

-- Whoever answers without end, by chance or by a program, gets no more than 600 points a day, in practice and in challenges
-- together. Only passing a level for the first time counts beside them.
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

-- A practice run arrives whole; a challenge run must have been opened and answered ten times. A challenge during which the
-- clock was set back counts with the par time, which is no gain on a board; one second would be the best of all, or too fast
-- for any points.
create function private.run_to_finish(p_run jsonb)
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

create function private.finish_run(p_run jsonb)
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

comment on function private.finish_run(jsonb) is
  'Finishes a run once per id and gives what it earned, in one transaction. {status: counted | repeated | not_yours | incomplete | unknown_user, points, total_score, unlock_before, unlock_after, level_done, total_time, best_time, too_fast}; all but points, total_time and too_fast are null for a guest. A challenge that was too fast for its `pace` gives nothing and passes no level.';

create function public.finish_run(p_run jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if p_run ->> 'session' is not null
    and not private.holds_session((p_run ->> 'user_id')::uuid, (p_run ->> 'session')::uuid)
    and exists (select from public.users where id = (p_run ->> 'user_id')::uuid)
  then
    return jsonb_build_object(
      'status', 'session_ended', 'points', 0, 'total_score', null, 'unlock_before', null, 'unlock_after', null,
      'level_done', null, 'total_time', null, 'best_time', null, 'too_fast', false
    );
  end if;
  return private.finish_run(p_run);
end;
$$;

comment on function public.finish_run(jsonb) is
  'Ends a run with its points, level and history, once (private.finish_run). `session` is that of the pupil: session_ended when it is not good any more.';

create function public.claim_guest_runs(p_guest uuid, p_user uuid)
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

comment on function public.claim_guest_runs(uuid, uuid) is
  'Moves what a guest played to a pupil, each run once, under the same daily allowance. {runs, points, total_score, unlock_after}.';

create function public.guest_points(p_guest uuid)
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

grant execute on function
  private.owns_run(public.runs, uuid, uuid),
  public.open_run(uuid, uuid, uuid, text, int),
  private.record_answer(uuid, uuid, uuid, int, jsonb, boolean),
  public.record_answer(uuid, uuid, uuid, int, jsonb, boolean, uuid),
  private.answered_at(public.runs),
  private.answer_gaps(public.runs),
  private.is_clock_set_back(public.runs),
  private.is_too_fast(public.runs, jsonb),
  private.is_first_pass(public.runs, uuid),
  private.has_first_passes_left(uuid, timestamptz),
  private.counts_in_full(public.runs, uuid, timestamptz),
  private.day_points_left(uuid, timestamptz),
  private.run_to_finish(jsonb),
  private.is_complete(public.runs, public.runs),
  private.settle_run(public.runs, text),
  private.finish_run(jsonb),
  public.finish_run(jsonb),
  public.claim_guest_runs(uuid, uuid),
  public.guest_points(uuid)
to service_role;
