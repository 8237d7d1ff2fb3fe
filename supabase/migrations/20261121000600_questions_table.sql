create table public.questions (
  id text primary key,
  course_id text not null,
  type text not null default 'multiple_choice',
  prompt text not null,
  say text,
  answer text not null,
  distractors jsonb not null,
  explain text not null,
  level smallint not null,
  seed_hash text,
  updated_at timestamptz not null default now(),
  constraint questions_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint questions_course_id_slug check (course_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint questions_texts_not_blank check (
    prompt ~ '\S' and answer ~ '\S' and explain ~ '\S' and coalesce(say ~ '\S', true)
  ),
  constraint questions_level_range check (level between 1 and 3),
  constraint questions_distractors_form check (
    case
      when jsonb_typeof(distractors) = 'array' then
        jsonb_array_length(distractors) between 2 and 3
        and not jsonb_path_exists(distractors, '$[*] ? (@.type() != "string")')
        and not distractors ? answer
      else false
    end
  )
);

comment on table public.questions is 'Banked questions of the skill `course_id` (spec section 3).';
comment on column public.questions.seed_hash is
  'What the seed last wrote, as a hash; null for a row of the operator. A row that no longer fits it was edited by hand.';

create index questions_by_course on public.questions (course_id, type);

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

create trigger questions_touch_updated_at
before update on public.questions
for each row
execute function private.touch_updated_at();

alter table public.questions enable row level security;
revoke all on public.questions from public, anon, authenticated, service_role;

-- The answer, the distractors and the explanation stay on the server.
grant select (id, course_id, type, prompt, level) on public.questions to anon, authenticated;
grant select, insert, update, delete on public.questions to service_role;

create policy "Everybody may see what is asked"
on public.questions for select
to anon, authenticated
using (true);
