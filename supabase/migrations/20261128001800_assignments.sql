-- Work that teachers give to their classes, and what came of it.

create table public.assignments (
  id uuid primary key,
  class_id uuid not null references public.classes (id) on delete cascade,
  code text not null unique constraint assignments_code_form check (code ~ '^[ACDEFGHJKMNPQRTUWXY34679]{6}$'),
  title text not null constraint assignments_title_form check (title ~ '\S' and char_length(title) <= 80),
  recipe text not null constraint assignments_recipe_form check (recipe ~ '^[A-Za-z0-9_-]+$' and char_length(recipe) <= 200),
  questions smallint not null constraint assignments_questions_range check (questions between 5 and 20),
  minutes smallint not null constraint assignments_minutes_range check (minutes between 1 and 60),
  seats smallint[] constraint assignments_seats_number check (cardinality(seats) between 1 and 60),
  is_varied boolean not null default false,
  is_repeatable boolean not null default true,
  opens_on date not null,
  closes_on date not null,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  constraint assignments_days check (closes_on between opens_on and opens_on + 60),
  constraint assignments_id_class unique (id, class_id)
);
comment on table public.assignments is 'Sets of questions that were given to a class, or to some of its seats.';
comment on column public.assignments.recipe is 'The set, as lib/play/question-set.ts writes it.';
comment on column public.assignments.seats is 'The numbers of the seats it was given to; null for the whole class.';
comment on column public.assignments.is_varied is 'Whether each pupil gets questions of their own, of the same skills and difficulties.';
comment on column public.assignments.closes_on is 'The last day, in Việt Nam, that is not late.';
comment on column public.assignments.withdrawn_at is 'When it was taken back; who had begun finishes and is counted.';

create index assignments_by_class on public.assignments (class_id, created_at desc);

create table public.assignment_results (
  assignment_id uuid not null,
  class_id uuid not null,
  user_id uuid not null,
  run_id uuid not null,
  finished_at timestamptz not null,
  seconds integer not null constraint assignment_results_seconds_range check (seconds >= 0),
  rights text not null constraint assignment_results_rights_form check (rights ~ '^[01]{5,20}$'),
  answers jsonb not null constraint assignment_results_answers_form
    check (jsonb_typeof(answers) = 'array' and octet_length(answers::text) <= 65536),
  tries integer not null default 1 constraint assignment_results_tries_positive check (tries >= 1),
  best smallint not null constraint assignment_results_best_range check (best between 0 and 20),
  primary key (assignment_id, user_id),
  foreign key (assignment_id, class_id) references public.assignments (id, class_id) on delete cascade,
  constraint assignment_results_pupil_fkey
    foreign key (user_id, class_id) references public.class_pupils (user_id, class_id) on delete cascade
);
comment on table public.assignment_results is 'What a pupil did in an assignment: the first try in full, the others by their number and the best. It goes when the pupil leaves the class.';
comment on column public.assignment_results.rights is 'A digit for each question: 1 where the first answer was right.';
comment on column public.assignment_results.best is 'The most questions that were right at once in any try.';

create index assignment_results_by_pupil on public.assignment_results (user_id, class_id);

alter table public.assignments enable row level security;
alter table public.assignment_results enable row level security;
revoke all on public.assignments, public.assignment_results from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.assignments, public.assignment_results to service_role;

create function private.assignment_load(p_class uuid, p_seats smallint[], p_from date, p_to date) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(max(load), 0) from (
    select sum(work.minutes::numeric / (work.closes_on - work.opens_on + 1)) as load
    from public.assignments as work
    cross join generate_series(greatest(p_from, work.opens_on), least(p_to, work.closes_on), interval '1 day') as day
    join public.class_seats as seat on seat.class_id = work.class_id and (work.seats is null or seat.number = any (work.seats))
    where work.class_id = p_class and work.withdrawn_at is null
      and (p_seats is null or seat.number = any (p_seats))
    group by day, seat.number
  ) as days;
$$;
comment on function private.assignment_load is 'The minutes of the fullest day a pupil of those seats (null: of any) has between two days; what is open for several days is spread over them.';

create function private.most_minutes(p_class uuid) returns integer
language sql stable set search_path = '' as $$
  select case when class in ('1', '2') then 10 else 15 end from public.classes where id = p_class;
$$;
comment on function private.most_minutes is 'The minutes of given work a day that a class should not go beyond (lib/classes/assignment-load.ts says the same).';

create function public.create_assignment(p_teacher uuid, p_class uuid, p_work jsonb) returns text
language plpgsql set search_path = '' as $$
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
$$;
comment on function public.create_assignment is 'Gives a set of questions to a class: given | code_taken | gone (the class is none of the teacher''s, or a seat none of the class) | too_many (thirty are open) | too_much (a day would hold more than twice the minutes that are good for a child).';

