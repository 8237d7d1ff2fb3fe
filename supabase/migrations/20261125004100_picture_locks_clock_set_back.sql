-- No wait is longer than a quarter of an hour: one that is was begun before the clock was set back. It is cut to the
-- longest there is, so that it neither lasts for days nor is forgiven.
create or replace function public.begin_lock_try(p_user uuid)
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
  if lock.wait_until > now() + interval '15 minutes' then
    update public.picture_locks set wait_until = now() + interval '15 minutes' where user_id = p_user returning * into lock;
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
