-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

CREATE OR REPLACE FUNCTION private.stone_of(p_activity text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
  select case p_activity when 'lesson' then 'new' when 'review' then 'review' else 'choose' end;
$function$;

comment on function private.stone_of(text) is 'The stone of a day that a run counts for, by its activity: new | review | choose (lib/play/stones.ts says the same).';

grant execute on function private.stone_of(text) to service_role;

CREATE OR REPLACE FUNCTION private.vietnam_day(p_at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
  select (p_at at time zone 'Asia/Ho_Chi_Minh')::date;
$function$;

grant execute on function private.vietnam_day(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.turn_piece()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  midnight timestamptz := private.vietnam_day(new.finished_at)::timestamp at time zone 'Asia/Ho_Chi_Minh';
begin
  -- A profile that comes back brings its pieces along.
  if exists (select from public.deleted_profiles where user_id = new.user_id) then
    return null;
  end if;
  if not exists (
    select from public.runs
    where user_id = new.user_id
      and finished_at >= midnight
      and (finished_at, id) < (new.finished_at, new.id)
      and private.stone_of(activity) = private.stone_of(new.activity)
  ) then
    update public.users set pieces = pieces + 1 where id = new.user_id;
  end if;
  return null;
end;
$function$;

grant execute on function private.turn_piece() to service_role;

CREATE OR REPLACE FUNCTION private.keep_pieces()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'pieces never fall: % to %', old.pieces, new.pieces using errcode = 'check_violation';
end;
$function$;

grant execute on function private.keep_pieces() to service_role;

CREATE OR REPLACE FUNCTION public.guest_pieces(p_guest uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select count(distinct (private.vietnam_day(finished_at), private.stone_of(activity)))::int
  from public.runs
  where guest_id = p_guest and finished_at is not null;
$function$;

comment on function public.guest_pieces(uuid) is 'How many pieces of the album''s pictures a guest has turned, by the runs, which are kept for 90 days.';

grant execute on function public.guest_pieces(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.choose_lessons(p_user uuid, p_session uuid, p_class integer, p_at text)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if (p_class between 1 and 5 and p_at ~ '^[0-9]{0,3}-[0-9]{0,3}$') is not true then
    raise exception 'no lessons of a class' using errcode = 'invalid_parameter_value';
  end if;
  if not private.holds_session(p_user, p_session) then
    return 'ended';
  end if;
  update public.users
  set lessons = lessons || jsonb_build_object(p_class::text, p_at)
  where id = p_user;
  return 'chosen';
end;
$function$;

comment on function public.choose_lessons(uuid,uuid,integer,text) is 'Keeps with a profile which lessons of a class it is at: chosen | ended (the session).';

grant execute on function public.choose_lessons(uuid,uuid,integer,text) to service_role;
