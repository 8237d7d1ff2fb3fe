-- Tests that a class has written on paper, with the points its teachers enter (paper.md, "Marking").

create table public.class_tests (
  id uuid primary key,
  class_id uuid not null references public.classes (id) on delete cascade,
  title text not null,
  address text not null,
  content jsonb not null,
  created_at timestamptz not null default now(),
  constraint class_tests_id_class unique (id, class_id),
  -- It begins with the class: all reading goes by it.
  constraint class_tests_address_key unique (class_id, address),
  constraint class_tests_title_form check (title ~ '\S' and char_length(title) <= 80),
  constraint class_tests_address_form check (address ~ '^/de\?' and octet_length(address) <= 2400),
  constraint class_tests_content_form check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 131072)
);

comment on table public.class_tests is
  'Tests on paper that were handed out in a class: what was asked for how many points, as it was on the day the test was kept.';
comment on column public.class_tests.address is 'Where the paper is made again.';
comment on column public.class_tests.content is
  'What is marked, the same for all codes, and where it stands on each code with the wrong answers that are known (lib/marks/mark-schemas.ts).';

create table public.class_test_marks (
  test_id uuid not null,
  class_id uuid not null,
  number smallint not null,
  code text not null,
  marks jsonb not null,
  tries jsonb not null,
  mistakes jsonb not null,
  marked_at timestamptz not null default now(),
  primary key (test_id, number),
  foreign key (test_id, class_id) references public.class_tests (id, class_id) on delete cascade,
  constraint class_test_marks_seat_fkey foreign key (class_id, number)
    references public.class_seats (class_id, number) on delete cascade,
  constraint class_test_marks_code_known check (code in ('A', 'B', 'C', 'D')),
  constraint class_test_marks_marks_form check (jsonb_typeof(marks) = 'array' and octet_length(marks::text) <= 8192),
  constraint class_test_marks_tries_form check (jsonb_typeof(tries) = 'array' and octet_length(tries::text) <= 8192),
  constraint class_test_marks_mistakes_form check (
    jsonb_typeof(mistakes) = 'array' and octet_length(mistakes::text) <= 65536
  )
);

create index class_test_marks_by_seat on public.class_test_marks (class_id, number);

comment on table public.class_test_marks is
  'The points of a test by the number of a seat, whether or not a pupil has joined there; no name and no profile is known here.';
comment on column public.class_test_marks.code is 'Of the paper that was written.';
comment on column public.class_test_marks.marks is
  'What was given for each question, in quarters of a point, and the wrong answers that were named; null where nothing was entered, an empty list for who was absent.';
comment on column public.class_test_marks.tries is
  'What that says of skills: [{skill, tries}], tries as in skill_progress.';
comment on column public.class_test_marks.mistakes is
  'The mistakes behind the wrong answers that were named: [{skill, code, named, sample}], as in pupil_mistakes; named: its code says what went wrong.';
comment on column public.class_test_marks.marked_at is 'When the points were entered, or last changed.';

alter table public.class_tests enable row level security;
alter table public.class_test_marks enable row level security;
revoke all on public.class_tests, public.class_test_marks from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.class_tests, public.class_test_marks to service_role;

