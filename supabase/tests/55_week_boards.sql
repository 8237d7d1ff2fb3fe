-- The boards of the weeks. The edges lie in Việt Nam's calendar, seven hours before UTC.
begin;
select plan(45);

select table_privs_are('public', 'week_totals', role, array[]::text[], role || ' sees nobody''s weeks')
from unnest(array['anon', 'authenticated']) role;
select table_privs_are(
  'public', 'week_totals', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'the service role keeps the weeks'
);
select policies_are('public', 'week_totals', array[]::text[], 'no policy opens the weeks');
select function_privs_are(
  'public', 'forget_old_weeks', array['timestamp with time zone', 'integer'], role, array[]::text[],
  role || ' makes nobody forget a week'
)
from unnest(array['anon', 'authenticated']) role;

select is(private.week_of(moment::timestamptz)::text, monday, moment || ' is in the week from ' || monday)
from (values
  ('2026-11-22T16:59:59.999Z', '2026-11-16'),
  ('2026-11-22T17:00:00Z', '2026-11-23'),
  ('2026-11-23T00:00:00Z', '2026-11-23'),
  ('2026-11-29 23:59:59.999+07', '2026-11-23'),
  ('2026-12-31T16:59:59Z', '2026-12-28'),
  ('2027-01-03T17:00:00Z', '2027-01-04')
) as edges (moment, monday);
set local time zone 'Pacific/Honolulu';
select is(private.week_of('2026-11-22T17:00:00Z'), '2026-11-23'::date, 'the session''s own time zone moves no edge');
set local time zone 'UTC';

delete from public.users;
delete from public.runs;
delete from private.place_counts where level_name like 'week-%';
insert into public.users (id, username, avatar)
select ('00000000-0000-4000-8000-' || lpad(k::text, 12, '0'))::uuid, 'Bạn ' || k, 'fox' from generate_series(1, 6) as k;

create function pg_temp.monday(p_weeks_ago int) returns timestamptz language sql as $$
  select (private.week_of(now()) - 7 * p_weeks_ago)::timestamp at time zone 'Asia/Ho_Chi_Minh'
$$;
create function pg_temp.pupil(p_number int) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid
$$;
create function pg_temp.board(p_weeks_ago int) returns text language sql as $$
  select private.week_board(private.week_of(now()) - 7 * p_weeks_ago)
