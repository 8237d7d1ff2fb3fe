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
