-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.pupil_sessions (
  id uuid not null,
  user_id uuid not null,
  started_at timestamp with time zone not null default now(),
  constraint pupil_sessions_pkey PRIMARY KEY (id),
  constraint pupil_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);

comment on table public.pupil_sessions is 'Log-ins of pupils: one is good while its row is here. Of a session from before this table (an id of version 8) a row says that it ended.';

CREATE INDEX pupil_sessions_by_age ON public.pupil_sessions USING btree (started_at);
CREATE INDEX pupil_sessions_by_user ON public.pupil_sessions USING btree (user_id, started_at DESC);

alter table public.pupil_sessions enable row level security;

grant delete, insert, select, update on public.pupil_sessions to service_role;

CREATE OR REPLACE FUNCTION private.is_old_session(p_session uuid)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select substr(p_session::text, 15, 1) = '8' $function$;

grant execute on function private.is_old_session(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.holds_session(p_user uuid, p_session uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when private.is_old_session(p_session) then
      exists (select from public.users where id = p_user and takes_old_sessions)
      and not exists (select from public.pupil_sessions where id = p_session)
    else exists (select from public.pupil_sessions where id = p_session and user_id = p_user)
  end;
$function$;

comment on function private.holds_session(uuid,uuid) is 'Whether a session is a good one of the pupil.';

grant execute on function private.holds_session(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.pupil_of_session(p_user uuid, p_session uuid)
 RETURNS TABLE(is_good boolean, id uuid, username text, avatar text, active_animal text, unlock_animal text, total_score integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.holds_session(p_user, p_session), id, username, avatar, active_animal, unlock_animal, total_score
  from public.users
  where id = p_user;
$function$;

comment on function public.pupil_of_session(uuid,uuid) is 'The pupil a session is of, and whether it is good; no row for a profile that is gone.';

grant execute on function public.pupil_of_session(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.start_session(p_user uuid, p_session uuid, p_lock text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

comment on function public.start_session(uuid,uuid,text) is 'Logs a pupil in, of whose sessions the last fifty are kept; false when p_lock is not the hash of the lock that is set, or the pupil is gone.';

grant execute on function public.start_session(uuid,uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.end_session(p_user uuid, p_session uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

comment on function public.end_session(uuid,uuid) is 'Ends a session for good; false when it had ended before.';

grant execute on function public.end_session(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.end_other_sessions(p_user uuid, p_session uuid, p_next uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

comment on function public.end_other_sessions(uuid,uuid,uuid) is 'Ends all sessions of a pupil; p_next takes the place of p_session, which has to be a good one, or nothing happens.';

grant execute on function public.end_other_sessions(uuid,uuid,uuid) to service_role;
