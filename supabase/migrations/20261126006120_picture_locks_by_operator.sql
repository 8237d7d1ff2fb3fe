create function public.give_lock(p_user uuid, p_hash text)
returns boolean
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.give_lock(uuid, text) is
  'For the operator: a new lock for whoever has lost the old one, or every browser that was the profile''s own. All sessions end.';

grant execute on function public.give_lock(uuid, text) to service_role;
