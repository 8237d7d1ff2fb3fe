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
