-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.picture_locks (
  user_id uuid not null,
  hash text not null,
  guesses integer not null default 0,
  guessed_on date,
  constraint picture_locks_pkey PRIMARY KEY (user_id),
  constraint picture_locks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  constraint picture_locks_guesses_range CHECK (guesses >= 0 AND guesses <= 20),
  constraint picture_locks_hash_length CHECK (char_length(hash) >= 40 AND char_length(hash) <= 200)
);

comment on table public.picture_locks is 'A pupil''s picture lock as a salted, peppered hash, with the guesses of a day from browsers that are not proved. Seen by the server alone.';
comment on column public.picture_locks.guessed_on is 'The day of the guesses, by Vietnam''s calendar.';

alter table public.picture_locks enable row level security;

grant delete, insert, select, update on public.picture_locks to service_role;

create table public.proven_browsers (
  user_id uuid not null,
  browser text not null,
  has_made boolean not null default false,
  opened_lock integer,
  proven_at timestamp with time zone not null default now(),
  failures integer not null default 0,
  wait_until timestamp with time zone,
  constraint proven_browsers_pkey PRIMARY KEY (user_id, browser),
  constraint proven_browsers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  constraint proven_browsers_browser_length CHECK (char_length(browser) >= 40 AND char_length(browser) <= 60),
  constraint proven_browsers_failures_not_negative CHECK (failures >= 0)
);

comment on table public.proven_browsers is 'Browsers that made a profile, or opened its lock, by a hash that is another for each profile. Only they set a first lock, delete the profile and end its other sessions.';
comment on column public.proven_browsers.opened_lock is 'The number of the lock that was opened last (users.lock_number); one of before proves nothing any more.';

CREATE INDEX proven_browsers_by_age ON public.proven_browsers USING btree (proven_at) WHERE NOT has_made;

alter table public.proven_browsers enable row level security;

grant delete, insert, select, update on public.proven_browsers to service_role;

CREATE OR REPLACE FUNCTION private.is_old_maker(p_user uuid, p_sealed timestamp with time zone[])
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select from public.users, unnest(p_sealed) as sealed_at
    where id = p_user and sealed_at between created_at - interval '2 seconds' and created_at + interval '10 seconds'
  ) and not exists (select from public.proven_browsers where user_id = p_user and has_made);
$function$;

grant execute on function private.is_old_maker(uuid,timestamp with time zone[]) to service_role;

CREATE OR REPLACE FUNCTION public.is_proven(p_user uuid, p_browser text, p_sealed timestamp with time zone[])
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select from public.proven_browsers as known join public.users as pupil on pupil.id = known.user_id
    where known.user_id = p_user and known.browser = p_browser
      and (known.has_made or known.opened_lock = pupil.lock_number)
  ) or private.is_old_maker(p_user, p_sealed);
$function$;

comment on function public.is_proven(uuid,text,timestamp with time zone[]) is 'Whether a browser has made a profile, or opened its lock since it was set or changed. p_sealed are the times at which cookies of before the update were sealed.';

grant execute on function public.is_proven(uuid,text,timestamp with time zone[]) to service_role;

CREATE OR REPLACE FUNCTION public.prove_old_maker(p_user uuid, p_browser text, p_sealed timestamp with time zone[])
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.proven_browsers (user_id, browser, has_made)
  select p_user, p_browser, true where private.is_old_maker(p_user, p_sealed)
  on conflict (user_id, browser) do update set has_made = true;
  return found;
end;
$function$;

comment on function public.prove_old_maker(uuid,text,timestamp with time zone[]) is 'Keeps what is_proven finds in the cookies of before the update.';

grant execute on function public.prove_old_maker(uuid,text,timestamp with time zone[]) to service_role;

