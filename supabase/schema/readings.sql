-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

CREATE OR REPLACE FUNCTION public.keep_reading(p_user uuid, p_session uuid, p_passage text, p_syllables integer, p_seconds integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  kept jsonb;
begin
  if (
    p_syllables between 1 and 2000 and p_seconds between 1 and 600
    and octet_length(p_passage) <= 60 and p_passage ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
  ) is not true then
    raise exception 'no reading of a text' using errcode = 'invalid_parameter_value';
  end if;
  if not private.holds_session(p_user, p_session) then
    return null;
  end if;
  update public.users
  set readings = (
    select jsonb_agg(reading order by place)
    from jsonb_array_elements(
      readings || jsonb_build_object(
        'passage', p_passage, 'syllables', p_syllables, 'seconds', p_seconds, 'day', private.vietnam_day(now())
      )
    ) with ordinality as each (reading, place)
    where place > jsonb_array_length(readings) + 1 - 30
  )
  where id = p_user
  returning readings into kept;
  return kept;
end;
$function$;

comment on function public.keep_reading(uuid,uuid,text,integer,integer) is 'Keeps with a profile how far a text was read aloud in how many seconds, and answers all that are kept; null where the session has ended.';

grant execute on function public.keep_reading(uuid,uuid,text,integer,integer) to service_role;
