-- Named mistakes, counted at the end of a run, and what the questions of a run were made of.

alter table public.runs add column recipe jsonb
  constraint runs_recipe_form check (jsonb_typeof(recipe) = 'object' and octet_length(recipe::text) <= 8000);
comment on column public.runs.recipe is 'What its questions were made of, beside its id, so that they can be made again: {ref, items, tries}. Kept for pupils of classes.';

create table public.pupil_mistakes (
  user_id uuid not null references public.users (id) on delete cascade,
  day date not null,
  skill_id text not null constraint pupil_mistakes_skill_slug
    check (skill_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(skill_id) <= 60),
  code text not null constraint pupil_mistakes_code_form check (code ~ '^[A-Z0-9/-]{0,20}$'),
  times smallint not null constraint pupil_mistakes_times_positive check (times >= 1),
  first_at timestamptz not null,
  sample jsonb not null constraint pupil_mistakes_sample_form
    check (jsonb_typeof(sample) = 'object' and octet_length(sample::text) <= 2400),
  primary key (user_id, day, skill_id, code)
);
comment on table public.pupil_mistakes is 'How often a pupil made which mistake in a skill on a day, by the server''s marking of first answers; kept for ninety days.';
comment on column public.pupil_mistakes.code is 'The mistake''s name (lib/questions/mistake-code.ts); empty for one without.';
comment on column public.pupil_mistakes.first_at is 'When it was first made that day: teachers see nothing from before a pupil joined.';
comment on column public.pupil_mistakes.sample is 'The last wrong answer: {prompt, given, right}, as they are read.';

create index pupil_mistakes_by_day on public.pupil_mistakes (day);
alter table public.pupil_mistakes enable row level security;
revoke all on public.pupil_mistakes from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.pupil_mistakes to service_role;

create function private.count_mistakes(p_user uuid, p_at timestamptz, p_mistakes jsonb) returns void
language sql set search_path = '' as $$
  insert into public.pupil_mistakes as known (user_id, day, skill_id, code, times, first_at, sample)
  select
    p_user, private.vietnam_day(p_at), made.skill, made.code, count(*), p_at,
    (array_agg(made.sample order by made.place desc))[1]
  from rows from (
    jsonb_to_recordset(p_mistakes) as (skill text, code text, sample jsonb)
  ) with ordinality as made (skill, code, sample, place)
  group by made.skill, made.code
  on conflict (user_id, day, skill_id, code) do update
  set times = least(1000, known.times + excluded.times), sample = excluded.sample;
$$;

create function public.mistakes_of_class(p_teacher uuid, p_class uuid, p_since date)
returns table (number smallint, skill_id text, code text, times integer, days integer, last_day date, sample jsonb)
language sql stable set search_path = '' as $$
  select
    sitting.number, made.skill_id, made.code, sum(made.times)::int, count(*)::int, max(made.day),
    (array_agg(made.sample order by made.day desc))[1]
  from public.class_pupils as sitting
  join public.pupil_mistakes as made on made.user_id = sitting.user_id
  where sitting.class_id = p_class and private.teaches(p_teacher, p_class)
    and made.day >= p_since and made.first_at >= sitting.joined_at
  group by sitting.number, made.skill_id, made.code
  order by sitting.number, made.skill_id, made.code;
$$;
comment on function public.mistakes_of_class is 'The mistakes the pupils of a class have made since a day and since they joined, with the last wrong answer of each.';

create function public.forget_old_mistakes(p_now timestamptz default now(), p_most integer default 5000) returns integer
language plpgsql set search_path = '' as $$
declare
  forgotten int;
begin
  with old as materialized (
    select user_id, day, skill_id, code from public.pupil_mistakes
    where day < private.vietnam_day(p_now) - 90
    order by day
    limit p_most
    for update skip locked
  )
  delete from public.pupil_mistakes as made using old
  where (made.user_id, made.day, made.skill_id, made.code) = (old.user_id, old.day, old.skill_id, old.code);
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$$;
comment on function public.forget_old_mistakes is 'Deletes mistakes after ninety days, at most p_most rows, and says how many that were.';

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
    perform private.keep_result(run, (p_run ->> 'assignment')::uuid, p_run ->> 'rights')
    where p_run ->> 'assignment' is not null;
  end if;
  return run.result || jsonb_build_object('status', 'counted');
