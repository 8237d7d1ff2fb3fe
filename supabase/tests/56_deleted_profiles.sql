begin;
select plan(44);

create function pg_temp.id(p_letter text) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-8000-00000000000' || p_letter)::uuid
$$;
create function pg_temp.browser(p_letter text) returns text language sql immutable as $$ select repeat(p_letter, 43) $$;

-- All rows of a pupil in all tables that know pupils, those of later migrations too.
create function pg_temp.rows_of(p_user uuid) returns table (table_name text, content text) language plpgsql as $$
declare
  own record;
begin
  for own in
    select con.conrelid::regclass::text as name, att.attname as key
    from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = 'public.users'::regclass and con.conrelid <> 'public.pupil_sessions'::regclass
    union select 'public.users', 'id' order by 1
  loop
    return query execute format(
      'select %L::text, to_jsonb(t)::text from %s t where %I = $1 order by 2', own.name, own.name, own.key
    ) using p_user;
  end loop;
end;
$$;

select public.register_pupil(pg_temp.id('1'), 'Hươu Con', 'fox', pg_temp.id('a'), pg_temp.browser('m'));
select public.register_pupil(pg_temp.id('2'), 'Mèo Con', 'cat', pg_temp.id('b'), pg_temp.browser('m'));
select public.finish_run(jsonb_build_object(
  'id', gen_random_uuid(), 'user_id', user_id, 'mode', 'practice', 'activity', 'c1-make-10', 'level', 1,
  'started_at', now() - interval '1 minute', 'right_first', 10, 'right_second', 0, 'points', 120,
  'tries', '[{"skill": "c1-make-10", "tries": "1111111111"}]'::jsonb,
  'mistakes', '[{"skill": "c1-make-10", "code": "OFF1", "sample": {}}]'::jsonb
))
from unnest(array[pg_temp.id('1'), pg_temp.id('1'), pg_temp.id('2')]) user_id;
select public.open_run(pg_temp.id('f'), pg_temp.id('1'), null, 'counting', 1);
insert into public.user_levels (user_id, level_id, level_name, status, total_time, updated_at)
values (pg_temp.id('1'), 1, 'counting', 'done', 40, '2026-01-02T03:04:05.678901Z'),
  (pg_temp.id('1'), 2, 'counting', 'playing', 50, now()), (pg_temp.id('2'), 1, 'counting', 'done', 60, now());
insert into public.skill_progress (user_id, skill_id, state, tries, due_at, card, items)
values (pg_temp.id('1'), 'c1-make-10', 'good', '111', now(), '{"reps": 1}', null);
select public.hide_from_boards(array['Hươu Con'], true);
insert into public.run_sums values (pg_temp.id('1'), '2025-01-01', 'practice', 'clock', 3, 20, 5, 0, 225, 0);
select public.write_lock(
  pg_temp.id('1'), null, repeat('a', 60), pg_temp.browser('m'), pg_temp.id('a'), pg_temp.id('c')
);
select public.create_class(
  pg_temp.id('7'), pg_temp.id('8'), 'co@truong.vn', '3A', '3', 2026, 'ACDEFG', repeat('k', 40),
  (select jsonb_agg(jsonb_build_object(
    'number', number, 'emblem', number, 'card_hash', lpad(number::text, 43, 'c'), 'lock_hash', repeat('l', 43)
  )) from generate_series(1, 2) as number)
);
select public.sit_down(pg_temp.id('1'), pg_temp.id('7'), 1);
create temp table before as select * from pg_temp.rows_of(pg_temp.id('1'));
select is(
  (select string_agg(distinct table_name, ' ' order by table_name) from before),
  (select string_agg(name, ' ' order by name) from (
    select 'public.users' as name union
    select conrelid::regclass::text from pg_constraint
    where contype = 'f' and confrelid = 'public.users'::regclass and conrelid <> 'public.pupil_sessions'::regclass
  ) as known),
  'the pupil has something in every table'
);

-- Who may do what.
select throws_ok(format('set local role %I; %s', role, statement), '42501', null, role || ' is refused: ' || statement)
from unnest(array['anon', 'authenticated']) role,
  unnest(array[
    'select user_id from public.deleted_profiles', 'delete from public.deleted_profiles',
    'select content from private.deleted_rows',
    $$ select public.delete_profile('00000000-0000-4000-8000-000000000001', gen_random_uuid(), 'x') $$,
    $$ select public.restore_profile('00000000-0000-4000-8000-000000000001', 'x') $$,
    $$ select public.browser_deletions('{}', '{}') $$
  ]) statement;
select policies_are('public', 'deleted_profiles', array[]::text[], 'no policy opens the deleted profiles');

