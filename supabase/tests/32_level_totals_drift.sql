begin;
select plan(13);

delete from public.users;
insert into public.users (id, username, avatar) values
  ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox'),
  ('00000000-0000-4000-8000-000000000002', 'Na', 'cat');
insert into public.user_levels (user_id, level_id, level_name, status, total_time) values
  ('00000000-0000-4000-8000-000000000001', 1, 'counting', 'done', 60),
  ('00000000-0000-4000-8000-000000000001', 2, 'counting', 'done', 200),
  ('00000000-0000-4000-8000-000000000001', 3, 'counting', 'playing', 30),
  ('00000000-0000-4000-8000-000000000002', 1, 'clock', 'playing', 30),
  ('00000000-0000-4000-8000-000000000002', 1, 'compare', 'done', 100);

create function pg_temp.drift() returns table (level_name text, number int, field text, kept int, expected int)
language sql as $$
  select level_name, right(user_id::text, 2)::int, field, kept, expected from public.level_totals_drift(100)
$$;
grant execute on function pg_temp.drift() to service_role;

set local role service_role;
select is_empty('select * from pg_temp.drift()', 'what the triggers keep has no drift');

delete from public.level_totals where level_name = 'compare';
select results_eq(
  'select * from pg_temp.drift()',
  $$ values
    ('compare', 2, 'levels_done', null::int, 1), ('compare', 2, 'score', null, 35), ('compare', 2, 'total_time', null, 100) $$,
  'a row that is missing is told, number by number'
);

insert into public.level_totals values ('clock', '00000000-0000-4000-8000-000000000002', 1, 30, 105);
select results_eq(
  $$ select * from pg_temp.drift() where level_name = 'clock' $$,
  $$ values ('clock', 2, 'levels_done', 1, null::int), ('clock', 2, 'score', 105, null), ('clock', 2, 'total_time', 30, null) $$,
  'a row too many is told; a level that is only begun makes none'
);

update public.level_totals set levels_done = 3 where level_name = 'counting';
select results_eq(
  $$ select * from pg_temp.drift() where level_name = 'counting' $$,
  $$ values ('counting', 1, 'levels_done', 3, 2) $$, 'a wrong number of levels is told, and nothing that is right'
);
update public.level_totals set levels_done = 2, total_time = 261 where level_name = 'counting';
select results_eq(
  $$ select * from pg_temp.drift() where level_name = 'counting' $$,
  $$ values ('counting', 1, 'total_time', 261, 260) $$, 'a wrong time'
);
update public.level_totals set total_time = 260, score = 11 where level_name = 'counting';
select results_eq(
  $$ select * from pg_temp.drift() where level_name = 'counting' $$,
  $$ values ('counting', 1, 'score', 11, 10) $$, 'a wrong score'
);
update public.level_totals set score = 10 where level_name = 'counting';
update private.place_counts set pupils = 3 where level_name = 'counting' and pupils = 1;
select results_eq(
  $$ select * from pg_temp.drift() where level_name = 'counting' $$,
  $$ values ('counting', null::int, 'pupils in step 1519', 3, 1) $$, 'a wrong count of the pupils in a step of a board'
);
delete from private.place_counts where level_name = 'counting';
select results_eq(
  $$ select kept, expected from pg_temp.drift() where level_name = 'counting' $$, 'values (0, 1)', 'and one that is missing'
);
select private.recount_places();
select is_empty($$ select * from pg_temp.drift() where level_name = 'counting' $$, 'counted anew it is right');
select is((select count(*) from public.level_totals_drift(2)), 2::bigint, 'no more is told than asked for');
reset role;

select function_privs_are('public', 'level_totals_drift', array['integer'], 'anon', array[]::text[]);
select function_privs_are('public', 'level_totals_drift', array['integer'], 'authenticated', array[]::text[]);
select function_privs_are('public', 'level_totals_drift', array['integer'], 'service_role', array['EXECUTE']);

select * from finish();
rollback;
