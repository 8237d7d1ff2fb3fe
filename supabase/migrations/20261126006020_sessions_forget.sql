alter function public.forget_old_history(timestamptz, int) set schema private;

create function private.forget_sessions(p_now timestamptz, p_most int)
returns int
language plpgsql
set search_path = ''
as $$
declare
  sessions int;
begin
  delete from public.pupil_sessions
  where id = any (array(
    select id from public.pupil_sessions where started_at < p_now - interval '365 days' order by started_at limit p_most
    for update skip locked
  ));
  get diagnostics sessions = row_count;
  return sessions;
end;
$$;

create function public.forget_old_history(p_now timestamptz default now(), p_most int default 500)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  history jsonb := private.forget_old_history(p_now, p_most);
begin
  -- Somebody else is at it.
  if history ->> 'status' = 'busy' then
    return history;
  end if;
  if private.forget_sessions(p_now, p_most) >= p_most then
    history := history || '{"status": "more"}';
  end if;
  return history;
end;
$$;

comment on function public.forget_old_history(timestamptz, int) is
  'Forgets what is too old of the history (private.forget_old_history) and sessions after 365 days; at most p_most of each, so that it holds nobody up. {status: done | more | busy, runs, guest_runs, contacts}.';

grant execute on function private.forget_sessions(timestamptz, int) to service_role;
grant execute on function public.forget_old_history(timestamptz, int) to service_role;
