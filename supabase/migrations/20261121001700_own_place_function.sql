-- Each select below reads one range of one index; a single OR over the ranges would read far more.
create function private.place_by_score(p_user uuid)
returns table (place int, user_id uuid, levels_done int, total_time int, score int)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  own public.users;
  ahead int;
begin
  select * into own from public.users where id = p_user and total_score > 0;
  if not found then
    return;
  end if;
  ahead := (select count(*) from public.users where total_score > own.total_score)
    + (select count(*) from public.users where total_score = own.total_score and id < own.id);

  return query
    select ahead, above.id, 0, 0, above.total_score from (
      (select 1 as nearness, id, total_score from public.users
        where total_score = own.total_score and id < own.id order by id desc limit 1)
      union all
      (select 2, id, total_score from public.users
        where total_score > own.total_score order by total_score, id desc limit 1)
    ) as above order by above.nearness limit 1;
  return query select ahead + 1, own.id, 0, 0, own.total_score;
  return query
    select ahead + 2, below.id, 0, 0, below.total_score from (
      (select 1 as nearness, id, total_score from public.users
        where total_score = own.total_score and id > own.id order by id limit 1)
      union all
      (select 2, id, total_score from public.users
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
  ahead int;
begin
  select * into own from public.level_totals where level_name = p_level_name and user_id = p_user;
  if not found then
    return;
  end if;
  ahead := (select count(*) from public.level_totals
      where level_name = own.level_name and levels_done > own.levels_done)
    + (select count(*) from public.level_totals
      where level_name = own.level_name and levels_done = own.levels_done and total_time < own.total_time)
    + (select count(*) from public.level_totals
      where level_name = own.level_name and levels_done = own.levels_done and total_time = own.total_time
        and user_id < own.user_id);

  return query
    select ahead, above.user_id, above.levels_done, above.total_time, above.score from (
      (select 1 as nearness, totals.* from public.level_totals as totals
        where level_name = own.level_name and levels_done = own.levels_done and total_time = own.total_time
          and user_id < own.user_id order by user_id desc limit 1)
      union all
      (select 2, totals.* from public.level_totals as totals
        where level_name = own.level_name and levels_done = own.levels_done and total_time < own.total_time
        order by total_time desc, user_id desc limit 1)
      union all
      (select 3, totals.* from public.level_totals as totals
        where level_name = own.level_name and levels_done > own.levels_done
        order by levels_done, total_time desc, user_id desc limit 1)
    ) as above order by above.nearness limit 1;
  return query select ahead + 1, own.user_id, own.levels_done, own.total_time, own.score;
  return query
    select ahead + 2, below.user_id, below.levels_done, below.total_time, below.score from (
      (select 1 as nearness, totals.* from public.level_totals as totals
        where level_name = own.level_name and levels_done = own.levels_done and total_time = own.total_time
          and user_id > own.user_id order by user_id limit 1)
      union all
      (select 2, totals.* from public.level_totals as totals
        where level_name = own.level_name and levels_done = own.levels_done and total_time > own.total_time
        order by total_time, user_id limit 1)
      union all
      (select 3, totals.* from public.level_totals as totals
        where level_name = own.level_name and levels_done < own.levels_done
        order by levels_done desc, total_time, user_id limit 1)
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

grant execute on function private.place_by_score(uuid) to service_role;
grant execute on function private.place_by_levels(text, uuid) to service_role;
grant execute on function public.own_place(text, uuid) to service_role;
