-- What is forgotten when, and what is left of it. The edges lie in Việt Nam's calendar, seven hours before UTC.
begin;
select plan(35);

select table_privs_are('public', 'run_sums', role, array[]::text[], role || ' sees no sums of runs')
from unnest(array['anon', 'authenticated']) role;
select table_privs_are(
  'public', 'run_sums', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'the service role keeps the sums'
);
select policies_are('public', 'run_sums', array[]::text[], 'no policy opens the sums');
select function_privs_are(
  'public', 'forget_old_history', array['timestamp with time zone', 'integer'], role, array[]::text[],
  role || ' makes nobody forget'
)
from unnest(array['anon', 'authenticated']) role;

insert into public.users (id, username, avatar, total_score)
values ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox', 500), ('00000000-0000-4000-8000-000000000002', 'Na', 'cat', 0);
select throws_ok(
  format(
    $$ insert into public.run_sums values ('00000000-0000-4000-8000-000000000001', %s, 1, 0, 0, 0, 0) $$, refused
  ),
  '23514', null, 'refused: ' || refused
)
from unnest(array[
  $$ '2027-01-02', 'practice', 'counting', 1 $$, $$ '2027-01-01', 'exam', 'counting', 1 $$,
  $$ '2027-01-01', 'practice', 'counting', 0 $$
]) refused;

create function pg_temp.add_run(p_end int, p_user int, p_guest int, p_mode text, p_finished timestamptz, p_points int)
returns void language sql as $$
  insert into public.runs (
    id, user_id, guest_id, mode, activity, level, started_at, finished_at, right_first, right_second, points, total_time,
    passed, result
  )
  values (
    ('10000000-0000-4000-8000-0000000000' || p_end)::uuid, ('00000000-0000-4000-8000-00000000000' || p_user)::uuid,
    ('20000000-0000-4000-8000-00000000000' || p_guest)::uuid, p_mode, 'counting', 1, p_finished - interval '1 minute',
    p_finished, p_points / 10, 0, p_points, case p_mode when 'challenge' then 60 end,
    case p_mode when 'challenge' then p_points >= 80 end, '{}'
  )
$$;

-- The leap day's year before is 28 February.
select pg_temp.add_run(10, 1, null, 'practice', '2027-02-28 11:59:59+07', 80);
select pg_temp.add_run(11, 1, null, 'practice', '2027-02-28 12:00:00+07', 70);
select pg_temp.add_run(12, 1, null, 'challenge', '2027-02-01 00:00:00+07', 90);
select pg_temp.add_run(13, 1, null, 'challenge', '2027-01-31 23:59:59+07', 50);
select pg_temp.add_run(14, 1, null, 'challenge', '2027-02-10 12:00:00+07', 40);
select pg_temp.add_run(20, null, 1, 'practice', '2027-12-01 11:59:59+07', 80);
select pg_temp.add_run(21, null, 1, 'practice', '2027-12-01 12:00:00+07', 80);
select pg_temp.add_run(50, null, 2, 'practice', '2028-02-01 12:00:00+07', 60);
insert into public.runs (id, user_id, mode, activity, level, started_at)
values ('10000000-0000-4000-8000-000000000030', '00000000-0000-4000-8000-000000000001', 'challenge', 'counting', 2, '2027-02-01'),
  ('10000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-000000000001', 'challenge', 'counting', 2, '2027-03-01');
insert into public.contacts (email, message, created_at)
values ('a@b.vn', 'old', '2027-02-28 11:59:59+07'), ('a@b.vn', 'young', '2027-02-28 12:00:00+07');
insert into private.spent_runs (id, spent_at)
values ('10000000-0000-4000-8000-000000000040', '2028-02-21 11:59:59+07'),
  ('10000000-0000-4000-8000-000000000041', '2028-02-21 12:00:00+07');

