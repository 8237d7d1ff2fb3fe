begin;
select plan(11);

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
insert into public.picture_locks (user_id, hash) values ('00000000-0000-4000-8000-000000000001', repeat('a', 60));
insert into public.proven_browsers (user_id, browser, failures, wait_until)
values ('00000000-0000-4000-8000-000000000001', repeat('m', 43), 6, now() + interval '1 day');
create function pg_temp.try(p_browser text) returns text language sql as $$
  select public.begin_lock_try('00000000-0000-4000-8000-000000000001', p_browser) ->> 'status'
$$;
grant execute on function pg_temp.try(text) to service_role;
select is(pg_temp.try(repeat('m', 43)), 'wait', 'a wait from before the clock was set back goes on');
select is(
  (select wait_until - now() from public.proven_browsers), interval '1 hour', 'for an hour and no longer'
);
update public.proven_browsers set wait_until = wait_until - interval '1 hour';
select is(pg_temp.try(repeat('m', 43)), 'try', 'then the lock is tried again');

-- Guesses of a day that is to come.
update public.picture_locks set guesses = 20, guessed_on = (now() at time zone 'Asia/Ho_Chi_Minh')::date + 30;
select is(pg_temp.try('a stranger'), 'used_up', 'a clock that was set back brings no new guesses');
update public.picture_locks set guessed_on = guessed_on - 1;
select is(pg_temp.try('a stranger'), 'try', 'the next day does, and not the thirtieth');

select * from finish();
rollback;
