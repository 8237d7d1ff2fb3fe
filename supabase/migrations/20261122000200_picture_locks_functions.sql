-- A try counts as wrong from its start until pass_lock says otherwise: tries at the same moment cannot all be the first.
create function public.begin_lock_try(p_user uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  lock public.picture_locks;
begin
  select * into lock from public.picture_locks where user_id = p_user for update;
  if not found then
    return jsonb_build_object('status', 'none', 'hash', null, 'wait_seconds', 0);
  end if;
  if lock.wait_until > now() then
    return jsonb_build_object(
      'status', 'wait', 'hash', null, 'wait_seconds', ceil(extract(epoch from lock.wait_until - now()))::int
    );
  end if;

  update public.picture_locks
  set failures = least(failures + 1, 1000),
      -- The fifth wrong try in a row costs a minute, each further one twice as much, a quarter of an hour at most.
      wait_until = case
        when failures + 1 >= 5 then now() + least(15, 2 ^ least(failures + 1 - 5, 10)) * interval '1 minute'
      end
  where user_id = p_user;
  return jsonb_build_object('status', 'try', 'hash', lock.hash, 'wait_seconds', 0);
end;
$$;

comment on function public.begin_lock_try(uuid) is
  'Takes one try at a pupil''s lock. {status: none | wait | try, hash, wait_seconds}; the hash comes with try only.';

create function public.pass_lock(p_user uuid, p_hash text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.picture_locks set failures = 0, wait_until = null where user_id = p_user and hash = p_hash;
  return found;
end;
$$;

comment on function public.pass_lock(uuid, text) is
  'Forgives the tries of a lock that was opened; false when the lock has been changed since the try began.';

create function public.write_lock(p_user uuid, p_old text, p_new text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if p_old is null then
    insert into public.picture_locks (user_id, hash) values (p_user, p_new) on conflict (user_id) do nothing;
  elsif p_new is null then
    delete from public.picture_locks where user_id = p_user and hash = p_old;
  else
    update public.picture_locks set hash = p_new, failures = 0, wait_until = null
    where user_id = p_user and hash = p_old;
  end if;
  return found;
end;
$$;

comment on function public.write_lock(uuid, text, text) is
  'Sets (old is null), changes or removes (new is null) a lock, given its present hash; false when that is another.';

grant execute on function public.begin_lock_try(uuid) to service_role;
grant execute on function public.pass_lock(uuid, text) to service_role;
grant execute on function public.write_lock(uuid, text, text) to service_role;
