-- What a question says to help (hints) and to each wrong answer (feedback).
alter table public.questions
  add column hints jsonb not null default '[]',
  add column feedback jsonb not null default '{}',
  add constraint questions_teaching_form check (
    case
      when jsonb_typeof(hints) <> 'array' or jsonb_typeof(feedback) <> 'object' then false
      else
        not jsonb_path_exists(hints, '$[*] ? (@.type() != "string" || @ == "")')
        and not jsonb_path_exists(feedback, '$.* ? (@.type() != "string" || @ == "")')
    end
  );

comment on column public.questions.hints is 'From an idea to the way; none tells the answer.';
comment on column public.questions.feedback is 'What is said to each wrong answer, by the answer.';

-- The hash counts the new columns from now on. A row the seed wrote stays the seed's, one edited by hand stays edited.
update public.questions as present set seed_hash = 'of the seed' where seed_hash = private.question_hash(present);

create or replace function private.question_hash(p_row public.questions)
returns text
language sql
immutable
set search_path = ''
as $$
  select md5(jsonb_build_array(
    p_row.course_id, p_row.type, p_row.prompt, p_row.say, p_row.answer, p_row.distractors, p_row.explain, p_row.level,
    p_row.orders, p_row.passage_id, p_row.evidence, p_row.hints, p_row.feedback
  )::text);
$$;

update public.questions as present set seed_hash = private.question_hash(present) where seed_hash = 'of the seed';

create or replace function private.seed_questions(p_rows jsonb)
returns void
language plpgsql
set search_path = ''
as $$
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
$$;
