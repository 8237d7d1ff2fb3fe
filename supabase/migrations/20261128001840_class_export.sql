-- The results of everything that was given to a class, for its spreadsheet (design "The classroom", "Reports").

create function public.results_of_class(p_teacher uuid, p_class uuid)
returns table (
  assignment_id uuid, number smallint, finished_at timestamptz, seconds integer, rights text, tries integer, best smallint
)
language sql stable set search_path = '' as $$
  select
    result.assignment_id, sitting.number, result.finished_at, result.seconds, result.rights, result.tries, result.best
  from public.class_pupils as sitting
  join public.assignment_results as result
    on (result.user_id, result.class_id) = (sitting.user_id, sitting.class_id)
  where sitting.class_id = p_class and private.teaches(p_teacher, p_class)
  order by result.assignment_id, sitting.number;
$$;
comment on function public.results_of_class is 'results_of_assignment for all that was given to a class at once, without the answers.';

revoke all on function public.results_of_class(uuid, uuid) from public, anon, authenticated;
grant execute on function public.results_of_class(uuid, uuid) to service_role;
