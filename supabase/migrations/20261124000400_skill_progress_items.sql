-- Which rows of `questions` a pupil was asked, so that a bank is drawn without repetition and missed ones come first.
alter table public.skill_progress
  add column items jsonb,
  add constraint skill_progress_items_form check (
    items is null
    or coalesce(jsonb_typeof(items -> 'asked') = 'array' and jsonb_typeof(items -> 'missed') = 'array', false)
    and octet_length(items::text) <= 16000
  );

comment on column public.skill_progress.items is
  '{"asked": ids in the order they were last asked, oldest first, "missed": ids last missed}; null without a bank.';
comment on column public.runs.tries is
  '[{"skill": id, "tries": letters as in skill_progress.tries, "items": ids of questions, one a letter, for a bank}].';

create or replace function public.learn_runs(p_user uuid, p_runs uuid[], p_progress jsonb)
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
