begin;
select plan(25);

delete from public.courselist;
insert into public.courselist (id, class, class_type, level, title, image, name, type, range)
values (1, '1', 'practice', 1, 'Cộng', 'addition', 'addition', 'game-range', '10');

set local role anon;
select throws_ok($$ select id, class, class_type, level, title, subtitle, image, name, type, range from public.courselist $$, '42501', null, 'anon does not see the cards');
select throws_ok('select seed_hash from public.courselist', '42501', null, 'anon does not see where a card is from');
select throws_ok('insert into public.courselist (id) values (2)', '42501', null, 'anon adds no card');
select throws_ok('update public.courselist set level = 2', '42501', null, 'anon changes no card');
select throws_ok('delete from public.courselist', '42501', null, 'anon deletes no card');
reset role;

set local role authenticated;
select throws_ok('select id, title from public.courselist', '42501', null, 'authenticated does not see the cards');
select throws_ok('insert into public.courselist (id) values (2)', '42501', null, 'authenticated adds no card');
select throws_ok('update public.courselist set level = 2', '42501', null, 'authenticated changes no card');
select throws_ok('delete from public.courselist', '42501', null, 'authenticated deletes no card');
reset role;

set local role service_role;
select lives_ok(
  $$ insert into public.courselist (id, class, class_type, level, title, image, name, type)
     values (2, '1', 'practice', 2, 'Đếm', 'counting', 'counting', 'game') $$,
  'the service role adds a card'
);
select lives_ok('update public.courselist set level = 3 where id = 2', 'the service role changes a card');
select isnt_empty('select seed_hash from public.courselist', 'the service role sees every column');
select lives_ok('delete from public.courselist where id = 2', 'the service role deletes a card');
reset role;

select throws_ok(
  $$ insert into public.courselist (id, class, class_type, level, title, image, name, type)
     values (3, '1', 'practice', 1, 'Đếm', 'counting', 'counting', 'game') $$,
  '23505', null, 'two cards do not share a place'
);
select throws_ok(format('update public.courselist set %s', change), '23514', null, 'refused: ' || change)
from (values
  ($$class = '6'$$),
  ($$class_type = 'exam'$$),
  ($$level = 0$$),
  ($$type = 'game'$$),
  ($$range = null$$),
  ($$range = 'ten'$$),
  ($$type = 'film', range = null$$),
  ($$name = 'Phép cộng'$$),
  ($$image = 'javascript:alert(1)'$$),
  ($$image = '//example.org/picture'$$)
) as refused (change);
select policies_are('public', 'courselist', array[]::text[]);

select * from finish();
rollback;
