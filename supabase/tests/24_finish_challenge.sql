begin;
select plan(23);

insert into public.users (id, username, avatar) values ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox');
-- Each run a minute after the one before, and a minute long: all of a test happens at one moment.
create function pg_temp.play(p_number int, p_user uuid, p_guest uuid, p_level int, p_right int, p_answers int) returns void
language sql as $$
  select public.open_run(('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid, p_user, p_guest, 'counting', p_level);
  select public.record_answer(
    ('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid, p_user, p_guest, place, '{"count": 1}', place < p_right
  ) from generate_series(0, p_answers - 1) place;
  update public.runs
  set started_at = now() - interval '1 day' + make_interval(mins => p_number - 1),
      answers = (
        select jsonb_agg(answer || jsonb_build_object('at', now() - interval '1 day' + make_interval(mins => p_number)))
        from jsonb_array_elements(answers) answer
      )
  where id = ('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid;
$$;
create function pg_temp.finish(
  p_number int, p_user uuid, p_guest uuid, p_level int, p_right int, p_time int, p_mode text default 'challenge'
) returns jsonb language sql as $$
  select public.finish_run(jsonb_build_object(
    'id', ('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid, 'user_id', p_user, 'guest_id', p_guest,
    'mode', p_mode, 'activity', 'counting', 'level', p_level, 'started_at', now(), 'right_first', p_right,
    'right_second', 0, 'points', p_right * 10, 'total_time', p_time, 'passed', p_right >= 8, 'answers', '[]'::jsonb
  ))
$$;
grant execute on function pg_temp.play(int, uuid, uuid, int, int, int) to service_role;
grant execute on function pg_temp.finish(int, uuid, uuid, int, int, int, text) to service_role;

set local role service_role;
select is(
  pg_temp.finish(1, '00000000-0000-4000-8000-000000000001', null, 1, 8, 60) ->> 'status', 'incomplete',
  'a challenge that was not opened is not finished'
);
select pg_temp.play(1, '00000000-0000-4000-8000-000000000001', null, 1, 8, 9);
select is(
  pg_temp.finish(1, '00000000-0000-4000-8000-000000000001', null, 1, 8, 60) ->> 'status', 'incomplete', 'nine answers are not a run'
);
select public.record_answer(
  '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001', null, 9, '{"count": 1}', false
);
select is(
  pg_temp.finish(1, '00000000-0000-4000-8000-000000000001', null, 1, 10, 60) ->> 'status', 'incomplete',
  'more right answers than were recorded are not believed'
);
select is(
  pg_temp.finish(1, '00000000-0000-4000-8000-000000000001', null, 2, 8, 60) ->> 'status', 'incomplete',
  'nor another level than was played'
);
select is(
  pg_temp.finish(1, '00000000-0000-4000-8000-000000000001', null, 1, 8, 60, 'practice') ->> 'status', 'incomplete',
  'nor another mode'
);
select results_eq('select total_score from public.users', array[0], 'none of these gives a point');
select is(
  pg_temp.finish(1, '00000000-0000-4000-8000-000000000001', null, 1, 8, 60),
  '{"status": "counted", "points": 80, "total_score": 80, "unlock_before": "animals/level-one/giraffe-1",
    "unlock_after": "animals/level-one/cat-1", "level_done": true, "total_time": 60, "best_time": 60, "too_fast": false}',
  'ten recorded answers are a run'
);
select results_eq(
  'select level_id, level_name, status, total_time, updated_at from public.user_levels',
  $$ values (1, 'counting', 'done', 60, now()) $$, 'a passed run marks its level done'
);
select results_eq(
  'select levels_done, total_time, score from public.level_totals', $$ values (1, 60, 75) $$, 'and moves the leaderboard'
);
select results_eq(
  $$ select jsonb_array_length(answers), right_first, points, total_time, passed, finished_at from public.runs $$,
  $$ values (10, 8, 80, 60, true, now()) $$, 'the run keeps its answers'
);
select is(
  pg_temp.finish(1, '00000000-0000-4000-8000-000000000001', null, 1, 8, 10),
  '{"status": "repeated", "points": 80, "total_score": 80, "unlock_before": "animals/level-one/giraffe-1",
    "unlock_after": "animals/level-one/cat-1", "level_done": true, "total_time": 60, "best_time": 60, "too_fast": false}',
  'a second finish answers what the first did'
);
select results_eq('select total_time from public.user_levels', array[60], 'and does not shorten the time');

select pg_temp.play(2, '00000000-0000-4000-8000-000000000001', null, 2, 7, 10);
select is(
  pg_temp.finish(2, '00000000-0000-4000-8000-000000000001', null, 2, 7, 9999) - array['unlock_before', 'unlock_after'],
  '{"status": "counted", "points": 70, "total_score": 150, "level_done": false, "total_time": 3600, "best_time": null, "too_fast": false}',
  'a failed level gives its points, no best time, and at most 3600 seconds'
);
select results_eq(
  'select status, total_time from public.user_levels where level_id = 2', $$ values ('playing', 3600) $$,
  'it is being played'
);
select pg_temp.play(3, '00000000-0000-4000-8000-000000000001', null, 1, 9, 10);
select is(
  pg_temp.finish(3, '00000000-0000-4000-8000-000000000001', null, 1, 9, 100) -> 'best_time', '60', 'a slower pass keeps the best time'
);
select pg_temp.play(4, '00000000-0000-4000-8000-000000000001', null, 1, 3, 10);
select is(
  pg_temp.finish(4, '00000000-0000-4000-8000-000000000001', null, 1, 3, 20) -> 'level_done', 'true', 'a failed run takes no done level back'
);
select pg_temp.play(5, '00000000-0000-4000-8000-000000000001', null, 1, 10, 10);
select is(
  pg_temp.finish(5, '00000000-0000-4000-8000-000000000001', null, 1, 10, 0) -> 'total_time', '1', 'a run takes at least a second'
);
select is((select total_score from public.users), 80 + 70 + 90 + 30 + 100, 'every run counts once');

update public.users set total_score = 600;
insert into public.runs (id, user_id, mode, activity, level, started_at, finished_at, points, result)
select gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'practice', 'counting', 1, now(), now(), 120, '{}'
from generate_series(1, 5);
select pg_temp.play(6, '00000000-0000-4000-8000-000000000001', null, 3, 10, 10);
select is(
  pg_temp.finish(6, '00000000-0000-4000-8000-000000000001', null, 3, 10, 50) -> 'points', '100',
  'the daily limit of practice does not bind a challenge'
);

select pg_temp.play(7, null, '00000000-0000-4000-8000-0000000000bb', 1, 10, 10);
select is(
  pg_temp.finish(7, '00000000-0000-4000-8000-000000000001', null, 1, 10, 30) ->> 'status', 'not_yours',
  'the challenge of a guest is not finished by a pupil'
);
select is(
  pg_temp.finish(7, null, '00000000-0000-4000-8000-0000000000bb', 1, 10, 30),
  '{"status": "counted", "points": 100, "total_score": null, "unlock_before": null, "unlock_after": null,
    "level_done": null, "total_time": 30, "best_time": null, "too_fast": false}',
  'a guest finishes a challenge'
);
select results_eq(
  $$ select count(*) from public.user_levels where user_id <> '00000000-0000-4000-8000-000000000001' $$, array[0::bigint],
  'which marks no level'
);
reset role;
select is_empty($$ select 1 from public.runs where (finished_at is null) $$, 'no run is left open');

select * from finish();
rollback;
