-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.runs (
  id uuid not null,
  user_id uuid,
  guest_id uuid,
  mode text not null,
  activity text not null,
  level integer not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  answers jsonb not null default '[]'::jsonb,
  right_first integer not null default 0,
  right_second integer not null default 0,
  points integer not null default 0,
  total_time integer,
  passed boolean,
  result jsonb,
  tries jsonb,
  learned boolean not null default false,
  in_full boolean not null default false,
  recipe jsonb,
  constraint runs_pkey PRIMARY KEY (id),
  constraint runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  constraint runs_activity_slug CHECK (activity ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND char_length(activity) <= 60),
  constraint runs_answers_form CHECK (jsonb_typeof(answers) = 'array'::text AND octet_length(answers::text) <= 65536),
  constraint runs_level_range CHECK (level >= 0 AND level <= 9999 AND (mode = 'practice'::text OR level >= 1)),
  constraint runs_mode_known CHECK (mode = ANY (ARRAY['practice'::text, 'challenge'::text])),
  constraint runs_one_owner CHECK (num_nonnulls(user_id, guest_id) = 1),
  constraint runs_points_range CHECK (points >= 0 AND points <=
CASE
    WHEN activity ~~ 'set-%'::text THEN 220
    WHEN activity = 'review'::text THEN 170
    ELSE 120
END),
  constraint runs_recipe_form CHECK (jsonb_typeof(recipe) = 'object'::text AND octet_length(recipe::text) <= 8000),
  constraint runs_result_when_finished CHECK ((finished_at IS NULL) = (result IS NULL)),
  constraint runs_right_range CHECK (right_first >= 0 AND right_second >= 0 AND (right_first + right_second) <=
CASE
    WHEN activity ~~ 'set-%'::text THEN 20
    WHEN activity = 'review'::text THEN 15
    ELSE 10
END),
  constraint runs_total_time_range CHECK (total_time >= 1 AND total_time <= 3600),
  constraint runs_tries_form CHECK (jsonb_typeof(tries) = 'array'::text AND octet_length(tries::text) <= 4000)
);

comment on table public.runs is 'Ten questions in a row, once per run id. A challenge run is here from its start, a practice run from its end.';
comment on column public.runs.answers is 'Challenge: [{"response": ..., "right": boolean, "at": time}] in the order of the places. Practice: as the server marked them.';
comment on column public.runs.result is 'What the first finish answered; a repeated finish answers the same.';
comment on column public.runs.tries is '[{"skill": id, "tries": letters as in skill_progress.tries, "items": ids of questions, one a letter, for a bank}].';
comment on column public.runs.in_full is 'Passed a level for the first time, so that its points stand beside the 600 of the day.';
comment on column public.runs.recipe is 'What its questions were made of, beside its id, so that they can be made again: {ref, items, tries}. Kept for pupils of classes.';

CREATE INDEX runs_by_guest ON public.runs USING btree (guest_id) WHERE guest_id IS NOT NULL;
CREATE INDEX runs_by_user ON public.runs USING btree (user_id, finished_at DESC) WHERE user_id IS NOT NULL;
CREATE INDEX runs_of_guests_by_age ON public.runs USING btree (COALESCE(finished_at, started_at)) WHERE guest_id IS NOT NULL;
CREATE INDEX runs_of_pupils_by_age ON public.runs USING btree (COALESCE(finished_at, started_at)) WHERE user_id IS NOT NULL;
CREATE INDEX runs_to_learn ON public.runs USING btree (user_id, finished_at) WHERE tries IS NOT NULL AND NOT learned;

