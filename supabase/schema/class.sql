-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

CREATE OR REPLACE FUNCTION public.results_of_class(p_teacher uuid, p_class uuid)
 RETURNS TABLE(assignment_id uuid, number smallint, finished_at timestamp with time zone, seconds integer, rights text, tries integer, best smallint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    result.assignment_id, sitting.number, result.finished_at, result.seconds, result.rights, result.tries, result.best
  from public.class_pupils as sitting
  join public.assignment_results as result
    on (result.user_id, result.class_id) = (sitting.user_id, sitting.class_id)
  where sitting.class_id = p_class and private.teaches(p_teacher, p_class)
  order by result.assignment_id, sitting.number;
$function$;

comment on function public.results_of_class(uuid,uuid) is 'results_of_assignment for all that was given to a class at once, without the answers.';

grant execute on function public.results_of_class(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.class_page(p_teacher uuid, p_class uuid, p_from timestamp with time zone)
 RETURNS json
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select json_build_object(
    'own', (select to_json(own) from public.class_of_teacher(p_teacher, p_class) as own),
    'seats', (select coalesce(json_agg(seat), '[]') from public.seats_of_teacher(p_teacher, p_class) as seat),
    'teachers', (select coalesce(json_agg(teacher), '[]') from public.class_teachers_of(p_teacher, p_class) as teacher),
    'week', (select coalesce(json_agg(played), '[]') from public.class_week(p_teacher, p_class, p_from) as played),
    'assignments', (select coalesce(json_agg(work), '[]') from public.assignments_of_class(p_teacher, p_class) as work),
    'tests', (select coalesce(json_agg(test), '[]') from public.tests_of_class(p_teacher, p_class) as test)
  );
$function$;

comment on function public.class_page(uuid,uuid,timestamp with time zone) is 'A class for who teaches it (own: null for others), with the rows of its seats, teachers, what was played since p_from, what was given and its tests, each as the function of that name returns them.';

grant execute on function public.class_page(uuid,uuid,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.class_progress(p_teacher uuid, p_class uuid, p_since date, p_skills text[] DEFAULT NULL::text[], p_number integer DEFAULT NULL::integer)
 RETURNS json
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select json_build_object(
    'skills', (
      select coalesce(json_agg(known), '[]') from public.skills_of_class(p_teacher, p_class, p_skills, p_number) as known
    ),
    'tests', (
      select coalesce(json_agg(tried), '[]') from public.test_tries_of_class(p_teacher, p_class, p_skills, p_number) as tried
    ),
    'mistakes', (
      select coalesce(json_agg(made), '[]') from public.mistakes_of_class(p_teacher, p_class, p_since) as made
    )
  );
$function$;

comment on function public.class_progress(uuid,uuid,date,text[],integer) is 'How far the pupils of a class are in these skills (null: in all) and of this seat (null: of all), what its tests say of them, and the mistakes made since p_since, each as skills_of_class, test_tries_of_class and mistakes_of_class return them.';

grant execute on function public.class_progress(uuid,uuid,date,text[],integer) to service_role;

create table public.class_pictures (
  class_id uuid not null,
  answers integer not null default 0,
  constraint class_pictures_pkey PRIMARY KEY (class_id),
  constraint class_pictures_class_id_fkey FOREIGN KEY (class_id) REFERENCES public.classes(id) ON DELETE CASCADE,
  constraint class_pictures_answers_counted CHECK (answers >= 0)
);

comment on table public.class_pictures is 'How many questions the pupils of a class have answered since they joined it. It only grows: what a pupil brought stays when the pupil leaves.';

alter table public.class_pictures enable row level security;

grant delete, insert, select, update on public.class_pictures to service_role;

CREATE OR REPLACE FUNCTION private.begin_class_picture()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.class_pictures (class_id) values (new.id);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.turn_class_pictures(p_user uuid, p_answers integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- In one order, so that of two pupils with the same classes none waits for the other for ever.
  perform from public.class_pictures
  where class_id in (select class_id from public.class_pupils where user_id = p_user)
  order by class_id for update;
  update public.class_pictures
  set answers = answers + p_answers
  where class_id in (select class_id from public.class_pupils where user_id = p_user);
end;
$function$;

grant execute on function private.turn_class_pictures(uuid,integer) to service_role;
