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

alter table public.user_levels enable row level security;
revoke all on public.user_levels from public, anon, authenticated, service_role;

grant select (user_id, level_id, level_name, status, total_time, updated_at)
  on public.user_levels to anon, authenticated;
grant select, insert, update, delete on public.user_levels to service_role;

create policy "Everybody may see how far the pupils are"
on public.user_levels for select
to anon, authenticated
using (true);
