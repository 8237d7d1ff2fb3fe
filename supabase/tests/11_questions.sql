begin;
select plan(43);

delete from public.questions;
insert into public.questions (id, course_id, prompt, answer, distractors, explain, level)
values ('c1-test-001', 'c1-test', 'To hay nhỏ?', 'to', '["nhỏ", "cao"]', 'Voi thì to.', 1);

set local role anon;
select throws_ok($$ select id, course_id, type, prompt, level from public.questions $$, '42501', null, 'anon does not see what is asked');
select throws_ok('select answer from public.questions', '42501', null, 'anon does not see the answer');
select throws_ok('select distractors from public.questions', '42501', null, 'anon does not see the distractors');
select throws_ok('select explain from public.questions', '42501', null, 'anon does not see the explanation');
select throws_ok('select hints, feedback from public.questions', '42501', null, 'anon does not see what helps');
select throws_ok($$ select id from public.questions where answer = 'to' $$, '42501', null, 'anon does not ask for the answer');
select throws_ok('select * from public.questions', '42501', null, 'anon does not see every column');
select throws_ok('insert into public.questions default values', '42501', null, 'anon adds no question');
select throws_ok($$ update public.questions set prompt = 'x' $$, '42501', null, 'anon changes no question');
select throws_ok('delete from public.questions', '42501', null, 'anon deletes no question');
reset role;

set local role authenticated;
select throws_ok('select id, prompt from public.questions', '42501', null, 'authenticated does not see what is asked');
select throws_ok('select answer from public.questions', '42501', null, 'authenticated does not see the answer');
select throws_ok('insert into public.questions default values', '42501', null, 'authenticated adds no question');
select throws_ok($$ update public.questions set prompt = 'x' $$, '42501', null, 'authenticated changes no question');
select throws_ok('delete from public.questions', '42501', null, 'authenticated deletes no question');
reset role;

set local role service_role;
select results_eq('select answer from public.questions', array['to'], 'the service role sees the answer');
select lives_ok(
  $$ insert into public.questions (id, course_id, prompt, answer, distractors, explain, level)
     values ('c1-test-002', 'c1-test', 'Hỏi', 'a', '["b", "c", "d"]', 'Vì thế.', 3) $$,
  'the service role adds a question'
);
select lives_ok($$ update public.questions set prompt = 'Khác' where id = 'c1-test-002' $$, 'the service role changes a question');
select lives_ok($$ delete from public.questions where id = 'c1-test-002' $$, 'the service role deletes a question');
reset role;

select throws_ok(format('update public.questions set %s', change), '23514', null, 'refused: ' || change)
from (values
  ($$distractors = '["một"]'$$),
  ($$distractors = '["một", "hai", "ba", "bốn"]'$$),
  ($$distractors = '["một", 2]'$$),
  ($$distractors = '{"a": 1}'$$),
  ($$distractors = '["to", "nhỏ"]'$$),
  ($$level = 4$$),
  ($$hints = '{"a": "b"}'$$),
  ($$hints = '["Con nghĩ.", 2]'$$),
  ($$feedback = '["Con nghĩ."]'$$),
  ($$feedback = '{"một": ""}'$$),
  ($$answer = ' '$$)
) as refused (change);

insert into public.passages (id, title, body) values ('c1-test', 'Chú mèo', 'Mèo ngủ.');
select throws_ok(format('update public.questions set %s', change), '23514', null, 'refused: ' || change)
from (values
  ($$orders = '["to"]'$$),
  ($$type = 'word_order'$$),
  ($$type = 'word_order', distractors = '[]', orders = '["nhỏ", "to"]'$$),
  ($$type = 'word_order', distractors = '[]', orders = '["to", 2]'$$),
  ($$evidence = 'Mèo ngủ.'$$),
  ($$course_id = 'c1-reading'$$)
) as refused (change);
select lives_ok(
  $$ update public.questions set type = 'word_order', distractors = '[]', orders = '["to", "to nhỏ"]' $$,
  'words to put in order bring their orders'
);
select throws_ok($$ update public.passages set form = 'song' $$, '23514', null, 'a text has one of the forms it can be set in');
select lives_ok($$ update public.questions set passage_id = 'c1-test', evidence = 'Mèo ngủ.' $$, 'a question may be of a text');
select throws_ok($$ update public.questions set passage_id = 'none' $$, '23503', null, 'which is there');
select throws_ok('set local role anon; select evidence from public.questions', '42501', null, 'anon does not see what the answer stands in');

update public.questions set updated_at = '2000-01-01';
select ok((select updated_at = now() from public.questions), 'the time of a change is kept by the database');
select policies_are('public', 'questions', array[]::text[]);

select * from finish();
rollback;
