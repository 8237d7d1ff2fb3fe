-- As before, without the hidden. Hidden pupils are few, so that they are taken off the counts one by one.
create or replace function private.place_by_score(p_user uuid)
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

create or replace function private.place_by_levels(p_level_name text, p_user uuid)
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
