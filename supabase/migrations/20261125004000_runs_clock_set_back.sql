-- A challenge whose last answer came before its start was played while the clock was set back. What was not measured
-- counts as the par time, which is no gain on a board; one second would be the best of all, or too fast for any points.
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
  if run.mode = 'challenge' and private.answered_at(run) < run.started_at then
    run.started_at := private.answered_at(run) - interval '135 seconds';
  end if;
  return run;
end;
$$;
