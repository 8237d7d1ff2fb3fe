-- What an ended session may not write, and how many are kept for how long.
begin;
select plan(9);

create function pg_temp.finish(p_id text, p_session uuid) returns text language sql as $$
  select public.finish_run(jsonb_build_object(
    'id', p_id, 'user_id', '00000000-0000-4000-8000-000000000001', 'session', p_session, 'mode', 'practice',
    'activity', 'counting', 'level', 1, 'started_at', now(), 'right_first', 10, 'right_second', 0, 'points', 120
  )) ->> 'status'
$$;

insert into public.users (id, username, avatar) values ('00000000-0000-4000-8000-000000000001', 'Hươu Con', 'fox');
select public.start_session('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', null);
select public.open_run('10000000-0000-4000-8000-000000000009', '00000000-0000-4000-8000-000000000001', null, 'counting', 1);

create function pg_temp.answer(p_session uuid) returns text language sql as $$
  select public.record_answer(
    '10000000-0000-4000-8000-000000000009', '00000000-0000-4000-8000-000000000001', null, 0, '1', true, p_session
  ) ->> 'status'
$$;
select is(pg_temp.answer('00000000-0000-4000-8000-00000000000b'), 'not_yours', 'an ended session answers nothing');
select is(pg_temp.answer('00000000-0000-4000-8000-00000000000a'), 'recorded', 'a good one does');
select is(
  pg_temp.finish('10000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000b'), 'session_ended',
  'an ended session finishes no run'
);
select is_empty($$ select * from public.runs where mode = 'practice' $$, 'and leaves none behind');
select is(
  pg_temp.finish('10000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a'), 'counted', 'a good one does'
);
select is(
  public.finish_run(jsonb_build_object(
    'id', '10000000-0000-4000-8000-000000000002', 'user_id', '00000000-0000-4000-8000-000000000007',
    'session', '00000000-0000-4000-8000-00000000000a', 'mode', 'practice', 'activity', 'counting', 'level', 1,
    'started_at', now(), 'right_first', 10, 'right_second', 0, 'points', 120
  )) ->> 'status',
  'unknown_user', 'a profile that is gone is told apart'
);

select public.start_session('00000000-0000-4000-8000-000000000001', gen_random_uuid(), null) from generate_series(1, 60);
select is((select count(*)::int from public.pupil_sessions), 50, 'the last fifty sessions are kept');

update public.pupil_sessions set started_at = now() - interval '364 days';
select public.forget_old_history();
select is((select count(*)::int from public.pupil_sessions), 50, 'for a year');
select public.forget_old_history(now() + interval '2 days');
select is((select count(*)::int from public.pupil_sessions), 0, 'and then forgotten');

select * from finish();
rollback;
