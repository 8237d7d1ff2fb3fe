begin;
select plan(15);

delete from public.courselist;
delete from public.questions;
create function pg_temp.card(p_id int, p_level int, p_title text) returns jsonb language sql as $$
  select jsonb_build_object('id', p_id, 'class', '1', 'class_type', 'practice', 'level', p_level, 'title', p_title,
    'subtitle', null, 'image', 'counting', 'name', 'counting', 'type', 'game', 'range', null)
$$;
create function pg_temp.item(p_id text, p_prompt text) returns jsonb language sql as $$
  select jsonb_build_object('id', p_id, 'course_id', 'c1-test', 'say', null, 'prompt', p_prompt, 'answer', 'a',
    'distractors', '["b", "c"]'::jsonb, 'explain', 'Vì thế.', 'level', 1)
$$;

select private.seed_courselist(jsonb_build_array(pg_temp.card(1, 1, 'Một'), pg_temp.card(2, 2, 'Hai'), pg_temp.card(3, 3, 'Ba')));
select results_eq('select id, level, title from public.courselist order by id', $$ values (1, 1, 'Một'), (2, 2, 'Hai'), (3, 3, 'Ba') $$, 'the cards of the seed are there');
select private.seed_courselist(jsonb_build_array(pg_temp.card(1, 2, 'Một'), pg_temp.card(2, 1, 'Hai mới')));
select results_eq('select id, level, title from public.courselist order by id', $$ values (1, 2, 'Một'), (2, 1, 'Hai mới') $$, 'a newer seed moves, renames and removes its own cards');
update public.courselist set title = 'Của cô' where id = 2;
select private.seed_courselist(jsonb_build_array(pg_temp.card(1, 2, 'Một'), pg_temp.card(2, 1, 'Hai')));
select results_eq('select id, level, title from public.courselist order by id', $$ values (1, 2, 'Một'), (2, 1, 'Của cô') $$, 'a card changed by hand stays');
select private.seed_courselist(jsonb_build_array(pg_temp.card(1, 2, 'Một')));
select isnt_empty($$ select * from public.courselist where title = 'Của cô' $$, 'also when the seed no longer has it');
insert into public.courselist (id, class, class_type, level, title, image, name, type)
values (900, '1', 'practice', 3, 'Thêm', 'clock', 'clock', 'game');
select private.seed_courselist(jsonb_build_array(pg_temp.card(1, 1, 'Một'), pg_temp.card(3, 3, 'Ba'), pg_temp.card(4, 4, 'Bốn')));
select results_eq(
  'select id, level, title from public.courselist order by level',
  $$ values (2, 1, 'Của cô'), (1, 2, 'Một'), (900, 3, 'Thêm'), (3, 4, 'Ba'), (4, 5, 'Bốn') $$,
  'a card of the operator keeps its place; the seed moves up'
);

select private.seed_questions(jsonb_build_array(pg_temp.item('a-1', 'Một?'), pg_temp.item('a-2', 'Hai?'), pg_temp.item('a-3', 'Ba?')));
select results_eq('select id, prompt, type from public.questions order by id', $$ values ('a-1', 'Một?', 'multiple_choice'), ('a-2', 'Hai?', 'multiple_choice'), ('a-3', 'Ba?', 'multiple_choice') $$, 'the questions of the seed are there');
select private.seed_questions(jsonb_build_array(pg_temp.item('a-1', 'Một mới?'), pg_temp.item('a-2', 'Hai?')));
select results_eq('select id, prompt from public.questions order by id', $$ values ('a-1', 'Một mới?'), ('a-2', 'Hai?') $$, 'a newer seed changes and removes its own questions');
update public.questions set prompt = 'Của cô?' where id = 'a-1';
select private.seed_questions(jsonb_build_array(pg_temp.item('a-1', 'Một nữa?'), pg_temp.item('a-2', 'Hai?')));
select results_eq('select id, prompt from public.questions order by id', $$ values ('a-1', 'Của cô?'), ('a-2', 'Hai?') $$, 'a question changed by hand stays');
insert into public.questions (id, course_id, prompt, answer, distractors, explain, level)
values ('own-1', 'c1-test', 'Riêng?', 'a', '["b", "c"]', 'Vì thế.', 1);
select private.seed_questions(jsonb_build_array(pg_temp.item('a-2', 'Hai?')));
select results_eq('select id from public.questions order by id', $$ values ('a-1'), ('own-1') , ('a-2') order by 1 $$, 'questions of the operator stay');
update public.questions set updated_at = now() where id = 'a-2';
update public.questions set prompt = 'Hai?' where id = 'a-2';
select private.seed_questions(jsonb_build_array(pg_temp.item('a-2', 'Hai nữa?')));
select results_eq($$ select prompt from public.questions where id = 'a-2' $$, array['Hai nữa?'], 'a question put back as it was is the seed''s again');

set local role anon;
select throws_ok($$ select private.seed_questions('[]') $$, '42501', null, 'anon does not seed questions');
select throws_ok($$ select private.seed_courselist('[]') $$, '42501', null, 'anon does not seed cards');
reset role;
set local role service_role;
select throws_ok($$ select private.seed_questions('[]') $$, '42501', null, 'nor does the service role');
reset role;
select throws_ok(
  $$ select private.seed_questions('[{"id": "a-9", "course_id": "c1-test", "prompt": "?", "answer": "a", "distractors": ["b"], "explain": "x", "level": 1}]') $$,
  '23514', null, 'a malformed question is refused'
);
select isnt_empty($$ select * from public.questions where id = 'a-2' $$, 'and nothing is lost by it');

select * from finish();
rollback;
