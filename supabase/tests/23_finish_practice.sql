begin;
select plan(30);

insert into public.users (id, username, avatar) values
  ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox'), ('00000000-0000-4000-8000-000000000002', 'Na', 'cat');
create function pg_temp.finish(p_number int, p_user uuid, p_guest uuid, p_points int) returns jsonb language sql as $$
  select public.finish_run(jsonb_build_object(
    'id', ('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid, 'user_id', p_user, 'guest_id', p_guest,
    'mode', 'practice', 'activity', 'c1-add-within-10', 'level', 2, 'started_at', now() - interval '3 minutes',
    'right_first', 8, 'right_second', 1, 'points', p_points, 'total_time', null, 'passed', null,
    'answers', '[{"choice": 1}]'::jsonb
  ))
$$;
grant execute on function pg_temp.finish(int, uuid, uuid, int) to service_role;

set local role service_role;
select is(
  pg_temp.finish(1, '00000000-0000-4000-8000-000000000001', null, 85),
  '{"status": "counted", "points": 85, "total_score": 85, "unlock_before": "animals/level-one/giraffe-1",
    "unlock_after": "animals/level-one/cat-1", "level_done": null, "total_time": null, "best_time": null, "too_fast": false}',
  'a practice run gives its points and unlocks what they reach'
);
select results_eq(
  'select total_score, unlock_animal, active_animal from public.users where id = ''00000000-0000-4000-8000-000000000001''',
  $$ values (85, 'animals/level-one/cat-1', 'animals/level-one/giraffe-1') $$,
  'the pupil has them; the active animal stays what the pupil chose'
);
select results_eq(
  'select mode, activity, level, right_first, right_second, points, answers, started_at, finished_at from public.runs',
  $$ values ('practice', 'c1-add-within-10', 2, 8, 1, 85, '[{"choice": 1}]'::jsonb, now() - interval '3 minutes', now()) $$,
  'the run is kept'
);
select is_empty('select * from public.user_levels', 'practice writes no level');

select is(
  pg_temp.finish(1, '00000000-0000-4000-8000-000000000001', null, 120),
  '{"status": "repeated", "points": 85, "total_score": 85, "unlock_before": "animals/level-one/giraffe-1",
    "unlock_after": "animals/level-one/cat-1", "level_done": null, "total_time": null, "best_time": null, "too_fast": false}',
  'a second finish answers what the first did'
);
select is((select total_score from public.users where username = 'Bi'), 85, 'and changes nothing');
select is(
  pg_temp.finish(1, '00000000-0000-4000-8000-000000000002', null, 85) ->> 'status', 'not_yours', 'the run of another is not taken'
);
select is((select total_score from public.users where username = 'Na'), 0, 'and gives nothing');
select is(
  pg_temp.finish(1, null, gen_random_uuid(), 85) ->> 'status', 'not_yours', 'nor by a guest'
);

-- 600 a day.
select is((pg_temp.finish(number, '00000000-0000-4000-8000-000000000001', null, 120) ->> 'points')::int, 120, 'run ' || number || ' of the day gives all')
from generate_series(2, 5) number;
select is(
  pg_temp.finish(6, '00000000-0000-4000-8000-000000000001', null, 120) - array['unlock_before', 'unlock_after'],
  '{"status": "counted", "points": 35, "total_score": 600, "level_done": null, "total_time": null, "best_time": null, "too_fast": false}',
  'the run that reaches 600 gives what is left'
);
select is(
  (pg_temp.finish(7, '00000000-0000-4000-8000-000000000001', null, 120) ->> 'points')::int, 0, 'the next one gives nothing'
);
select is((select count(*) from public.runs where user_id is not null), 7::bigint, 'but is kept');
select is(
  (pg_temp.finish(8, '00000000-0000-4000-8000-000000000002', null, 120) ->> 'points')::int, 120, 'each pupil has a day of its own'
);
update public.runs
set finished_at = date_trunc('day', now() at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh' - interval '1 second'
where user_id = '00000000-0000-4000-8000-000000000001' and points = 120;
select is(
  (pg_temp.finish(9, '00000000-0000-4000-8000-000000000001', null, 120) ->> 'points')::int, 120,
  'what was earned before midnight in Vietnam is of another day'
);

insert into public.runs (id, user_id, mode, activity, level, started_at, finished_at, points, in_full, result) values
  (gen_random_uuid(), '00000000-0000-4000-8000-000000000002', 'practice', 'counting', 1, now(), '2020-05-20 23:59:59+07', 100, false, '{}'),
  (gen_random_uuid(), '00000000-0000-4000-8000-000000000002', 'practice', 'counting', 1, now(), '2020-05-21 00:00:00+07', 30, false, '{}'),
  (gen_random_uuid(), '00000000-0000-4000-8000-000000000002', 'challenge', 'counting', 1, now(), '2020-05-21 06:00:00+07', 120, true, '{}');
select is(private.day_points_left('00000000-0000-4000-8000-000000000002', '2020-05-20 08:00:00+07'), 500, 'a day ends at midnight in Vietnam');
select is(private.day_points_left('00000000-0000-4000-8000-000000000002', '2020-05-21 06:30:00+07'), 570, 'and begins there, hours before it does in UTC');
select is(private.day_points_left('00000000-0000-4000-8000-000000000002', '2020-05-22 08:00:00+07'), 600, 'each day has 600 points of its own');

-- Guests.
select is(
  pg_temp.finish(20, null, '00000000-0000-4000-8000-0000000000bb', 120),
  '{"status": "counted", "points": 120, "total_score": null, "unlock_before": null, "unlock_after": null,
    "level_done": null, "total_time": null, "best_time": null, "too_fast": false}',
  'the run of a guest is kept with its points'
);
select is(
  pg_temp.finish(20, null, '00000000-0000-4000-8000-0000000000bb', 120) ->> 'status', 'repeated', 'once'
);

-- What is no finish.
select is(
  pg_temp.finish(30, '00000000-0000-4000-8000-00000000000f', null, 10) ->> 'status', 'unknown_user', 'a pupil that is gone earns nothing'
);
select throws_ok(
  $$ select pg_temp.finish(31, '00000000-0000-4000-8000-000000000001', gen_random_uuid(), 10) $$, '22023', null,
  'a run has one owner, not two'
);
select throws_ok('select pg_temp.finish(32, null, null, 10)', '22023', null, 'and not none');
select throws_ok(
  $$ select pg_temp.finish(33, '00000000-0000-4000-8000-000000000001', null, 121) $$, '23514', null,
  'no run gives more than 120'
);
select is_empty(
  $$ select * from public.runs where id in ('00000000-0000-4000-8000-000000000030', '00000000-0000-4000-8000-000000000033') $$,
  'a refused finish leaves no run'
);
reset role;

select function_privs_are('public', 'finish_run', array['jsonb'], 'anon', array[]::text[]);
select function_privs_are('public', 'finish_run', array['jsonb'], 'authenticated', array[]::text[]);

select * from finish();
rollback;
