-- Pupils whom the operator keeps off the boards (npm run boards:hide). Totals and counts stay as they are, so that showing
-- a pupil again puts everybody where they were.
create table public.hidden_pupils (
  user_id uuid primary key references public.users (id) on delete cascade,
  hidden_at timestamptz not null default now()
);

comment on table public.hidden_pupils is
  'Pupils the operator keeps off all boards. Whoever is hidden goes on playing and sees an own place as if nothing were.';

alter table public.hidden_pupils enable row level security;
revoke all on public.hidden_pupils from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.hidden_pupils to service_role;

-- What the boards show, each with the columns and the order of its table.
create view private.shown_pupils with (security_invoker = true) as
select id, username, avatar, active_animal, total_score
from public.users
where id not in (select user_id from public.hidden_pupils);

create view private.shown_levels with (security_invoker = true) as
select level_name, user_id, levels_done, total_time, score
from public.level_totals
where user_id not in (select user_id from public.hidden_pupils);

create view private.shown_weeks with (security_invoker = true) as
select user_id, week, score
from public.week_totals
where user_id not in (select user_id from public.hidden_pupils);

grant select on private.shown_pupils, private.shown_levels, private.shown_weeks to service_role;

-- Hides pupils or shows them again, each named by its name or its id.
create function public.hide_from_boards(p_whom text[], p_hidden boolean)
returns table (asked text, username text, changed boolean)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  whom text;
  pupil public.users;
begin
  foreach whom in array p_whom loop
    select * into pupil from public.users
    where id::text = lower(whom) or username_key = private.fold_username(whom)
    -- A name may look like an id, and then it is the id that is meant.
    order by id::text = lower(whom) desc limit 1;
    if not found then
      return query select whom, null::text, false;
      continue;
    end if;
    if p_hidden then
      insert into public.hidden_pupils (user_id) values (pupil.id) on conflict do nothing;
    else
      delete from public.hidden_pupils where user_id = pupil.id;
    end if;
    return query select whom, pupil.username, found;
  end loop;
end;
$$;

comment on function public.hide_from_boards(text[], boolean) is
  'Keeps pupils off the boards, or shows them again: what each was asked by, its name (null where there is none), and whether that changed anything.';

create function public.hidden_from_boards(p_limit int default 1000)
returns table (user_id uuid, username text, hidden_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select hidden.user_id, pupil.username, hidden.hidden_at
  from public.hidden_pupils as hidden join public.users as pupil on pupil.id = hidden.user_id
  order by hidden.hidden_at, pupil.username
  limit p_limit;
$$;

comment on function public.hidden_from_boards(int) is 'Who is kept off the boards, the first hidden first.';

grant execute on function public.hide_from_boards(text[], boolean), public.hidden_from_boards(int) to service_role;
