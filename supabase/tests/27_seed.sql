begin;
select plan(28);

delete from public.courselist;
delete from public.questions;
delete from public.passages;
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

create function pg_temp.passages(p_body text) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('id', 'p-1', 'title', 'Mèo', 'body', p_body), jsonb_build_object('id', 'p-2', 'title', 'Chó', 'body', 'Chó sủa.'))
$$;
select private.seed_passages(pg_temp.passages('Mèo ngủ.'));
select private.seed_questions(jsonb_build_array(pg_temp.item('a-2', 'Hai?') || '{"passage_id": "p-1", "evidence": "Mèo ngủ."}'));
select results_eq('select id, body from public.passages order by id', $$ values ('p-1', 'Mèo ngủ.'), ('p-2', 'Chó sủa.') $$, 'the texts of the seed are there');
select results_eq($$ select passage_id, evidence from public.questions where id = 'a-2' $$, $$ values ('p-1', 'Mèo ngủ.') $$, 'with the questions about them');
select private.seed_passages(pg_temp.passages('Mèo dậy.'));
select results_eq($$ select body from public.passages where id = 'p-1' $$, array['Mèo dậy.'], 'a newer seed changes its own texts');
update public.passages set body = 'Của cô.' where id = 'p-1';
select private.seed_passages(pg_temp.passages('Mèo chạy.'));
select results_eq($$ select body from public.passages where id = 'p-1' $$, array['Của cô.'], 'a text changed by hand stays');
select private.drop_old_passages('[]');
select results_eq('select id from public.passages', array['p-1'], 'a text the seed no longer has goes, one changed by hand stays');
select private.seed_passages(pg_temp.passages('Mèo ngủ.'));
update public.questions set passage_id = 'p-2', evidence = null where id = 'a-1';
select private.drop_old_passages('[]');
select results_eq('select id from public.passages order by id', array['p-1', 'p-2'], 'and one a question of the operator is about');
select private.seed_passages('[{"id": "p-3", "title": "Thơ", "body": "Mèo ngủ", "form": "verse"}, {"id": "p-4", "title": "Thư", "body": "Bà ơi"}]');
select results_eq($$ select id, form from public.passages where id in ('p-3', 'p-4') order by id $$, $$ values ('p-3', 'verse'), ('p-4', 'prose') $$, 'a text is seeded in its form, without one as prose');
select private.seed_passages('[{"id": "p-4", "title": "Thư", "body": "Bà ơi", "form": "letter"}]');
select results_eq($$ select form from public.passages where id = 'p-4' $$, array['letter'], 'a newer seed changes the form of its own');
update public.passages set form = 'prose' where id = 'p-3';
select private.seed_passages('[{"id": "p-3", "title": "Thơ", "body": "Mèo ngủ", "form": "table"}]');
select results_eq($$ select form from public.passages where id = 'p-3' $$, array['prose'], 'a form changed by hand stays');
select private.seed_questions('[{"id": "w-1", "course_id": "c1-test", "type": "word_order", "prompt": "Sắp xếp", "answer": "Em đi.", "orders": ["Em đi."], "explain": "Vì thế.", "level": 1}]');
select results_eq($$ select type, distractors, orders from public.questions where id = 'w-1' $$, $$ values ('word_order', '[]'::jsonb, '["Em đi."]'::jsonb) $$, 'words to put in order are seeded with their orders');

select private.seed_questions(jsonb_build_array(pg_temp.item('t-1', 'Một?') || '{"hints": ["Con nghĩ xem."], "feedback": {"b": "Đó là b."}}'));
select results_eq($$ select hints, feedback from public.questions where id = 't-1' $$, $$ values ('["Con nghĩ xem."]'::jsonb, '{"b": "Đó là b."}'::jsonb) $$, 'a question is seeded with its hints and its feedback');
select private.seed_questions(jsonb_build_array(pg_temp.item('t-1', 'Một?') || '{"hints": ["Con nghĩ lại."], "feedback": {"b": "Đó là b."}}'));
select results_eq($$ select hints from public.questions where id = 't-1' $$, $$ values ('["Con nghĩ lại."]'::jsonb) $$, 'a newer seed changes the hints of its own');
update public.questions set feedback = '{"b": "Của cô."}' where id = 't-1';
select private.seed_questions(jsonb_build_array(pg_temp.item('t-1', 'Một?') || '{"hints": ["Con nghĩ."], "feedback": {"b": "Đó là b."}}'));
select results_eq($$ select hints, feedback from public.questions where id = 't-1' $$, $$ values ('["Con nghĩ lại."]'::jsonb, '{"b": "Của cô."}'::jsonb) $$, 'feedback changed by hand stays');
select private.seed_questions('[{"id": "w-1", "course_id": "c1-test", "type": "word_order", "prompt": "Sắp xếp", "answer": "Em đi.", "orders": ["Em đi."], "explain": "Vì thế.", "level": 1}]');

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
select isnt_empty($$ select * from public.questions where id = 'w-1' $$, 'and nothing is lost by it');

select * from finish();
rollback;