CREATE TRIGGER ended_runs_turn_pieces AFTER UPDATE OF finished_at, user_id ON public.runs FOR EACH ROW WHEN (new.finished_at IS NOT NULL AND new.user_id IS NOT NULL AND (old.finished_at IS NULL OR old.user_id IS DISTINCT FROM new.user_id)) EXECUTE FUNCTION private.turn_piece();
CREATE TRIGGER runs_come_to_weeks AFTER INSERT ON public.runs FOR EACH ROW WHEN (new.user_id IS NOT NULL AND new.finished_at IS NOT NULL) EXECUTE FUNCTION private.keep_week_totals();
CREATE TRIGGER runs_leave_their_ids AFTER DELETE ON public.runs REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.keep_spent_runs();
CREATE TRIGGER runs_leave_weeks AFTER DELETE ON public.runs FOR EACH ROW WHEN (old.user_id IS NOT NULL AND old.finished_at > (now() - '50 days'::interval)) EXECUTE FUNCTION private.keep_week_totals();
CREATE TRIGGER runs_move_in_weeks AFTER UPDATE OF user_id, finished_at, points ON public.runs FOR EACH ROW WHEN (old.user_id IS DISTINCT FROM new.user_id OR old.finished_at IS DISTINCT FROM new.finished_at OR old.points IS DISTINCT FROM new.points) EXECUTE FUNCTION private.keep_week_totals();
CREATE TRIGGER runs_turn_pieces AFTER INSERT ON public.runs FOR EACH ROW WHEN (new.finished_at IS NOT NULL AND new.user_id IS NOT NULL) EXECUTE FUNCTION private.turn_piece();

alter table public.runs enable row level security;

grant delete, insert, select, update on public.runs to service_role;

create table private.spent_runs (
  id uuid not null,
  spent_at timestamp with time zone not null default now(),
  constraint spent_runs_pkey PRIMARY KEY (id)
);

CREATE INDEX spent_runs_by_time ON private.spent_runs USING btree (spent_at);

grant delete, insert, select on private.spent_runs to service_role;

CREATE OR REPLACE FUNCTION private.keep_spent_runs()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from private.spent_runs where spent_at < now() - interval '8 days';
  insert into private.spent_runs (id)
  select id from gone where finished_at > now() - interval '8 days'
  on conflict (id) do nothing;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.owns_run(p_run public.runs, p_user uuid, p_guest uuid)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(p_run.user_id = p_user, false) or coalesce(p_run.guest_id = p_guest, false);
$function$;

