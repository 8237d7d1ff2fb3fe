-- Whoever types a name is logged in; that alone says nothing about whose the profile is.
create table public.proven_browsers (
  user_id uuid not null references public.users (id) on delete cascade,
  browser text not null,
  has_made boolean not null default false,
  opened_lock int,
  proven_at timestamptz not null default now(),
  primary key (user_id, browser),
  constraint proven_browsers_browser_length check (char_length(browser) between 40 and 60)
);

comment on table public.proven_browsers is
  'Browsers that made a profile, or opened its lock, by a hash that is another for each profile. Only they set a first lock, delete the profile and end its other sessions.';
comment on column public.proven_browsers.opened_lock is
  'The number of the lock that was opened last (users.lock_number); one of before proves nothing any more.';

create index proven_browsers_by_age on public.proven_browsers (proven_at) where not has_made;

alter table public.proven_browsers enable row level security;
revoke all on public.proven_browsers from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.proven_browsers to service_role;

alter table public.users add column lock_number int not null default 0;
comment on column public.users.lock_number is 'How often the lock was set or changed.';

-- A profile of before says nothing of who made it. Its maker's cookies were sealed in the moment it was made, unless
-- they were written anew since; whoever only logged in later has no such cookie.
create function private.is_old_maker(p_user uuid, p_sealed timestamptz[])
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.users, unnest(p_sealed) as sealed_at
    where id = p_user and sealed_at between created_at - interval '2 seconds' and created_at + interval '10 seconds'
  ) and not exists (select from public.proven_browsers where user_id = p_user and has_made);
$$;

create function public.is_proven(p_user uuid, p_browser text, p_sealed timestamptz[])
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.proven_browsers as known join public.users as pupil on pupil.id = known.user_id
    where known.user_id = p_user and known.browser = p_browser
      and (known.has_made or known.opened_lock = pupil.lock_number)
  ) or private.is_old_maker(p_user, p_sealed);
$$;

comment on function public.is_proven(uuid, text, timestamptz[]) is
  'Whether a browser has made a profile, or opened its lock since it was set or changed. p_sealed are the times at which cookies of before the update were sealed.';

create function public.prove_old_maker(p_user uuid, p_browser text, p_sealed timestamptz[])
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into public.proven_browsers (user_id, browser, has_made)
  select p_user, p_browser, true where private.is_old_maker(p_user, p_sealed)
  on conflict (user_id, browser) do update set has_made = true;
  return found;
end;
$$;

comment on function public.prove_old_maker(uuid, text, timestamptz[]) is
  'Keeps what is_proven finds in the cookies of before the update.';

create function public.register_pupil(p_id uuid, p_username text, p_avatar text, p_session uuid, p_browser text)
returns table (id uuid, username text, avatar text, active_animal text, unlock_animal text, total_score int)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into public.users (id, username, avatar) values (p_id, p_username, p_avatar);
  insert into public.pupil_sessions (id, user_id) values (p_session, p_id);
  insert into public.proven_browsers (user_id, browser, has_made) values (p_id, p_browser, true);
  return query
    select id, username, avatar, active_animal, unlock_animal, total_score from public.users where id = p_id;
end;
$$;

comment on function public.register_pupil(uuid, text, text, uuid, text) is
  'Makes a profile with its first session, and of this browser its maker.';

create function public.browser_pupils(p_users uuid[], p_browsers text[])
returns table (id uuid, username text, avatar text, active_animal text, unlock_animal text, total_score int)
language sql
stable
set search_path = ''
as $$
  select pupil.id, pupil.username, pupil.avatar, pupil.active_animal, pupil.unlock_animal, pupil.total_score
  from unnest(p_users, p_browsers) with ordinality as remembered (user_id, browser, place)
  join public.users as pupil on pupil.id = remembered.user_id
  where not exists (select from public.picture_locks where user_id = pupil.id)
    or exists (
      select from public.proven_browsers as known
      where known.user_id = pupil.id and known.browser = remembered.browser and known.opened_lock = pupil.lock_number
    )
  order by remembered.place;
$$;

comment on function public.browser_pupils(uuid[], text[]) is
  'The pupils a browser remembers, in their order, but those whose lock it has not opened since it was set or changed.';

grant execute on function private.is_old_maker(uuid, timestamptz[]) to service_role;
grant execute on function public.is_proven(uuid, text, timestamptz[]) to service_role;
grant execute on function public.prove_old_maker(uuid, text, timestamptz[]) to service_role;
grant execute on function public.register_pupil(uuid, text, text, uuid, text) to service_role;
grant execute on function public.browser_pupils(uuid[], text[]) to service_role;
