begin;
select plan(24);

create function pg_temp.totals_are_true() returns setof record language sql as $$
  (select level_name, user_id, levels_done::bigint, total_time::bigint, score::bigint from public.level_totals
   except
   select level_name, user_id, count(distinct level_id), sum(total_time), sum(135 - total_time)
   from public.user_levels where status = 'done' group by level_name, user_id)
  union all
  (select level_name, user_id, count(distinct level_id), sum(total_time), sum(135 - total_time)
   from public.user_levels where status = 'done' group by level_name, user_id
   except
   select level_name, user_id, levels_done, total_time, score from public.level_totals)
$$;

insert into public.users (id, username, avatar) values
  ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox'),
  ('00000000-0000-4000-8000-000000000002', 'Na', 'cat');
insert into public.user_levels (user_id, level_id, level_name, status, total_time) values
  ('00000000-0000-4000-8000-000000000001', 1, 'counting', 'done', 60),
  ('00000000-0000-4000-8000-000000000001', 2, 'counting', 'done', 200),
  ('00000000-0000-4000-8000-000000000001', 3, 'counting', 'playing', 30),
  ('00000000-0000-4000-8000-000000000001', 1, 'compare', 'done', 100),
  ('00000000-0000-4000-8000-000000000002', 1, 'counting', 'playing', 10);

select results_eq(
  $$ select levels_done, total_time, score from public.level_totals where level_name = 'counting' $$,
  $$ values (2, 260, 10) $$, 'only done levels count, each with 135 minus its time'
);
select results_eq(
  $$ select levels_done, total_time, score from public.level_totals where level_name = 'compare' $$,
  $$ values (1, 100, 35) $$, 'each level_name has sums of its own'
);
select is_empty('select * from pg_temp.totals_are_true() as (a text, b uuid, c bigint, d bigint, e bigint)', 'the sums are those of all rows after inserts');

update public.user_levels set status = 'done', total_time = 40 where level_id = 3;
select is_empty('select * from pg_temp.totals_are_true() as (a text, b uuid, c bigint, d bigint, e bigint)', 'and after a level is passed');
update public.user_levels set status = 'done', total_time = 20 where level_id = 1;
select is_empty('select * from pg_temp.totals_are_true() as (a text, b uuid, c bigint, d bigint, e bigint)', 'and after better times');
update public.user_levels set status = 'playing', total_time = 999;
select is_empty('select * from pg_temp.totals_are_true() as (a text, b uuid, c bigint, d bigint, e bigint)', 'and after worse attempts');
update public.user_levels set level_name = 'clock' where level_id = 2;
select is_empty('select * from pg_temp.totals_are_true() as (a text, b uuid, c bigint, d bigint, e bigint)', 'and after a level is renamed');
update public.user_levels set user_id = '00000000-0000-4000-8000-000000000002' where level_name = 'compare';
select is_empty('select * from pg_temp.totals_are_true() as (a text, b uuid, c bigint, d bigint, e bigint)', 'and after a level changes its pupil');
delete from public.user_levels where level_name = 'clock';
select is_empty('select * from pg_temp.totals_are_true() as (a text, b uuid, c bigint, d bigint, e bigint)', 'and after a level is deleted');
select is_empty($$ select * from public.level_totals where level_name = 'clock' $$, 'no done level, no row');

set local role anon;
select throws_ok('select * from public.level_totals', '42501', null, 'anon does not see the sums');
select throws_ok('insert into public.level_totals default values', '42501', null, 'anon adds no sum');
select throws_ok('update public.level_totals set score = 9', '42501', null, 'anon changes no sum');
select throws_ok('delete from public.level_totals', '42501', null, 'anon deletes no sum');
reset role;

set local role authenticated;
select throws_ok('select * from public.level_totals', '42501', null, 'authenticated does not see the sums');
select throws_ok('insert into public.level_totals default values', '42501', null, 'authenticated adds no sum');
select throws_ok('update public.level_totals set score = 9', '42501', null, 'authenticated changes no sum');
select throws_ok('delete from public.level_totals', '42501', null, 'authenticated deletes no sum');
reset role;

set local role service_role;
select isnt_empty('select * from public.level_totals', 'the service role sees the sums');
select lives_ok(
  $$ insert into public.user_levels (user_id, level_id, level_name, status, total_time)
     values ('00000000-0000-4000-8000-000000000002', 7, 'counting', 'done', 30) $$,
  'the sums follow what the service role writes'
);
select lives_ok('delete from public.user_levels where level_id = 7', 'and what it deletes');
reset role;
select is_empty('select * from pg_temp.totals_are_true() as (a text, b uuid, c bigint, d bigint, e bigint)', 'and are still those of all rows');

select policies_are('public', 'level_totals', array[]::text[]);
delete from public.users where username = 'Na';
select is_empty($$ select * from public.level_totals where user_id = '00000000-0000-4000-8000-000000000002' $$, 'the sums of a deleted pupil go too');

select * from finish();
rollback;