CREATE OR REPLACE FUNCTION public.browser_pupils(p_users uuid[], p_browsers text[])
 RETURNS TABLE(id uuid, username text, avatar text, active_animal text, unlock_animal text, total_score integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select pupil.id, pupil.username, pupil.avatar, pupil.active_animal, pupil.unlock_animal, pupil.total_score
  from unnest(p_users, p_browsers) with ordinality as remembered (user_id, browser, place)
  join public.users as pupil on pupil.id = remembered.user_id
  where not exists (select from public.picture_locks where user_id = pupil.id)
    or exists (
      select from public.proven_browsers as known
      where known.user_id = pupil.id and known.browser = remembered.browser and known.opened_lock = pupil.lock_number
    )
  order by remembered.place;
$function$;

comment on function public.browser_pupils(uuid[],text[]) is 'The pupils a browser remembers, in their order, but those whose lock it has not opened since it was set or changed.';

grant execute on function public.browser_pupils(uuid[],text[]) to service_role;

CREATE OR REPLACE FUNCTION private.take_own_try(p_user uuid, p_browser text)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  known public.proven_browsers;
begin
  -- No wait is longer than an hour: one that is was begun before the clock was set back.
  update public.proven_browsers
  set wait_until = case when wait_until is not null then least(wait_until, now() + interval '1 hour') end
  where user_id = p_user and browser = p_browser
  returning * into known;
  if not found then
    return 'unknown';
  end if;
  if known.wait_until > now() then
    return 'wait';
  end if;
  update public.proven_browsers
  set failures = least(failures + 1, 1000),
      -- The fifth wrong try in a row costs a minute, each further one twice as much, an hour at most.
      wait_until = case
        when failures + 1 >= 5 then now() + least(60, 2 ^ least(failures + 1 - 5, 10)) * interval '1 minute'
      end
  where user_id = p_user and browser = p_browser;
  return 'try';
end;
$function$;

grant execute on function private.take_own_try(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION private.take_guess(p_user uuid)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  today constant date := (now() at time zone 'Asia/Ho_Chi_Minh')::date;
begin
  -- A clock that was set back neither begins a new day nor lets one last for weeks.
  update public.picture_locks set guessed_on = today where user_id = p_user and guessed_on > today;
  update public.picture_locks
  set guesses = case when guessed_on = today then guesses + 1 else 1 end, guessed_on = today
  where user_id = p_user and (guessed_on is distinct from today or guesses < 20);
  return case when found then 'try' else 'used_up' end;
end;
$function$;

grant execute on function private.take_guess(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.begin_lock_try(p_user uuid, p_browser text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  lock_hash text;
  status text;
begin
  select hash into lock_hash from public.picture_locks where user_id = p_user;
  if not found then
    return jsonb_build_object('status', 'none', 'hash', null);
  end if;
  status := private.take_own_try(p_user, p_browser);
  if status = 'unknown' then
    status := private.take_guess(p_user);
  end if;
  return jsonb_build_object('status', status, 'hash', case when status = 'try' then lock_hash end);
end;
$function$;

comment on function public.begin_lock_try(uuid,text) is 'Takes one try at a pupil''s lock from a browser. {status: none | wait | used_up (for today) | try, hash}; the hash comes with try only.';

grant execute on function public.begin_lock_try(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION private.has_opened_lock(p_user uuid, p_browser text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.proven_browsers as known (user_id, browser, opened_lock)
  select id, p_browser, lock_number from public.users where id = p_user
  on conflict (user_id, browser) do update
  set opened_lock = excluded.opened_lock, proven_at = now(), failures = 0, wait_until = null;
$function$;

grant execute on function private.has_opened_lock(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.pass_lock(p_user uuid, p_hash text, p_browser text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform from public.picture_locks where user_id = p_user and hash = p_hash;
  if not found then
    return false;
  end if;
  if not exists (select from public.proven_browsers where user_id = p_user and browser = p_browser) then
    update public.picture_locks set guesses = guesses - 1 where user_id = p_user and guesses > 0;
  end if;
  perform private.has_opened_lock(p_user, p_browser);
  return true;
end;
$function$;

comment on function public.pass_lock(uuid,text,text) is 'Forgives the tries of a lock that was opened, and keeps which browser did it; false when the lock has been changed since the try began.';

grant execute on function public.pass_lock(uuid,text,text) to service_role;

CREATE OR REPLACE FUNCTION public.write_lock(p_user uuid, p_old text, p_new text, p_browser text, p_session uuid, p_next uuid)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform from public.users where id = p_user for no key update;
  if not private.holds_session(p_user, p_session) then
    return 'ended';
  end if;
  if p_old is null then
    if not public.is_proven(p_user, p_browser, '{}') then
      return 'unproven';
    end if;
    insert into public.picture_locks (user_id, hash) values (p_user, p_new) on conflict (user_id) do nothing;
  elsif p_new is null then
    delete from public.picture_locks where user_id = p_user and hash = p_old;
  else
    update public.picture_locks set hash = p_new where user_id = p_user and hash = p_old;
  end if;
  if not found then
    return 'changed';
  end if;
  if p_new is not null then
    update public.users set lock_number = lock_number + 1 where id = p_user;
    perform private.has_opened_lock(p_user, p_browser);
    perform public.end_other_sessions(p_user, p_session, p_next);
  end if;
  return 'written';
end;
$function$;

comment on function public.write_lock(uuid,text,text,text,uuid,uuid) is 'Sets (old is null), changes or removes (new is null) a lock, given its present hash: written | changed (it is another) | unproven | ended (the session). A lock that is set or changed ends the other sessions; p_next takes the place of p_session.';

grant execute on function public.write_lock(uuid,text,text,text,uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.give_lock(p_user uuid, p_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform from public.users where id = p_user for no key update;
  if not found then
    return false;
  end if;
  insert into public.picture_locks (user_id, hash) values (p_user, p_hash)
  on conflict (user_id) do update set hash = excluded.hash, guesses = 0, guessed_on = null;
  update public.users set lock_number = lock_number + 1, takes_old_sessions = false where id = p_user;
  delete from public.pupil_sessions where user_id = p_user;
  return true;
end;
$function$;

comment on function public.give_lock(uuid,text) is 'For the operator: a new lock for whoever has lost the old one, or every browser that was the profile''s own. All sessions end.';

grant execute on function public.give_lock(uuid,text) to service_role;
