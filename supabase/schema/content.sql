-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

CREATE OR REPLACE FUNCTION private.touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := now();
  return new;
end;
$function$;

create table public.passages (
  id text not null,
  title text not null,
  body text not null,
  seed_hash text,
  updated_at timestamp with time zone not null default now(),
  form text not null default 'prose'::text,
  constraint passages_pkey PRIMARY KEY (id),
  constraint passages_form_known CHECK (form = ANY (ARRAY['prose'::text, 'verse'::text, 'letter'::text, 'notice'::text, 'table'::text])),
  constraint passages_id_slug CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  constraint passages_texts_not_blank CHECK (title ~ '\S'::text AND body ~ '\S'::text)
);

comment on table public.passages is 'Texts to read; the questions about one name it in `questions.passage_id`.';
comment on column public.passages.body is 'Paragraphs or lines, parted by line breaks; empty lines part stanzas and the parts of a letter, " | " the cells of a row.';
comment on column public.passages.seed_hash is 'What the seed last wrote, as a hash; null for a row of the operator. A row that no longer fits it was edited by hand.';
comment on column public.passages.form is 'How the text is set; what its line breaks part follows from it.';

CREATE TRIGGER passages_touch_updated_at BEFORE UPDATE ON public.passages FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

alter table public.passages enable row level security;

grant delete, insert, select, update on public.passages to service_role;