grant execute on function private.owns_run(public.runs,uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.open_run(p_id uuid, p_user uuid, p_guest uuid, p_activity text, p_level integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

comment on function public.open_run(uuid,uuid,uuid,text,integer) is 'Opens a challenge run for one owner, a pupil or a guest. {status: open | finished | not_yours | unknown_user, answered}.';

grant execute on function public.open_run(uuid,uuid,uuid,text,integer) to service_role;

CREATE OR REPLACE FUNCTION private.record_answer(p_run uuid, p_user uuid, p_guest uuid, p_place integer, p_response jsonb, p_right boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

comment on function private.record_answer(uuid,uuid,uuid,integer,jsonb,boolean) is 'Takes the answer at the next place (0 to 9) of an open challenge run; a repeat gets the stored verdict. {status: recorded | repeated | out_of_order | finished | not_yours | unknown, right}.';

grant execute on function private.record_answer(uuid,uuid,uuid,integer,jsonb,boolean) to service_role;

CREATE OR REPLACE FUNCTION public.record_answer(p_run uuid, p_user uuid, p_guest uuid, p_place integer, p_response jsonb, p_right boolean, p_session uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if p_user is not null and p_session is not null and not private.holds_session(p_user, p_session) then
    return jsonb_build_object('status', 'not_yours', 'right', null);
  end if;
  return private.record_answer(p_run, p_user, p_guest, p_place, p_response, p_right);
end;
$function$;

comment on function public.record_answer(uuid,uuid,uuid,integer,jsonb,boolean,uuid) is 'Writes one answer of a challenge, once (private.record_answer). p_session is that of the pupil: not_yours when it is not good any more.';

grant execute on function public.record_answer(uuid,uuid,uuid,integer,jsonb,boolean,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.answered_at(p_run public.runs)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce((p_run.answers -> 9 ->> 'at')::timestamptz, p_run.finished_at, now());
$function$;

comment on function private.answered_at(public.runs) is 'When the tenth answer of a challenge came.';

grant execute on function private.answered_at(public.runs) to service_role;

CREATE OR REPLACE FUNCTION private.answer_gaps(p_run public.runs)
 RETURNS TABLE(place integer, at timestamp with time zone, gap double precision, own double precision)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

comment on function private.answer_gaps(public.runs) is 'For each answer of a challenge the seconds since the one before, or since its start, and how many of them no other challenge of the player took.';

grant execute on function private.answer_gaps(public.runs) to service_role;

CREATE OR REPLACE FUNCTION private.is_clock_set_back(p_run public.runs)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.answered_at(p_run) < p_run.started_at
    or coalesce((select bool_or(gap < 0) from private.answer_gaps(p_run)), false);
$function$;

grant execute on function private.is_clock_set_back(public.runs) to service_role;

CREATE OR REPLACE FUNCTION private.is_too_fast(p_run public.runs, p_pace jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

comment on function private.is_too_fast(public.runs,jsonb) is 'Whether a challenge was answered faster than its questions can be read, or to a beat no hand keeps. p_pace: {least_seconds: of all ten, shortest_seconds: of each, or null where the rhythm is not judged}. The caller holds the row of its owner.';

grant execute on function private.is_too_fast(public.runs,jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.is_first_pass(p_run public.runs, p_user uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select p_run.mode = 'challenge'
    and coalesce(p_run.passed, false)
    and not exists (
      select from public.user_levels
      where user_id = p_user and level_id = p_run.level and level_name = p_run.activity and status = 'done'
    );
$function$;

grant execute on function private.is_first_pass(public.runs,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.has_first_passes_left(p_user uuid, p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select count(*) < 38
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
$function$;

comment on function private.has_first_passes_left(uuid,timestamp with time zone) is 'Whether one more level passed for the first time at that moment gives its points beside the 600; days and weeks are Vietnam''s.';

grant execute on function private.has_first_passes_left(uuid,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.counts_in_full(p_run public.runs, p_user uuid, p_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.is_first_pass(p_run, p_user) and private.has_first_passes_left(p_user, p_at);
$function$;

grant execute on function private.counts_in_full(public.runs,uuid,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.day_points_left(p_user uuid, p_at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select greatest(0, 600 - coalesce(sum(points), 0))::int
  from public.runs
  where user_id = p_user
    and not in_full
    and finished_at >= date_trunc('day', p_at at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh'
    and finished_at < (date_trunc('day', p_at at time zone 'Asia/Ho_Chi_Minh') + interval '1 day')
      at time zone 'Asia/Ho_Chi_Minh';
$function$;

comment on function private.day_points_left(uuid,timestamp with time zone) is 'What is left of the 600 points of a pupil''s day; the day is Vietnam''s.';

grant execute on function private.day_points_left(uuid,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.run_to_finish(p_run jsonb)
 RETURNS public.runs
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

grant execute on function private.run_to_finish(jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.is_complete(p_run public.runs, p_asked public.runs)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select p_run.mode = p_asked.mode
    and p_run.activity = p_asked.activity
    and p_run.level = p_asked.level
    and (
      p_run.mode = 'practice'
      or (jsonb_array_length(p_run.answers) = 10 and p_run.right_first = p_asked.right_first)
    );
$function$;

grant execute on function private.is_complete(public.runs,public.runs) to service_role;

CREATE OR REPLACE FUNCTION private.settle_run(p_run public.runs, p_unlock_before text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

grant execute on function private.settle_run(public.runs,text) to service_role;

CREATE OR REPLACE FUNCTION private.finish_run(p_run jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
    -- Last, so that runs of one class wait for each other no longer than this takes.
    perform private.turn_class_pictures(run.user_id, jsonb_array_length(run.answers));
  end if;
  return run.result || jsonb_build_object('status', 'counted');
end;
$function$;

comment on function private.finish_run(jsonb) is 'Finishes a run once per id and gives what it earned, in one transaction. {status: counted | repeated | not_yours | incomplete | unknown_user, points, total_score, unlock_before, unlock_after, level_done, total_time, best_time, too_fast}; all but points, total_time and too_fast are null for a guest. A challenge that was too fast for its `pace` gives nothing and passes no level.';

grant execute on function private.finish_run(jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.finish_run(p_run jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

comment on function public.finish_run(jsonb) is 'Ends a run with its points, level and history, once (private.finish_run). `session` is that of the pupil: session_ended when it is not good any more.';

grant execute on function public.finish_run(jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.claim_guest_runs(p_guest uuid, p_user uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

comment on function public.claim_guest_runs(uuid,uuid) is 'Moves what a guest played to a pupil, each run once, under the same daily allowance. {runs, points, total_score, unlock_after}.';

grant execute on function public.claim_guest_runs(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.guest_points(p_guest uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

comment on function public.guest_points(uuid) is 'What a new profile would get from what a guest played: the points, under the allowances of days and weeks.';

grant execute on function public.guest_points(uuid) to service_role;
