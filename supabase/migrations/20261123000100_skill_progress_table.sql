create table public.skill_progress (
  user_id uuid not null references public.users (id) on delete cascade,
  skill_id text not null,
  state text not null,
  tries text not null,
  strong_since date,
  due_at timestamptz not null,
  card jsonb not null,
  primary key (user_id, skill_id),
  constraint skill_progress_skill_slug check (
    skill_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(skill_id) <= 60
  ),
  constraint skill_progress_state_known check (state in ('learning', 'good', 'mastered')),
  constraint skill_progress_tries_letters check (tries ~ '^[123abc]{1,20}$'),
  constraint skill_progress_card_object check (jsonb_typeof(card) = 'object' and octet_length(card::text) <= 1000)
);

comment on table public.skill_progress is 'How far a pupil is in each skill, and when it is due for review. A skill without a row is new.';
comment on column public.skill_progress.tries is
  'The last first tries, oldest first: 1, 2, 3 for a right one by its difficulty, a, b, c for a missed one.';
comment on column public.skill_progress.strong_since is 'The day in Việt Nam on which 90 % of the last twenty were first right.';
comment on column public.skill_progress.card is 'What ts-fsrs needs to say when the skill is due the next time.';

create index skill_progress_due on public.skill_progress (user_id, due_at);

-- A state never goes down, whoever writes it.
create function private.keep_skill_state()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  states constant text[] := array['learning', 'good', 'mastered'];
begin
  if array_position(states, new.state) < array_position(states, old.state) then
    new.state := old.state;
  end if;
  new.strong_since := least(old.strong_since, new.strong_since);
  return new;
end;
$$;

create trigger skill_progress_keeps_state
before update on public.skill_progress
for each row
execute function private.keep_skill_state();

alter table public.skill_progress enable row level security;
revoke all on public.skill_progress from public, anon, authenticated, service_role;

grant select, insert, update, delete on public.skill_progress to service_role;
