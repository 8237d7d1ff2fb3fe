begin;
select plan(9);

insert into public.users (id, username, avatar) values ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox');
set local role service_role;

-- A challenge begun at ten and ended at nine.
select public.open_run('00000000-0000-4000-8000-000000000009', '00000000-0000-4000-8000-000000000001', null, 'counting', 1);
select public.record_answer(
  '00000000-0000-4000-8000-000000000009', '00000000-0000-4000-8000-000000000001', null, place, '{"count": 1}', true
) from generate_series(0, 9) place;
update public.runs set started_at = now() + interval '1 hour';
select is(
  public.finish_run(jsonb_build_object(
    'id', '00000000-0000-4000-8000-000000000009', 'user_id', '00000000-0000-4000-8000-000000000001', 'mode', 'challenge',
    'activity', 'counting', 'level', 1, 'right_first', 10, 'right_second', 0, 'points', 120, 'passed', true
  )) - '{unlock_before,unlock_after}'::text[],
  '{"status": "counted", "points": 120, "total_score": 120, "level_done": true, "total_time": 135, "best_time": 135, "too_fast": false}',
  'a challenge that ends before it began counts, with the par time'
);
select is((select score from public.level_totals), 0, 'it is no gain on the board');
select is((select total_score from public.users), 120, 'its points are given');

-- One that was answered within forty seconds, the clock being set back before its end arrived.
select public.open_run('00000000-0000-4000-8000-000000000007', '00000000-0000-4000-8000-000000000001', null, 'counting', 2);
update public.runs
set started_at = now() + interval '1 hour', right_first = 10,
    answers = (
      select jsonb_agg(jsonb_build_object('response', 1, 'right', true, 'at', now() + interval '1 hour 40 seconds'))
      from generate_series(0, 9)
    )
where id = '00000000-0000-4000-8000-000000000007';
select is(
  public.finish_run(jsonb_build_object(
    'id', '00000000-0000-4000-8000-000000000007', 'user_id', '00000000-0000-4000-8000-000000000001', 'mode', 'challenge',
    'activity', 'counting', 'level', 2, 'right_first', 10, 'right_second', 0, 'points', 120, 'passed', true
  )) -> 'total_time',
  '40', 'what was measured holds, whenever the end arrives'
);

-- A practice run issued in what is now the future.
select is(
  public.finish_run(jsonb_build_object(
    'id', '00000000-0000-4000-8000-000000000008', 'user_id', '00000000-0000-4000-8000-000000000001', 'mode', 'practice',
    'activity', 'counting', 'level', 1, 'started_at', now() + interval '1 hour', 'right_first', 10, 'right_second', 0,
    'points', 120
  )) ->> 'points',
  '120', 'a practice run from before the clock was set back gives its points'
);
select is(
  (select started_at <= finished_at from public.runs where mode = 'practice'), true, 'it began no later than it ended'
);

-- A wait that was begun a day ahead.
insert into public.picture_locks (user_id, hash, failures, wait_until)
values ('00000000-0000-4000-8000-000000000001', repeat('a', 60), 6, now() + interval '1 day');
select is(
  public.begin_lock_try('00000000-0000-4000-8000-000000000001'),
  '{"status": "wait", "hash": null, "wait_seconds": 900}', 'a wait from before the clock was set back lasts a quarter of an hour'
);
update public.picture_locks set wait_until = wait_until - interval '10 minutes';
select is(
  public.begin_lock_try('00000000-0000-4000-8000-000000000001') ->> 'wait_seconds', '300', 'and no longer'
);
update public.picture_locks set wait_until = wait_until - interval '5 minutes';
select is(
  public.begin_lock_try('00000000-0000-4000-8000-000000000001') ->> 'status', 'try', 'then the lock is tried again'
);

select * from finish();
rollback;
