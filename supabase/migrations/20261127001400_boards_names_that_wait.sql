-- Names beyond those that an address may bring onto the boards at once: they wait among the hidden pupils until a day. Which
-- address that was is known to the process that counts, and written nowhere.
alter table public.hidden_pupils add column waits_until timestamptz;

comment on table public.hidden_pupils is
  'Pupils who are kept off all boards: by the operator, or for a while, because their address had made many names. Whoever is hidden goes on playing and sees an own place as if nothing were.';
comment on column public.hidden_pupils.waits_until is 'When the pupil is shown (forget_old_history); null for whom the operator hides.';

create index hidden_pupils_by_wait on public.hidden_pupils (waits_until) where waits_until is not null;

drop function public.register_pupil(uuid, text, text, uuid, text);

create function public.register_pupil(
  p_id uuid, p_username text, p_avatar text, p_session uuid, p_browser text, p_waits_days int default null
)
returns table (id uuid, username text, avatar text, active_animal text, unlock_animal text, total_score int)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into public.users (id, username, avatar) values (p_id, p_username, p_avatar);
  insert into public.pupil_sessions (id, user_id) values (p_session, p_id);
  insert into public.proven_browsers (user_id, browser, has_made) values (p_id, p_browser, true);
  if p_waits_days is not null then
    insert into public.hidden_pupils (user_id, waits_until) values (p_id, now() + make_interval(days => p_waits_days));
  end if;
  return query
    select id, username, avatar, active_animal, unlock_animal, total_score from public.users where id = p_id;
end;
$$;

comment on function public.register_pupil(uuid, text, text, uuid, text, int) is
  'Makes a profile with its first session, and of this browser its maker. It comes onto boards after so many days, null for at once.';

revoke all on function public.register_pupil(uuid, text, text, uuid, text, int) from public, anon, authenticated;
grant execute on function public.register_pupil(uuid, text, text, uuid, text, int) to service_role;

create function private.show_who_waited(p_now timestamptz, p_most int)
returns int
language plpgsql
set search_path = ''
as $$
declare
  shown int;
begin
  delete from public.hidden_pupils
  where user_id = any (array(
    select user_id from public.hidden_pupils where waits_until <= p_now order by waits_until limit p_most
    for update skip locked
  ));
  get diagnostics shown = row_count;
  return shown;
end;
$$;

revoke all on function private.show_who_waited(timestamptz, int) from public, anon, authenticated;
grant execute on function private.show_who_waited(timestamptz, int) to service_role;

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
  if greatest(
    private.forget_sessions(p_now, p_most), private.forget_deleted_profiles(p_now, p_most),
    private.show_who_waited(p_now, p_most)
  ) >= p_most then
    history := history || '{"status": "more"}';
  end if;
  return history;
end;
$$;

comment on function public.forget_old_history(timestamptz, int) is
  'Forgets what is too old of the history (private.forget_old_history), sessions after 365 days, deleted profiles after seven and that a pupil waits for the boards when the time is over; at most p_most of each, so that it holds nobody up. {status: done | more | busy, runs, guest_runs, contacts}.';

create or replace function public.hide_from_boards(p_whom text[], p_hidden boolean)
returns table (asked text, username text, changed boolean)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  whom text;
  pupil public.users;
begin
  foreach whom in array p_whom loop
    select * into pupil from public.users
    where id::text = lower(whom) or username_key = private.fold_username(whom)
    -- A name may look like an id, and then it is the id that is meant.
    order by id::text = lower(whom) desc limit 1;
    if not found then
      return query select whom, null::text, false;
      continue;
    end if;
    if p_hidden then
      insert into public.hidden_pupils as hidden (user_id) values (pupil.id)
      on conflict (user_id) do update set waits_until = null, hidden_at = now() where hidden.waits_until is not null;
    else
      delete from public.hidden_pupils where user_id = pupil.id;
    end if;
    return query select whom, pupil.username, found;
  end loop;
end;
$$;

drop function public.hidden_from_boards(int);

create function public.hidden_from_boards(p_limit int default 1000)
returns table (user_id uuid, username text, hidden_at timestamptz, waits_until timestamptz)
language sql
stable
set search_path = ''
as $$
  select hidden.user_id, pupil.username, hidden.hidden_at, hidden.waits_until
  from public.hidden_pupils as hidden join public.users as pupil on pupil.id = hidden.user_id
  -- Those who wait may be many, and the others are what an operator looks for.
  order by hidden.waits_until is not null, hidden.hidden_at, pupil.username
  limit p_limit;
$$;

comment on function public.hidden_from_boards(int) is
  'Who is kept off the boards, the first hidden first: those the operator hides, then those who wait.';

revoke all on function public.hidden_from_boards(int) from public, anon, authenticated;
grant execute on function public.hidden_from_boards(int) to service_role;
