-- What each pupil earned in a week, Monday to Sunday by Vietnam's calendar. It is counted from the runs and not from the
-- growth of total_score: what a guest played last week counts there for the profile that takes it over this week.
create table public.week_totals (
  user_id uuid not null references public.users (id) on delete cascade,
  week date not null,
  score int not null,
  primary key (user_id, week),
  constraint week_totals_week_begins check (extract(isodow from week) = 1),
  constraint week_totals_score_positive check (score > 0)
);

comment on table public.week_totals is
  'Points of each pupil''s finished runs by week (its Monday in Việt Nam), kept by triggers for this week and the four before.';

create index week_totals_by_place on public.week_totals (week, score desc, user_id);

alter table public.week_totals enable row level security;
revoke all on public.week_totals from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.week_totals to service_role;

create function private.week_of(p_at timestamptz)
returns date
language sql
immutable
parallel safe
set search_path = ''
as $$ select date_trunc('week', p_at at time zone 'Asia/Ho_Chi_Minh')::date $$;

comment on function private.week_of(timestamptz) is 'The Monday of a moment''s week in Việt Nam, seven hours before UTC.';

create function private.oldest_week(p_now timestamptz)
returns date
language sql
immutable
parallel safe
set search_path = ''
as $$ select private.week_of(p_now) - 28 $$;

comment on function private.oldest_week(timestamptz) is 'The first week that is kept at that moment (keepTimes.boardWeeks).';

create function private.week_board(p_week date)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$ select 'week-' || to_char(p_week, 'YYYY-MM-DD') $$;

comment on function private.week_board(date) is 'What the board of a week is called: lib/play/week-boards.ts says the same.';

create function private.week_of_board(p_level_name text)
returns date
language sql
stable
strict
parallel safe
set search_path = ''
as $$ select case when p_level_name ~ '^week-\d{4}-\d{2}-\d{2}$' then substr(p_level_name, 6)::date end $$;

create function private.add_to_week(p_run public.runs)
returns void
language plpgsql
set search_path = ''
as $$
declare
  run_week constant date := private.week_of(p_run.finished_at);
begin
  if run_week < private.oldest_week(now()) then
    return;
  end if;
  -- Nearly always there is a row; `on conflict` alone would run the triggers of both verbs each time.
  update public.week_totals set score = score + p_run.points where user_id = p_run.user_id and week = run_week;
  if not found then
    insert into public.week_totals as totals (user_id, week, score)
    values (p_run.user_id, run_week, p_run.points)
    on conflict (user_id, week) do update set score = totals.score + excluded.score;
  end if;
end;
$$;

create function private.take_from_week(p_run public.runs)
returns void
language plpgsql
set search_path = ''
as $$
declare
  run_week constant date := private.week_of(p_run.finished_at);
begin
  delete from public.week_totals where user_id = p_run.user_id and week = run_week and score <= p_run.points;
  if not found then
    update public.week_totals set score = score - p_run.points where user_id = p_run.user_id and week = run_week;
  end if;
end;
$$;

create function private.keep_week_totals()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.user_id is not null and old.finished_at is not null and old.points > 0 then
    perform private.take_from_week(old);
  end if;
  if tg_op <> 'DELETE' and new.user_id is not null and new.finished_at is not null and new.points > 0 then
    perform private.add_to_week(new);
  end if;
  return null;
end;
$$;

create trigger runs_come_to_weeks after insert on public.runs
for each row when (new.user_id is not null and new.finished_at is not null)
execute function private.keep_week_totals();
create trigger runs_move_in_weeks after update of user_id, finished_at, points on public.runs
for each row when (
  (old.user_id, old.finished_at, old.points) is distinct from (new.user_id, new.finished_at, new.points)
)
execute function private.keep_week_totals();
-- What goes because it is old is in no week that is kept.
create trigger runs_leave_weeks after delete on public.runs
for each row when (old.user_id is not null and old.finished_at > now() - interval '50 days')
execute function private.keep_week_totals();

