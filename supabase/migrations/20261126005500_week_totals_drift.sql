-- What db:check compares, with the weeks.
create or replace function public.level_totals_drift(p_limit int)
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
