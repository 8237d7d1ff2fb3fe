create table public.level_totals (
  level_name text not null,
  user_id uuid not null references public.users (id) on delete cascade,
  levels_done int not null,
  total_time int not null,
  score int not null,
  primary key (level_name, user_id),
  constraint level_totals_levels_done_positive check (levels_done >= 1)
);

comment on table public.level_totals is
  'The leaderboard aggregate of spec section 9, kept by triggers so that no board ever adds up all rows.';

create index level_totals_by_place
  on public.level_totals (level_name, levels_done desc, total_time, user_id);
-- Deleting a pupil looks for these rows by the pupil alone.
create index level_totals_by_user on public.level_totals (user_id);

create function private.add_to_level_totals(p_row public.user_levels)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.level_totals as totals (level_name, user_id, levels_done, total_time, score)
  values (p_row.level_name, p_row.user_id, 1, p_row.total_time, 135 - p_row.total_time)
  on conflict (level_name, user_id) do update
  set levels_done = totals.levels_done + 1,
      total_time = totals.total_time + excluded.total_time,
      score = totals.score + excluded.score;
end;
$$;

create function private.take_from_level_totals(p_row public.user_levels)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from public.level_totals
  where level_name = p_row.level_name and user_id = p_row.user_id and levels_done = 1;
  if not found then
    update public.level_totals
    set levels_done = levels_done - 1,
        total_time = total_time - p_row.total_time,
        score = score - (135 - p_row.total_time)
    where level_name = p_row.level_name and user_id = p_row.user_id;
  end if;
end;
$$;

create function private.keep_level_totals()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.status = 'done' then
    perform private.take_from_level_totals(old);
  end if;
  if tg_op <> 'DELETE' and new.status = 'done' then
    perform private.add_to_level_totals(new);
  end if;
  return null;
end;
$$;

grant execute on function private.add_to_level_totals(public.user_levels) to service_role;
grant execute on function private.take_from_level_totals(public.user_levels) to service_role;

create trigger user_levels_keep_totals
after insert or update or delete on public.user_levels
for each row
execute function private.keep_level_totals();

alter table public.level_totals enable row level security;
revoke all on public.level_totals from public, anon, authenticated, service_role;

grant select (level_name, user_id, levels_done, total_time, score)
  on public.level_totals to anon, authenticated;
grant select, insert, update, delete on public.level_totals to service_role;

create policy "Everybody may see the sums of every pupil"
on public.level_totals for select
to anon, authenticated
using (true);
