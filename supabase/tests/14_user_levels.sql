begin;
select plan(28);

insert into public.users (id, username, avatar) values ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox');
insert into public.user_levels (user_id, level_id, level_name, status, total_time)
values ('00000000-0000-4000-8000-000000000001', 1, 'counting', 'playing', 100);

set local role anon;
select throws_ok('select level_id, level_name, status, total_time from public.user_levels', '42501', null, 'anon does not see how far a pupil is');
select throws_ok($$ insert into public.user_levels (level_id) values (2) $$, '42501', null, 'anon adds no level');
select throws_ok($$ update public.user_levels set status = 'done' $$, '42501', null, 'anon passes no level');
select throws_ok('delete from public.user_levels', '42501', null, 'anon deletes no level');
reset role;

set local role authenticated;
select throws_ok('select * from public.user_levels', '42501', null, 'authenticated does not see how far a pupil is');
select throws_ok($$ insert into public.user_levels (level_id) values (2) $$, '42501', null, 'authenticated adds no level');
select throws_ok($$ update public.user_levels set status = 'done' $$, '42501', null, 'authenticated passes no level');
select throws_ok('delete from public.user_levels', '42501', null, 'authenticated deletes no level');
reset role;

set local role service_role;
select lives_ok(
  $$ insert into public.user_levels (user_id, level_id, level_name, status, total_time)
     values ('00000000-0000-4000-8000-000000000001', 9, 'counting', 'done', 10) $$, 'the service role adds a level'
);
select lives_ok('update public.user_levels set total_time = 9 where level_id = 9', 'the service role changes a level');
select lives_ok('delete from public.user_levels where level_id = 9', 'the service role deletes a level');
select isnt_empty('select * from public.user_levels', 'the service role sees every level');
reset role;

update public.user_levels set total_time = 120;
select results_eq('select status, total_time from public.user_levels', $$ values ('playing', 120) $$, 'a level being played takes the latest time');
update public.user_levels set status = 'done', total_time = 130;
select results_eq('select status, total_time from public.user_levels', $$ values ('done', 130) $$, 'a level becomes done with its time');
update public.user_levels set status = 'playing', total_time = 50;
select results_eq('select status, total_time from public.user_levels', $$ values ('done', 130) $$, 'a done level never goes back');
update public.user_levels set status = 'done', total_time = 200;
select results_eq('select status, total_time from public.user_levels', $$ values ('done', 130) $$, 'the time of a done level never rises');
update public.user_levels set status = 'done', total_time = 90;
select results_eq('select status, total_time from public.user_levels', $$ values ('done', 90) $$, 'the time of a done level falls');
insert into public.user_levels (user_id, level_id, level_name, status, total_time)
values ('00000000-0000-4000-8000-000000000001', 1, 'counting', 'playing', 1)
on conflict (user_id, level_id, level_name) do update set status = excluded.status, total_time = excluded.total_time;
select results_eq('select status, total_time from public.user_levels', $$ values ('done', 90) $$, 'an upsert of a worse attempt changes nothing');

select throws_ok(format('update public.user_levels set %s', change), '23514', null, 'refused: ' || change)
from (values
  ('level_id = 0'), ($$level_name = 'Đếm số'$$), ($$level_name = ''$$), ($$status = 'failed'$$), ('total_time = 0')
) as refused (change);
select throws_ok(
  $$ insert into public.user_levels (user_id, level_id, level_name, status, total_time)
     values ('00000000-0000-4000-8000-000000000001', 2, 'counting', 'done', 3601) $$,
  '23514', null, 'refused: total_time = 3601'
);
select throws_ok(
  $$ insert into public.user_levels (user_id, level_id, level_name, status, total_time)
     values ('00000000-0000-4000-8000-00000000000f', 2, 'counting', 'done', 60) $$,
  '23503', null, 'a level belongs to a pupil'
);
select col_is_pk('public', 'user_levels', array['user_id', 'level_id', 'level_name'], 'one row for each level of a pupil');
select policies_are('public', 'user_levels', array[]::text[]);
delete from public.users;
select is_empty('select * from public.user_levels', 'the levels of a deleted pupil go too');

select * from finish();
rollback;