create view private.true_week_totals as
select user_id, private.week_of(finished_at) as week, sum(points)::int as score
from public.runs
where user_id is not null
  and finished_at is not null
  -- As the index of the runs by age has it; Monday begins seven hours before UTC's.
  and coalesce(finished_at, started_at) >= private.oldest_week(now())::timestamp at time zone 'Asia/Ho_Chi_Minh'
group by 1, 2
having sum(points) > 0;

grant select on private.true_week_totals to service_role;

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

-- How many pupils stand in each step of a board. A place is the sum over the steps above and a count inside one step,
-- so that it costs the same far below as at the top. A higher rank is a better step. Counting the rows of the better steps
-- instead took 20 to 160 ms for one place among 100 000 pupils in the embedded database, which is one process and never
-- vacuums by itself, against 1 to 6 ms this way; keeping the counts takes no measurable part of the end of a run.
create table private.place_counts (
  id bigint generated always as identity primary key,
  level_name text not null,
  rank int not null,
  pupils int not null
) with (fillfactor = 50);

comment on table private.place_counts is
  'Pupils by step of each board, kept by triggers. A step may have several rows; their sum counts.';

create index place_counts_by_rank on private.place_counts (level_name, rank);

revoke all on private.place_counts from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.place_counts to service_role;

create type private.place_move as (level_name text, rank int, step int);
grant usage on type private.place_move to service_role;

create function private.rank_of_score(p_score int)
returns int
language sql
immutable
parallel safe
set search_path = ''
as $$ select p_score / 16 $$;

create function private.rank_of_levels(p_levels_done int, p_total_time int)
returns int
language sql
immutable
parallel safe
set search_path = ''
as $$ select p_levels_done * 512 + 511 - p_total_time / (8 * p_levels_done) $$;

comment on function private.rank_of_levels(int, int) is
  'More levels first, then less time, by eight seconds a level; a level takes an hour at most, so that 512 steps are enough.';

-- Takes any row of the step that nobody else is changing, and adds one where there is none: no pupil ever waits here
-- for another, and two can never wait for each other.
create function private.count_move(p_move private.place_move)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update private.place_counts
  set pupils = pupils + p_move.step
  where id = (
    select id from private.place_counts
    where level_name = p_move.level_name and rank = p_move.rank
    limit 1
    for update skip locked
  );
  if not found then
    insert into private.place_counts (level_name, rank, pupils) values (p_move.level_name, p_move.rank, p_move.step);
  end if;
end;
$$;

create function private.count_moves(p_moves private.place_move[])
returns void
language sql
set search_path = ''
as $$
  select private.count_move(row(level_name, rank, sum(step))::private.place_move)
  from unnest(p_moves) as move
  group by level_name, rank
  having sum(step) <> 0;
$$;

create function private.keep_score_places()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  moves private.place_move[] := '{}';
begin
  if tg_op <> 'INSERT' then
    moves := array(
      select row('all', private.rank_of_score(total_score), -1)::private.place_move from gone where total_score > 0
    );
  end if;
  if tg_op <> 'DELETE' then
    moves := moves || array(
      select row('all', private.rank_of_score(total_score), 1)::private.place_move from come where total_score > 0
    );
  end if;
  perform private.count_moves(moves);
  return null;
end;
$$;

create trigger users_come_to_places after insert on public.users
referencing new table as come for each statement execute function private.keep_score_places();
create trigger users_move_places after update on public.users
referencing old table as gone new table as come for each statement execute function private.keep_score_places();
create trigger users_leave_places after delete on public.users
referencing old table as gone for each statement execute function private.keep_score_places();

create function private.keep_level_places()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  moves private.place_move[] := '{}';
begin
  if tg_op <> 'INSERT' then
    moves := array(
      select row(level_name, private.rank_of_levels(levels_done, total_time), -1)::private.place_move from gone
    );
  end if;
  if tg_op <> 'DELETE' then
    moves := moves || array(
      select row(level_name, private.rank_of_levels(levels_done, total_time), 1)::private.place_move from come
    );
  end if;
  perform private.count_moves(moves);
  return null;