create function public.keep_class_test(
  p_teacher uuid, p_class uuid, p_id uuid, p_title text, p_address text, p_content jsonb
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  known uuid;
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return jsonb_build_object('status', 'gone');
  end if;
  select id into known from public.class_tests where class_id = p_class and address = p_address;
  if known is not null then
    return jsonb_build_object('status', 'kept', 'id', known);
  end if;
  if (select count(*) from public.class_tests where class_id = p_class) >= 40 then
    return jsonb_build_object('status', 'too_many');
  end if;
  insert into public.class_tests (id, class_id, title, address, content)
  values (p_id, p_class, p_title, p_address, p_content);
  return jsonb_build_object('status', 'kept', 'id', p_id);
end;
$$;

comment on function public.keep_class_test(uuid, uuid, uuid, text, text, jsonb) is
  'Keeps a test with a class, so that points can be entered: {status: kept, id} | {status: gone} (no open class of the teacher) | {status: too_many} (forty). A test of the same address keeps its id.';

create function public.delete_class_test(p_teacher uuid, p_class uuid, p_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  delete from public.class_tests where id = p_id and class_id = p_class;
  return found;
end;
$$;

comment on function public.delete_class_test(uuid, uuid, uuid) is
  'Deletes a test of a class with all its points; false where there is none of this id.';

create function public.write_test_marks(p_teacher uuid, p_class uuid, p_id uuid, p_rows jsonb)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  perform from public.class_tests where id = p_id and class_id = p_class;
  if not found then
    return false;
  end if;
  delete from public.class_test_marks
  where test_id = p_id and number in (
    select given.number from jsonb_to_recordset(p_rows) as given (number smallint, marks jsonb) where given.marks is null
  );
  insert into public.class_test_marks as known (test_id, class_id, number, code, marks, tries, mistakes)
  select p_id, p_class, given.number, given.code, given.marks, given.tries, given.mistakes
  from jsonb_to_recordset(p_rows) as given (number smallint, code text, marks jsonb, tries jsonb, mistakes jsonb)
  join public.class_seats as seat on seat.class_id = p_class and seat.number = given.number
  where given.marks is not null
  on conflict (test_id, number) do update
  set code = excluded.code, marks = excluded.marks, tries = excluded.tries, mistakes = excluded.mistakes, marked_at = now();
  return true;
end;
$$;

comment on function public.write_test_marks(uuid, uuid, uuid, jsonb) is
  'Writes the points of seats [{number, code, marks, tries, mistakes}]; marks of null take a seat''s points away, a seat that is not there is passed over. False where the teacher has no such test in an open class.';

create function public.tests_of_class(p_teacher uuid, p_class uuid)
returns table (id uuid, title text, created_at timestamptz, marked int)
language sql
stable
set search_path = ''
as $$
  select
    test.id, test.title, test.created_at,
    (
      select count(*)::int from public.class_test_marks as mark
      where mark.test_id = test.id and jsonb_path_exists(mark.marks, '$[*] ? (@ != null)')
    )
  from public.class_tests as test
  where test.class_id = p_class and private.teaches(p_teacher, p_class)
  order by test.created_at desc, test.id;
$$;

comment on function public.tests_of_class(uuid, uuid) is
  'The tests of a class, the newest first, with how many seats have points.';

create function public.test_of_class(p_teacher uuid, p_class uuid, p_id uuid)
returns table (id uuid, title text, address text, content jsonb, created_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select test.id, test.title, test.address, test.content, test.created_at
  from public.class_tests as test
  where test.class_id = p_class and (p_id is null or test.id = p_id) and private.teaches(p_teacher, p_class)
  order by test.created_at desc, test.id;
$$;

comment on function public.test_of_class(uuid, uuid, uuid) is
  'A test of a class (null: each of them, the newest first) with what is marked in it, for who teaches the class.';

create function public.marks_of_class(p_teacher uuid, p_class uuid, p_test uuid default null, p_number int default null)
returns table (test_id uuid, number smallint, code text, marks jsonb)
language sql
stable
set search_path = ''
as $$
  select mark.test_id, mark.number, mark.code, mark.marks
  from public.class_test_marks as mark
  where mark.class_id = p_class and private.teaches(p_teacher, p_class)
    and (p_test is null or mark.test_id = p_test)
    and (p_number is null or mark.number = p_number)
  order by mark.test_id, mark.number;
$$;

comment on function public.marks_of_class(uuid, uuid, uuid, int) is
  'The points that were entered for a test (null: for all) and a seat (null: for all) of a class.';

create function public.test_tries_of_class(
  p_teacher uuid, p_class uuid, p_skills text[] default null, p_number int default null
)
returns table (number smallint, skill_id text, tries text, last_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select mark.number, made.skill, string_agg(made.tries, '' order by mark.marked_at, mark.test_id), max(mark.marked_at)
  from public.class_test_marks as mark
  cross join lateral jsonb_to_recordset(mark.tries) as made (skill text, tries text)
  where mark.class_id = p_class and private.teaches(p_teacher, p_class)
    and (p_skills is null or made.skill = any (p_skills))
    and (p_number is null or mark.number = p_number)
  group by mark.number, made.skill
  order by mark.number, made.skill;
$$;

comment on function public.test_tries_of_class(uuid, uuid, text[], int) is
  'What the tests of a class say of the skills of its seats, by the same wishes as skills_of_class, the oldest try first.';

-- Teachers see on one list what was got wrong on a screen and on paper.
drop function public.mistakes_of_class(uuid, uuid, date);

create function public.mistakes_of_class(p_teacher uuid, p_class uuid, p_since date)
returns table (
  number smallint, skill_id text, code text, times int, days int, last_day date, sample jsonb, named boolean
)
language sql
stable
set search_path = ''
as $$
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
$$;

comment on function public.mistakes_of_class(uuid, uuid, date) is
  'The mistakes of the seats of a class since a day: what its pupils did since they joined, and what a teacher entered of a test (named: so that it is no slip); with the last wrong answer of each.';

revoke all on function
  public.keep_class_test(uuid, uuid, uuid, text, text, jsonb),
  public.delete_class_test(uuid, uuid, uuid),
  public.write_test_marks(uuid, uuid, uuid, jsonb),
  public.tests_of_class(uuid, uuid),
  public.test_of_class(uuid, uuid, uuid),
  public.marks_of_class(uuid, uuid, uuid, int),
  public.test_tries_of_class(uuid, uuid, text[], int),
  public.mistakes_of_class(uuid, uuid, date)
from public, anon, authenticated;
grant execute on function
  public.keep_class_test(uuid, uuid, uuid, text, text, jsonb),
  public.delete_class_test(uuid, uuid, uuid),
  public.write_test_marks(uuid, uuid, uuid, jsonb),
  public.tests_of_class(uuid, uuid),
  public.test_of_class(uuid, uuid, uuid),
  public.marks_of_class(uuid, uuid, uuid, int),
  public.test_tries_of_class(uuid, uuid, text[], int),
  public.mistakes_of_class(uuid, uuid, date)
to service_role;
