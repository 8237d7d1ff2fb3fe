-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.assignments (
  id uuid not null,
  class_id uuid not null,
  code text not null,
  title text not null,
  recipe text not null,
  questions smallint not null,
  minutes smallint not null,
  seats smallint[],
  is_varied boolean not null default false,
  is_repeatable boolean not null default true,
  opens_on date not null,
  closes_on date not null,
  created_at timestamp with time zone not null default now(),
  withdrawn_at timestamp with time zone,
  constraint assignments_pkey PRIMARY KEY (id),
  constraint assignments_code_key UNIQUE (code),
  constraint assignments_id_class UNIQUE (id, class_id),
  constraint assignments_class_id_fkey FOREIGN KEY (class_id) REFERENCES public.classes(id) ON DELETE CASCADE,
  constraint assignments_code_form CHECK (code ~ '^[ACDEFGHJKMNPQRTUWXY34679]{6}$'::text),
  constraint assignments_days CHECK (closes_on >= opens_on AND closes_on <= (opens_on + 60)),
  constraint assignments_minutes_range CHECK (minutes >= 1 AND minutes <= 60),
  constraint assignments_questions_range CHECK (questions >= 5 AND questions <= 20),
  constraint assignments_recipe_form CHECK (recipe ~ '^[A-Za-z0-9_-]+$'::text AND char_length(recipe) <= 200),
  constraint assignments_seats_number CHECK (cardinality(seats) >= 1 AND cardinality(seats) <= 60),
  constraint assignments_title_form CHECK (title ~ '\S'::text AND char_length(title) <= 80)
);

comment on table public.assignments is 'Sets of questions that were given to a class, or to some of its seats.';
comment on column public.assignments.recipe is 'The set, as lib/play/question-set.ts writes it.';
comment on column public.assignments.seats is 'The numbers of the seats it was given to; null for the whole class.';
comment on column public.assignments.is_varied is 'Whether each pupil gets questions of their own, of the same skills and difficulties.';
comment on column public.assignments.closes_on is 'The last day, in Việt Nam, that is not late.';
comment on column public.assignments.withdrawn_at is 'When it was taken back; who had begun finishes and is counted.';

CREATE INDEX assignments_by_class ON public.assignments USING btree (class_id, created_at DESC);

alter table public.assignments enable row level security;

grant delete, insert, select, update on public.assignments to service_role;

create table public.assignment_results (
  assignment_id uuid not null,
  class_id uuid not null,
  user_id uuid not null,
  run_id uuid not null,
  finished_at timestamp with time zone not null,
  seconds integer not null,
  rights text not null,
  answers jsonb not null,
  tries integer not null default 1,
  best smallint not null,
  constraint assignment_results_pkey PRIMARY KEY (assignment_id, user_id),
  constraint assignment_results_assignment_id_class_id_fkey FOREIGN KEY (assignment_id, class_id) REFERENCES public.assignments(id, class_id) ON DELETE CASCADE,
  constraint assignment_results_pupil_fkey FOREIGN KEY (user_id, class_id) REFERENCES public.class_pupils(user_id, class_id) ON DELETE CASCADE,
  constraint assignment_results_answers_form CHECK (jsonb_typeof(answers) = 'array'::text AND octet_length(answers::text) <= 65536),
  constraint assignment_results_best_range CHECK (best >= 0 AND best <= 20),
  constraint assignment_results_rights_form CHECK (rights ~ '^[01]{5,20}$'::text),
  constraint assignment_results_seconds_range CHECK (seconds >= 0),
  constraint assignment_results_tries_positive CHECK (tries >= 1)
);

comment on table public.assignment_results is 'What a pupil did in an assignment: the first try in full, the others by their number and the best. It goes when the pupil leaves the class.';
comment on column public.assignment_results.rights is 'A digit for each question: 1 where the first answer was right.';
comment on column public.assignment_results.best is 'The most questions that were right at once in any try.';

CREATE INDEX assignment_results_by_pupil ON public.assignment_results USING btree (user_id, class_id);

alter table public.assignment_results enable row level security;

grant delete, insert, select, update on public.assignment_results to service_role;

CREATE OR REPLACE FUNCTION private.assignment_load(p_class uuid, p_seats smallint[], p_from date, p_to date)
 RETURNS numeric
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(max(load), 0) from (
    select sum(work.minutes::numeric / (work.closes_on - work.opens_on + 1)) as load
    from public.assignments as work
    cross join generate_series(greatest(p_from, work.opens_on), least(p_to, work.closes_on), interval '1 day') as day
    join public.class_seats as seat on seat.class_id = work.class_id and (work.seats is null or seat.number = any (work.seats))
    where work.class_id = p_class and work.withdrawn_at is null
      and (p_seats is null or seat.number = any (p_seats))
    group by day, seat.number
  ) as days;
