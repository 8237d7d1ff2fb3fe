-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.pupil_mistakes (
  user_id uuid not null,
  day date not null,
  skill_id text not null,
  code text not null,
  times smallint not null,
  first_at timestamp with time zone not null,
  sample jsonb not null,
  constraint pupil_mistakes_pkey PRIMARY KEY (user_id, day, skill_id, code),
  constraint pupil_mistakes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  constraint pupil_mistakes_code_form CHECK (code ~ '^[A-Z0-9/-]{0,20}$'::text),
  constraint pupil_mistakes_sample_form CHECK (jsonb_typeof(sample) = 'object'::text AND octet_length(sample::text) <= 2400),
  constraint pupil_mistakes_skill_slug CHECK (skill_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND char_length(skill_id) <= 60),
  constraint pupil_mistakes_times_positive CHECK (times >= 1)
);

comment on table public.pupil_mistakes is 'How often a pupil made which mistake in a skill on a day, by the server''s marking of first answers; kept for ninety days.';
comment on column public.pupil_mistakes.code is 'The mistake''s name (lib/questions/mistake-code.ts); empty for one without.';
comment on column public.pupil_mistakes.first_at is 'When it was first made that day: teachers see nothing from before a pupil joined.';
comment on column public.pupil_mistakes.sample is 'The last wrong answer: {prompt, given, right}, as they are read.';

CREATE INDEX pupil_mistakes_by_day ON public.pupil_mistakes USING btree (day);

alter table public.pupil_mistakes enable row level security;

grant delete, insert, select, update on public.pupil_mistakes to service_role;

CREATE OR REPLACE FUNCTION private.count_mistakes(p_user uuid, p_at timestamp with time zone, p_mistakes jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.pupil_mistakes as known (user_id, day, skill_id, code, times, first_at, sample)
  select
    p_user, private.vietnam_day(p_at), made.skill, made.code, count(*), p_at,
    (array_agg(made.sample order by made.place desc))[1]
  from rows from (
    jsonb_to_recordset(p_mistakes) as (skill text, code text, sample jsonb)
  ) with ordinality as made (skill, code, sample, place)
  group by made.skill, made.code
  on conflict (user_id, day, skill_id, code) do update
  set times = least(1000, known.times + excluded.times), sample = excluded.sample;
$function$;

grant execute on function private.count_mistakes(uuid,timestamp with time zone,jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.forget_old_mistakes(p_now timestamp with time zone DEFAULT now(), p_most integer DEFAULT 5000)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  forgotten int;
begin
  with old as materialized (
    select user_id, day, skill_id, code from public.pupil_mistakes
    where day < private.vietnam_day(p_now) - 90
    order by day
    limit p_most
    for update skip locked
  )
  delete from public.pupil_mistakes as made using old
  where (made.user_id, made.day, made.skill_id, made.code) = (old.user_id, old.day, old.skill_id, old.code);
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$function$;

comment on function public.forget_old_mistakes(timestamp with time zone,integer) is 'Deletes mistakes after ninety days, at most p_most rows, and says how many that were.';

grant execute on function public.forget_old_mistakes(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION public.mistakes_of_class(p_teacher uuid, p_class uuid, p_since date)
 RETURNS TABLE(number smallint, skill_id text, code text, times integer, days integer, last_day date, sample jsonb, named boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    made.number, made.skill_id, made.code, sum(made.times)::int, count(*)::int, max(made.day),
    (array_agg(made.sample order by made.day desc))[1], bool_or(made.named)
  from (
    select sitting.number, own.skill_id, own.code, own.times, own.day, own.sample, false as named
    from public.class_pupils as sitting
    join public.pupil_mistakes as own on own.user_id = sitting.user_id
    where sitting.class_id = p_class and own.day >= p_since and own.first_at >= sitting.joined_at
    union all
    select mark.number, own.skill, own.code, 1, private.vietnam_day(mark.marked_at), own.sample, own.named
    from public.class_test_marks as mark
    cross join lateral jsonb_to_recordset(mark.mistakes) as own (skill text, code text, named boolean, sample jsonb)
    where mark.class_id = p_class and private.vietnam_day(mark.marked_at) >= p_since
  ) as made
  where private.teaches(p_teacher, p_class)
  group by made.number, made.skill_id, made.code
  order by made.number, made.skill_id, made.code;
$function$;

comment on function public.mistakes_of_class(uuid,uuid,date) is 'The mistakes of the seats of a class since a day: what its pupils did since they joined, and what a teacher entered of a test (named: so that it is no slip); with the last wrong answer of each.';

grant execute on function public.mistakes_of_class(uuid,uuid,date) to service_role;
