-- A question may be one of a text, and words may be put in order instead of an answer being chosen.
alter table public.questions
  add column orders jsonb not null default '[]',
  add column passage_id text references public.passages (id) on delete cascade,
  add column evidence text,
  alter column distractors set default '[]',
  drop constraint questions_distractors_form,
  add constraint questions_answers_form check (
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
  add constraint questions_evidence_of_passage check (evidence is null or passage_id is not null),
  add constraint questions_reading_has_passage check (course_id !~ '-reading$' or passage_id is not null);

comment on column public.questions.type is 'multiple_choice, or word_order: the words of the prompt are put in order.';
comment on column public.questions.orders is 'word_order only: every natural order of the words, the answer first.';
comment on column public.questions.evidence is 'The words of the passage that hold the answer, as they stand there.';

create index questions_by_passage on public.questions (passage_id) where passage_id is not null;

grant select (passage_id) on public.questions to anon, authenticated;

-- Rows that still are as the seed wrote them stay so under the hash of all columns.
alter table public.questions disable trigger questions_touch_updated_at;
create temporary table untouched_questions as
select id from public.questions as present where present.seed_hash = private.question_hash(present);

create or replace function private.question_hash(p_row public.questions)
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

update public.questions as present
set seed_hash = private.question_hash(present)
where id in (select id from untouched_questions);
drop table untouched_questions;
alter table public.questions enable trigger questions_touch_updated_at;
