begin;
select plan(39);

insert into public.users (id, username, avatar)
values ('00000000-0000-4000-8000-000000000001', 'Hươu Con', 'fox'), ('00000000-0000-4000-8000-000000000002', 'Mèo Con', 'cat');

create function pg_temp.hash(p_letter text) returns text language sql immutable as $$ select repeat(p_letter, 60) $$;
create function pg_temp.try() returns jsonb language sql as $$
  select public.begin_lock_try('00000000-0000-4000-8000-000000000001')
$$;
-- The waits are counted from now(), which stands still in a transaction: time passes by moving the lock's own time.
create function pg_temp.pass(p_time interval) returns void language sql as $$
  update public.picture_locks set wait_until = wait_until - p_time
$$;
create function pg_temp.wait() returns int language sql as $$
  select extract(epoch from wait_until - now())::int from public.picture_locks
$$;
insert into public.picture_locks (user_id, hash) values ('00000000-0000-4000-8000-000000000001', pg_temp.hash('a'));

-- Who may do what.
select throws_ok(format('set local role %I; %s', role, statement), '42501', null, role || ' is refused: ' || statement)
from unnest(array['anon', 'authenticated']) role,
  unnest(array[
    'select user_id from public.picture_locks', 'insert into public.picture_locks (user_id, hash) values (null, null)',
    'update public.picture_locks set failures = 0', 'delete from public.picture_locks',
    $$ select public.begin_lock_try('00000000-0000-4000-8000-000000000001') $$,
    $$ select public.pass_lock('00000000-0000-4000-8000-000000000001', 'x') $$,
    $$ select public.write_lock('00000000-0000-4000-8000-000000000001', 'x', null) $$
  ]) statement;
set local role service_role;
select lives_ok('update public.picture_locks set failures = 0', 'the service role changes a lock');
select isnt_empty('select hash from public.picture_locks', 'the service role reads a lock');
select lives_ok('delete from public.picture_locks', 'the service role deletes a lock');
reset role;
select policies_are('public', 'picture_locks', array[]::text[], 'no policy opens the locks');

-- Setting, changing, removing.
select is(pg_temp.try() ->> 'status', 'none', 'a name without a lock asks for nothing');
set local role service_role;
select ok(public.write_lock('00000000-0000-4000-8000-000000000001', null, repeat('a', 60)), 'a first lock is set');
select ok(not public.write_lock('00000000-0000-4000-8000-000000000001', null, repeat('b', 60)), 'a lock is not set over another');
select ok(not public.write_lock('00000000-0000-4000-8000-000000000001', repeat('c', 60), repeat('b', 60)), 'a lock is not changed by who does not know it');
select ok(public.write_lock('00000000-0000-4000-8000-000000000001', repeat('a', 60), repeat('b', 60)), 'a lock is changed by who knows it');
select ok(not public.write_lock('00000000-0000-4000-8000-000000000001', repeat('a', 60), null), 'a lock is not removed by its former hash');
select ok(public.write_lock('00000000-0000-4000-8000-000000000001', repeat('b', 60), null), 'a lock is removed by who knows it');
select ok(public.write_lock('00000000-0000-4000-8000-000000000001', null, repeat('a', 60)), 'and may be set again');
reset role;

-- Tries and waits.
select results_eq(
  $$ select (pg_temp.try() - 'wait_seconds') from generate_series(1, 5) $$,
  $$ select jsonb_build_object('status', 'try', 'hash', pg_temp.hash('a')) from generate_series(1, 5) $$,
  'five tries are free'
);
select results_eq(
  $$ select pg_temp.try() from generate_series(1, 5) $$,
  $$ select '{"status": "wait", "hash": null, "wait_seconds": 60}'::jsonb from generate_series(1, 5) $$,
  'the next five find the lock waiting a minute, without its hash'
);
select is(pg_temp.wait(), 60, 'tries during the wait do not make it longer');
select lives_ok($$ select pg_temp.pass('60 seconds') $$, 'a minute passes');
select is(pg_temp.try() ->> 'status', 'try', 'after the wait one try is free');
select lives_ok(
  $$ do $do$ begin perform pg_temp.pass('1 hour'); perform pg_temp.try(); end $do$ $$, 'a seventh wrong try'
);
select is(pg_temp.wait(), 240, 'each further wrong try doubles the wait');
select lives_ok(
  $$ do $do$ begin for n in 1..40 loop perform pg_temp.pass('1 hour'); perform pg_temp.try(); end loop; end $do$ $$,
  'forty more wrong tries'
);
select is(pg_temp.wait(), 900, 'no wait is longer than a quarter of an hour');
select ok(not public.pass_lock('00000000-0000-4000-8000-000000000001', pg_temp.hash('b')), 'another hash opens nothing');
select ok(public.pass_lock('00000000-0000-4000-8000-000000000001', pg_temp.hash('a')), 'the right one opens the lock');
select results_eq(
  'select failures, wait_until from public.picture_locks', 'values (0, null::timestamptz)', 'and all tries are forgiven'
);

-- A lock goes with its pupil.
delete from public.users where id = '00000000-0000-4000-8000-000000000001';
select is_empty('select * from public.picture_locks', 'a deleted profile takes its lock along');

select * from finish();
rollback;
