-- The time a run is as old as: its end, or its start while it has none. Pupils' and guests' are kept for different times.
create index runs_of_pupils_by_age on public.runs ((coalesce(finished_at, started_at))) where user_id is not null;
create index runs_of_guests_by_age on public.runs ((coalesce(finished_at, started_at))) where guest_id is not null;
create index contacts_by_age on public.contacts (created_at);

create function private.long_ago(p_now timestamptz, p_how_long interval)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select (p_now at time zone 'Asia/Ho_Chi_Minh' - p_how_long) at time zone 'Asia/Ho_Chi_Minh';
$$;

comment on function private.long_ago(timestamptz, interval) is
  'The same hour so long before, by Vietnam''s calendar and not by that of the session; a day a month does not have is its last.';

create function private.add_to_run_sums(p_runs public.runs[])
returns void
language sql
set search_path = ''
as $$
  insert into public.run_sums as sums
    (user_id, month, mode, activity, runs, right_first, right_second, passed, points, total_time)
  select
    user_id, date_trunc('month', finished_at at time zone 'Asia/Ho_Chi_Minh')::date, mode, activity,
    count(*), sum(right_first), sum(right_second), count(*) filter (where passed), sum(points),
    coalesce(sum(total_time), 0)
  from unnest(p_runs)
  where finished_at is not null
  group by 1, 2, 3, 4
  on conflict (user_id, month, mode, activity) do update
  set runs = sums.runs + excluded.runs,
      right_first = sums.right_first + excluded.right_first,
      right_second = sums.right_second + excluded.right_second,
      passed = sums.passed + excluded.passed,
      points = sums.points + excluded.points,
      total_time = sums.total_time + excluded.total_time;
$$;

create function private.forget_runs_of_pupils(p_before timestamptz, p_most int)
returns int
language plpgsql
set search_path = ''
as $$
declare
  ids uuid[];
  gone public.runs[];
begin
  ids := array(
    select id from public.runs
    where user_id is not null and coalesce(finished_at, started_at) < p_before
    order by coalesce(finished_at, started_at)
    limit p_most
  );
  -- The pupils before their runs, as a finish and a deletion take them: nobody waits in a circle.
  perform from public.users
  where id in (select user_id from public.runs where id = any (ids))
  order by id
  for key share;

  with taken as (
    delete from public.runs
    where id = any (ids) and user_id is not null and coalesce(finished_at, started_at) < p_before
    returning runs
  )
  select array_agg(runs) into gone from taken;
  perform private.add_to_run_sums(gone);
  return coalesce(cardinality(gone), 0);
end;
$$;

create function public.forget_old_history(p_now timestamptz default now(), p_most int default 500)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  year_ago timestamptz := private.long_ago(p_now, interval '12 months');
  runs int;
  guest_runs int;
  contacts int;
begin
  -- One at a time: whoever comes second would only wait for rows that are gone by then.
  if not pg_try_advisory_xact_lock(7236190452) then
    return jsonb_build_object('status', 'busy', 'runs', 0, 'guest_runs', 0, 'contacts', 0);
  end if;

  runs := private.forget_runs_of_pupils(year_ago, p_most);

  delete from public.runs
  where id = any (array(
    select id from public.runs
    where guest_id is not null and coalesce(finished_at, started_at) < private.long_ago(p_now, interval '90 days')
    order by coalesce(finished_at, started_at)
    limit p_most
    for update skip locked
  ));
  get diagnostics guest_runs = row_count;

  delete from public.contacts
  where id = any (array(select id from public.contacts where created_at < year_ago order by created_at limit p_most));
  get diagnostics contacts = row_count;

  -- Kept for so long by the trigger runs_leave_their_ids, which only looks when something is deleted.
  delete from private.spent_runs where spent_at < p_now - interval '8 days';

  return jsonb_build_object(
    'status', case when greatest(runs, guest_runs, contacts) < p_most then 'done' else 'more' end,
    'runs', runs, 'guest_runs', guest_runs, 'contacts', contacts
  );
end;
$$;

comment on function public.forget_old_history(timestamptz, int) is
  'Sums up and deletes pupils'' runs older than 12 months, deletes runs nobody took over after 90 days, messages after 12 months and used run ids after 8 days; at most p_most of each, so that it holds nobody up. {status: done | more | busy, runs, guest_runs, contacts}.';

grant execute on function private.long_ago(timestamptz, interval) to service_role;
grant execute on function private.add_to_run_sums(public.runs[]) to service_role;
grant execute on function private.forget_runs_of_pupils(timestamptz, int) to service_role;
grant execute on function public.forget_old_history(timestamptz, int) to service_role;
