create table public.user_levels (
  user_id uuid not null references public.users (id) on delete cascade,
  level_id int not null,
  level_name text not null,
  status text not null,
  total_time int not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, level_id, level_name),
  constraint user_levels_level_id_positive check (level_id >= 1),
  constraint user_levels_level_name_slug check (
    level_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(level_name) <= 60
  ),
  constraint user_levels_status_known check (status in ('playing', 'done')),
  constraint user_levels_total_time_range check (total_time between 1 and 3600)
);

comment on table public.user_levels is 'How far a pupil is in each level; total_time in whole seconds (spec section 3).';

alter table public.user_levels enable row level security;
revoke all on public.user_levels from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.user_levels to service_role;

create function private.keep_level_done()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status = 'playing' then
    return old;
  end if;
  new.total_time := least(new.total_time, old.total_time);
  return new;
end;
$$;

comment on function private.keep_level_done() is 'A worse attempt at a level already done changes nothing; it is no error.';

create trigger user_levels_done_stays_done
before update on public.user_levels
for each row
when (old.status = 'done')
execute function private.keep_level_done();

create function private.write_level(p_user uuid, p_level_id int, p_level_name text, p_passed boolean, p_time int)
returns public.user_levels
language plpgsql
set search_path = ''
as $$
declare
  written public.user_levels;
begin
  insert into public.user_levels as levels (user_id, level_id, level_name, status, total_time, updated_at)
  values (p_user, p_level_id, p_level_name, case when p_passed then 'done' else 'playing' end, p_time, now())
  on conflict (user_id, level_id, level_name) do update
  set status = excluded.status, total_time = excluded.total_time, updated_at = excluded.updated_at
  returning * into written;
  return written;
end;
$$;

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

alter table public.level_totals enable row level security;
revoke all on public.level_totals from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.level_totals to service_role;

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

create trigger user_levels_keep_totals
after insert or update or delete on public.user_levels
for each row
execute function private.keep_level_totals();

grant execute on function
  private.write_level(uuid, int, text, boolean, int),
  private.add_to_level_totals(public.user_levels),
  private.take_from_level_totals(public.user_levels)
to service_role;