end;
$$;

create trigger level_totals_come_to_places after insert on public.level_totals
referencing new table as come for each statement execute function private.keep_level_places();
create trigger level_totals_move_places after update on public.level_totals
referencing old table as gone new table as come for each statement execute function private.keep_level_places();
create trigger level_totals_leave_places after delete on public.level_totals
referencing old table as gone for each statement execute function private.keep_level_places();

create function private.keep_week_places()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  moves private.place_move[] := '{}';
begin
  if tg_op <> 'INSERT' then
    moves := array(
      select row(private.week_board(week), private.rank_of_score(score), -1)::private.place_move from gone
    );
  end if;
  if tg_op <> 'DELETE' then
    moves := moves || array(
      select row(private.week_board(week), private.rank_of_score(score), 1)::private.place_move from come
    );
  end if;
  perform private.count_moves(moves);
  return null;
end;
$$;

create trigger week_totals_come_to_places after insert on public.week_totals
referencing new table as come for each statement execute function private.keep_week_places();
create trigger week_totals_move_places after update on public.week_totals
referencing old table as gone new table as come for each statement execute function private.keep_week_places();
create trigger week_totals_leave_places after delete on public.week_totals
referencing old table as gone for each statement execute function private.keep_week_places();

create view private.true_place_counts as
select 'all' as level_name, private.rank_of_score(total_score) as rank, count(*)::int as pupils
from public.users
where total_score > 0
group by 2
union all
select level_name, private.rank_of_levels(levels_done, total_time), count(*)::int
from public.level_totals
group by 1, 2
union all
select private.week_board(week), private.rank_of_score(score), count(*)::int
from public.week_totals
group by week, 2;

grant select on private.true_place_counts to service_role;

create function private.recount_places()
returns void
language sql
set search_path = ''
as $$
  delete from private.place_counts;
  insert into private.place_counts (level_name, rank, pupils) select * from private.true_place_counts;
$$;

comment on function private.recount_places() is 'Counts all steps anew: for rows that were brought in with the triggers off.';

create function public.leaderboard(p_level_name text, p_limit int default 100)
returns table (
  place int, user_id uuid, username text, avatar text, active_animal text, levels_done int, total_time int, score int
)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  board_week constant date := private.week_of_board(p_level_name);
begin
  if p_level_name = 'all' then
    return query
      select
        (row_number() over (order by pupil.total_score desc, pupil.id))::int,
        pupil.id, pupil.username, pupil.avatar, pupil.active_animal, 0, 0, pupil.total_score
      from private.shown_pupils as pupil
      where pupil.total_score > 0
      order by pupil.total_score desc, pupil.id
      limit p_limit;
    return;
  end if;
  if board_week is not null then
    return query
      select
        (row_number() over (order by best.score desc, best.user_id))::int,
        best.user_id, pupil.username, pupil.avatar, pupil.active_animal, 0, 0, best.score
      from (
        select totals.user_id, totals.score
        from private.shown_weeks as totals
        where totals.week = board_week
        order by totals.score desc, totals.user_id
        limit p_limit
      ) as best
      join public.users as pupil on pupil.id = best.user_id
      order by best.score desc, best.user_id;
    return;
  end if;
  return query
    select
      (row_number() over (order by best.levels_done desc, best.total_time, best.user_id))::int,
      best.user_id, pupil.username, pupil.avatar, pupil.active_animal,
      best.levels_done, best.total_time, best.score
    from (
      select totals.user_id, totals.levels_done, totals.total_time, totals.score
      from private.shown_levels as totals
      where totals.level_name = p_level_name
      order by totals.levels_done desc, totals.total_time, totals.user_id
      limit p_limit
    ) as best
    join public.users as pupil on pupil.id = best.user_id
    order by best.levels_done desc, best.total_time, best.user_id;
