-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.deleted_profiles (
  user_id uuid not null,
  username text not null,
  username_key text not null,
  username_skeleton text not null,
  avatar text not null,
  deleted_at timestamp with time zone not null default now(),
  constraint deleted_profiles_pkey PRIMARY KEY (user_id),
  constraint deleted_profiles_username_key_key UNIQUE (username_key)
);

comment on table public.deleted_profiles is 'Profiles that were deleted in the last seven days. Their names are given to nobody else; their rows are in private.deleted_rows.';

CREATE INDEX deleted_profiles_by_age ON public.deleted_profiles USING btree (deleted_at);
CREATE INDEX deleted_profiles_by_skeleton ON public.deleted_profiles USING btree (username_skeleton);

alter table public.deleted_profiles enable row level security;

grant delete, insert, select, update on public.deleted_profiles to service_role;

create table private.deleted_rows (
  id bigint not null generated always as identity,
  user_id uuid not null,
  table_name text not null,
  content jsonb not null,
  constraint deleted_rows_pkey PRIMARY KEY (id),
  constraint deleted_rows_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.deleted_profiles(user_id) ON DELETE CASCADE
);

CREATE INDEX deleted_rows_by_profile ON private.deleted_rows USING btree (user_id, table_name, id);

grant delete, insert, select, update on private.deleted_rows to service_role;

CREATE OR REPLACE FUNCTION private.profile_tables()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array[
    'hidden_pupils', 'user_levels', 'skill_progress', 'runs', 'run_sums', 'picture_locks', 'proven_browsers', 'class_pupils',
    'assignment_results', 'pupil_mistakes', 'seat_skills', 'family_cards'
  ];
$function$;

comment on function private.profile_tables() is 'The tables a deleted profile comes back from, beside users. What triggers keep (level_totals, week_totals) they keep again; sessions have ended.';

grant execute on function private.profile_tables() to service_role;

CREATE OR REPLACE FUNCTION public.delete_profile(p_user uuid, p_session uuid, p_browser text)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  pupil public.users;
  name text;
begin
  select * into pupil from public.users where id = p_user for update;
  if not found then
    return 'gone';
  end if;
  if not private.holds_session(p_user, p_session) then
    return 'ended';
  end if;
  if not public.is_proven(p_user, p_browser, '{}') then
    return 'unproven';
  end if;
  -- Who wants the name in this moment waits until it is seen among the deleted ones.
  perform pg_catalog.pg_advisory_xact_lock(20261126, pg_catalog.hashtext(pupil.username_skeleton) & 255);
  insert into public.deleted_profiles (user_id, username, username_key, username_skeleton, avatar)
  values (pupil.id, pupil.username, pupil.username_key, pupil.username_skeleton, pupil.avatar);
  insert into private.deleted_rows (user_id, table_name, content) values (pupil.id, 'users', to_jsonb(pupil));
  foreach name in array private.profile_tables() loop
    execute format(
      'insert into private.deleted_rows (user_id, table_name, content)
       select $1, %L, to_jsonb(own) from public.%I as own where own.user_id = $1',
      name, name
    ) using p_user;
  end loop;
  delete from public.users where id = p_user;
  return 'deleted';
end;
$function$;

comment on function public.delete_profile(uuid,uuid,text) is 'Deletes a profile so that it can come back for seven days, from a browser that is its own: deleted | unproven | ended (the session) | gone.';

grant execute on function public.delete_profile(uuid,uuid,text) to service_role;

CREATE OR REPLACE FUNCTION private.restore_rows(p_user uuid, p_table text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  columns text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', p_table)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and (
      select content ? attname from private.deleted_rows where user_id = p_user and table_name = p_table order by id limit 1
    );
  if columns is null then
    return;
  end if;
  execute format(
    'insert into public.%I (%s)
     select %s from (
       select content from private.deleted_rows where user_id = $1 and table_name = %L order by id
     ) as kept, jsonb_populate_record(null::public.%I, kept.content)',
    p_table, columns, columns, p_table, p_table
  ) using p_user;
end;
$function$;

grant execute on function private.restore_rows(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION private.deleted_in(p_user uuid, p_browser text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select from private.deleted_rows as pupil, private.deleted_rows as known
    where pupil.user_id = p_user and pupil.table_name = 'users'
      and known.user_id = p_user and known.table_name = 'proven_browsers'
      and known.content ->> 'browser' = p_browser
      and ((known.content -> 'has_made')::boolean or known.content -> 'opened_lock' = pupil.content -> 'lock_number')
  );
$function$;

comment on function private.deleted_in(uuid,text) is 'Whether a deleted profile was the browser''s own.';

grant execute on function private.deleted_in(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.restore_profile(p_user uuid, p_browser text)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  name text;
begin
  perform from public.deleted_profiles where user_id = p_user for update;
  if not found then
    return 'gone';
  end if;
  if not private.deleted_in(p_user, p_browser) then
    return 'unproven';
  end if;
  perform private.drop_lost_seats(p_user);
  perform private.restore_rows(p_user, 'users');
  foreach name in array private.profile_tables() loop
    perform private.restore_rows(p_user, name);
  end loop;
  -- A run that is there again is told from one that is spent.
  delete from private.spent_runs
  where id in (select id from public.runs where user_id = p_user);
  delete from public.deleted_profiles where user_id = p_user;
  return 'restored';
end;
$function$;

comment on function public.restore_profile(uuid,text) is 'Brings a deleted profile back, from a browser that was its own: restored | unproven | gone.';

grant execute on function public.restore_profile(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.browser_deletions(p_users uuid[], p_browsers text[])
 RETURNS TABLE(id uuid, username text, avatar text, days_left integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    profile.user_id, profile.username, profile.avatar,
    greatest(1, least(7, ceil(extract(epoch from profile.deleted_at + interval '7 days' - now()) / 86400)))::int
  from unnest(p_users, p_browsers) with ordinality as remembered (user_id, browser, place)
  join public.deleted_profiles as profile on profile.user_id = remembered.user_id
  where private.deleted_in(profile.user_id, remembered.browser)
  order by remembered.place;
$function$;

comment on function public.browser_deletions(uuid[],text[]) is 'The deleted profiles that were a browser''s own, with the days in which they can come back.';

grant execute on function public.browser_deletions(uuid[],text[]) to service_role;
