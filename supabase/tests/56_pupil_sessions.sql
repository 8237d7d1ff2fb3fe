begin;
select plan(38);

create function pg_temp.id(p_letter text) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-8000-00000000000' || p_letter)::uuid
$$;
create function pg_temp.old_id(p_letter text) returns uuid language sql immutable as $$
  select ('00000000-0000-8000-8000-00000000000' || p_letter)::uuid
$$;
create function pg_temp.is_good(p_user uuid, p_session uuid) returns boolean language sql as $$
  select is_good from public.pupil_of_session(p_user, p_session)
$$;

insert into public.users (id, username, avatar, takes_old_sessions)
values (pg_temp.id('1'), 'Hươu Con', 'fox', true), (pg_temp.id('2'), 'Mèo Con', 'cat', false);

-- Who may do what.
select throws_ok(format('set local role %I; %s', role, statement), '42501', null, role || ' is refused: ' || statement)
from unnest(array['anon', 'authenticated']) role,
  unnest(array[
    'select id from public.pupil_sessions', 'insert into public.pupil_sessions (id, user_id) values (null, null)',
    'update public.pupil_sessions set started_at = now()', 'delete from public.pupil_sessions',
    $$ select public.start_session('00000000-0000-4000-8000-000000000001', gen_random_uuid(), null) $$,
    $$ select public.end_session('00000000-0000-4000-8000-000000000001', gen_random_uuid()) $$
  ]) statement;
select policies_are('public', 'pupil_sessions', array[]::text[], 'no policy opens the sessions');

-- A session from its beginning to its end.
select is(pg_temp.is_good(pg_temp.id('1'), pg_temp.id('a')), false, 'a session nobody began is none');
select ok(public.start_session(pg_temp.id('1'), pg_temp.id('a'), null), 'a pupil logs in');
select ok(public.start_session(pg_temp.id('1'), pg_temp.id('b'), null), 'and somewhere else');
select is(pg_temp.is_good(pg_temp.id('1'), pg_temp.id('a')), true, 'the session is good');
select is(pg_temp.is_good(pg_temp.id('2'), pg_temp.id('a')), false, 'for no other pupil');
select is(
  (select username from public.pupil_of_session(pg_temp.id('1'), pg_temp.id('a'))), 'Hươu Con', 'it comes with its pupil'
);
select is_empty(
  $$ select * from public.pupil_of_session(pg_temp.id('3'), pg_temp.id('a')) $$, 'a pupil that is gone has no row'
);
select ok(public.end_session(pg_temp.id('1'), pg_temp.id('a')), 'a session is ended');
select ok(not public.end_session(pg_temp.id('1'), pg_temp.id('a')), 'once');
select is(pg_temp.is_good(pg_temp.id('1'), pg_temp.id('a')), false, 'and is good no more');
select is(pg_temp.is_good(pg_temp.id('1'), pg_temp.id('b')), true, 'the other one is');
select ok(not public.end_session(pg_temp.id('2'), pg_temp.id('b')), 'nobody ends the session of another');
select ok(not public.start_session(pg_temp.id('3'), pg_temp.id('c'), null), 'nobody logs in as a pupil that is gone');

-- Sessions from before there were any.
select is(pg_temp.is_good(pg_temp.id('1'), pg_temp.old_id('a')), true, 'a session from before the update is good');
select is(pg_temp.is_good(pg_temp.id('2'), pg_temp.old_id('a')), false, 'not for a pupil who was made since');
select ok(public.end_session(pg_temp.id('1'), pg_temp.old_id('a')), 'it is ended');
select is(pg_temp.is_good(pg_temp.id('1'), pg_temp.old_id('a')), false, 'and is good no more');
select is(pg_temp.is_good(pg_temp.id('1'), pg_temp.old_id('b')), true, 'while another one is');

-- All of them.
select ok(
  not public.end_other_sessions(pg_temp.id('1'), pg_temp.id('a'), pg_temp.id('c')), 'a session that ended ends no others'
);
select is(pg_temp.is_good(pg_temp.id('1'), pg_temp.id('b')), true, 'which go on');
select ok(public.end_other_sessions(pg_temp.id('1'), pg_temp.id('b'), pg_temp.id('c')), 'a good one does');
select results_eq(
  $$ select pg_temp.is_good(pg_temp.id('1'), session)
     from unnest(array[pg_temp.id('c'), pg_temp.id('b'), pg_temp.old_id('b')]) session $$,
  array[true, false, false], 'all have ended but the one that took its place'
);

-- A lock that was set meanwhile.
insert into public.picture_locks (user_id, hash) values (pg_temp.id('2'), repeat('a', 60));
select ok(not public.start_session(pg_temp.id('2'), pg_temp.id('d'), null), 'nobody slips in beside a lock');
select ok(not public.start_session(pg_temp.id('2'), pg_temp.id('d'), repeat('b', 60)), 'nor with an old one');
select ok(public.start_session(pg_temp.id('2'), pg_temp.id('d'), repeat('a', 60)), 'who opened it logs in');

select * from finish();
rollback;
