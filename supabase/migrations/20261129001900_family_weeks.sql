-- The weeks of a profile, for the grown-ups of its browser (design "The classroom", "Families").

create function public.weeks_of_pupil(p_user uuid, p_from timestamptz)
returns table (monday date, days date[], seconds int, asked int, right_first int)
language sql
stable
set search_path = ''
as $$
  select
    date_trunc('week', private.vietnam_day(run.finished_at)::timestamp)::date,
    array_agg(distinct private.vietnam_day(run.finished_at) order by private.vietnam_day(run.finished_at)),
    sum(private.seconds_of_run(run))::int, sum(jsonb_array_length(run.answers))::int, sum(run.right_first)::int
  from public.runs as run
  where run.user_id = p_user and run.finished_at >= p_from
  group by 1
  order by 1;
$$;

comment on function public.weeks_of_pupil(uuid, timestamptz) is
  'What a pupil has played in each week since p_from, by the Monday in Việt Nam; a week without play has no row.';

revoke all on function public.weeks_of_pupil(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.weeks_of_pupil(uuid, timestamptz) to service_role;