end;
$$;

comment on function public.leaderboard(text, int) is
  'The first places: ''all'' by total_score, ''week-2026-11-23'' by the points of the week from that Monday, any other level_name by the aggregate of spec section 9.';

-- Each select below reads one range of one index; what stands in better steps is not read but summed up. Hidden pupils are
-- few, so that they are taken off the counts one by one.
create function private.place_by_score(p_user uuid)
returns table (place int, user_id uuid, levels_done int, total_time int, score int)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  own public.users;
  own_rank int;
  ahead int;
begin
  select * into own from public.users where id = p_user and total_score > 0;
  if not found then
    return;
  end if;
  own_rank := private.rank_of_score(own.total_score);
  ahead := (select coalesce(sum(pupils), 0) from private.place_counts where level_name = 'all' and rank > own_rank)
    + (select count(*) from public.users where total_score > own.total_score and total_score < (own_rank + 1) * 16)
    + (select count(*) from public.users where total_score = own.total_score and id < own.id)
    - (select count(*) from public.hidden_pupils as hidden join public.users as pupil on pupil.id = hidden.user_id
      where pupil.total_score > own.total_score or (pupil.total_score = own.total_score and pupil.id < own.id));

  return query
    select ahead, above.id, 0, 0, above.total_score from (
      (select 1 as nearness, id, total_score from private.shown_pupils
        where total_score = own.total_score and id < own.id order by id desc limit 1)
      union all
      (select 2, id, total_score from private.shown_pupils
        where total_score > own.total_score order by total_score, id desc limit 1)
    ) as above order by above.nearness limit 1;
  return query select ahead + 1, own.id, 0, 0, own.total_score;
  return query
    select ahead + 2, below.id, 0, 0, below.total_score from (
      (select 1 as nearness, id, total_score from private.shown_pupils
        where total_score = own.total_score and id > own.id order by id limit 1)
      union all
      (select 2, id, total_score from private.shown_pupils
        where total_score < own.total_score and total_score > 0 order by total_score desc, id limit 1)
    ) as below order by below.nearness limit 1;
end;
$$;

create function private.place_by_levels(p_level_name text, p_user uuid)
returns table (place int, user_id uuid, levels_done int, total_time int, score int)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  own public.level_totals;
  own_rank int;
  step_width int;
  ahead int;
begin
  select * into own from public.level_totals where level_name = p_level_name and user_id = p_user;
  if not found then
    return;
  end if;
  own_rank := private.rank_of_levels(own.levels_done, own.total_time);
  step_width := 8 * own.levels_done;
  ahead := (select coalesce(sum(pupils), 0) from private.place_counts
      where level_name = own.level_name and rank > own_rank)
    + (select count(*) from public.level_totals
      where level_name = own.level_name and levels_done = own.levels_done
        and total_time >= own.total_time / step_width * step_width and total_time < own.total_time)
    + (select count(*) from public.level_totals
      where level_name = own.level_name and levels_done = own.levels_done and total_time = own.total_time
        and user_id < own.user_id)
    - (select count(*) from public.hidden_pupils join public.level_totals as totals using (user_id)
      where level_name = own.level_name
        and (-levels_done, total_time, user_id) < (-own.levels_done, own.total_time, own.user_id));

  return query
    select ahead, above.user_id, above.levels_done, above.total_time, above.score from (
      (select 1 as nearness, totals.* from private.shown_levels as totals
        where level_name = own.level_name and levels_done = own.levels_done and total_time = own.total_time
          and user_id < own.user_id order by user_id desc limit 1)
      union all
      (select 2, totals.* from private.shown_levels as totals
        where level_name = own.level_name and levels_done = own.levels_done and total_time < own.total_time
        order by total_time desc, user_id desc limit 1)
      union all
      (select 3, totals.* from private.shown_levels as totals
        where level_name = own.level_name and levels_done > own.levels_done
        order by levels_done, total_time desc, user_id desc limit 1)
    ) as above order by above.nearness limit 1;
  return query select ahead + 1, own.user_id, own.levels_done, own.total_time, own.score;
  return query
    select ahead + 2, below.user_id, below.levels_done, below.total_time, below.score from (
      (select 1 as nearness, totals.* from private.shown_levels as totals
        where level_name = own.level_name and levels_done = own.levels_done and total_time = own.total_time
          and user_id > own.user_id order by user_id limit 1)
      union all
      (select 2, totals.* from private.shown_levels as totals
        where level_name = own.level_name and levels_done = own.levels_done and total_time > own.total_time
        order by total_time, user_id limit 1)
      union all
      (select 3, totals.* from private.shown_levels as totals
        where level_name = own.level_name and levels_done < own.levels_done
        order by levels_done desc, total_time, user_id limit 1)
    ) as below order by below.nearness limit 1;
