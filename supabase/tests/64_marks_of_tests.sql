begin;
select plan(66);

create function pg_temp.id(p_letter text) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-8000-0000000000' || lpad(p_letter, 2, '0'))::uuid
$$;
-- Their owner is 1; who teaches c as well is 2, another teacher 3. Each has three seats.
create function pg_temp.make(p_class text, p_code text) returns text language sql as $$
  select public.create_class(
    pg_temp.id(p_class), pg_temp.id('1'), 'co.lan@truong.vn', '3A', '3', 2026, p_code, repeat('k', 40),
    (
      select jsonb_agg(jsonb_build_object(
        'number', number, 'emblem', number, 'card_hash', lpad(number::text, 43, 'c'), 'lock_hash', repeat('l', 43)
      )) from generate_series(1, 3) as number
    )
  )
$$;
create function pg_temp.keep(
  p_id text, p_address text, p_teacher text default '1', p_class text default 'c', p_title text default 'Cuối kì', p_content jsonb default '{}'
) returns jsonb language sql as $$
  select public.keep_class_test(pg_temp.id(p_teacher), pg_temp.id(p_class), pg_temp.id(p_id), p_title, p_address, p_content)
$$;
create function pg_temp.row(p_number int, p_marks jsonb, p_more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object(
    'number', p_number, 'code', 'A', 'marks', p_marks, 'tries', '[{"skill": "c3-add", "tries": "1a"}]'::jsonb,
    'mistakes', '[{"skill": "c3-add", "code": "CARRY", "named": true, "sample": {"prompt": "27 + 5", "given": "22", "right": "32"}}]'::jsonb
  ) || p_more
$$;
create function pg_temp.write(p_test text, p_rows jsonb, p_teacher text default '1', p_class text default 'c')
returns boolean language sql as $$
  select public.write_test_marks(pg_temp.id(p_teacher), pg_temp.id(p_class), pg_temp.id(p_test), p_rows)
$$;
create function pg_temp.marks(p_teacher text default '1', p_class text default 'c')
returns table (test_id uuid, number smallint, marks jsonb) language sql as $$
  select test_id, number, marks from public.marks_of_class(pg_temp.id(p_teacher), pg_temp.id(p_class))
$$;

-- Who may do what.
select throws_ok(format('set local role %I; %s', role, statement), '42501', null, role || ' is refused: ' || statement)
from unnest(array['anon', 'authenticated']) role,
  unnest(array[
    'select * from public.class_tests', 'insert into public.class_tests default values', 'delete from public.class_tests',
    $$ update public.class_tests set title = 'x' $$,
    'select * from public.class_test_marks', 'delete from public.class_test_marks',
    $$ select public.keep_class_test(null, null, null, null, null, null) $$,
    $$ select public.write_test_marks(null, null, null, '[]') $$,
    'select public.test_tries_of_class(null, null)', 'select public.marks_of_class(null, null)'
  ]) statement;
select policies_are('public', board, array[]::text[], 'no policy opens ' || board)
from unnest(array['class_tests', 'class_test_marks']) board;
select table_privs_are(
  'public', board, 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'the service role does no more with ' || board
) from unnest(array['class_tests', 'class_test_marks']) board;

select pg_temp.make('c', 'ACDEFG');
select pg_temp.make('d', 'ACDEFH');
select public.invite_teacher(pg_temp.id('1'), pg_temp.id('c'), repeat('i', 43));
select public.accept_invitation(pg_temp.id('2'), 'co.hoa@truong.vn', repeat('i', 43));

-- Keeping.
select is(pg_temp.keep('a', '/de?so=a'), jsonb_build_object('status', 'kept', 'id', pg_temp.id('a')), 'a test is kept');
select is(
  pg_temp.keep('b', '/de?so=a', '2'), jsonb_build_object('status', 'kept', 'id', pg_temp.id('a')),
  'of the same address it is the same, whoever teaches the class'
);
select is(pg_temp.keep('b', '/de?so=a', '1', 'd') ->> 'status', 'kept', 'another class has its own');
select is(pg_temp.keep('e', '/de?so=b', '3') ->> 'status', 'gone', 'who does not teach a class keeps nothing with it');
select throws_ok(format('select pg_temp.keep(''e'', %s)', given), '23514', null, what || ' is none')
from (values
  ($$ '/bo?so=b' $$, 'another address'), ($$ '/de?' || repeat('a', 2400) $$, 'one that is too long'),
  ($$ '/de?so=b', p_title => ' ' $$, 'a test without a name'), ($$ '/de?so=b', p_content => '[]' $$, 'a list of what is marked'),
  ($$ '/de?so=b', p_content => jsonb_build_object('a', repeat('x', 131072)) $$, 'too much of it')
) as wrong (given, what);

-- Writing.
select is(pg_temp.write('a', jsonb_build_array(pg_temp.row(1, '[null]'), pg_temp.row(3, '[{"quarters": 2}]'))), true, 'points are written');
select is(pg_temp.write('a', jsonb_build_array(pg_temp.row(1, '[{"quarters": 1}]')), '2'), true, 'by each of its teachers');
select results_eq(
  $$ select number, marks from pg_temp.marks() $$,
  $$ values (1::smallint, '[{"quarters": 1}]'::jsonb), (3::smallint, '[{"quarters": 2}]'::jsonb) $$, 'each seat has its last ones'
);
select is(pg_temp.write('a', jsonb_build_array(pg_temp.row(9, '[null]'))), true, 'a seat that is not there');
select is((select count(*)::int from public.class_test_marks), 2, 'is passed over');
select is(pg_temp.write('a', jsonb_build_array(pg_temp.row(1, '[null]')), '3'), false, 'others write nothing');
select is(pg_temp.write('a', jsonb_build_array(pg_temp.row(1, '[null]')), '1', 'd'), false, 'nor does a class write into another''s test');
select is(pg_temp.write('f', jsonb_build_array(pg_temp.row(1, '[null]'))), false, 'nor anybody into a test that is not there');
select throws_ok(
  $$ select pg_temp.write('a', jsonb_build_array(pg_temp.row(1, '[null]', '{"code": "E"}'))) $$, '23514', null, 'a paper has four codes'
);
select throws_ok(
  $$ select pg_temp.write('a', jsonb_build_array(pg_temp.row(1, '{}'))) $$, '23514', null, 'points are a list'
);

-- What it says of the class.
select results_eq(
  $$ select id, marked from public.tests_of_class(pg_temp.id('1'), pg_temp.id('c')) $$, $$ values (pg_temp.id('a'), 2) $$,
  'the list says how many seats have points'
);
select is_empty($$ select * from public.tests_of_class(pg_temp.id('3'), pg_temp.id('c')) $$, 'to its teachers only');
select is_empty($$ select * from public.test_of_class(pg_temp.id('3'), pg_temp.id('c'), null) $$, 'as is what was asked');
select is_empty($$ select * from public.test_of_class(pg_temp.id('1'), pg_temp.id('d'), pg_temp.id('a')) $$, 'in the class it belongs to');
select is_empty($$ select * from pg_temp.marks('3') $$, 'and the points');
select results_eq(
  $$ select number, skill_id, tries from public.test_tries_of_class(pg_temp.id('1'), pg_temp.id('c')) $$,
  $$ values (1::smallint, 'c3-add', '1a'), (3::smallint, 'c3-add', '1a') $$, 'points are tries of skills, at seats without a pupil too'
);
select is_empty(
  $$ select * from public.test_tries_of_class(pg_temp.id('1'), pg_temp.id('c'), array['c3-other']) $$, 'of the skills that are asked for'
);
select results_eq(
  $$ select number from public.test_tries_of_class(pg_temp.id('1'), pg_temp.id('c'), null, 3) $$, $$ values (3::smallint) $$,
  'and of the seat that is'
);
select is_empty($$ select * from public.test_tries_of_class(pg_temp.id('3'), pg_temp.id('c')) $$, 'for who teaches it');
select results_eq(
  $$ select number, code, times, named, sample ->> 'given' from public.mistakes_of_class(pg_temp.id('1'), pg_temp.id('c'), current_date - 14) $$,
  $$ values (1::smallint, 'CARRY', 1, true, '22'), (3::smallint, 'CARRY', 1, true, '22') $$, 'mistakes that were entered are known'
);
select is_empty(
  $$ select * from public.mistakes_of_class(pg_temp.id('3'), pg_temp.id('c'), current_date - 14) $$, 'to nobody else'
);
update public.class_test_marks set marked_at = now() - interval '20 days' where number = 1;
select results_eq(
  $$ select number from public.mistakes_of_class(pg_temp.id('1'), pg_temp.id('c'), current_date - 14) $$, $$ values (3::smallint) $$,
  'of late'
);
-- The pupil of a seat makes the same mistake on a screen.
select public.register_pupil(pg_temp.id('e'), 'Hươu Con', 'fox', pg_temp.id('ee'), repeat('m', 43));
select public.sit_down(pg_temp.id('e'), pg_temp.id('c'), 3);
insert into public.pupil_mistakes (user_id, day, skill_id, code, times, first_at, sample)
values (pg_temp.id('e'), private.vietnam_day(now()), 'c3-add', 'CARRY', 2, now(), '{"prompt": "x", "given": "1", "right": "2"}');
select results_eq(
  $$ select number, times, named from public.mistakes_of_class(pg_temp.id('1'), pg_temp.id('c'), current_date - 14) $$,
  $$ values (3::smallint, 3, true) $$, 'both are counted together'
);

-- Taking back.
select is(pg_temp.write('a', '[{"number": 3, "marks": null}]'), true, 'points are taken back');
select results_eq($$ select number from pg_temp.marks() $$, $$ values (1::smallint) $$, 'of that seat only');
select is(public.delete_class_test(pg_temp.id('3'), pg_temp.id('c'), pg_temp.id('a')), false, 'nobody deletes another''s test');
select is(public.delete_class_test(pg_temp.id('1'), pg_temp.id('d'), pg_temp.id('a')), false, 'nor one of another class');
select is(public.delete_class_test(pg_temp.id('2'), pg_temp.id('c'), pg_temp.id('a')), true, 'its teachers do');
select is_empty($$ select * from pg_temp.marks() $$, 'its points go with it');

-- How many, and when the class is closed.
select is(
  array(select pg_temp.keep(to_hex(number + 63), '/de?so=' || number) ->> 'status' from generate_series(1, 41) as number),
  array_fill('kept'::text, array[40]) || 'too_many'::text, 'a class has forty'
);
select pg_temp.write('b', jsonb_build_array(pg_temp.row(1, '[null]')), '1', 'd');
select public.close_class(pg_temp.id('1'), pg_temp.id('d'));
select is(pg_temp.write('b', jsonb_build_array(pg_temp.row(2, '[null]')), '1', 'd'), false, 'a closed class takes no points');
select is(public.delete_class_test(pg_temp.id('1'), pg_temp.id('d'), pg_temp.id('b')), false, 'and keeps its tests');
select results_eq($$ select number from pg_temp.marks('1', 'd') $$, $$ values (1::smallint) $$, 'which can still be looked at');

select finish();
rollback;
