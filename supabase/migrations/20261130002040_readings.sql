-- How fast a pupil reads aloud, which the pupil measures on a text: the last thirty times.
alter table public.users
  add column readings jsonb not null default '[]',
  add constraint users_readings_form check (jsonb_typeof(readings) = 'array' and octet_length(readings::text) <= 6000);

comment on column public.users.readings is
  'The last thirty texts that were read aloud, the oldest first: [{"passage": "c1-p01", "syllables": 52, "seconds": 60, "day": "2026-11-21"}], the day in Việt Nam. The pupil says how far it came: nothing is won by it.';

create function public.keep_reading(p_user uuid, p_session uuid, p_passage text, p_syllables int, p_seconds int)
returns jsonb
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.keep_reading(uuid, uuid, text, int, int) is
  'Keeps with a profile how far a text was read aloud in how many seconds, and answers all that are kept; null where the session has ended.';

revoke all on function public.keep_reading(uuid, uuid, text, int, int) from public, anon, authenticated;
grant execute on function public.keep_reading(uuid, uuid, text, int, int) to service_role;
