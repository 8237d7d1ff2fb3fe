begin;
select plan(34);

create function pg_temp.id(p_letter text) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-8000-00000000000' || p_letter)::uuid
$$;
create function pg_temp.browser(p_letter text) returns text language sql immutable as $$ select repeat(p_letter, 43) $$;
create function pg_temp.is_proven(p_browser text) returns boolean language sql as $$
  select public.is_proven(pg_temp.id('1'), pg_temp.browser(p_browser), '{}')
$$;
create function pg_temp.write(p_old text, p_new text, p_browser text) returns text language sql as $$
  select public.write_lock(
    pg_temp.id('1'), p_old, p_new, pg_temp.browser(p_browser),
    (select id from public.pupil_sessions where user_id = pg_temp.id('1') limit 1), gen_random_uuid()
  )
$$;
create function pg_temp.seen_by(p_browser text) returns setof text language sql as $$
  select username from public.browser_pupils(
    array[pg_temp.id('2'), pg_temp.id('9'), pg_temp.id('1')], array_fill(pg_temp.browser(p_browser), array[3])
  )
$$;

-- Who may do what.
select throws_ok(format('set local role %I; %s', role, statement), '42501', null, role || ' is refused: ' || statement)
from unnest(array['anon', 'authenticated']) role,
  unnest(array[
    'select browser from public.proven_browsers',
    'insert into public.proven_browsers (user_id, browser) values (null, null)',
    'update public.proven_browsers set failures = 0', 'delete from public.proven_browsers',
    $$ select public.is_proven('00000000-0000-4000-8000-000000000001', 'x', '{}') $$
  ]) statement;
select policies_are('public', 'proven_browsers', array[]::text[], 'no policy opens the browsers');

-- The browser that made a profile, and others.
select results_eq(
  $$ select username, total_score from public.register_pupil(pg_temp.id('1'), 'Hươu Con', 'fox', pg_temp.id('a'), pg_temp.browser('m')) $$,
  $$ values ('Hươu Con', 0) $$, 'a profile is made'
);
select public.register_pupil(pg_temp.id('2'), 'Mèo Con', 'cat', pg_temp.id('b'), pg_temp.browser('m'));
select throws_ok(
  $$ select public.register_pupil(pg_temp.id('3'), 'hươu con', 'fox', pg_temp.id('c'), pg_temp.browser('m')) $$, '23505', null,
  'a name is given once'
);
select is(
  (select is_good from public.pupil_of_session(pg_temp.id('1'), pg_temp.id('a'))), true, 'it comes with a session'
);
select is(pg_temp.is_proven('m'), true, 'its browser is its own');
select is(pg_temp.is_proven('x'), false, 'another is not');
select is(public.is_proven(pg_temp.id('1'), null, '{}'), false, 'nor one without an id');

-- A lock that is opened, and changed since.
select is(pg_temp.write(null, repeat('a', 60), 'm'), 'written', 'a lock is set');
select results_eq($$ select pg_temp.seen_by('m') $$, array['Mèo Con', 'Hươu Con'], 'who set it sees the pupil');
select results_eq($$ select pg_temp.seen_by('x') $$, array['Mèo Con'], 'who has not opened it does not');
select ok(public.pass_lock(pg_temp.id('1'), repeat('a', 60), pg_temp.browser('x')), 'another browser opens it');
select is(pg_temp.is_proven('x'), true, 'and is proved by that');
select results_eq($$ select pg_temp.seen_by('x') $$, array['Mèo Con', 'Hươu Con'], 'and sees the pupil');
select is(pg_temp.write(repeat('a', 60), repeat('b', 60), 'm'), 'written', 'the lock is changed');
select is(pg_temp.is_proven('x'), false, 'what was opened before proves nothing more');
select results_eq($$ select pg_temp.seen_by('x') $$, array['Mèo Con'], 'and shows nothing more');
select is(pg_temp.write(repeat('b', 60), null, 'm'), 'written', 'the lock is removed');
select is(pg_temp.is_proven('m') and not pg_temp.is_proven('x'), true, 'which changes nothing of that');

-- Profiles from before there was any proof.
delete from public.proven_browsers;
select is(
  public.prove_old_maker(pg_temp.id('1'), pg_temp.browser('y'), array[now() - interval '1 minute', now() + interval '1 minute']),
  false, 'a cookie of another time says nothing of who made a profile'
);
select is(
  public.prove_old_maker(pg_temp.id('1'), pg_temp.browser('y'), array[now() + interval '1 second']), true,
  'one that was sealed as it was made does'
);
select is(pg_temp.is_proven('y'), true, 'and is kept');
select is(
  public.is_proven(pg_temp.id('1'), pg_temp.browser('z'), array[now()]), false, 'where the maker is known there is no other'
);

-- Browsers are forgotten.
select public.pass_lock(pg_temp.id('1'), repeat('b', 60), pg_temp.browser('x'));
insert into public.proven_browsers (user_id, browser, opened_lock, proven_at)
select pg_temp.id('1'), pg_temp.browser(letter), 2, now() - interval '366 days'
from unnest(array['t', 'u', 'v', 'w']) as letter;
-- A plan that reads the old rows anew for each of the table's rows must not find further ones each time.
set local enable_hashjoin = off;
set local enable_mergejoin = off;
set local enable_hashagg = off;
set local enable_sort = off;
set local enable_material = off;
set local enable_memoize = off;
select is(private.forget_sessions(now(), 3), 3, 'so many at once, however it is planned');
select public.forget_old_history();
select results_eq(
  $$ select left(browser, 1) from public.proven_browsers $$, array['y'], 'after a year those that only opened a lock'
);

select * from finish();
rollback;
