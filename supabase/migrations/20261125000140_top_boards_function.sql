create function public.top_boards(p_user uuid)
returns setof text
language sql
stable
set search_path = ''
as $$
  select 'all'
  where p_user in (
    select id from public.users where total_score > 0 order by total_score desc, id limit 100
  )
  union all
  select own.level_name
  from public.level_totals as own
  where own.user_id = p_user and p_user in (
    select totals.user_id
    from public.level_totals as totals
    where totals.level_name = own.level_name
    order by totals.levels_done desc, totals.total_time, totals.user_id
    limit 100
  );
$$;

comment on function public.top_boards(uuid) is
  'The boards that show the pupil to everybody: those on which it is among the first hundred.';

grant execute on function public.top_boards(uuid) to service_role;
