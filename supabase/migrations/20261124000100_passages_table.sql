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

grant select (id, title, body) on public.passages to anon, authenticated;
grant select, insert, update, delete on public.passages to service_role;

create policy "Everybody may read the texts"
on public.passages for select
to anon, authenticated
using (true);
