create function private.forget_deleted_profiles(p_now timestamptz, p_most int)
returns int
language plpgsql
set search_path = ''
as $$
declare
  profiles int;
begin
  -- Deleted before the clock was set back.
  update public.deleted_profiles set deleted_at = p_now where deleted_at > p_now;
  delete from public.deleted_profiles
  where user_id = any (array(
    select user_id from public.deleted_profiles where deleted_at < p_now - interval '7 days'
    -- Each has up to some thousand rows.
    order by deleted_at limit greatest(1, p_most / 100)
    for update skip locked
  ));
  get diagnostics profiles = row_count;
  return profiles * 100;
end;
$$;

create or replace function public.forget_old_history(p_now timestamptz default now(), p_most int default 500)
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
  if greatest(private.forget_sessions(p_now, p_most), private.forget_deleted_profiles(p_now, p_most)) >= p_most then
    history := history || '{"status": "more"}';
  end if;
  return history;
end;
$$;

comment on function public.forget_old_history(timestamptz, int) is
  'Forgets what is too old of the history (private.forget_old_history), sessions after 365 days and deleted profiles after seven; at most p_most of each, so that it holds nobody up. {status: done | more | busy, runs, guest_runs, contacts}.';

grant execute on function private.forget_deleted_profiles(timestamptz, int) to service_role;