$$;
create function pg_temp.add_run(p_number int, p_user int, p_guest int, p_finished timestamptz, p_points int)
returns void language sql as $$
  insert into public.runs (id, user_id, guest_id, mode, activity, level, started_at, finished_at, points, result)
  values (
    ('10000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid, pg_temp.pupil(p_user),
    ('20000000-0000-4000-8000-' || lpad(p_guest::text, 12, '0'))::uuid, 'practice', 'counting', 1,
    p_finished - interval '1 minute', p_finished, p_points, case when p_finished is not null then '{}'::jsonb end
  )
$$;
create function pg_temp.weeks() returns table (number int, weeks_ago int, score int) language sql as $$
  select right(user_id::text, 2)::int, (private.week_of(now()) - week) / 7, score
  from public.week_totals order by 1, 2
$$;
create function pg_temp.own(p_weeks_ago int, p_number int) returns table (place int, number int, score int)
language sql as $$
  select place, right(user_id::text, 2)::int, score
  from public.own_place(pg_temp.board(p_weeks_ago), pg_temp.pupil(p_number))
$$;
grant execute on all functions in schema pg_temp to service_role;
set local role service_role;

-- The second before Monday and Monday's first moment.
select pg_temp.add_run(1, 1, null, pg_temp.monday(0) - interval '1 millisecond', 70);
select pg_temp.add_run(2, 1, null, pg_temp.monday(0), 80);
select results_eq(
  'select * from pg_temp.weeks()', 'values (1, 0, 80), (1, 1, 70)', 'a week begins with Monday''s midnight in Việt Nam'
);
select pg_temp.add_run(3, 1, null, now(), 20);
select results_eq('select * from pg_temp.weeks()', 'values (1, 0, 100), (1, 1, 70)', 'the runs of a week add up');
select pg_temp.add_run(4, 1, null, now(), 0);
select pg_temp.add_run(5, 2, null, now(), 0);
select pg_temp.add_run(6, null, 1, pg_temp.monday(1), 90);
select pg_temp.add_run(7, null, 1, pg_temp.monday(0), 60);
select pg_temp.add_run(8, null, 1, pg_temp.monday(9), 50);
select results_eq(
  'select * from pg_temp.weeks()', 'values (1, 0, 100), (1, 1, 70)', 'no points, or no pupil, are no row'
);
select is(
  public.claim_guest_runs('20000000-0000-4000-8000-000000000001', pg_temp.pupil(2)) ->> 'points', '200',
  'what a guest played is taken over'
);
select results_eq(
  'select * from pg_temp.weeks() where number = 2', 'values (2, 0, 60), (2, 1, 90)',
  'it counts in the week it was played in, and not at all in one that is forgotten'
);
update public.runs set points = 30 where id = '10000000-0000-4000-8000-000000000007';
select results_eq('select score from pg_temp.weeks() where number = 2 and weeks_ago = 0', 'values (30)', 'a correction counts');
delete from public.runs where id = '10000000-0000-4000-8000-000000000007';
select is_empty('select score from pg_temp.weeks() where number = 2 and weeks_ago = 0', 'without its runs a week is no row');
select is_empty('select * from public.level_totals_drift(100) where level_name like ''week-%''', 'all of it is what the runs add up to');

delete from public.runs;
select is_empty('select * from pg_temp.weeks()', 'nothing is left of runs that are gone');
select pg_temp.add_run(10 + k, k, null, now(), points)
from (values (1, 50), (2, 90), (3, 50), (4, 10), (6, 50)) as given (k, points);
select pg_temp.add_run(20, 5, null, pg_temp.monday(1), 99);

select results_eq(
  $$ select place, right(user_id::text, 2)::int, username, avatar, active_animal, levels_done, total_time, score
     from public.leaderboard(pg_temp.board(0)) $$,
  $$ values
    (1, 2, 'Bạn 2', 'fox', 'animals/level-one/giraffe-1', 0, 0, 90),
    (2, 1, 'Bạn 1', 'fox', 'animals/level-one/giraffe-1', 0, 0, 50),
    (3, 3, 'Bạn 3', 'fox', 'animals/level-one/giraffe-1', 0, 0, 50),
    (4, 6, 'Bạn 6', 'fox', 'animals/level-one/giraffe-1', 0, 0, 50),
    (5, 4, 'Bạn 4', 'fox', 'animals/level-one/giraffe-1', 0, 0, 10) $$,
  'the board of this week, by points and then by id'
);
select results_eq(
  'select place, score from public.leaderboard(pg_temp.board(1))', 'values (1, 99)', 'last week''s has its own pupils'
);
select is_empty('select * from public.leaderboard(pg_temp.board(2))', 'a week without runs is empty');
select is((select count(*) from public.leaderboard(pg_temp.board(0), 2)), 2::bigint, 'as many places as asked for');
select is_empty('select * from public.leaderboard(''week-next'')', 'what only looks like a week is an empty board');

select results_eq('select * from pg_temp.own(0, 2)', 'values (1, 2, 90), (2, 1, 50)', 'the first has nobody above');
select results_eq('select * from pg_temp.own(0, 1)', 'values (1, 2, 90), (2, 1, 50), (3, 3, 50)', 'the first of equals');
select results_eq('select * from pg_temp.own(0, 3)', 'values (2, 1, 50), (3, 3, 50), (4, 6, 50)', 'the middle one');
select results_eq('select * from pg_temp.own(0, 6)', 'values (3, 3, 50), (4, 6, 50), (5, 4, 10)', 'the last of them');
select results_eq('select * from pg_temp.own(0, 4)', 'values (4, 6, 50), (5, 4, 10)', 'and the last of all');
select is_empty('select * from pg_temp.own(0, 5)', 'who has played last week alone has no place in this one');
select results_eq('select * from pg_temp.own(1, 5)', 'values (1, 5, 99)', 'but in last week''s');

select set_eq(
  'select public.top_boards(pg_temp.pupil(5))', 'select pg_temp.board(1)', 'the boards that show a pupil are its weeks'' too'
);

-- What is wrong is told.
update public.week_totals set score = 51 where user_id = pg_temp.pupil(1);
delete from public.week_totals where user_id = pg_temp.pupil(4);
insert into public.week_totals (user_id, week, score) values (pg_temp.pupil(4), private.week_of(now()) - 7, 5);
select set_eq(
  $$ select level_name, right(user_id::text, 2)::int, field, kept, expected from public.level_totals_drift(100)
     where level_name like 'week-%' $$,
  $$ values
    (pg_temp.board(0), 1, 'score', 51, 50), (pg_temp.board(0), 4, 'score', null::int, 10),
    (pg_temp.board(1), 4, 'score', 5, null::int) $$,
  'a wrong number, a row that is missing and one too many'
);
update private.place_counts set pupils = pupils + 1 where level_name = pg_temp.board(0) and rank = 90 / 16;
select results_eq(
  $$ select field, kept, expected from public.level_totals_drift(100)
     where level_name like 'week-%' and user_id is null $$,
  $$ values ('pupils in step 5', 2, 1) $$, 'and a wrong count of the pupils in a step'
);

-- Old weeks are forgotten, this one and the four before it are not.
delete from public.week_totals;
delete from private.place_counts where level_name like 'week-%';
insert into public.week_totals (user_id, week, score)
select pg_temp.pupil(k), private.week_of(now()) - 7 * weeks, 10 * k
from generate_series(1, 3) as k, generate_series(0, 6) as weeks;
-- A plan that reads the old rows anew for each of the table's rows must not find further ones each time.
set local enable_hashjoin = off;
set local enable_mergejoin = off;
set local enable_hashagg = off;
set local enable_sort = off;
set local enable_material = off;
set local enable_memoize = off;
select is(public.forget_old_weeks(now(), 4), 4, 'so many at once, however it is planned');
select is(public.forget_old_weeks(pg_temp.monday(0) + interval '6 days 23:59:59', 100), 2, 'then the rest');
select is(public.forget_old_weeks(now(), 100), 0, 'then nothing');
select results_eq(
  'select distinct (private.week_of(now()) - week) / 7 from public.week_totals order by 1', 'values (0), (1), (2), (3), (4)',
  'this week and four before are kept'
);
select set_eq(
  $$ select distinct level_name from private.place_counts where level_name like 'week-%' $$,
  'select pg_temp.board(weeks) from generate_series(0, 4) as weeks',
  'and no count of the others'
);
select is(public.forget_old_weeks(pg_temp.monday(-1), 100), 3, 'with Monday''s first moment one more week is old');

delete from public.users where id = pg_temp.pupil(3);
select is_empty('select * from public.week_totals where user_id = pg_temp.pupil(3)', 'the weeks of a deleted pupil go too');
select is_empty(
  $$ select * from public.level_totals_drift(100) where field like 'pupils%' $$, 'and the others close up'
);

select * from finish();
rollback;
