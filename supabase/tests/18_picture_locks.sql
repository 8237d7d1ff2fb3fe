begin;
select plan(47);

create function pg_temp.id(p_letter text) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-8000-00000000000' || p_letter)::uuid
$$;
create function pg_temp.hash(p_letter text) returns text language sql immutable as $$ select repeat(p_letter, 60) $$;
create function pg_temp.browser(p_letter text) returns text language sql immutable as $$ select repeat(p_letter, 43) $$;
create function pg_temp.try(p_browser text) returns text language sql as $$
  select public.begin_lock_try(pg_temp.id('1'), p_browser) ->> 'status'
$$;
create function pg_temp.guess() returns text language sql as $$
  select public.begin_lock_try(pg_temp.id('1'), gen_random_uuid()::text) ->> 'status'
$$;
create function pg_temp.write(p_old text, p_new text, p_browser text) returns text language sql as $$
  select public.write_lock(
    pg_temp.id('1'), p_old, p_new, p_browser,
    (select id from public.pupil_sessions where user_id = pg_temp.id('1') order by started_at, id limit 1), gen_random_uuid()
  )
$$;
-- The waits are counted from now(), which stands still in a transaction: time passes by moving the browser's own time.
create function pg_temp.pass(p_time interval) returns void language sql as $$
  update public.proven_browsers set wait_until = wait_until - p_time
$$;
create function pg_temp.wait() returns int language sql as $$
  select extract(epoch from wait_until - now())::int from public.proven_browsers
  where user_id = pg_temp.id('1') and browser = pg_temp.browser('m')
$$;

select public.register_pupil(pg_temp.id('1'), 'Hươu Con', 'fox', pg_temp.id('a'), pg_temp.browser('m'));
select public.register_pupil(pg_temp.id('2'), 'Mèo Con', 'cat', pg_temp.id('b'), pg_temp.browser('m'));
insert into public.picture_locks (user_id, hash) values (pg_temp.id('1'), pg_temp.hash('a'));

-- Who may do what.
select throws_ok(format('set local role %I; %s', role, statement), '42501', null, role || ' is refused: ' || statement)
from unnest(array['anon', 'authenticated']) role,
  unnest(array[
    'select user_id from public.picture_locks', 'insert into public.picture_locks (user_id, hash) values (null, null)',
    'update public.picture_locks set guesses = 0', 'delete from public.picture_locks',
    $$ select public.begin_lock_try('00000000-0000-4000-8000-000000000001', 'x') $$,
    $$ select public.pass_lock('00000000-0000-4000-8000-000000000001', 'x', 'x') $$,
    $$ select public.write_lock('00000000-0000-4000-8000-000000000001', 'x', null, 'x', null, null) $$
  ]) statement;
set local role service_role;
select lives_ok('update public.picture_locks set guesses = 0', 'the service role changes a lock');
select isnt_empty('select hash from public.picture_locks', 'the service role reads a lock');
select lives_ok('delete from public.picture_locks', 'the service role deletes a lock');
reset role;
select policies_are('public', 'picture_locks', array[]::text[], 'no policy opens the locks');

