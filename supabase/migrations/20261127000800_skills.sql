create table public.skill_progress (
  user_id uuid not null references public.users (id) on delete cascade,
  skill_id text not null,
  state text not null,
  tries text not null,
  strong_since date,
  due_at timestamptz not null,
  card jsonb not null,
  -- Which rows of `questions` a pupil was asked: a bank is drawn without repetition, and missed ones come first.
  items jsonb,
  primary key (user_id, skill_id),
  constraint skill_progress_skill_slug check (
    skill_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(skill_id) <= 60
  ),
  constraint skill_progress_state_known check (state in ('learning', 'good', 'mastered')),
  constraint skill_progress_tries_letters check (tries ~ '^[123abc]{1,20}$'),
  constraint skill_progress_card_object check (jsonb_typeof(card) = 'object' and octet_length(card::text) <= 1000),
  constraint skill_progress_items_form check (
    items is null
    or coalesce(jsonb_typeof(items -> 'asked') = 'array' and jsonb_typeof(items -> 'missed') = 'array', false)
    and octet_length(items::text) <= 16000
  )
);

comment on table public.skill_progress is 'How far a pupil is in each skill, and when it is due for review. A skill without a row is new.';
comment on column public.skill_progress.tries is
  'The last first tries, oldest first: 1, 2, 3 for a right one by its difficulty, a, b, c for a missed one.';
comment on column public.skill_progress.strong_since is 'The day in Việt Nam on which 90 % of the last twenty were first right.';
comment on column public.skill_progress.card is 'What ts-fsrs needs to say when the skill is due the next time.';
comment on column public.skill_progress.items is
  '{"asked": ids in the order they were last asked, oldest first, "missed": ids last missed}; null without a bank.';

create index skill_progress_due on public.skill_progress (user_id, due_at);

alter table public.skill_progress enable row level security;
revoke all on public.skill_progress from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.skill_progress to service_role;

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

create function public.learn_runs(p_user uuid, p_runs uuid[], p_progress jsonb)
returns text
language plpgsql
set search_path = ''
as $$
begin
  -- One at a time for a pupil; what was read before another learned the same runs is not written.
  perform from public.users where id = p_user for update;
  if cardinality(p_runs) <> (
    select count(*)
    from public.runs
    where id = any (p_runs) and user_id = p_user and finished_at is not null and tries is not null and not learned
  ) then
    return 'late';
  end if;
  update public.runs set learned = true where id = any (p_runs);

  insert into public.skill_progress as progress (user_id, skill_id, state, tries, strong_since, due_at, card, items)
  select p_user, row.skill_id, row.state, row.tries, row.strong_since, row.due_at, row.card, row.items
  from jsonb_to_recordset(p_progress) as row (
    skill_id text, state text, tries text, strong_since date, due_at timestamptz, card jsonb, items jsonb
  )
  on conflict (user_id, skill_id) do update
  set state = excluded.state,
      tries = excluded.tries,
      strong_since = excluded.strong_since,
      due_at = excluded.due_at,
      card = excluded.card,
      items = coalesce(excluded.items, progress.items);
  return 'learned';
end;
$$;

comment on function public.learn_runs(uuid, uuid[], jsonb) is
  'Writes what finished runs brought in their skills, each run once: learned, or late when one of them was learned meanwhile.';

grant execute on function
  private.keep_skill_state(),
  public.learn_runs(uuid, uuid[], jsonb)
to service_role;
