create function private.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create table public.passages (
  id text primary key,
  title text not null,
  body text not null,
  seed_hash text,
  updated_at timestamptz not null default now(),
  constraint passages_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint passages_texts_not_blank check (title ~ '\S' and body ~ '\S')
);

comment on table public.passages is 'Texts to read; the questions about one name it in `questions.passage_id`.';
comment on column public.passages.body is 'Paragraphs, parted by line breaks.';
comment on column public.passages.seed_hash is
  'What the seed last wrote, as a hash; null for a row of the operator. A row that no longer fits it was edited by hand.';

create trigger passages_touch_updated_at
before update on public.passages
for each row
execute function private.touch_updated_at();

alter table public.passages enable row level security;
revoke all on public.passages from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.passages to service_role;

create table public.questions (
  id text primary key,
  course_id text not null,
  type text not null default 'multiple_choice',
  prompt text not null,
  say text,
  answer text not null,
  distractors jsonb not null default '[]',
  explain text not null,
  level smallint not null,
  seed_hash text,
  updated_at timestamptz not null default now(),
  orders jsonb not null default '[]',
  passage_id text references public.passages (id) on delete cascade,
  evidence text,
  constraint questions_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint questions_course_id_slug check (course_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint questions_texts_not_blank check (
    prompt ~ '\S' and answer ~ '\S' and explain ~ '\S' and coalesce(say ~ '\S', true)
  ),
  constraint questions_level_range check (level between 1 and 3),
  constraint questions_answers_form check (
    case
      when jsonb_typeof(distractors) <> 'array' or jsonb_typeof(orders) <> 'array'
        or jsonb_path_exists(distractors, '$[*] ? (@.type() != "string")')
        or jsonb_path_exists(orders, '$[*] ? (@.type() != "string")')
      then false
      when type = 'word_order' then
        orders ->> 0 = answer and jsonb_array_length(distractors) = 0
      else
        jsonb_array_length(distractors) between 2 and 3 and not distractors ? answer and jsonb_array_length(orders) = 0
    end
  ),
  constraint questions_evidence_of_passage check (evidence is null or passage_id is not null),
  constraint questions_reading_has_passage check (course_id !~ '-reading$' or passage_id is not null)
);

comment on table public.questions is 'Banked questions of the skill `course_id` (spec section 3).';
comment on column public.questions.type is 'multiple_choice, or word_order: the words of the prompt are put in order.';
comment on column public.questions.orders is 'word_order only: every natural order of the words, the answer first.';
comment on column public.questions.evidence is 'The words of the passage that hold the answer, as they stand there.';
comment on column public.questions.seed_hash is
  'What the seed last wrote, as a hash; null for a row of the operator. A row that no longer fits it was edited by hand.';

create index questions_by_course on public.questions (course_id, type);
create index questions_by_passage on public.questions (passage_id) where passage_id is not null;

create trigger questions_touch_updated_at
before update on public.questions
for each row
execute function private.touch_updated_at();

alter table public.questions enable row level security;
revoke all on public.questions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.questions to service_role;

create table public.courselist (
  id int primary key,
  class text not null,
  class_type text not null,
  level int not null,
  title text not null,
  subtitle text,
  image text not null,
  name text not null,
  type text not null,
  range text,
  seed_hash text,
  constraint courselist_place_key unique (class, class_type, level),
  constraint courselist_class_known check (class in ('1', '2', '3', '4', '5')),
  constraint courselist_class_type_known check (class_type in ('practice', 'challenge')),
  constraint courselist_level_positive check (level >= 1),
  constraint courselist_title_not_blank check (title ~ '\S'),
  constraint courselist_image_slug check (image ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint courselist_name_slug check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint courselist_type_known check (type in ('course', 'example-two-class-one', 'game', 'game-range')),
  constraint courselist_range_with_game_range check (
    case when type = 'game-range' then coalesce(range ~ '^[1-9][0-9]{0,6}$', false) else range is null end
  )
);

comment on table public.courselist is 'The cards of a class page, in the order of `level` (spec section 3).';

alter table public.courselist enable row level security;
revoke all on public.courselist from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.courselist to service_role;

-- A seeded row carries a hash of what the seed wrote. While the row still fits its hash nobody has edited it, and a newer
-- seed may replace it; an edited row stays as it is.
create function private.passage_hash(p_row public.passages)
returns text
language sql
immutable
set search_path = ''
as $$
  select md5(jsonb_build_array(p_row.title, p_row.body)::text);
$$;

-- Comes before the questions. A text an untouched or a changed question still asks about stays.
create function private.seed_passages(p_rows jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.passages as present (id, title, body, seed_hash)
  select seeded.id, seeded.title, seeded.body, private.passage_hash(seeded)
  from jsonb_populate_recordset(null::public.passages, p_rows) as seeded
  on conflict (id) do update
  set title = excluded.title, body = excluded.body, seed_hash = excluded.seed_hash, updated_at = now()
  where present.seed_hash = private.passage_hash(present) and present.seed_hash <> excluded.seed_hash;
end;
$$;

-- Comes after the questions.
create function private.drop_old_passages(p_rows jsonb)
returns void
language sql
set search_path = ''
as $$
  delete from public.passages as present
  where present.seed_hash = private.passage_hash(present)
    and present.id not in (select item ->> 'id' from jsonb_array_elements(p_rows) as item)
    and not exists (select from public.questions as asked where asked.passage_id = present.id);
$$;

create function private.question_hash(p_row public.questions)
returns text
language sql
immutable
set search_path = ''
as $$
  select md5(jsonb_build_array(
    p_row.course_id, p_row.type, p_row.prompt, p_row.say, p_row.answer, p_row.distractors, p_row.explain, p_row.level,
    p_row.orders, p_row.passage_id, p_row.evidence
  )::text);
$$;

create function private.seed_questions(p_rows jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from public.questions as present
  where present.seed_hash = private.question_hash(present)
    and present.id not in (select item ->> 'id' from jsonb_array_elements(p_rows) as item);

  insert into public.questions as present
    (id, course_id, type, prompt, say, answer, distractors, explain, level, orders, passage_id, evidence, seed_hash)
  select
    seeded.id, seeded.course_id, seeded.type, seeded.prompt, seeded.say, seeded.answer, seeded.distractors,
    seeded.explain, seeded.level, seeded.orders, seeded.passage_id, seeded.evidence, private.question_hash(seeded)
  from
    jsonb_array_elements(p_rows) as item,
    jsonb_populate_record(
      null::public.questions, '{"type": "multiple_choice", "distractors": [], "orders": []}'::jsonb || item
    ) as seeded
  on conflict (id) do update
  set course_id = excluded.course_id, type = excluded.type, prompt = excluded.prompt, say = excluded.say,
      answer = excluded.answer, distractors = excluded.distractors, explain = excluded.explain,
      level = excluded.level, orders = excluded.orders, passage_id = excluded.passage_id,
      evidence = excluded.evidence, seed_hash = excluded.seed_hash, updated_at = now()
  where present.seed_hash = private.question_hash(present) and present.seed_hash <> excluded.seed_hash;
end;
$$;

create function private.course_hash(p_row public.courselist)
returns text
language sql
immutable
set search_path = ''
as $$
  select md5(jsonb_build_array(
    p_row.class, p_row.class_type, p_row.level, p_row.title, p_row.subtitle, p_row.image, p_row.name, p_row.type,
    p_row.range
  )::text);
$$;

create function private.seed_courselist(p_rows jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  seeded public.courselist;
begin
  -- Untouched seeded rows make room first, so that cards may change places with each other.
  delete from public.courselist as present where present.seed_hash = private.course_hash(present);

  for seeded in
    select * from jsonb_populate_recordset(null::public.courselist, p_rows) as item
    where not exists (select from public.courselist as edited where edited.id = item.id)
    order by level, id
  loop
    -- A place the operator has given to another card is left to it.
    while exists (
      select from public.courselist as present
      where (present.class, present.class_type, present.level) = (seeded.class, seeded.class_type, seeded.level)
    ) loop
      seeded.level := seeded.level + 1;
    end loop;
    seeded.seed_hash := private.course_hash(seeded);
    insert into public.courselist values (seeded.*);
  end loop;
end;
$$;