-- Setting, changing, removing.
select is(pg_temp.try(pg_temp.browser('x')), 'none', 'a name without a lock asks for nothing');
select is(pg_temp.write(null, pg_temp.hash('a'), pg_temp.browser('x')), 'unproven', 'who only typed the name sets no lock');
select is(
  public.write_lock(pg_temp.id('1'), null, pg_temp.hash('a'), pg_temp.browser('m'), pg_temp.id('b'), pg_temp.id('c')),
  'ended', 'nor does a session of somebody else'
);
select is_empty('select * from public.picture_locks', 'there is no lock');
select public.start_session(pg_temp.id('1'), pg_temp.id('f'), null);
select is(pg_temp.write(null, pg_temp.hash('a'), pg_temp.browser('m')), 'written', 'the browser that made the profile sets one');
select is((select count(*)::int from public.pupil_sessions where user_id = pg_temp.id('1')), 1, 'which ends the other sessions');
select is(pg_temp.write(null, pg_temp.hash('b'), pg_temp.browser('m')), 'changed', 'a lock is not set over another');
select is(pg_temp.write(pg_temp.hash('c'), pg_temp.hash('b'), pg_temp.browser('m')), 'changed', 'nor changed by who does not know it');
select is(pg_temp.write(pg_temp.hash('a'), pg_temp.hash('b'), pg_temp.browser('x')), 'written', 'a lock is changed by who knows it');
select is(pg_temp.write(pg_temp.hash('a'), null, pg_temp.browser('m')), 'changed', 'a lock is not removed by its former hash');
select is(pg_temp.write(pg_temp.hash('b'), null, pg_temp.browser('m')), 'written', 'a lock is removed by who knows it');
select is(pg_temp.write(null, pg_temp.hash('a'), pg_temp.browser('m')), 'written', 'and may be set again');

-- Tries of a browser that is the profile's own.
select results_eq(
  $$ select public.begin_lock_try(pg_temp.id('1'), pg_temp.browser('m')) from generate_series(1, 5) $$,
  $$ select jsonb_build_object('status', 'try', 'hash', pg_temp.hash('a')) from generate_series(1, 5) $$,
  'five tries are free'
);
select results_eq(
  $$ select public.begin_lock_try(pg_temp.id('1'), pg_temp.browser('m')) from generate_series(1, 5) $$,
  $$ select '{"status": "wait", "hash": null}'::jsonb from generate_series(1, 5) $$,
  'the next five have to wait, and come without the hash'
);
select is(pg_temp.wait(), 60, 'for a minute, which tries meanwhile do not make longer');
select pg_temp.pass('60 seconds');
select is(pg_temp.try(pg_temp.browser('m')), 'try', 'after the wait one try is free');
do $$ begin perform pg_temp.pass('2 hours'); perform pg_temp.try(pg_temp.browser('m')); end $$;
select is(pg_temp.wait(), 240, 'each further wrong try doubles the wait');
do $$ begin for n in 1..40 loop perform pg_temp.pass('2 hours'); perform pg_temp.try(pg_temp.browser('m')); end loop; end $$;
select is(pg_temp.wait(), 3600, 'no wait is longer than an hour');
select ok(not public.pass_lock(pg_temp.id('1'), pg_temp.hash('b'), pg_temp.browser('m')), 'another hash opens nothing');
select ok(public.pass_lock(pg_temp.id('1'), pg_temp.hash('a'), pg_temp.browser('m')), 'the right one opens the lock');
select results_eq(
  $$ select failures, wait_until from public.proven_browsers where user_id = pg_temp.id('1') and browser = pg_temp.browser('m') $$,
  'values (0, null::timestamptz)', 'and all tries are forgiven'
);

-- Guesses of all others.
select results_eq(
  'select count(*)::int, guess from (select pg_temp.guess() as guess from generate_series(1, 50)) as guesses group by 2 order by 2',
  $$ values (20, 'try'), (30, 'used_up') $$, 'twenty a day, however many browsers guess'
);
select is(pg_temp.try(pg_temp.browser('m')), 'try', 'the owner is not kept waiting by them');
update public.picture_locks set guessed_on = guessed_on - 1;
select is(pg_temp.guess(), 'try', 'a new day brings new ones');
select ok(public.pass_lock(pg_temp.id('1'), pg_temp.hash('a'), pg_temp.browser('n')), 'a new device opens the lock');
select is((select guesses from public.picture_locks), 0, 'what was right was no guess');
select is(pg_temp.try(pg_temp.browser('n')), 'try', 'and it has tries of its own from then on');
select is((select guesses from public.picture_locks), 0, 'which are no guesses either');

-- A lock goes with its pupil.
delete from public.users where id = pg_temp.id('1');
select is_empty('select * from public.picture_locks', 'a deleted profile takes its lock along');

select * from finish();
rollback;