$function$;

comment on function private.assignment_load(uuid,smallint[],date,date) is 'The minutes of the fullest day a pupil of those seats (null: of any) has between two days; what is open for several days is spread over them.';

grant execute on function private.assignment_load(uuid,smallint[],date,date) to service_role;

CREATE OR REPLACE FUNCTION private.most_minutes(p_class uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when class in ('1', '2') then 10 else 15 end from public.classes where id = p_class;
$function$;

comment on function private.most_minutes(uuid) is 'The minutes of given work a day that a class should not go beyond (lib/classes/assignment-load.ts says the same).';

grant execute on function private.most_minutes(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.create_assignment(p_teacher uuid, p_class uuid, p_work jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  work public.assignments := jsonb_populate_record(null::public.assignments, p_work);
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return 'gone';
  end if;
  if work.seats is not null and (
    select count(*) from public.class_seats where class_id = p_class and number = any (work.seats)
  ) <> cardinality(work.seats) then
    return 'gone';
  end if;
  if (
    select count(*) from public.assignments
    where class_id = p_class and withdrawn_at is null and closes_on >= private.vietnam_day(now())
  ) >= 30 then
    return 'too_many';
  end if;
  if private.assignment_load(p_class, work.seats, work.opens_on, work.closes_on)
    + work.minutes::numeric / greatest(1, work.closes_on - work.opens_on + 1) > 2 * private.most_minutes(p_class)
  then
    return 'too_much';
  end if;
  insert into public.assignments (
    id, class_id, code, title, recipe, questions, minutes, seats, is_varied, is_repeatable, opens_on, closes_on
  )
  values (
    work.id, p_class, work.code, work.title, work.recipe, work.questions, work.minutes, work.seats, work.is_varied,
    work.is_repeatable, work.opens_on, work.closes_on
  )
  on conflict (code) do nothing;
  return case when found then 'given' else 'code_taken' end;
end;
$function$;

comment on function public.create_assignment(uuid,uuid,jsonb) is 'Gives a set of questions to a class: given | code_taken | gone (the class is none of the teacher''s, or a seat none of the class) | too_many (thirty are open) | too_much (a day would hold more than twice the minutes that are good for a child).';

grant execute on function public.create_assignment(uuid,uuid,jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.change_assignment(p_teacher uuid, p_class uuid, p_id uuid, p_title text, p_closes_on date)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  work public.assignments;
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return 'gone';
  end if;
  select * into work from public.assignments where id = p_id and class_id = p_class and withdrawn_at is null;
  if not found or p_closes_on < work.opens_on or p_closes_on > work.opens_on + 60 then
    return 'gone';
  end if;
  -- A later day makes no day fuller; an earlier one does.
  update public.assignments set title = p_title, closes_on = p_closes_on where id = p_id;
  if p_closes_on < work.closes_on
    and private.assignment_load(p_class, work.seats, work.opens_on, p_closes_on) > 2 * private.most_minutes(p_class)
  then
    update public.assignments set title = work.title, closes_on = work.closes_on where id = p_id;
    return 'too_much';
  end if;
  return 'changed';
end;
$function$;

comment on function public.change_assignment(uuid,uuid,uuid,text,date) is 'Changes what an assignment is called and until when it is open: changed | gone | too_much.';

grant execute on function public.change_assignment(uuid,uuid,uuid,text,date) to service_role;

CREATE OR REPLACE FUNCTION public.withdraw_assignment(p_teacher uuid, p_class uuid, p_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  update public.assignments set withdrawn_at = now() where id = p_id and class_id = p_class and withdrawn_at is null;
  return found;
end;
$function$;

grant execute on function public.withdraw_assignment(uuid,uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.assignments_of_class(p_teacher uuid, p_class uuid)
 RETURNS TABLE(id uuid, code text, title text, recipe text, questions smallint, minutes smallint, seats smallint[], is_varied boolean, is_repeatable boolean, opens_on date, closes_on date, created_at timestamp with time zone, withdrawn_at timestamp with time zone, given integer, done integer, late integer, right_first integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    work.id, work.code, work.title, work.recipe, work.questions, work.minutes, work.seats, work.is_varied, work.is_repeatable,
    work.opens_on, work.closes_on, work.created_at, work.withdrawn_at,
    coalesce(
      cardinality(work.seats), (select count(*)::int from public.class_seats as seat where seat.class_id = work.class_id)
    ),
    come.done, come.late, come.right_first
  from public.assignments as work
  cross join lateral (
    select
      count(*)::int as done,
      count(*) filter (where private.vietnam_day(finished_at) > work.closes_on)::int as late,
      coalesce(sum(char_length(replace(rights, '0', ''))), 0)::int as right_first
    from public.assignment_results as result
    where result.assignment_id = work.id
  ) as come
  where work.class_id = p_class and private.teaches(p_teacher, p_class)
  order by work.created_at desc, work.id
  limit 200;
$function$;

comment on function public.assignments_of_class(uuid,uuid) is 'What was given to a class, the newest first: to how many seats, how many have done it, how many of them late, and how many first answers were right.';

grant execute on function public.assignments_of_class(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.results_of_assignment(p_teacher uuid, p_class uuid, p_id uuid)
 RETURNS TABLE(number smallint, run_id uuid, finished_at timestamp with time zone, seconds integer, rights text, answers jsonb, tries integer, best smallint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    sitting.number, result.run_id, result.finished_at, result.seconds, result.rights, result.answers, result.tries, result.best
  from public.assignment_results as result
  join public.class_pupils as sitting on (sitting.user_id, sitting.class_id) = (result.user_id, result.class_id)
  where result.assignment_id = p_id and result.class_id = p_class and private.teaches(p_teacher, p_class)
  order by sitting.number;
$function$;

grant execute on function public.results_of_assignment(uuid,uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.assignments_of_pupil(p_user uuid)
 RETURNS TABLE(code text, class_name text, class text, title text, questions smallint, minutes smallint, closes_on date, is_done boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    work.code, own.name, own.class, work.title, work.questions, work.minutes, work.closes_on, result.user_id is not null
  from public.class_pupils as sitting
  join public.classes as own on own.id = sitting.class_id and own.closed_at is null
  join public.assignments as work on work.class_id = own.id
  left join public.assignment_results as result on result.assignment_id = work.id and result.user_id = p_user
  where sitting.user_id = p_user
    and work.withdrawn_at is null
    and (work.seats is null or sitting.number = any (work.seats))
    and work.opens_on <= private.vietnam_day(now())
    and work.closes_on >= private.vietnam_day(now()) - case when result.user_id is null then 14 else 0 end
  order by result.user_id is not null, work.closes_on, work.created_at, work.id
  limit 40;
$function$;

comment on function public.assignments_of_pupil(uuid) is 'The open assignments of a pupil, those still to do first; what was not done in time stays for fourteen days.';

grant execute on function public.assignments_of_pupil(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.assignment_of_code(p_code text, p_user uuid)
 RETURNS TABLE(id uuid, class_id uuid, class_code text, class_name text, class text, title text, recipe text, questions smallint, minutes smallint, is_varied boolean, is_repeatable boolean, opens_on date, closes_on date, is_open boolean, is_begun boolean, number smallint, is_given boolean, done_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    work.id, own.id, own.code, own.name, own.class, work.title, work.recipe, work.questions, work.minutes, work.is_varied,
    work.is_repeatable, work.opens_on, work.closes_on,
    work.withdrawn_at is null and own.closed_at is null, work.opens_on <= private.vietnam_day(now()),
    sitting.number, sitting.number is not null and (work.seats is null or sitting.number = any (work.seats)),
    result.finished_at
  from public.assignments as work
  join public.classes as own on own.id = work.class_id
  left join public.class_pupils as sitting on sitting.class_id = own.id and sitting.user_id = p_user
  left join public.assignment_results as result on result.assignment_id = work.id and result.user_id = p_user
  where work.code = p_code;
$function$;

comment on function public.assignment_of_code(text,uuid) is 'The assignment of a code, with the seat of a pupil (null: of nobody) in its class and whether it was given to that seat.';

grant execute on function public.assignment_of_code(text,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.keep_result(p_run public.runs, p_assignment uuid, p_rights text, p_played_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.assignment_results as kept (
    assignment_id, class_id, user_id, run_id, finished_at, seconds, rights, answers, best
  )
  select
    work.id, work.class_id, p_run.user_id, p_run.id, least(p_run.finished_at, greatest(p_run.started_at, coalesce(p_played_at, p_run.finished_at))), private.seconds_of_run(p_run), p_rights,
    p_run.answers, char_length(replace(p_rights, '0', ''))
  from public.assignments as work
  join public.class_pupils as sitting on sitting.class_id = work.class_id and sitting.user_id = p_run.user_id
  where work.id = p_assignment and (work.seats is null or sitting.number = any (work.seats))
    and char_length(p_rights) = work.questions
  on conflict (assignment_id, user_id) do update
  set tries = kept.tries + 1, best = greatest(kept.best, excluded.best);
$function$;

comment on function private.keep_result(public.runs,uuid,text,timestamp with time zone) is 'Keeps the end of a run as the result of an assignment: the first of a pupil in full, of another that it was and whether it was the best. What was taken back meanwhile counts as well. It is of the moment it was played, as the browser says, between its start and now; null is now.';

grant execute on function private.keep_result(public.runs,uuid,text,timestamp with time zone) to service_role;
