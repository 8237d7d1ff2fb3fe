create table public.pupil_sessions (
  id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  started_at timestamptz not null default now()
);

comment on table public.pupil_sessions is
  'Log-ins of pupils: one is good while its row is here. Of a session from before this table (an id of version 8) a row says that it ended.';

create index pupil_sessions_by_user on public.pupil_sessions (user_id, started_at desc);
create index pupil_sessions_by_age on public.pupil_sessions (started_at);

alter table public.pupil_sessions enable row level security;
revoke all on public.pupil_sessions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.pupil_sessions to service_role;

create function private.is_old_session(p_session uuid)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$ select substr(p_session::text, 15, 1) = '8' $$;

create function private.holds_session(p_user uuid, p_session uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case
    when private.is_old_session(p_session) then
      exists (select from public.users where id = p_user and takes_old_sessions)
      and not exists (select from public.pupil_sessions where id = p_session)
    else exists (select from public.pupil_sessions where id = p_session and user_id = p_user)
  end;
$$;

comment on function private.holds_session(uuid, uuid) is 'Whether a session is a good one of the pupil.';

create function public.pupil_of_session(p_user uuid, p_session uuid)
returns table (
  is_good boolean, id uuid, username text, avatar text, active_animal text, unlock_animal text, total_score int
)
language sql
stable
set search_path = ''
as $$
  select private.holds_session(p_user, p_session), id, username, avatar, active_animal, unlock_animal, total_score
  from public.users
  where id = p_user;
$$;

comment on function public.pupil_of_session(uuid, uuid) is
  'The pupil a session is of, and whether it is good; no row for a profile that is gone.';

-- The row of the pupil is held as long as a lock is set or changed, so that no log-in slips in beside it. Whoever logs in by
-- name again and again fills no table.
create function public.start_session(p_user uuid, p_session uuid, p_lock text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform from public.users where id = p_user for share;
  if not found or exists (select from public.picture_locks where user_id = p_user and hash is distinct from p_lock) then
    return false;
  end if;
  insert into public.pupil_sessions (id, user_id) values (p_session, p_user);
  delete from public.pupil_sessions
  where id = any (array(
    select id from public.pupil_sessions where user_id = p_user order by started_at desc, id offset 50
  ));
  return true;
end;
$$;

comment on function public.start_session(uuid, uuid, text) is
  'Logs a pupil in, of whose sessions the last fifty are kept; false when p_lock is not the hash of the lock that is set, or the pupil is gone.';

create function public.end_session(p_user uuid, p_session uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if private.is_old_session(p_session) then
    insert into public.pupil_sessions (id, user_id)
    select p_session, id from public.users where id = p_user
    on conflict (id) do nothing;
  else
    delete from public.pupil_sessions where id = p_session and user_id = p_user;
  end if;
  return found;
end;
$$;

comment on function public.end_session(uuid, uuid) is 'Ends a session for good; false when it had ended before.';

create function public.end_other_sessions(p_user uuid, p_session uuid, p_next uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform from public.users where id = p_user for no key update;
  if not private.holds_session(p_user, p_session) then
    return false;
  end if;
  delete from public.pupil_sessions where user_id = p_user;
  insert into public.pupil_sessions (id, user_id) values (p_next, p_user);
  update public.users set takes_old_sessions = false where id = p_user and takes_old_sessions;
  return true;
end;
$$;

comment on function public.end_other_sessions(uuid, uuid, uuid) is
  'Ends all sessions of a pupil; p_next takes the place of p_session, which has to be a good one, or nothing happens.';

grant execute on function
  private.is_old_session(uuid),
  private.holds_session(uuid, uuid),
  public.pupil_of_session(uuid, uuid),
  public.start_session(uuid, uuid, text),
  public.end_session(uuid, uuid),
  public.end_other_sessions(uuid, uuid, uuid)
to service_role;