create table public.questions (
  id text not null,
  course_id text not null,
  type text not null default 'multiple_choice'::text,
  prompt text not null,
  say text,
  answer text not null,
  distractors jsonb not null default '[]'::jsonb,
  explain text not null,
  level smallint not null,
  seed_hash text,
  updated_at timestamp with time zone not null default now(),
  orders jsonb not null default '[]'::jsonb,
  passage_id text,
  evidence text,
  hints jsonb not null default '[]'::jsonb,
  feedback jsonb not null default '{}'::jsonb,
  constraint questions_pkey PRIMARY KEY (id),
  constraint questions_passage_id_fkey FOREIGN KEY (passage_id) REFERENCES public.passages(id) ON DELETE CASCADE,
  constraint questions_answers_form CHECK (
CASE
    WHEN jsonb_typeof(distractors) <> 'array'::text OR jsonb_typeof(orders) <> 'array'::text OR jsonb_path_exists(distractors, '$[*]?(@.type() != "string")'::jsonpath) OR jsonb_path_exists(orders, '$[*]?(@.type() != "string")'::jsonpath) THEN false
    WHEN type = 'word_order'::text THEN (orders ->> 0) = answer AND jsonb_array_length(distractors) = 0
    ELSE jsonb_array_length(distractors) >= 2 AND jsonb_array_length(distractors) <= 3 AND NOT distractors ? answer AND jsonb_array_length(orders) = 0
END),
  constraint questions_course_id_slug CHECK (course_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  constraint questions_evidence_of_passage CHECK (evidence IS NULL OR passage_id IS NOT NULL),
  constraint questions_id_slug CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  constraint questions_level_range CHECK (level >= 1 AND level <= 3),
  constraint questions_reading_has_passage CHECK (course_id !~ '-reading$'::text OR passage_id IS NOT NULL),
  constraint questions_teaching_form CHECK (
CASE
    WHEN jsonb_typeof(hints) <> 'array'::text OR jsonb_typeof(feedback) <> 'object'::text THEN false
    ELSE NOT jsonb_path_exists(hints, '$[*]?(@.type() != "string" || @ == "")'::jsonpath) AND NOT jsonb_path_exists(feedback, '$.*?(@.type() != "string" || @ == "")'::jsonpath)
END),
  constraint questions_texts_not_blank CHECK (prompt ~ '\S'::text AND answer ~ '\S'::text AND explain ~ '\S'::text AND COALESCE(say ~ '\S'::text, true))
);

comment on table public.questions is 'Banked questions of the skill `course_id` (spec section 3).';
comment on column public.questions.type is 'multiple_choice, or word_order: the words of the prompt are put in order.';
comment on column public.questions.seed_hash is 'What the seed last wrote, as a hash; null for a row of the operator. A row that no longer fits it was edited by hand.';
comment on column public.questions.orders is 'word_order only: every natural order of the words, the answer first.';
comment on column public.questions.evidence is 'The words of the passage that hold the answer, as they stand there.';
comment on column public.questions.hints is 'From an idea to the way; none tells the answer.';
comment on column public.questions.feedback is 'What is said to each wrong answer, by the answer.';

CREATE INDEX questions_by_course ON public.questions USING btree (course_id, type);
CREATE INDEX questions_by_passage ON public.questions USING btree (passage_id) WHERE passage_id IS NOT NULL;

CREATE TRIGGER questions_touch_updated_at BEFORE UPDATE ON public.questions FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

alter table public.questions enable row level security;

grant delete, insert, select, update on public.questions to service_role;

create table public.courselist (
  id integer not null,
  class text not null,
  class_type text not null,
  level integer not null,
  title text not null,
  subtitle text,
  image text not null,
  name text not null,
  type text not null,
  range text,
  seed_hash text,
  constraint courselist_pkey PRIMARY KEY (id),
  constraint courselist_place_key UNIQUE (class, class_type, level),
  constraint courselist_class_known CHECK (class = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text])),
  constraint courselist_class_type_known CHECK (class_type = ANY (ARRAY['practice'::text, 'challenge'::text])),
  constraint courselist_image_slug CHECK (image ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  constraint courselist_level_positive CHECK (level >= 1),
  constraint courselist_name_slug CHECK (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  constraint courselist_range_with_game_range CHECK (
CASE
    WHEN type = 'game-range'::text THEN COALESCE(range ~ '^[1-9][0-9]{0,6}$'::text, false)
    ELSE range IS NULL
END),
  constraint courselist_title_not_blank CHECK (title ~ '\S'::text),
  constraint courselist_type_known CHECK (type = ANY (ARRAY['course'::text, 'example-two-class-one'::text, 'game'::text, 'game-range'::text]))
);

comment on table public.courselist is 'The cards of a class page, in the order of `level` (spec section 3).';

alter table public.courselist enable row level security;

grant delete, insert, select, update on public.courselist to service_role;

CREATE OR REPLACE FUNCTION private.passage_hash(p_row public.passages)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select md5(jsonb_build_array(p_row.title, p_row.body, p_row.form)::text);
$function$;

CREATE OR REPLACE FUNCTION private.seed_passages(p_rows jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.passages as present (id, title, body, form, seed_hash)
  select seeded.id, seeded.title, seeded.body, seeded.form, private.passage_hash(seeded)
  from
    jsonb_array_elements(p_rows) as item,
    jsonb_populate_record(null::public.passages, '{"form": "prose"}'::jsonb || item) as seeded
  on conflict (id) do update
  set title = excluded.title, body = excluded.body, form = excluded.form, seed_hash = excluded.seed_hash,
      updated_at = now()
  where present.seed_hash = private.passage_hash(present) and present.seed_hash <> excluded.seed_hash;
end;
$function$;

CREATE OR REPLACE FUNCTION private.drop_old_passages(p_rows jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from public.passages as present
  where present.seed_hash = private.passage_hash(present)
    and present.id not in (select item ->> 'id' from jsonb_array_elements(p_rows) as item)
    and not exists (select from public.questions as asked where asked.passage_id = present.id);
$function$;

CREATE OR REPLACE FUNCTION private.question_hash(p_row public.questions)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select md5(jsonb_build_array(
    p_row.course_id, p_row.type, p_row.prompt, p_row.say, p_row.answer, p_row.distractors, p_row.explain, p_row.level,
    p_row.orders, p_row.passage_id, p_row.evidence, p_row.hints, p_row.feedback
  )::text);
$function$;

CREATE OR REPLACE FUNCTION private.seed_questions(p_rows jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from public.questions as present
  where present.seed_hash = private.question_hash(present)
    and present.id not in (select item ->> 'id' from jsonb_array_elements(p_rows) as item);

  insert into public.questions as present (
    id, course_id, type, prompt, say, answer, distractors, explain, level, orders, passage_id, evidence, hints, feedback,
    seed_hash
  )
  select
    seeded.id, seeded.course_id, seeded.type, seeded.prompt, seeded.say, seeded.answer, seeded.distractors,
    seeded.explain, seeded.level, seeded.orders, seeded.passage_id, seeded.evidence, seeded.hints, seeded.feedback,
    private.question_hash(seeded)
  from
    jsonb_array_elements(p_rows) as item,
    jsonb_populate_record(
      null::public.questions,
      '{"type": "multiple_choice", "distractors": [], "orders": [], "hints": [], "feedback": {}}'::jsonb || item
    ) as seeded
  on conflict (id) do update
  set course_id = excluded.course_id, type = excluded.type, prompt = excluded.prompt, say = excluded.say,
      answer = excluded.answer, distractors = excluded.distractors, explain = excluded.explain,
      level = excluded.level, orders = excluded.orders, passage_id = excluded.passage_id,
      evidence = excluded.evidence, hints = excluded.hints, feedback = excluded.feedback,
      seed_hash = excluded.seed_hash, updated_at = now()
  where present.seed_hash = private.question_hash(present) and present.seed_hash <> excluded.seed_hash;
end;
$function$;

CREATE OR REPLACE FUNCTION private.course_hash(p_row public.courselist)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select md5(jsonb_build_array(
    p_row.class, p_row.class_type, p_row.level, p_row.title, p_row.subtitle, p_row.image, p_row.name, p_row.type,
    p_row.range
  )::text);
$function$;

CREATE OR REPLACE FUNCTION private.seed_courselist(p_rows jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
