-- A seeded row carries a hash of what the seed wrote. While the row still fits its hash nobody has
-- edited it, and a newer seed may replace it; an edited row stays as it is.
create function private.question_hash(p_row public.questions)
returns text
language sql
immutable
set search_path = ''
as $$
  select md5(jsonb_build_array(
    p_row.course_id, p_row.type, p_row.prompt, p_row.say, p_row.answer, p_row.distractors, p_row.explain, p_row.level
  )::text);
$$;

create function private.seed_questions(p_rows jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  seeded public.questions;
begin
  delete from public.questions as present
  where present.seed_hash = private.question_hash(present)
    and not exists (select from jsonb_array_elements(p_rows) as item where item ->> 'id' = present.id);

  for seeded in select * from jsonb_populate_recordset(null::public.questions, p_rows) loop
    seeded.type := coalesce(seeded.type, 'multiple_choice');
    seeded.seed_hash := private.question_hash(seeded);
    seeded.updated_at := now();
    insert into public.questions as present values (seeded.*)
    on conflict (id) do update
    set course_id = excluded.course_id, type = excluded.type, prompt = excluded.prompt, say = excluded.say,
        answer = excluded.answer, distractors = excluded.distractors, explain = excluded.explain,
        level = excluded.level, seed_hash = excluded.seed_hash, updated_at = excluded.updated_at
    where present.seed_hash = private.question_hash(present) and present.seed_hash <> excluded.seed_hash;
  end loop;
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
