begin;
select plan(17);

insert into public.users (id, username, avatar) values
  ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox'), ('00000000-0000-4000-8000-000000000002', 'Na', 'cat');
create function pg_temp.run_id(p_number int) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid
$$;
-- A challenge that took half a minute, an hour after the one before.
create function pg_temp.challenge(p_number int, p_user uuid, p_guest uuid, p_level int, p_right int) returns jsonb
language sql as $$
  select public.open_run(pg_temp.run_id(p_number), p_user, p_guest, 'counting', p_level);
  update public.runs
  set started_at = now() - interval '90 days' + make_interval(hours => p_number),
      right_first = p_right,
      answers = (
        select jsonb_agg(jsonb_build_object(
          'response', '{"count": 1}'::jsonb, 'right', place < p_right,
          'at', now() - interval '90 days' + make_interval(hours => p_number, secs => 30)
        )) from generate_series(0, 9) place
      )
  where id = pg_temp.run_id(p_number);
  select public.finish_run(jsonb_build_object(
    'id', pg_temp.run_id(p_number), 'user_id', p_user, 'guest_id', p_guest, 'mode', 'challenge', 'activity', 'counting',
    'level', p_level, 'started_at', now(), 'right_first', p_right, 'right_second', 0,
    'points', p_right * 10 + case when p_right = 10 then 20 else 0 end, 'passed', p_right >= 8, 'answers', '[]'::jsonb
  ))
$$;
create function pg_temp.practice(p_number int, p_points int) returns jsonb language sql as $$
  select public.finish_run(jsonb_build_object(
    'id', pg_temp.run_id(p_number), 'user_id', '00000000-0000-4000-8000-000000000001', 'guest_id', null, 'mode', 'practice',
    'activity', 'c1-add-within-10', 'level', 2, 'started_at', now() - interval '3 minutes', 'right_first', 8,
    'right_second', 1, 'points', p_points, 'answers', '[]'::jsonb
  ))
$$;
grant execute on function pg_temp.run_id(int) to service_role;
grant execute on function pg_temp.challenge(int, uuid, uuid, int, int) to service_role;
grant execute on function pg_temp.practice(int, int) to service_role;

set local role service_role;
select pg_temp.practice(number, 120) from generate_series(1, 4) number;
select is(
  pg_temp.challenge(5, '00000000-0000-4000-8000-000000000001', null, 1, 7) -> 'points', '70',
  'a level that is not passed gives its points'
);
select is(pg_temp.practice(6, 120) -> 'points', '50', 'and takes them from the 600 of the day');
select is(
  pg_temp.challenge(7, '00000000-0000-4000-8000-000000000001', null, 1, 7) -> 'points', '0',
  'after 600 points of a day a level that is not passed gives none'
);
select is(
  pg_temp.challenge(8, '00000000-0000-4000-8000-000000000001', null, 1, 9) - array['unlock_before', 'unlock_after'],
  '{"status": "counted", "points": 90, "total_score": 690, "level_done": true, "total_time": 30, "best_time": 30, "too_fast": false}',
  'a level passed for the first time stands beside them'
);
select is(
  pg_temp.challenge(9, '00000000-0000-4000-8000-000000000001', null, 1, 10) -> 'points', '0', 'passing it again does not'
);
select is(
  pg_temp.challenge(10, '00000000-0000-4000-8000-000000000001', null, 2, 10) -> 'points', '120', 'the next level does'
);
select is((select total_score from public.users where username = 'Bi'), 810, 'the sum is that of the runs');
select results_eq(
  $$ select in_full, sum(points) from public.runs where user_id is not null group by in_full order by in_full $$,
  $$ values (false, 600::bigint), (true, 210::bigint) $$, 'which say what stands beside the 600'
);
select is(
  (select count(*) from public.user_levels where status = 'done'), 2::bigint, 'a level is passed whatever the points of the day'
);
update public.runs set finished_at = finished_at - interval '1 day';
select is(
  pg_temp.challenge(11, '00000000-0000-4000-8000-000000000001', null, 1, 10) -> 'points', '120', 'the next day has its own 600'
);

-- A guest is promised, and gets, the same.
select pg_temp.challenge(number, null, '00000000-0000-4000-8000-0000000000bb', 1, 7) from generate_series(20, 29) number;
select pg_temp.challenge(number, null, '00000000-0000-4000-8000-0000000000bb', 1, 10) from generate_series(30, 32) number;
select pg_temp.challenge(number, null, '00000000-0000-4000-8000-0000000000bb', 2, 8) from generate_series(33, 34) number;
select is(public.guest_points('00000000-0000-4000-8000-0000000000bb'), 600 + 120 + 80, 'a guest is promised 600 and two levels');
select is(
  public.claim_guest_runs('00000000-0000-4000-8000-0000000000bb', '00000000-0000-4000-8000-000000000002')
    - array['unlock_after'],
  '{"runs": 15, "points": 800, "total_score": 800}', 'a new profile gets what was promised'
);
select is(
  (select sum(points) from public.runs where user_id = '00000000-0000-4000-8000-000000000002'), 800::bigint,
  'the runs say so'
);
select pg_temp.challenge(number, null, '00000000-0000-4000-8000-0000000000cc', 2, 10) from generate_series(40, 41) number;
select is(
  public.claim_guest_runs('00000000-0000-4000-8000-0000000000cc', '00000000-0000-4000-8000-000000000002') -> 'points', '0',
  'a level the pupil has passed is not passed for the first time by a guest'
);
reset role;

insert into public.runs (id, user_id, mode, activity, level, started_at, finished_at, points, in_full, result) values
  (gen_random_uuid(), '00000000-0000-4000-8000-000000000002', 'challenge', 'counting', 1, now(), '2020-05-20 23:59:59+07', 100, false, '{}'),
  (gen_random_uuid(), '00000000-0000-4000-8000-000000000002', 'challenge', 'counting', 1, now(), '2020-05-20 23:00:00+07', 120, true, '{}');
select is(private.day_points_left('00000000-0000-4000-8000-000000000002', '2020-05-20 08:00:00+07'), 500, 'the day is Vietnam''s');
select function_privs_are('private', 'day_points_left', array['uuid', 'timestamptz'], 'anon', array[]::text[]);
select function_privs_are('private', 'day_points_left', array['uuid', 'timestamptz'], 'authenticated', array[]::text[]);

select * from finish();
rollback;
