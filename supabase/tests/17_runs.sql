begin;
select plan(26);

insert into public.users (id, username, avatar) values ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox');
insert into public.runs (id, user_id, mode, activity, level, started_at)
values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', 'challenge', 'counting', 1, now());

set local role anon;
select throws_ok('select id from public.runs', '42501', null, 'anon reads no run');
select throws_ok('insert into public.runs default values', '42501', null, 'anon adds no run');
select throws_ok('update public.runs set points = 9', '42501', null, 'anon changes no run');
select throws_ok('delete from public.runs', '42501', null, 'anon deletes no run');
reset role;

set local role authenticated;
select throws_ok('select id from public.runs', '42501', null, 'authenticated reads no run');
select throws_ok('insert into public.runs default values', '42501', null, 'authenticated adds no run');
select throws_ok('update public.runs set points = 9', '42501', null, 'authenticated changes no run');
select throws_ok('delete from public.runs', '42501', null, 'authenticated deletes no run');
reset role;

set local role service_role;
select isnt_empty('select * from public.runs', 'the service role reads runs');
select lives_ok(
  $$ insert into public.runs (id, guest_id, mode, activity, level, started_at)
     values ('00000000-0000-4000-8000-0000000000a2', gen_random_uuid(), 'practice', 'c1-add-within-10', 2, now()) $$,
  'the service role adds a run'
);
select lives_ok('update public.runs set right_first = 1', 'the service role changes a run');
select lives_ok($$ delete from public.runs where mode = 'practice' $$, 'the service role deletes a run');
reset role;

select throws_ok(format('update public.runs set %s', change), '23514', null, 'refused: ' || change)
from (values
  ('user_id = null'),
  ('guest_id = gen_random_uuid()'),
  ($$mode = 'exam'$$),
  ($$activity = 'Đếm số'$$),
  ('level = 0'),
  ('right_first = 9, right_second = 2'),
  ('points = 121'),
  ($$activity = 'set-0a', right_first = 20, right_second = 1$$),
  ($$activity = 'set-0a', points = 221$$),
  ($$answers = '{}'$$),
  ('finished_at = now()')
) as refused (change);
select lives_ok(
  $$ update public.runs set activity = 'set-0a', right_first = 19, right_second = 1, points = 220 $$,
  'a set of questions has up to twenty'
);
select policies_are('public', 'runs', array[]::text[], 'no policy opens the runs');
delete from public.users;
select is_empty('select * from public.runs', 'the runs of a deleted pupil go too');

select * from finish();
rollback;
