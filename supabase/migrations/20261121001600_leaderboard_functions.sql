create function public.leaderboard(p_level_name text, p_limit int default 100)
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
      select
        (row_number() over (order by pupil.total_score desc, pupil.id))::int,
        pupil.id, pupil.username, pupil.avatar, pupil.active_animal, 0, 0, pupil.total_score
      from public.users as pupil
      where pupil.total_score > 0
      order by pupil.total_score desc, pupil.id
      limit p_limit;
    return;
  end if;
  return query
    select
      (row_number() over (order by best.levels_done desc, best.total_time, best.user_id))::int,
      best.user_id, pupil.username, pupil.avatar, pupil.active_animal,
      best.levels_done, best.total_time, best.score
    from (
      select totals.user_id, totals.levels_done, totals.total_time, totals.score
      from public.level_totals as totals
      where totals.level_name = p_level_name
      order by totals.levels_done desc, totals.total_time, totals.user_id
      limit p_limit
    ) as best
    join public.users as pupil on pupil.id = best.user_id
    order by best.levels_done desc, best.total_time, best.user_id;
end;
$$;

comment on function public.leaderboard(text, int) is
  'The first places: ''all'' by total_score, any other level_name by the aggregate of spec section 9.';

grant execute on function public.leaderboard(text, int) to service_role;