create function public.change_assignment(p_teacher uuid, p_class uuid, p_id uuid, p_title text, p_closes_on date) returns text
language plpgsql set search_path = '' as $$
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
$$;
comment on function public.change_assignment is 'Changes what an assignment is called and until when it is open: changed | gone | too_much.';

create function public.withdraw_assignment(p_teacher uuid, p_class uuid, p_id uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  update public.assignments set withdrawn_at = now() where id = p_id and class_id = p_class and withdrawn_at is null;
  return found;
end;
$$;

create function public.assignments_of_class(p_teacher uuid, p_class uuid)
returns table (
  id uuid, code text, title text, recipe text, questions smallint, minutes smallint, seats smallint[], is_varied boolean,
  is_repeatable boolean, opens_on date, closes_on date, created_at timestamptz, withdrawn_at timestamptz, given integer,
  done integer, late integer, right_first integer
)
language sql stable set search_path = '' as $$
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
$$;
comment on function public.assignments_of_class is 'What was given to a class, the newest first: to how many seats, how many have done it, how many of them late, and how many first answers were right.';

create function public.results_of_assignment(p_teacher uuid, p_class uuid, p_id uuid)
returns table (
  number smallint, run_id uuid, finished_at timestamptz, seconds integer, rights text, answers jsonb, tries integer, best smallint
)
language sql stable set search_path = '' as $$
  select
    sitting.number, result.run_id, result.finished_at, result.seconds, result.rights, result.answers, result.tries, result.best
  from public.assignment_results as result
  join public.class_pupils as sitting on (sitting.user_id, sitting.class_id) = (result.user_id, result.class_id)
  where result.assignment_id = p_id and result.class_id = p_class and private.teaches(p_teacher, p_class)
  order by sitting.number;
$$;

create function public.assignments_of_pupil(p_user uuid)
returns table (
  code text, class_name text, class text, title text, questions smallint, minutes smallint, closes_on date, is_done boolean
)
language sql stable set search_path = '' as $$
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
$$;
comment on function public.assignments_of_pupil is 'The open assignments of a pupil, those still to do first; what was not done in time stays for fourteen days.';

create function public.assignment_of_code(p_code text, p_user uuid)
returns table (
  id uuid, class_id uuid, class_code text, class_name text, class text, title text, recipe text, questions smallint,
  minutes smallint, is_varied boolean, is_repeatable boolean, opens_on date, closes_on date, is_open boolean,
  is_begun boolean, number smallint, is_given boolean, done_at timestamptz
)
language sql stable set search_path = '' as $$
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
$$;
comment on function public.assignment_of_code is 'The assignment of a code, with the seat of a pupil (null: of nobody) in its class and whether it was given to that seat.';

create function private.keep_result(p_run public.runs, p_assignment uuid, p_rights text) returns void
language sql set search_path = '' as $$
  insert into public.assignment_results as kept (
    assignment_id, class_id, user_id, run_id, finished_at, seconds, rights, answers, best
  )
  select
    work.id, work.class_id, p_run.user_id, p_run.id, p_run.finished_at, private.seconds_of_run(p_run), p_rights,
    p_run.answers, char_length(replace(p_rights, '0', ''))
  from public.assignments as work
  join public.class_pupils as sitting on sitting.class_id = work.class_id and sitting.user_id = p_run.user_id
  where work.id = p_assignment and (work.seats is null or sitting.number = any (work.seats))
    and char_length(p_rights) = work.questions
  on conflict (assignment_id, user_id) do update
  set tries = kept.tries + 1, best = greatest(kept.best, excluded.best);
$$;
comment on function private.keep_result is 'Keeps the end of a run as the result of an assignment: the first of a pupil in full, of another that it was and whether it was the best. What was taken back meanwhile counts as well.';

revoke all on function
  private.assignment_load(uuid, smallint[], date, date),
  private.most_minutes(uuid),
  public.create_assignment(uuid, uuid, jsonb),
  public.change_assignment(uuid, uuid, uuid, text, date),
  public.withdraw_assignment(uuid, uuid, uuid),
  public.assignments_of_class(uuid, uuid),
  public.results_of_assignment(uuid, uuid, uuid),
  public.assignments_of_pupil(uuid),
  public.assignment_of_code(text, uuid),
  private.keep_result(public.runs, uuid, text)
from public, anon, authenticated;
grant execute on function
  private.assignment_load(uuid, smallint[], date, date),
  private.most_minutes(uuid),
  public.create_assignment(uuid, uuid, jsonb),
  public.change_assignment(uuid, uuid, uuid, text, date),
  public.withdraw_assignment(uuid, uuid, uuid),
  public.assignments_of_class(uuid, uuid),
  public.results_of_assignment(uuid, uuid, uuid),
  public.assignments_of_pupil(uuid),
  public.assignment_of_code(text, uuid),
  private.keep_result(public.runs, uuid, text)
to service_role;