end;
$$;

-- The boards of the weeks are boards among the others, by the name private.week_board gives them.
create function private.place_by_week(p_week date, p_user uuid)
returns table (place int, user_id uuid, levels_done int, total_time int, score int)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  own public.week_totals;
  own_rank int;
  ahead int;
begin
  select * into own from public.week_totals where week = p_week and user_id = p_user;
  if not found then
    return;
  end if;
  own_rank := private.rank_of_score(own.score);
  ahead := (select coalesce(sum(pupils), 0) from private.place_counts
      where level_name = private.week_board(p_week) and rank > own_rank)
    + (select count(*) from public.week_totals
      where week = own.week and score > own.score and score < (own_rank + 1) * 16)
    + (select count(*) from public.week_totals
      where week = own.week and score = own.score and user_id < own.user_id)
    - (select count(*) from public.hidden_pupils join public.week_totals as totals using (user_id)
      where week = own.week and (score > own.score or (score = own.score and user_id < own.user_id)));

  return query
    select ahead, above.user_id, 0, 0, above.score from (
      (select 1 as nearness, user_id, score from private.shown_weeks
        where week = own.week and score = own.score and user_id < own.user_id order by user_id desc limit 1)
      union all
      (select 2, user_id, score from private.shown_weeks
        where week = own.week and score > own.score order by score, user_id desc limit 1)
    ) as above order by above.nearness limit 1;
  return query select ahead + 1, own.user_id, 0, 0, own.score;
  return query
    select ahead + 2, below.user_id, 0, 0, below.score from (
      (select 1 as nearness, user_id, score from private.shown_weeks
        where week = own.week and score = own.score and user_id > own.user_id order by user_id limit 1)
      union all
      (select 2, user_id, score from private.shown_weeks
        where week = own.week and score < own.score order by score desc, user_id limit 1)
    ) as below order by below.nearness limit 1;
end;
$$;

create function public.own_place(p_level_name text, p_user uuid)
returns table (
  place int, user_id uuid, username text, avatar text, active_animal text, levels_done int, total_time int, score int
)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  board_week constant date := private.week_of_board(p_level_name);
begin
  if p_level_name = 'all' then
    return query
      select near.place, near.user_id, pupil.username, pupil.avatar, pupil.active_animal,
        near.levels_done, near.total_time, near.score
      from private.place_by_score(p_user) as near
      join public.users as pupil on pupil.id = near.user_id
      order by near.place;
    return;
  end if;
  if board_week is not null then
    return query
      select near.place, near.user_id, pupil.username, pupil.avatar, pupil.active_animal,
        near.levels_done, near.total_time, near.score
      from private.place_by_week(board_week, p_user) as near
      join public.users as pupil on pupil.id = near.user_id
      order by near.place;
    return;
  end if;
  return query
    select near.place, near.user_id, pupil.username, pupil.avatar, pupil.active_animal,
      near.levels_done, near.total_time, near.score
    from private.place_by_levels(p_level_name, p_user) as near
    join public.users as pupil on pupil.id = near.user_id
    order by near.place;
end;
$$;

