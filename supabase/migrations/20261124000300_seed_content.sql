create or replace function private.seed_questions(p_rows jsonb)
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
