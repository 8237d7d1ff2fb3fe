-- What is old is looked for once. In a subquery of "in" a plan may look for it anew for each of the table's rows, where
-- rows that are locked already are skipped: more than p_most went in one call.

create or replace function private.forget_sessions(p_now timestamptz, p_most int)
returns int
language plpgsql
set search_path = ''
as $$
declare
  sessions int;
  browsers int;
begin
  delete from public.pupil_sessions
  where id = any (array(
    select id from public.pupil_sessions where started_at < p_now - interval '365 days' order by started_at limit p_most
    for update skip locked
  ));
  get diagnostics sessions = row_count;
  with old as materialized (
    select user_id, browser from public.proven_browsers
    where not has_made and proven_at < p_now - interval '365 days' order by proven_at limit p_most
    for update skip locked
  )
  delete from public.proven_browsers as known using old
  where known.user_id = old.user_id and known.browser = old.browser;
  get diagnostics browsers = row_count;
  return greatest(sessions, browsers);
end;
$$;

create or replace function public.forget_old_weeks(p_now timestamptz default now(), p_most int default 500)
returns int
language plpgsql
set search_path = ''
as $$
declare
  forgotten int;
begin
  -- Nobody writes to such a week any more, so that nobody waits for these rows.
  with old as materialized (
    select user_id, week from public.week_totals
    where week < private.oldest_week(p_now)
    limit p_most
    for update skip locked
  )
  delete from public.week_totals as total using old
  where total.user_id = old.user_id and total.week = old.week;
  get diagnostics forgotten = row_count;
  -- What the steps of those weeks have left are zeros.
  delete from private.place_counts
  where level_name >= 'week-' and level_name < private.week_board(private.oldest_week(p_now))
    and not exists (select from public.week_totals where week = private.week_of_board(level_name));
  return forgotten;
end;
$$;
