begin;
select plan(108);

create function pg_temp.id(p_letter text) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-8000-0000000000' || lpad(p_letter, 2, '0'))::uuid
$$;
-- Its owner is 1, another teacher 3; its class is 3 or 1, with four seats.
create function pg_temp.make(p_class text, p_code text, p_of text default '3') returns text language sql as $$
  select public.create_class(
    pg_temp.id(p_class), pg_temp.id('1'), 'co.lan@truong.vn', '3A', p_of, 2026, p_code, repeat('k', 40),
    (
      select jsonb_agg(jsonb_build_object(
        'number', number, 'emblem', number, 'card_hash', lpad(number::text, 43, 'c'), 'lock_hash', repeat('l', 43)
      )) from generate_series(1, 4) as number
    )
  )
$$;
create function pg_temp.today() returns date language sql as $$ select private.vietnam_day(now()) $$;
create function pg_temp.work(p_id text, p_code text, p_more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object(
    'id', pg_temp.id(p_id), 'code', p_code, 'title', 'Ôn bài 26', 'recipe', 'AQIDBA', 'questions', 5, 'minutes', 6,
    'seats', null, 'is_varied', false, 'is_repeatable', true, 'opens_on', pg_temp.today(), 'closes_on', pg_temp.today()
  ) || p_more
$$;
create function pg_temp.give(p_id text, p_code text, p_more jsonb default '{}', p_teacher text default '1', p_class text default 'c')
returns text language sql as $$
  select public.create_assignment(pg_temp.id(p_teacher), pg_temp.id(p_class), pg_temp.work(p_id, p_code, p_more))
$$;
create function pg_temp.play(p_pupil text, p_run text, p_more jsonb) returns text language sql as $$
  select public.finish_run(jsonb_build_object(
    'id', pg_temp.id(p_run), 'user_id', pg_temp.id(p_pupil), 'guest_id', null, 'mode', 'practice', 'activity', 'set-1',
    'level', 3, 'started_at', now() - interval '100 seconds', 'right_first', 3, 'right_second', 0, 'points', 30,
    'total_time', null, 'passed', null, 'answers', '[[1], [2], [3], [4], [5]]'::jsonb
  ) || p_more) ->> 'status'
$$;

-- Who may do what.
select throws_ok(format('set local role %I; %s', role, statement), '42501', null, role || ' is refused: ' || statement)
from unnest(array['anon', 'authenticated']) role,
  unnest(array['assignments', 'assignment_results', 'pupil_mistakes']) board,
  unnest(array[
    format('select * from public.%I', board), format('insert into public.%I default values', board),
    format('delete from public.%I', board)
  ]) statement;
select throws_ok(format('set local role %I; %s', role, statement), '42501', null, role || ' is refused: ' || statement)
from unnest(array['anon', 'authenticated']) role,
  unnest(array[
    $$ update public.assignments set title = 'x' $$, 'update public.assignment_results set tries = 2',
    'update public.pupil_mistakes set times = 2',
    $$ select public.create_assignment(null, null, '{}') $$, $$ select public.assignment_of_code('ACDEFG', null) $$,
    $$ select public.results_of_assignment(null, null, null) $$, $$ select public.mistakes_of_class(null, null, null) $$,
    $$ select public.assignments_of_pupil(null) $$, $$ select public.results_of_class(null, null) $$
  ]) statement;
select policies_are('public', board, array[]::text[], 'no policy opens ' || board)
from unnest(array['assignments', 'assignment_results', 'pupil_mistakes']) board;

select pg_temp.make('c', 'ACDEFG');
select pg_temp.make('d', 'ACDEFH', '1');
select public.register_pupil(pg_temp.id('a'), 'Hươu Con', 'fox', pg_temp.id('aa'), repeat('m', 43));
select public.register_pupil(pg_temp.id('b'), 'Mèo Con', 'cat', pg_temp.id('bb'), repeat('m', 43));
select public.register_pupil(pg_temp.id('e'), 'Thỏ Con', 'cat', pg_temp.id('ee'), repeat('m', 43));
select public.sit_down(pg_temp.id('a'), pg_temp.id('c'), 1);
select public.sit_down(pg_temp.id('b'), pg_temp.id('c'), 2);

-- Giving.
select is(pg_temp.give('f1', 'HHHHHH', '{}', '3'), 'gone', 'who does not teach a class gives it nothing');
select is(pg_temp.give('f1', 'HHHHHH', '{"seats": [1, 9]}'), 'gone', 'nothing is given to a seat that is not there');
select is(pg_temp.give('f1', 'HHHHHH'), 'given', 'its teacher gives it work');
select is(pg_temp.give('f2', 'HHHHHH'), 'code_taken', 'each has a code of its own');
select throws_ok($$ select pg_temp.give('f2', 'JJJJJ0') $$, '23514', null, 'of letters that look like no other');
select throws_ok($$ select pg_temp.give('f2', 'JJJJJJ', '{"questions": 21}') $$, '23514', null, 'at most twenty questions');
select throws_ok(
  $$ select pg_temp.give('f2', 'JJJJJJ', jsonb_build_object('closes_on', pg_temp.today() - 1)) $$, '23514', null,
  'it does not close before it opens'
);

-- Fifteen minutes a day are enough for class 3, thirty are the most; ten and twenty for class 1.
select is(private.assignment_load(pg_temp.id('c'), null, pg_temp.today(), pg_temp.today()), 6::numeric, 'a day holds its minutes');
select is(pg_temp.give('f2', 'JJJJJJ', '{"minutes": 25}'), 'too_much', 'a day is not filled beyond twice the good measure');
select is(pg_temp.give('f2', 'JJJJJJ', '{"minutes": 24, "seats": [1]}'), 'given', 'up to it, it is');
select is(
  private.assignment_load(pg_temp.id('c'), array[2]::smallint[], pg_temp.today(), pg_temp.today()), 6::numeric,
  'a seat has only what was given to it'
);
select is(pg_temp.give('f3', 'KKKKKK', '{"minutes": 24, "seats": [2]}'), 'given', 'so that another has room');
select is(pg_temp.give('f4', 'MMMMMM', '{"minutes": 5}'), 'too_much', 'and the fullest seat of a class decides');
select is(public.withdraw_assignment(pg_temp.id('3'), pg_temp.id('c'), pg_temp.id('f2')), false, 'others take nothing back');
select is(public.withdraw_assignment(pg_temp.id('1'), pg_temp.id('d'), pg_temp.id('f2')), false, 'nor is it another class''s');
select is(public.withdraw_assignment(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('f2')), true, 'its teacher does');
select is(public.withdraw_assignment(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('f2')), false, 'once');
select public.withdraw_assignment(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('f3'));
select is(
  pg_temp.give('f4', 'MMMMMM', jsonb_build_object('minutes', 48, 'closes_on', pg_temp.today() + 1)), 'given',
  'what is open for two days is spread over both'
);
select is(
  public.change_assignment(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('f4'), 'Ôn', pg_temp.today()), 'too_much',
  'and cannot be drawn together into one'
);
select is((select title from public.assignments where id = pg_temp.id('f4')), 'Ôn bài 26', 'which changes nothing');
select is(
  public.change_assignment(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('f4'), 'Ôn', pg_temp.today() + 2), 'changed',
  'a later day and another title can be given'
);
select is(
  public.change_assignment(pg_temp.id('3'), pg_temp.id('c'), pg_temp.id('f4'), 'x', pg_temp.today() + 2), 'gone', 'not by others'
);
select public.withdraw_assignment(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('f4'));
select is(pg_temp.give('f5', 'NNNNNN', '{"minutes": 21}', '1', 'd'), 'too_much', 'class 1 has twenty minutes at the most');
select is(pg_temp.give('f5', 'NNNNNN', '{"minutes": 20}', '1', 'd'), 'given', 'and not less');

-- What a pupil finds.
select results_eq(
  $$ select code, class_name, is_done from public.assignments_of_pupil(pg_temp.id('a')) $$,
  $$ values ('HHHHHH', '3A', false) $$, 'a pupil finds what is open, not what was taken back'
);
select is_empty($$ select * from public.assignments_of_pupil(pg_temp.id('e')) $$, 'who is in no class finds nothing');
select results_eq(
  $$ select number, is_given, is_open from public.assignment_of_code('HHHHHH', pg_temp.id('e')) $$,
  $$ values (null::smallint, false, true) $$, 'a code says what it opens, and that the pupil has no seat'
);
select results_eq(
  $$ select number, is_given, is_open from public.assignment_of_code('JJJJJJ', pg_temp.id('b')) $$,
  $$ values (2::smallint, false, false) $$, 'or that it was not given to the seat and was taken back'
);
select is_empty($$ select * from public.assignment_of_code('PPPPPP', pg_temp.id('a')) $$, 'an unknown code is none');

-- A run's end.
create function pg_temp.done(p_work text, p_rights text) returns jsonb language sql as $$
  select jsonb_build_object('assignment', pg_temp.id(p_work), 'rights', p_rights, 'recipe', '{"ref": 1}'::jsonb, 'mistakes', '[
    {"skill": "c3-add", "code": "CARRY", "sample": {"prompt": "1 + 1", "given": "3", "right": "2"}},
    {"skill": "c3-add", "code": "CARRY", "sample": {"prompt": "2 + 2", "given": "5", "right": "4"}},
    {"skill": "c3-add", "code": "", "sample": {"prompt": "3 + 3", "given": "9", "right": "6"}}
  ]'::jsonb)
$$;
select is(pg_temp.play('a', '11', pg_temp.done('f1', '11010')), 'counted', 'a pupil does it');
select is(pg_temp.play('a', '11', pg_temp.done('f1', '11111')), 'repeated', 'the same end once more');
select results_eq(
  $$ select number, rights, tries, best, seconds, answers from public.results_of_assignment(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('f1')) $$,
  $$ values (1::smallint, '11010', 1, 3::smallint, 100, '[[1], [2], [3], [4], [5]]'::jsonb) $$, 'is counted once'
);
select pg_temp.play('a', '12', pg_temp.done('f1', '11111'));
select pg_temp.play('a', '13', pg_temp.done('f1', '00000'));
select results_eq(
  $$ select rights, tries, best from public.results_of_assignment(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('f1')) $$,
  $$ values ('11010', 3, 5::smallint) $$, 'the first try is what is reported, beside the best'
);
select is_empty(
  $$ select * from public.results_of_assignment(pg_temp.id('3'), pg_temp.id('c'), pg_temp.id('f1')) $$, 'others see no result'
);
select is_empty(
  $$ select * from public.results_of_assignment(pg_temp.id('1'), pg_temp.id('d'), pg_temp.id('f1')) $$, 'nor through another class'
);
select results_eq(
  $$ select assignment_id, number, rights, tries, best, seconds from public.results_of_class(pg_temp.id('1'), pg_temp.id('c')) $$,
  $$ values (pg_temp.id('f1'), 1::smallint, '11010', 3, 5::smallint, 100) $$, 'so it is among all that was given to the class'
);
select is_empty(
  $$ select * from public.results_of_class(pg_temp.id('3'), pg_temp.id('c')) $$, 'which others do not see'
);
select is_empty(
  $$ select * from public.results_of_class(pg_temp.id('1'), pg_temp.id('d')) $$, 'another class has none of it'
);
select is(
  (
    select finished_at from public.results_of_assignment(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('f1'))
    where number = 1
  ), now(), 'a result is of now'
);
select pg_temp.play('b', '14', pg_temp.done('f1', '11010') || jsonb_build_object('played_at', now() - interval '70 seconds'));
select is(
  (select finished_at from public.assignment_results where user_id = pg_temp.id('b')), now() - interval '70 seconds',
  'of one that waited for a network, when it was played'
);
delete from public.assignment_results where user_id = pg_temp.id('b');
select pg_temp.play('b', '15', pg_temp.done('f1', '11010') || jsonb_build_object('played_at', now() - interval '3 days'));
select is(
  (select finished_at from public.assignment_results where user_id = pg_temp.id('b')), now() - interval '100 seconds',
  'but never before it began'
);
delete from public.assignment_results where user_id = pg_temp.id('b');
delete from public.pupil_mistakes where user_id = pg_temp.id('b');
select is(
  (select recipe from public.runs where id = pg_temp.id('11')), '{"ref": 1}'::jsonb, 'the run can be made again'
);
select pg_temp.play('e', '21', pg_temp.done('f1', '11111'));
select pg_temp.play('b', '22', pg_temp.done('f1', '111111'));
select is(
  (select count(*)::int from public.assignment_results), 1, 'who is not in the class has no result, nor has another number of questions'
);
select is((select recipe from public.runs where id = pg_temp.id('21')), null, 'a run of who is in no class keeps nothing more');
select public.withdraw_assignment(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('f1'));
select pg_temp.play('b', '23', pg_temp.done('f1', '00001'));
select results_eq(
  $$ select done, late, right_first, given from public.assignments_of_class(pg_temp.id('1'), pg_temp.id('c')) where code = 'HHHHHH' $$,
  $$ values (2, 0, 4, 4) $$, 'who finishes what was taken back meanwhile is counted'
);
update public.assignments set withdrawn_at = null, opens_on = opens_on - 3, closes_on = closes_on - 3 where code = 'HHHHHH';
select is(
  (select late from public.assignments_of_class(pg_temp.id('1'), pg_temp.id('c')) where code = 'HHHHHH'), 2, 'after the last day it is late'
);
select is_empty($$ select * from public.assignments_of_class(pg_temp.id('3'), pg_temp.id('c')) $$, 'others see no assignment');
select is_empty(
  $$ select * from public.assignments_of_pupil(pg_temp.id('a')) $$, 'what is done and over is no longer shown'
);
delete from public.assignment_results where user_id = pg_temp.id('b');
select is(
  (select count(*)::int from public.assignments_of_pupil(pg_temp.id('b'))), 1, 'what was not done stays for a while'
);
update public.assignments set opens_on = opens_on - 12, closes_on = closes_on - 12 where code = 'HHHHHH';
select is_empty($$ select * from public.assignments_of_pupil(pg_temp.id('b')) $$, 'and goes after fourteen days');
select pg_temp.play('b', '24', pg_temp.done('f1', '10001'));

-- Mistakes.
select results_eq(
  $$ select number, skill_id, code, times, days, sample ->> 'prompt'
     from public.mistakes_of_class(pg_temp.id('1'), pg_temp.id('c'), pg_temp.today()) where number = 1 $$,
  $$ values (1::smallint, 'c3-add', '', 3, 1, '3 + 3'), (1::smallint, 'c3-add', 'CARRY', 6, 1, '2 + 2') $$,
  'mistakes are counted by pupil, skill and name, with the last wrong answer'
);
select is_empty(
  $$ select * from public.mistakes_of_class(pg_temp.id('3'), pg_temp.id('c'), pg_temp.today()) $$, 'others see none'
);
update public.class_pupils set joined_at = now() + interval '1 second' where user_id = pg_temp.id('a');
select is_empty(
  $$ select * from public.mistakes_of_class(pg_temp.id('1'), pg_temp.id('c'), pg_temp.today()) where number = 1 $$,
  'nor is anything seen from before a pupil joined'
);
select is(public.forget_old_mistakes(now() + interval '90 days'), 0, 'they are kept for ninety days');

-- A profile that goes and comes back.
update public.class_pupils set joined_at = now() where user_id = pg_temp.id('a');
select public.delete_profile(pg_temp.id('a'), pg_temp.id('aa'), repeat('m', 43));
select is((select count(*)::int from public.assignment_results where user_id = pg_temp.id('a')), 0, 'its results go');
select is(public.restore_profile(pg_temp.id('a'), repeat('m', 43)), 'restored', 'the pupil comes back');
select is((select tries from public.assignment_results where user_id = pg_temp.id('a')), 3, 'with the results');
select is((select sum(times)::int from public.pupil_mistakes where user_id = pg_temp.id('a')), 9, 'and the mistakes');
select public.delete_profile(pg_temp.id('b'), pg_temp.id('bb'), repeat('m', 43));
select public.sit_down(pg_temp.id('e'), pg_temp.id('c'), 2);
select is(public.restore_profile(pg_temp.id('b'), repeat('m', 43)), 'restored', 'who finds the seat taken comes back as well');
select is_empty($$ select * from public.assignment_results where user_id = pg_temp.id('b') $$, 'without results of that class');
select is(public.leave_class(pg_temp.id('a'), pg_temp.id('c')), true, 'a pupil leaves');
select is_empty($$ select * from public.assignment_results $$, 'and takes the results along');
select is((select count(*)::int > 0 from public.pupil_mistakes where user_id = pg_temp.id('a')), true, 'the mistakes are the pupil''s');
select ok(public.forget_old_mistakes(now() + interval '91 days') > 0, 'until they are old');
select is_empty($$ select * from public.pupil_mistakes $$, 'then they are forgotten');
select is(
  array(
    select pg_temp.give(
      to_hex(number), 'ACD' || translate(lpad(number::text, 3, '0'), '0123456789', 'ACDEFGHJKM'),
      jsonb_build_object('minutes', 1, 'opens_on', pg_temp.today() + number, 'closes_on', pg_temp.today() + number)
    )
    from generate_series(32, 62) as number
  ),
  array_fill('given'::text, array[30]) || 'too_many'::text, 'thirty can be open'
);
select public.close_class(pg_temp.id('1'), pg_temp.id('c'));
select is(pg_temp.give('f6', 'QQQQQQ'), 'gone', 'nothing is given to a closed class');
select is((select is_open from public.assignment_of_code('ACDAFE', null)), false, 'and what was given is over');
select is(
  (select count(*)::int from public.assignments_of_class(pg_temp.id('1'), pg_temp.id('c'))), 34, 'though its teacher reads it'
);

select finish();
rollback;
