-- First tries by skill, as the server marked them, and whether the skills have learned of them. A run of games has none.
alter table public.runs
  add column tries jsonb,
  add column learned boolean not null default false,
  -- A review asks up to fifteen questions.
  drop constraint runs_right_range,
  drop constraint runs_points_range,
  add constraint runs_right_range check (
    right_first >= 0 and right_second >= 0
    and right_first + right_second <= case when activity = 'review' then 15 else 10 end
  ),
  add constraint runs_points_range check (
    points between 0 and case when activity = 'review' then 170 else 120 end
  ),
  add constraint runs_tries_form check (jsonb_typeof(tries) = 'array' and octet_length(tries::text) <= 4000);

comment on column public.runs.tries is '[{"skill": id, "tries": letters as in skill_progress.tries}].';

create index runs_to_learn on public.runs (user_id, finished_at) where tries is not null and not learned;

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
  return run;
end;
$$;

create function public.learn_runs(p_user uuid, p_runs uuid[], p_progress jsonb)
returns text
language plpgsql
set search_path = ''
as $$
begin
  -- One at a time for a pupil; what was read before another learned the same runs is not written.
  perform from public.users where id = p_user for update;
  if cardinality(p_runs) <> (
    select count(*)
    from public.runs
    where id = any (p_runs) and user_id = p_user and finished_at is not null and tries is not null and not learned
  ) then
    return 'late';
  end if;
  update public.runs set learned = true where id = any (p_runs);

  insert into public.skill_progress as progress (user_id, skill_id, state, tries, strong_since, due_at, card)
  select p_user, row.skill_id, row.state, row.tries, row.strong_since, row.due_at, row.card
  from jsonb_to_recordset(p_progress) as row (
    skill_id text, state text, tries text, strong_since date, due_at timestamptz, card jsonb
  )
  on conflict (user_id, skill_id) do update
  set state = excluded.state,
      tries = excluded.tries,
      strong_since = excluded.strong_since,
      due_at = excluded.due_at,
      card = excluded.card;
  return 'learned';
end;
$$;

comment on function public.learn_runs(uuid, uuid[], jsonb) is
  'Writes what finished runs brought in their skills, each run once: learned, or late when one of them was learned meanwhile.';

grant execute on function private.keep_skill_state() to service_role;
grant execute on function public.learn_runs(uuid, uuid[], jsonb) to service_role;