comment on function public.own_place(text, uuid) is
  'A pupil''s own row of a leaderboard with the neighbour above and below; no row for a pupil who is not on it.';

create function public.top_boards(p_user uuid)
returns setof text
language sql
stable
set search_path = ''
as $$
  select 'all'
  where p_user in (
    select id from private.shown_pupils where total_score > 0 order by total_score desc, id limit 100
  )
  union all
  select private.week_board(own.week)
  from public.week_totals as own
  where own.user_id = p_user and p_user in (
    select totals.user_id
    from private.shown_weeks as totals
    where totals.week = own.week
    order by totals.score desc, totals.user_id
    limit 100
  )
  union all
  select own.level_name
  from public.level_totals as own
  where own.user_id = p_user and p_user in (
    select totals.user_id
    from private.shown_levels as totals
    where totals.level_name = own.level_name
    order by totals.levels_done desc, totals.total_time, totals.user_id
    limit 100
  );
$$;

comment on function public.top_boards(uuid) is
  'The boards that show the pupil to everybody: those on which it is among the first hundred.';

-- What npm run db:check compares.
create function public.level_totals_drift(p_limit int)
returns table (level_name text, user_id uuid, field text, kept int, expected int)
language sql
stable
set search_path = ''
-- Two million rows are added up in memory; a hosted project would give up after a few seconds.
set work_mem = '64MB'
set statement_timeout = '5min'
as $$
  (
    select level_name, user_id, number.field, number.kept, number.expected
    from (
      select
        level_name, user_id,
        -- A pupil has one row for each level, so that counting rows counts distinct levels.
        count(*)::int as levels_done, sum(total_time)::int as total_time, sum(135 - total_time)::int as score
      from public.user_levels
      where status = 'done'
      group by level_name, user_id
    ) as truth
    full join public.level_totals as totals using (level_name, user_id)
    cross join lateral (values
      ('levels_done', totals.levels_done, truth.levels_done),
      ('total_time', totals.total_time, truth.total_time),
      ('score', totals.score, truth.score)
    ) as number (field, kept, expected)
    where number.kept is distinct from number.expected
    order by level_name, user_id, number.field
    limit p_limit
  )
  union all
  (
    select private.week_board(week), user_id, 'score', totals.score, truth.score
    from private.true_week_totals as truth
    full join (
      select * from public.week_totals where week >= private.oldest_week(now())
    ) as totals using (week, user_id)
    where totals.score is distinct from truth.score
    order by week, user_id
    limit p_limit
  )
  union all
  (
    select level_name, null, 'pupils in step ' || rank, coalesce(counts.pupils, 0), coalesce(truth.pupils, 0)
    from private.true_place_counts as truth
    full join (
      select level_name, rank, sum(pupils)::int as pupils from private.place_counts group by level_name, rank
    ) as counts using (level_name, rank)
    where coalesce(counts.pupils, 0) <> coalesce(truth.pupils, 0)
    order by level_name, rank
    limit p_limit
  )
  limit p_limit;
$$;

comment on function public.level_totals_drift(int) is
  'Where level_totals differs from the aggregate of spec section 9 over all rows and week_totals from adding up the runs, a side without a row being null, and where place_counts differs from counting, user_id being null. Empty when the triggers did their work.';

grant execute on function
  private.week_of(timestamptz),
  private.oldest_week(timestamptz),
  private.week_board(date),
  private.week_of_board(text),
  private.add_to_week(public.runs),
  private.take_from_week(public.runs),
  public.hide_from_boards(text[], boolean),
  public.hidden_from_boards(int),
  private.rank_of_score(int),
  private.rank_of_levels(int, int),
  private.count_move(private.place_move),
  private.count_moves(private.place_move[]),
  private.recount_places(),
  public.leaderboard(text, int),
  private.place_by_score(uuid),
  private.place_by_levels(text, uuid),
  private.place_by_week(date, uuid),
  public.own_place(text, uuid),
  public.top_boards(uuid),
  public.level_totals_drift(int)
to service_role;
