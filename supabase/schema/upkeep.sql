-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.run_sums (
  user_id uuid not null,
  month date not null,
  mode text not null,
  activity text not null,
  runs integer not null,
  right_first integer not null,
  right_second integer not null,
  passed integer not null,
  points integer not null,
  total_time integer not null,
  constraint run_sums_pkey PRIMARY KEY (user_id, month, mode, activity),
  constraint run_sums_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  constraint run_sums_mode_known CHECK (mode = ANY (ARRAY['practice'::text, 'challenge'::text])),
  constraint run_sums_month_begins CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint run_sums_not_negative CHECK (runs >= 1 AND right_first >= 0 AND right_second >= 0 AND passed >= 0 AND points >= 0 AND total_time >= 0)
);

comment on table public.run_sums is 'What is left of a pupil''s finished runs after a year: their sums, for each month in Việt Nam and activity. total_time in whole seconds, of the runs that have one.';

alter table public.run_sums enable row level security;

grant delete, insert, select, update on public.run_sums to service_role;

CREATE OR REPLACE FUNCTION private.long_ago(p_now timestamp with time zone, p_how_long interval)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (p_now at time zone 'Asia/Ho_Chi_Minh' - p_how_long) at time zone 'Asia/Ho_Chi_Minh';
$function$;

comment on function private.long_ago(timestamp with time zone,interval) is 'The same hour so long before, by Vietnam''s calendar and not by that of the session; a day a month does not have is its last.';

grant execute on function private.long_ago(timestamp with time zone,interval) to service_role;

CREATE OR REPLACE FUNCTION private.add_to_run_sums(p_runs public.runs[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
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
$function$;

grant execute on function private.add_to_run_sums(public.runs[]) to service_role;

CREATE OR REPLACE FUNCTION private.forget_runs_of_pupils(p_before timestamp with time zone, p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

grant execute on function private.forget_runs_of_pupils(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION private.forget_old_history(p_now timestamp with time zone DEFAULT now(), p_most integer DEFAULT 500)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

comment on function private.forget_old_history(timestamp with time zone,integer) is 'Sums up and deletes pupils'' runs older than 12 months, deletes runs nobody took over after 90 days, messages after 12 months and used run ids after 8 days; at most p_most of each, so that it holds nobody up. {status: done | more | busy, runs, guest_runs, contacts}.';

grant execute on function private.forget_old_history(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION private.forget_sessions(p_now timestamp with time zone, p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

grant execute on function private.forget_sessions(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION private.forget_deleted_profiles(p_now timestamp with time zone, p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  profiles int;
begin
  -- Deleted before the clock was set back.
  update public.deleted_profiles set deleted_at = p_now where deleted_at > p_now;
  delete from public.deleted_profiles
  where user_id = any (array(
    select user_id from public.deleted_profiles where deleted_at < p_now - interval '7 days'
    -- Each has up to some thousand rows.
    order by deleted_at limit greatest(1, p_most / 100)
    for update skip locked
  ));
  get diagnostics profiles = row_count;
  return profiles * 100;
end;
$function$;

grant execute on function private.forget_deleted_profiles(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION public.forget_old_history(p_now timestamp with time zone DEFAULT now(), p_most integer DEFAULT 500)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  history jsonb := private.forget_old_history(p_now, p_most);
begin
  -- Somebody else is at it.
  if history ->> 'status' = 'busy' then
    return history;
  end if;
  if greatest(
    private.forget_sessions(p_now, p_most), private.forget_deleted_profiles(p_now, p_most),
    private.show_who_waited(p_now, p_most)
  ) >= p_most then
    history := history || '{"status": "more"}';
  end if;
  return history;
end;
$function$;

comment on function public.forget_old_history(timestamp with time zone,integer) is 'Forgets what is too old of the history (private.forget_old_history), sessions after 365 days, deleted profiles after seven and that a pupil waits for the boards when the time is over; at most p_most of each, so that it holds nobody up. {status: done | more | busy, runs, guest_runs, contacts}.';

grant execute on function public.forget_old_history(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION public.forget_old_weeks(p_now timestamp with time zone DEFAULT now(), p_most integer DEFAULT 500)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

comment on function public.forget_old_weeks(timestamp with time zone,integer) is 'Deletes the points of weeks that are kept no longer, at most p_most of them, and says how many that were.';

grant execute on function public.forget_old_weeks(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION private.forget_old_accounts(p_now timestamp with time zone DEFAULT now(), p_most integer DEFAULT 5000)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  accounts int := 0;
  log_entries int := 0;
begin
  -- The sign-in service makes its tables by itself, on its first request.
  if to_regclass('auth.users') is not null then
    -- Whoever was invited or came without an email is no sign-up that waits for its mail.
    delete from auth.users
    where id = any (array(
      select id from auth.users
      where confirmed_at is null and invited_at is null and coalesce(email, '') <> ''
        and greatest(created_at, confirmation_sent_at, recovery_sent_at) < p_now - interval '7 days'
      limit p_most
      for update skip locked
    ));
    get diagnostics accounts = row_count;
  end if;
  if to_regclass('auth.audit_log_entries') is not null then
    delete from auth.audit_log_entries
    where id = any (array(
      select id from auth.audit_log_entries
      where created_at < p_now - interval '90 days'
      limit p_most
      for update skip locked
    ));
    get diagnostics log_entries = row_count;
  end if;
  return jsonb_build_object('accounts', accounts, 'log_entries', log_entries);
end;
$function$;

comment on function private.forget_old_accounts(timestamp with time zone,integer) is 'Deletes grown-ups'' accounts whose email nobody confirmed, seven days after the last mail (its link is good for an hour), and entries of the sign-in service''s log after 90 days; at most p_most of each. For the owner of the database: {accounts, log_entries}.';

CREATE OR REPLACE FUNCTION private.schedule_forgetting()
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  schedule regprocedure;
begin
  -- Where it is there but not for this user, nothing is scheduled either; that is no reason not to start.
  if not exists (select from pg_namespace where nspname = 'cron' and has_schema_privilege(oid, 'usage')) then
    return false;
  end if;
  schedule := to_regprocedure('cron.schedule(text, text, text)');
  if not coalesce(has_function_privilege(schedule, 'execute'), false) then
    return false;
  end if;
  -- Every five minutes between one and three at night in Việt Nam: in small pieces, while hardly anybody plays.
  execute 'select cron.schedule($1, $2, $3)'
  using
    'forget-old-history', '*/5 18-19 * * *',
    'select public.forget_old_history(now(), 5000), public.forget_old_weeks(now(), 5000), public.forget_closed_classes(now(), 5000), public.forget_old_mistakes(now(), 5000)';
  execute 'select cron.schedule($1, $2, $3)'
  using 'forget-old-accounts', '7 20 * * *', 'select private.forget_old_accounts()';
  return true;
end;
$function$;

comment on function private.schedule_forgetting() is 'Lets pg_cron run forget_old_history, forget_old_weeks, forget_closed_classes, forget_old_mistakes and forget_old_accounts every night; false where pg_cron is not switched on or not for this user. Calling it again changes nothing.';
