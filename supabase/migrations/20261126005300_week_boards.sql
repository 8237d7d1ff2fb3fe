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

create or replace function public.leaderboard(p_level_name text, p_limit int default 100)
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

create or replace function public.own_place(p_level_name text, p_user uuid)
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

create or replace function public.top_boards(p_user uuid)
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

grant execute on function private.place_by_week(date, uuid) to service_role;