set local role service_role;
-- Wherever the session thinks it is.
set local time zone 'America/Los_Angeles';
select is(
  public.forget_old_history('2028-02-29 12:00:00+07'),
  '{"status": "done", "runs": 5, "guest_runs": 1, "contacts": 1}', 'what is too old goes'
);
select results_eq(
  'select right(id::text, 2) from public.runs order by 1', array['11', '21', '31', '50'], 'what is younger stays'
);
select results_eq(
  $$ select month, mode, activity, runs, right_first, right_second, passed, points, total_time
     from public.run_sums where user_id = '00000000-0000-4000-8000-000000000001' order by month, mode $$,
  $$ values ('2027-01-01'::date, 'challenge', 'counting', 1, 5, 0, 0, 50, 60),
       ('2027-02-01'::date, 'challenge', 'counting', 2, 13, 0, 1, 130, 120),
       ('2027-02-01'::date, 'practice', 'counting', 1, 8, 0, 0, 80, 0) $$,
  'its sums are left, by month in Việt Nam; a run without an end leaves none'
);
select results_eq('select message from public.contacts', array['young'], 'a younger message stays');
select results_eq(
  'select right(id::text, 2) from private.spent_runs', array['41'], 'a used id is kept for eight days'
);
select is(
  public.forget_old_history('2028-02-29 12:00:00+07'),
  '{"status": "done", "runs": 0, "guest_runs": 0, "contacts": 0}', 'a second time there is nothing to do'
);
select is((select sum(runs) from public.run_sums), 4::bigint, 'and nothing is summed twice');
select is(
  public.forget_old_history('2028-02-29 12:00:01+07', 1),
  '{"status": "more", "runs": 1, "guest_runs": 1, "contacts": 1}', 'at most so many of each at a time, and more may be left'
);
select is(
  (select (runs, points) = (2, 150) from public.run_sums where month = '2027-02-01' and mode = 'practice'), true,
  'a month that goes day by day is one sum'
);
select is((select total_score from public.users where username = 'Bi'), 500, 'no points are lost');

-- What a guest earned can be taken over for as long as it is there.
select is(
  public.claim_guest_runs('20000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000002') ->> 'points', '60',
  'a profile takes over what is younger'
);
select is(
  public.forget_old_history('2028-06-29 12:00:00+07') ->> 'guest_runs', '0', 'and then it is a pupil''s, kept for a year'
);
select is(
  (select count(*) from public.runs where id = '10000000-0000-4000-8000-000000000050'), 1::bigint, 'so it is still there'
);
reset role;

-- The session's own time zone does not move an edge.
select is(
  private.long_ago(moment::timestamptz, '12 months'), year_before::timestamptz, moment || ' is a year after ' || year_before
)
from (values
  ('2028-02-29 23:59:59+07', '2027-02-28 23:59:59+07'),
  ('2028-03-01 00:00:00+07', '2027-03-01 00:00:00+07'),
  ('2029-02-28 12:00:00+07', '2028-02-28 12:00:00+07'),
  ('2029-03-01 12:00:00+07', '2028-03-01 12:00:00+07')
) as edges (moment, year_before);

delete from public.users where username = 'Bi';
select is_empty($$ select * from public.run_sums where runs > 0 and user_id = '00000000-0000-4000-8000-000000000001' $$, 'the sums of a deleted pupil go too');

-- A night of pg_cron, where there is none and where there is.
select is(private.schedule_forgetting(), false, 'without pg_cron nothing is planned');
grant execute on function private.schedule_forgetting() to service_role;
create schema cron;
select is(private.schedule_forgetting(), false, 'nor without its function');
create table cron.job (jobname text primary key, schedule text, command text);
create function cron.schedule(text, text, text) returns bigint language sql as $$
  insert into cron.job values ($1, $2, $3) on conflict (jobname) do update set schedule = $2, command = $3 returning 1::bigint
$$;
set local role service_role;
select is(private.schedule_forgetting(), false, 'nor where this user may not use it');
reset role;
select is(private.schedule_forgetting() and private.schedule_forgetting(), true, 'with pg_cron it is planned');
select results_eq(
  'select jobname, schedule from cron.job order by 1',
  $$ values ('forget-old-accounts', '7 20 * * *'), ('forget-old-history', '*/5 18-19 * * *') $$, 'once, for every night'
);
select is(
  (select array_agg(name order by name) from cron.job, regexp_matches(command, '\w+\.(forget_\w+)', 'g') names, unnest(names) name),
  array['forget_closed_classes', 'forget_old_accounts', 'forget_old_history', 'forget_old_mistakes', 'forget_old_weeks'], 'all that is forgotten'
);
select lives_ok(command, 'and what is planned can be done: ' || jobname) from cron.job;

select * from finish();
rollback;