-- Deleting.
select is(public.delete_profile(pg_temp.id('1'), pg_temp.id('b'), pg_temp.browser('m')), 'ended', 'nobody else deletes a profile');
select is(public.delete_profile(pg_temp.id('1'), pg_temp.id('a'), pg_temp.browser('m')), 'ended', 'nor does a session that ended');
select is(public.delete_profile(pg_temp.id('1'), pg_temp.id('c'), pg_temp.browser('x')), 'unproven', 'nor who only typed the name');
select results_eq('select * from before', 'select * from pg_temp.rows_of(pg_temp.id(''1''))', 'all is as it was');
select is(public.delete_profile(pg_temp.id('1'), pg_temp.id('c'), pg_temp.browser('m')), 'deleted', 'its own browser does');
select is(public.delete_profile(pg_temp.id('1'), pg_temp.id('c'), pg_temp.browser('m')), 'gone', 'once');
select is_empty('select * from pg_temp.rows_of(pg_temp.id(''1''))', 'no table has anything of it');
select is_empty($$ select * from public.pupil_of_session(pg_temp.id('1'), pg_temp.id('c')) $$, 'its sessions have ended');
select results_eq(
  $$ select username, place from public.leaderboard('all') union all select username, place from public.leaderboard('counting') $$,
  $$ values ('Mèo Con', 1), ('Mèo Con', 1) $$, 'it is on no board'
);
select is_empty('select * from public.level_totals_drift(10)', 'what the boards are read from is right');
select throws_ok(
  format('insert into public.users (username, avatar) values (%L, ''fox'')', name), '23505', null, 'its name is kept: ' || name
) from unnest(array['Hươu Con', 'HƯƠU CON', 'Hươu C0n']) name;

-- Coming back.
select is(public.restore_profile(pg_temp.id('1'), pg_temp.browser('x')), 'unproven', 'no stranger brings it back');
select is_empty(
  $$ select * from public.browser_deletions(array[pg_temp.id('1')], array[pg_temp.browser('x')]) $$, 'nor hears of it'
);
select results_eq(
  $$ select username, avatar, days_left from public.browser_deletions(array[pg_temp.id('1')], array[pg_temp.browser('m')]) $$,
  $$ values ('Hươu Con', 'fox', 7) $$, 'its own browser sees how long there is'
);
update public.deleted_profiles set deleted_at = now() - interval '6 days 1 hour';
select public.forget_old_history();
select is(
  (select days_left from public.browser_deletions(array[pg_temp.id('1')], array[pg_temp.browser('m')])), 1, 'to the last day'
);
select is(public.restore_profile(pg_temp.id('1'), pg_temp.browser('m')), 'restored', 'and brings it back');
select is(public.restore_profile(pg_temp.id('1'), pg_temp.browser('m')), 'gone', 'once');
select results_eq(
  'select * from before', 'select * from pg_temp.rows_of(pg_temp.id(''1''))', 'with every row in every table as it was'
);
select is_empty('select * from public.level_totals_drift(10)', 'and on the boards as it was');
select is_empty('select * from private.deleted_rows', 'nothing is left behind');
select is(
  public.finish_run(result || jsonb_build_object(
    'id', id, 'user_id', user_id, 'mode', mode, 'activity', activity, 'level', level, 'right_first', 10, 'points', 120
  )) ->> 'status',
  'repeated', 'a run that was counted before is not counted again'
) from public.runs where user_id = pg_temp.id('1') and finished_at is not null limit 1;

-- Going for good.
select public.start_session(pg_temp.id('1'), pg_temp.id('d'), repeat('a', 60));
select is(public.delete_profile(pg_temp.id('1'), pg_temp.id('d'), pg_temp.browser('m')), 'deleted', 'it is deleted again');
update public.deleted_profiles set deleted_at = now() + interval '30 days';
select is(
  (select days_left from public.browser_deletions(array[pg_temp.id('1')], array[pg_temp.browser('m')])), 7,
  'a clock that was set back makes the days no more'
);
select public.forget_old_history();
select is((select deleted_at from public.deleted_profiles), now(), 'nor the time it is kept');
select public.forget_old_history(now() + interval '7 days 1 second');
select is_empty('select * from public.deleted_profiles', 'after seven days it is gone');
select is_empty('select * from private.deleted_rows', 'with all its rows');
select is(public.restore_profile(pg_temp.id('1'), pg_temp.browser('m')), 'gone', 'and comes back no more');
select lives_ok($$ insert into public.users (username, avatar) values ('Hươu Con', 'fox') $$, 'its name is free');

select * from finish();
rollback;
