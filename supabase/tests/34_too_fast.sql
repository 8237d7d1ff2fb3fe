begin;
select plan(18);

insert into public.users (id, username, avatar) values ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox');
create function pg_temp.run_id(p_number int) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid
$$;
-- On a server for load, where nothing but the five seconds holds: ten right answers from second `p_from` to second `p_to` of one minute.
create function pg_temp.play(p_number int, p_user uuid, p_guest uuid, p_from numeric, p_to numeric, p_level int default null)
returns jsonb
language sql as $$
  select public.open_run(pg_temp.run_id(p_number), p_user, p_guest, 'counting', coalesce(p_level, p_number));
  update public.runs
  set started_at = now() - interval '1 minute' + make_interval(secs => p_from::float8),
      right_first = 10,
      answers = (
        select jsonb_agg(jsonb_build_object(
          'response', '{"count": 1}'::jsonb, 'right', true, 'at', now() - interval '1 minute' + make_interval(secs => p_to::float8)
        )) from generate_series(0, 9)
      )
  where id = pg_temp.run_id(p_number);
  select public.finish_run(jsonb_build_object(
    'id', pg_temp.run_id(p_number), 'user_id', p_user, 'guest_id', p_guest, 'mode', 'challenge', 'activity', 'counting',
    'level', coalesce(p_level, p_number), 'started_at', now(), 'right_first', 10, 'right_second', 0, 'points', 120, 'passed', true,
    'answers', '[]'::jsonb, 'pace', '{"least_seconds": 0, "shortest_seconds": null}'::jsonb
  ))
$$;
grant execute on function pg_temp.run_id(int) to service_role;
grant execute on function pg_temp.play(int, uuid, uuid, numeric, numeric, int) to service_role;

set local role service_role;
select is(
  pg_temp.play(1, '00000000-0000-4000-8000-000000000001', null, 0, 4.999) - array['unlock_before', 'unlock_after'],
  '{"status": "counted", "points": 0, "total_score": 0, "level_done": false, "total_time": 5, "best_time": null, "too_fast": true}',
  'ten answers in less than five seconds give nothing and pass nothing'
);
select is_empty('select * from public.level_totals', 'nor move a board');
select is(
  pg_temp.play(1, '00000000-0000-4000-8000-000000000001', null, 0, 40) ->> 'status', 'repeated', 'waiting afterwards does not help'
);
select is((select total_score from public.users), 0, 'nor give a point');
select is(
  pg_temp.play(2, '00000000-0000-4000-8000-000000000001', null, 5, 10.5) -> 'points', '120', 'a little more than five seconds is a run'
);
select is(
  pg_temp.play(3, '00000000-0000-4000-8000-000000000001', null, 2, 12) -> 'too_fast', 'true',
  'two runs played side by side that end together are not both read'
);
select is(
  pg_temp.play(4, '00000000-0000-4000-8000-000000000001', null, 10, 14) -> 'too_fast', 'true',
  'nor is a third that began meanwhile'
);
select is(
  pg_temp.play(5, '00000000-0000-4000-8000-000000000001', null, 14, 20) -> 'points', '120', 'one after the other is'
);
select is(
  pg_temp.play(6, '00000000-0000-4000-8000-000000000001', null, 24, 30) -> 'points', '120',
  'when the end arrives does not matter, only when the answers came'
);
select is((select total_score from public.users), 360, 'three runs were read');
select results_eq(
  $$ select level_id from public.user_levels where status = 'done' order by level_id $$, array[2, 5, 6], 'and three levels passed'
);
select results_eq(
  $$ select status, total_time from public.user_levels where level_id = 6 $$, $$ values ('done', 6) $$, 'the last in six seconds'
);
select is(
  pg_temp.play(7, '00000000-0000-4000-8000-000000000001', null, 30, 33, 6) - array['unlock_before', 'unlock_after'],
  '{"status": "counted", "points": 0, "total_score": 360, "level_done": true, "total_time": 3, "best_time": 6, "too_fast": true}',
  'a level that is done is played again too fast for its best time'
);
select results_eq(
  $$ select status, total_time from public.user_levels where level_id = 6 $$, $$ values ('done', 6) $$, 'which stays as it was'
);
select results_eq(
  $$ select levels_done, total_time from public.level_totals $$,
  $$ select count(*)::int, sum(total_time)::int from public.user_levels where status = 'done' $$, 'on the board as well'
);
select is(
  pg_temp.play(10, null, '00000000-0000-4000-8000-0000000000bb', 0, 20) -> 'points', '120', 'a guest plays beside the pupils'
);
select is(
  pg_temp.play(11, null, '00000000-0000-4000-8000-0000000000bb', 1, 21) -> 'too_fast', 'true', 'and one run at a time'
);
select is(
  (public.claim_guest_runs('00000000-0000-4000-8000-0000000000bb', '00000000-0000-4000-8000-000000000001') ->> 'points')::int, 120,
  'a profile takes over what was read, nothing else'
);
reset role;

select * from finish();
rollback;
