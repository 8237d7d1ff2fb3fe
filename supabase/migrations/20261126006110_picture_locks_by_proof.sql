drop function public.begin_lock_try(uuid);
drop function public.pass_lock(uuid, text);
drop function public.write_lock(uuid, text, text);

-- A browser that has proved whose the profile is has its own tries, which nobody else can use up. All others together have
-- twenty a day, from wherever they come: of 720 locks that leaves more than a month of guessing.
alter table public.proven_browsers
  add column failures int not null default 0,
  add column wait_until timestamptz,
  add constraint proven_browsers_failures_not_negative check (failures >= 0);

alter table public.picture_locks
  drop column failures,
  drop column wait_until,
  add column guesses int not null default 0,
  add column guessed_on date,
  add constraint picture_locks_guesses_range check (guesses between 0 and 20);

comment on table public.picture_locks is
  'A pupil''s picture lock as a salted, peppered hash, with the guesses of a day from browsers that are not proved. Seen by the server alone.';
comment on column public.picture_locks.guessed_on is 'The day of the guesses, by Vietnam''s calendar.';

-- A try counts as wrong from its start until pass_lock says otherwise: tries at the same moment cannot all be the first.
create function private.take_own_try(p_user uuid, p_browser text)
returns text
language plpgsql
set search_path = ''
as $$
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
$$;

create function private.take_guess(p_user uuid)
returns text
language plpgsql
set search_path = ''
as $$
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
$$;

create function public.begin_lock_try(p_user uuid, p_browser text)
returns jsonb
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.begin_lock_try(uuid, text) is
  'Takes one try at a pupil''s lock from a browser. {status: none | wait | used_up (for today) | try, hash}; the hash comes with try only.';

create function private.has_opened_lock(p_user uuid, p_browser text)
returns void
language sql
set search_path = ''
as $$
  insert into public.proven_browsers as known (user_id, browser, opened_lock)
  select id, p_browser, lock_number from public.users where id = p_user
  on conflict (user_id, browser) do update
  set opened_lock = excluded.opened_lock, proven_at = now(), failures = 0, wait_until = null;
$$;

create function public.pass_lock(p_user uuid, p_hash text, p_browser text)
returns boolean
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.pass_lock(uuid, text, text) is
  'Forgives the tries of a lock that was opened, and keeps which browser did it; false when the lock has been changed since the try began.';

-- The pupil's row is held first, so that no session begins beside a new lock (start_session).
create function public.write_lock(p_user uuid, p_old text, p_new text, p_browser text, p_session uuid, p_next uuid)
returns text
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.write_lock(uuid, text, text, text, uuid, uuid) is
  'Sets (old is null), changes or removes (new is null) a lock, given its present hash: written | changed (it is another) | unproven | ended (the session). A lock that is set or changed ends the other sessions; p_next takes the place of p_session.';

create or replace function private.forget_sessions(p_now timestamptz, p_most int)
returns int
language plpgsql
set search_path = ''
as $$
declare
  sessions int;
  browsers int;
begin
  delete from public.pupil_sessions
  where id = any (array(
    select id from public.pupil_sessions where started_at < p_now - interval '365 days' order by started_at limit p_most
    for update skip locked
  ));
  get diagnostics sessions = row_count;
  delete from public.proven_browsers
  where (user_id, browser) in (
    select user_id, browser from public.proven_browsers
    where not has_made and proven_at < p_now - interval '365 days' order by proven_at limit p_most
    for update skip locked
  );
  get diagnostics browsers = row_count;
  return greatest(sessions, browsers);
end;
$$;

grant execute on function private.take_own_try(uuid, text), private.take_guess(uuid) to service_role;
grant execute on function public.begin_lock_try(uuid, text) to service_role;
grant execute on function private.has_opened_lock(uuid, text) to service_role;
grant execute on function public.pass_lock(uuid, text, text) to service_role;
grant execute on function public.write_lock(uuid, text, text, text, uuid, uuid) to service_role;
