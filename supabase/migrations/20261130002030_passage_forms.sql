-- A text to read is set in its form: a poem line by line, a letter with place and signature, a table in cells.
alter table public.passages
  add column form text not null default 'prose',
  add constraint passages_form_known check (form in ('prose', 'verse', 'letter', 'notice', 'table'));

comment on column public.passages.form is 'How the text is set; what its line breaks part follows from it.';
comment on column public.passages.body is
  'Paragraphs or lines, parted by line breaks; empty lines part stanzas and the parts of a letter, " | " the cells of a row.';

-- The hash counts the form from now on. A row the seed wrote stays the seed's, one edited by hand stays edited.
update public.passages as present set seed_hash = 'of the seed' where seed_hash = private.passage_hash(present);

create or replace function private.passage_hash(p_row public.passages)
returns text
language sql
immutable
set search_path = ''
as $$
  select md5(jsonb_build_array(p_row.title, p_row.body, p_row.form)::text);
$$;

update public.passages as present set seed_hash = private.passage_hash(present) where seed_hash = 'of the seed';

create or replace function private.seed_passages(p_rows jsonb)
returns void
language plpgsql
set search_path = ''
as $$
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
$$;
