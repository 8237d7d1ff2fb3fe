-- Pupils who are kept off the boards: by the operator, or for a while.
begin;
select plan(42);

select table_privs_are('public', 'hidden_pupils', role, array[]::text[], role || ' sees nobody who is hidden')
from unnest(array['anon', 'authenticated']) role;
select table_privs_are(
  'public', 'hidden_pupils', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'the service role hides and shows'
);
select policies_are('public', 'hidden_pupils', array[]::text[], 'no policy opens them');
select function_privs_are(
  'public', 'hide_from_boards', array['text[]', 'boolean'], role, array[]::text[], role || ' hides nobody'
)
from unnest(array['anon', 'authenticated']) role;
select function_privs_are(
  'public', 'hidden_from_boards', array['integer'], role, array[]::text[], role || ' lists nobody'
)
from unnest(array['anon', 'authenticated']) role;

delete from public.users;
delete from public.runs;
-- Equal points, so that ids decide between 2, 3 and 4.
insert into public.users (id, username, avatar, total_score)
select ('00000000-0000-4000-8000-' || lpad(k::text, 12, '0'))::uuid, 'Bạn ' || k, 'fox', points
from (values (1, 900), (2, 500), (3, 500), (4, 500), (5, 100)) as given (k, points);
insert into public.user_levels (user_id, level_id, level_name, status, total_time)
select id, 1, 'counting', 'done', case when total_score = 500 then 60 else 1000 - total_score end from public.users;
insert into public.runs (id, user_id, mode, activity, level, started_at, finished_at, points, result)
select gen_random_uuid(), id, 'practice', 'counting', 1, now(), now(), 100, '{}'
from public.users, generate_series(1, total_score / 100);

create function pg_temp.pupil(p_number int) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid
$$;
create function pg_temp.week() returns text language sql as $$ select private.week_board(private.week_of(now())) $$;
create function pg_temp.shown(p_board text) returns text language sql as $$
  select string_agg(place || ':' || right(user_id::text, 1), ' ' order by place) from public.leaderboard(p_board)
$$;
create function pg_temp.own(p_board text, p_number int) returns text language sql as $$
  select string_agg(place || ':' || right(user_id::text, 1), ' ' order by place)
  from public.own_place(p_board, pg_temp.pupil(p_number))
$$;
grant execute on all functions in schema pg_temp to service_role;
set local role service_role;

select is(pg_temp.shown('all'), '1:1 2:2 3:3 4:4 5:5', 'at first all are shown');
select is(pg_temp.shown(pg_temp.week()), '1:1 2:2 3:3 4:4 5:5', 'in the week too');
select is(pg_temp.shown('counting'), '1:2 2:3 3:4 4:1 5:5', 'and by levels');

select results_eq(
  $$ select * from public.hide_from_boards(array['BẠN  3', 'Nobody', pg_temp.pupil(1)::text], true) $$,
  $$ values ('BẠN  3', 'Bạn 3', true), ('Nobody', null, false), (pg_temp.pupil(1)::text, 'Bạn 1', true) $$,
  'pupils are hidden by name, as names are compared, and by id'
);
select results_eq(
  $$ select changed from public.hide_from_boards(array['Bạn 3'], true) $$, 'values (false)', 'twice is once'
);
select results_eq(
  'select username from public.hidden_from_boards() order by 1', $$ values ('Bạn 1'), ('Bạn 3') $$, 'they are listed'
);

select is(pg_temp.shown(board), expected, 'hidden on ' || what || ', and the others close up')
from (values
  ('all', '1:2 2:4 3:5', 'the board of all time'),
  (pg_temp.week(), '1:2 2:4 3:5', 'the board of the week'),
  ('counting', '1:2 2:4 3:5', 'a board of levels')
) as boards (board, expected, what);
select is(pg_temp.own(board, 4), '1:2 2:4 3:5', 'who is shown has the place that is shown, on ' || board)
from unnest(array['all', pg_temp.week(), 'counting']) as board;
select is(pg_temp.own('all', 5), '2:4 3:5', 'also below');

select is(pg_temp.own('all', 3), '1:2 2:3 3:4', 'who is hidden stands among the others as ever');
select is(pg_temp.own(pg_temp.week(), 3), '1:2 2:3 3:4', 'in the week');
select is(pg_temp.own('counting', 3), '1:2 2:3 3:4', 'and by levels');
select is(pg_temp.own('all', 1), '1:1 2:2', 'the best of all too');
select is((select total_score from public.users where id = pg_temp.pupil(3)), 500, 'and has lost no point');
select is_empty('select * from public.level_totals_drift(100)', 'nothing the boards are read from is wrong');

update public.users set total_score = 950 where id = pg_temp.pupil(1);
select is(pg_temp.own('all', 4), '1:2 2:4 3:5', 'points a hidden pupil gets move nobody');

select is((select count(*) from public.hide_from_boards(array['bạn 3', 'bạn 1'], false) where changed), 2::bigint, 'it can be undone');
select is(pg_temp.shown('all'), '1:1 2:2 3:3 4:4 5:5', 'then all stand where they stood');

select public.hide_from_boards(array['Bạn 3'], true);
delete from public.users where id = pg_temp.pupil(3);
select is_empty('select * from public.hidden_from_boards()', 'nothing is left of a pupil that is gone');

-- Names that wait, because their address had made many.
create function pg_temp.register(p_number int, p_days int) returns setof text language sql as $$
  select username from public.register_pupil(
    pg_temp.pupil(p_number), 'Bạn ' || p_number, 'fox', gen_random_uuid(), repeat('m', 43), p_days
  )
$$;
select is(pg_temp.register(6, 14), 'Bạn 6', 'a name that waits is made');
select is(pg_temp.register(7, 14), 'Bạn 7', 'and another');
select is(pg_temp.register(8, null), 'Bạn 8', 'and one that does not wait');
update public.users set total_score = 600 where id in (pg_temp.pupil(6), pg_temp.pupil(7), pg_temp.pupil(8));
select is(pg_temp.shown('all'), '1:1 2:8 3:2 4:4 5:5', 'those who wait are on no board');
select is(pg_temp.own('all', 6), '1:1 2:6 3:8', 'and see themselves among the others');
select results_eq(
  $$ select username, waits_until = now() + interval '14 days' from public.hidden_from_boards() $$,
  $$ values ('Bạn 6', true), ('Bạn 7', true) $$, 'they are listed'
);
select results_eq(
  $$ select changed from public.hide_from_boards(array['Bạn 7'], true) $$, 'values (true)', 'one of them is hidden for good'
);
select public.forget_old_history(now() + interval '13 days 23 hours');
select is(pg_temp.shown('all'), '1:1 2:8 3:2 4:4 5:5', 'before the time is over nothing changes');
select is(public.forget_old_history(now() + interval '14 days', 1) ->> 'status', 'more', 'many come back in pieces');
select is(pg_temp.shown('all'), '1:1 2:6 3:8 4:2 5:4 6:5', 'then who waited is shown');
select results_eq(
  'select username, waits_until from public.hidden_from_boards()', $$ values ('Bạn 7', null::timestamptz) $$,
  'and whom the operator hides is not'
);

select * from finish();
rollback;
