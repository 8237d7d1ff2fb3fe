-- What the page of a class shows, in one request each: nine of them cost the server more than the database.

create function public.class_page(p_teacher uuid, p_class uuid, p_from timestamptz) returns json
language sql stable set search_path = ''
as $$
  select json_build_object(
    'own', (select to_json(own) from public.class_of_teacher(p_teacher, p_class) as own),
    'seats', (select coalesce(json_agg(seat), '[]') from public.seats_of_teacher(p_teacher, p_class) as seat),
    'teachers', (select coalesce(json_agg(teacher), '[]') from public.class_teachers_of(p_teacher, p_class) as teacher),
    'week', (select coalesce(json_agg(played), '[]') from public.class_week(p_teacher, p_class, p_from) as played),
    'assignments', (select coalesce(json_agg(work), '[]') from public.assignments_of_class(p_teacher, p_class) as work),
    'tests', (select coalesce(json_agg(test), '[]') from public.tests_of_class(p_teacher, p_class) as test)
  );
$$;

comment on function public.class_page(uuid, uuid, timestamptz) is
  'A class for who teaches it (own: null for others), with the rows of its seats, teachers, what was played since p_from, what was given and its tests, each as the function of that name returns them.';

create function public.class_progress(
  p_teacher uuid, p_class uuid, p_since date, p_skills text[] default null, p_number int default null
) returns json
language sql stable set search_path = ''
as $$
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
$$;

comment on function public.class_progress(uuid, uuid, date, text[], int) is
  'How far the pupils of a class are in these skills (null: in all) and of this seat (null: of all), what its tests say of them, and the mistakes made since p_since, each as skills_of_class, test_tries_of_class and mistakes_of_class return them.';

revoke all on function
  public.class_page(uuid, uuid, timestamptz), public.class_progress(uuid, uuid, date, text[], int)
from public, anon, authenticated;
grant execute on function
  public.class_page(uuid, uuid, timestamptz), public.class_progress(uuid, uuid, date, text[], int)
to service_role;