end;
$$;

create or replace function private.profile_tables()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    'hidden_pupils', 'user_levels', 'skill_progress', 'runs', 'run_sums', 'picture_locks', 'proven_browsers', 'class_pupils',
    'assignment_results', 'pupil_mistakes'
  ];
$$;

comment on function private.profile_tables() is
  'The tables a deleted profile comes back from, beside users. What triggers keep (level_totals, week_totals) they keep again; sessions have ended.';

create or replace function private.drop_lost_seats(p_user uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  dropped boolean;
begin
  -- Nobody sits down on them meanwhile.
  perform from public.class_seats as seat
  where (seat.class_id, seat.number) in (
    select (content ->> 'class_id')::uuid, (content ->> 'number')::smallint
    from private.deleted_rows where user_id = p_user and table_name = 'class_pupils'
  )
  order by seat.class_id, seat.number
  for update;
  delete from private.deleted_rows as kept
  where kept.user_id = p_user and kept.table_name = 'class_pupils' and not exists (
    select from public.class_seats as seat join public.classes as own on own.id = seat.class_id
    where seat.class_id = (kept.content ->> 'class_id')::uuid and seat.number = (kept.content ->> 'number')::smallint
      and own.closed_at is null
      and not exists (
        select from public.class_pupils as sitting
        where (sitting.class_id, sitting.number) = (seat.class_id, seat.number)
      )
  );
  dropped := found;
  delete from private.deleted_rows as kept
  where kept.user_id = p_user and kept.table_name = 'assignment_results' and (
    not exists (
      select from private.deleted_rows as seat
      where seat.user_id = p_user and seat.table_name = 'class_pupils'
        and seat.content -> 'class_id' = kept.content -> 'class_id'
    )
    or not exists (select from public.assignments where id = (kept.content ->> 'assignment_id')::uuid)
  );
  return dropped;
end;
$$;

create or replace function private.schedule_forgetting()
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  schedule regprocedure;
begin
  -- Where it is there but not for this user, nothing is scheduled either; that is no reason not to start.
  if not exists (select from pg_namespace where nspname = 'cron' and has_schema_privilege(oid, 'usage')) then
    return false;
  end if;
  schedule := to_regprocedure('cron.schedule(text, text, text)');
  if not coalesce(has_function_privilege(schedule, 'execute'), false) then
    return false;
  end if;
  -- Every five minutes between one and three at night in Việt Nam: in small pieces, while hardly anybody plays.
  execute 'select cron.schedule($1, $2, $3)'
  using
    'forget-old-history', '*/5 18-19 * * *',
    'select public.forget_old_history(now(), 5000), public.forget_old_weeks(now(), 5000), public.forget_closed_classes(now(), 5000), public.forget_old_mistakes(now(), 5000)';
  execute 'select cron.schedule($1, $2, $3)'
  using 'forget-old-accounts', '7 20 * * *', 'select private.forget_old_accounts()';
  return true;
end;
$$;

comment on function private.schedule_forgetting() is
  'Lets pg_cron run forget_old_history, forget_old_weeks, forget_closed_classes, forget_old_mistakes and forget_old_accounts every night; false where pg_cron is not switched on or not for this user. Calling it again changes nothing.';

revoke all on function
  private.count_mistakes(uuid, timestamptz, jsonb),
  public.mistakes_of_class(uuid, uuid, date),
  public.forget_old_mistakes(timestamptz, int)
from public, anon, authenticated;
grant execute on function
  private.count_mistakes(uuid, timestamptz, jsonb),
  public.mistakes_of_class(uuid, uuid, date),
  public.forget_old_mistakes(timestamptz, int)
to service_role;

select private.schedule_forgetting();
