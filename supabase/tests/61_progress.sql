begin;
select plan(93);

create function pg_temp.id(p_letter text) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-8000-0000000000' || lpad(p_letter, 2, '0'))::uuid
$$;
-- Their owner is 1; who teaches one of them as well is 2, another teacher 3.
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
create function pg_temp.play(p_pupil text, p_run text, p_skill text default 'c3-add') returns text language sql as $$
  select public.finish_run(jsonb_build_object(
    'id', pg_temp.id(p_run), 'user_id', pg_temp.id(p_pupil), 'guest_id', null, 'mode', 'practice', 'activity', p_skill,
    'level', 1, 'started_at', now() - interval '150 seconds', 'right_first', 2, 'right_second', 0, 'points', 30,
    'total_time', null, 'passed', null, 'answers', '[[1], [2], [3]]'::jsonb,
    'tries', jsonb_build_array(jsonb_build_object('skill', p_skill, 'tries', '11a')),
    'recipe', jsonb_build_object('ref', jsonb_build_object('kind', 'skill', 'id', p_skill), 'items', null, 'tries', '')
  )) ->> 'status'
$$;
-- What a run brought to the seat of a class, as it was read when the pupil had joined at p_joined.
create function pg_temp.seat(p_class text, p_state text, p_tries text, p_joined timestamptz) returns jsonb language sql as $$
  select jsonb_build_object(
    'class_id', pg_temp.id(p_class), 'joined_at', p_joined, 'skill_id', 'c3-add', 'state', p_state, 'tries', p_tries,
    'strong_since', null, 'due_at', now() + interval '3 days', 'card', '{"reps": 1}'::jsonb, 'last_at', now()
  )
$$;
create function pg_temp.learn(p_pupil text, p_run text, p_seats jsonb) returns text language sql as $$
  select public.learn_runs(pg_temp.id(p_pupil), array[pg_temp.id(p_run)], '[]', p_seats)
$$;
create function pg_temp.joined(p_pupil text, p_class text) returns timestamptz language sql as $$
  select joined_at from public.class_pupils where user_id = pg_temp.id(p_pupil) and class_id = pg_temp.id(p_class)
$$;

-- Who may do what.
select throws_ok(format('set local role %I; %s', role, statement), '42501', null, role || ' is refused: ' || statement)
from unnest(array['anon', 'authenticated']) role,
  unnest(array[
    'select * from public.seat_skills', 'insert into public.seat_skills default values',
    $$ update public.seat_skills set state = 'good' $$, 'delete from public.seat_skills',
    'select * from public.class_pictures', 'update public.class_pictures set answers = 9999',
    'select public.seats_to_learn(null, null)', 'select public.learn_runs(null, null, null, null)',
    'select public.skills_of_class(null, null)', 'select public.days_of_pupil(null, null, null, null)',
    'select public.class_page(null, null, null)', 'select public.class_progress(null, null, null)',
    'select public.runs_of_pupil(null, null, null, null)', 'select public.run_of_pupil(null, null, null, null)'
  ]) statement;
select policies_are('public', 'seat_skills', array[]::text[], 'no policy opens it');
select policies_are('public', 'class_pictures', array[]::text[], 'nor the common picture');

select pg_temp.make('c', 'ACDEFG');
select pg_temp.make('d', 'ACDEFH');
select public.invite_teacher(pg_temp.id('1'), pg_temp.id('c'), repeat('i', 43));
select public.accept_invitation(pg_temp.id('2'), 'co.hoa@truong.vn', repeat('i', 43));
select public.register_pupil(pg_temp.id('a'), 'Hươu Con', 'fox', pg_temp.id('aa'), repeat('m', 43));
select public.register_pupil(pg_temp.id('b'), 'Mèo Con', 'cat', pg_temp.id('bb'), repeat('m', 43));
select public.sit_down(pg_temp.id('a'), pg_temp.id('c'), 1);
select public.sit_down(pg_temp.id('a'), pg_temp.id('d'), 3);
select public.sit_down(pg_temp.id('b'), pg_temp.id('c'), 2);

-- The end of a run.
select results_eq(
  $$ select class_id, is_new, skill_id from public.seats_to_learn(pg_temp.id('a'), array['c3-add']) $$,
  $$ values (pg_temp.id('c'), true, null), (pg_temp.id('d'), true, null) $$, 'of a new seat nothing is known'
);
select is_empty($$ select * from public.seats_to_learn(pg_temp.id('e'), array['c3-add']) $$, 'a pupil without a class has no seat');
select is(pg_temp.play('a', 'f1'), 'counted', 'a run ends');
select is(
  pg_temp.learn('a', 'f1', jsonb_build_array(
    pg_temp.seat('c', 'learning', '11a', pg_temp.joined('a', 'c')), pg_temp.seat('d', 'good', '11a', pg_temp.joined('a', 'd'))
  )), 'learned', 'and is learned'
);
select is((select count(*)::int from public.seat_skills), 2, 'once for each class');
select results_eq(
  $$ select class_id, is_new, skill_id, state, tries from public.seats_to_learn(pg_temp.id('a'), array['c3-add']) $$,
  $$ values (pg_temp.id('c'), false, 'c3-add', 'learning', '11a'), (pg_temp.id('d'), false, 'c3-add', 'good', '11a') $$,
  'which is known the next time'
);
select results_eq(
  $$ select class_id, is_new, skill_id from public.seats_to_learn(pg_temp.id('a'), array['c3-other']) $$,
  $$ values (pg_temp.id('c'), false, null), (pg_temp.id('d'), false, null) $$, 'of other skills nothing is'
);
select is(pg_temp.learn('a', 'f1', '[]'), 'late', 'a run is learned once');
select pg_temp.play('a', 'f2');
select is(
  pg_temp.learn('a', 'f2', jsonb_build_array(
    pg_temp.seat('c', 'good', '11a11a', pg_temp.joined('a', 'c')),
    pg_temp.seat('d', 'learning', '11a11a', pg_temp.joined('a', 'd') - interval '1 day')
  )), 'learned', 'the next one is'
);
select results_eq(
  $$ select class_id, state, tries from public.seat_skills order by 1 $$,
  $$ values (pg_temp.id('c'), 'good', '11a11a'), (pg_temp.id('d'), 'good', '11a') $$,
  'but nothing of a class the pupil has joined anew since it was read'
);
select pg_temp.play('a', 'f3');
select pg_temp.learn('a', 'f3', jsonb_build_array(pg_temp.seat('c', 'learning', 'aaa', pg_temp.joined('a', 'c'))));
select is((select state from public.seat_skills where class_id = pg_temp.id('c')), 'good', 'a state never goes down');
select pg_temp.play('b', 'f4');
select pg_temp.learn('b', 'f4', jsonb_build_array(pg_temp.seat('d', 'good', '111', now())));
select is(
  (select count(*)::int from public.seat_skills where user_id = pg_temp.id('b')), 0, 'who has no seat in a class leaves nothing there'
);

-- The common picture.
select results_eq(
  'select class_id, answers from public.class_pictures order by 1',
  $$ values (pg_temp.id('c'), 12), (pg_temp.id('d'), 9) $$, 'every answer of every pupil counts once in each of the own classes'
);
select results_eq(
  $$ select class_id, answers from public.classes_of_pupil(pg_temp.id('b')) $$, $$ values (pg_temp.id('c'), 12) $$,
  'which each of them sees'
);

-- What teachers see.
select results_eq(
  format('select number, skill_id, state, tries from public.skills_of_class(pg_temp.id(%L), pg_temp.id(%L))', teacher, 'c'),
  $$ values (1::smallint, 'c3-add', 'good', 'aaa') $$, who || ' sees how far its pupils are'
) from (values ('1', 'the owner'), ('2', 'who teaches it too')) as teachers (teacher, who);
select is_empty(
  $$ select * from public.skills_of_class(pg_temp.id('1'), pg_temp.id('c'), array['c3-other']) $$, 'in the skills that are asked for'
);
select is_empty(
  $$ select * from public.skills_of_class(pg_temp.id('1'), pg_temp.id('c'), null, 2) $$, 'and of the seat that is'
);

-- The page of a class is one answer with the same rows.
create function pg_temp.page(p_teacher text) returns jsonb language sql as $$
  select public.class_page(pg_temp.id(p_teacher), pg_temp.id('c'), now() - interval '7 days')::jsonb
    || public.class_progress(pg_temp.id(p_teacher), pg_temp.id('c'), private.vietnam_day(now()) - 14)::jsonb
$$;
select is(
  pg_temp.page(teacher) #>> path::text[], wanted, format('%s of the page for %s', path, teacher)
)
from unnest(array['1', '2']) as teacher,
  (values
    ('{own,name}', (select name from public.classes where id = pg_temp.id('c'))),
    ('{seats,0,username}', 'Hươu Con'),
    ('{seats,1,username}', 'Mèo Con'),
    ('{teachers,1,email}', 'co.hoa@truong.vn'),
    ('{week,0,asked}', '9'),
    ('{skills,0,skill_id}', 'c3-add'),
    ('{assignments}', '[]'),
    ('{mistakes}', '[]')
  ) as shown (path, wanted);
select is(
  pg_temp.page('3'),
  jsonb_build_object('own', null) || (
    select jsonb_object_agg(list, '[]'::jsonb)
    from unnest(array['seats', 'teachers', 'week', 'assignments', 'tests', 'skills', 'mistakes']) as list
  ),
  'for others it is empty'
);
select is(
  json_array_length(public.class_progress(pg_temp.id('1'), pg_temp.id('c'), private.vietnam_day(now()), asked, number) -> 'skills'),
  wanted, format('skills %s of seat %s', asked, number)
)
from (values
  (array['c3-add'], null::int, 1), (array['c3-other'], null, 0), (null, 1, 1), (null, 2, 0)
) as wishes (asked, number, wanted);

select results_eq(
  $$ select day, seconds, asked, right_first from public.days_of_pupil(pg_temp.id('2'), pg_temp.id('c'), 1, now() - interval '1 day') $$,
  $$ values (private.vietnam_day(now()), 450, 9, 6) $$, 'the day of a pupil'
);
select results_eq(
  $$ select id, asked, right_first, ref ->> 'id' from public.runs_of_pupil(pg_temp.id('1'), pg_temp.id('c'), 1, 2) $$,
  $$ values (pg_temp.id('f1'), 3, 2, 'c3-add'), (pg_temp.id('f2'), 3, 2, 'c3-add') $$, 'the last runs'
);
select results_eq(
  $$ select mode, answers from public.run_of_pupil(pg_temp.id('1'), pg_temp.id('c'), 1, pg_temp.id('f1')) $$,
  $$ values ('practice', '[[1], [2], [3]]'::jsonb) $$, 'and one of them with its answers'
);
select is_empty(
  $$ select * from public.run_of_pupil(pg_temp.id('1'), pg_temp.id('c'), 1, pg_temp.id('f4')) $$,
  'a run of another pupil is not the pupil''s'
);
select is_empty(format(statement, teacher, class), why || ': ' || statement)
from (values ('3', 'c', 'another teacher'), ('2', 'd', 'who teaches another class')) as others (teacher, class, why),
  unnest(array[
    'select * from public.skills_of_class(pg_temp.id(%L), pg_temp.id(%L))',
    $$ select * from public.days_of_pupil(pg_temp.id(%L), pg_temp.id(%L), 1, now() - interval '1 day') $$,
    'select * from public.runs_of_pupil(pg_temp.id(%L), pg_temp.id(%L), 1, 9)',
    $$ select * from public.run_of_pupil(pg_temp.id(%L), pg_temp.id(%L), 1, pg_temp.id('f1')) $$
  ]) statement;

-- Nothing from before joining.
update public.class_pupils set joined_at = now() + interval '1 second' where user_id = pg_temp.id('a') and class_id = pg_temp.id('c');
select is_empty(
  $$ select * from public.days_of_pupil(pg_temp.id('1'), pg_temp.id('c'), 1, now() - interval '1 day') $$, 'no day from before joining'
);
select is_empty($$ select * from public.runs_of_pupil(pg_temp.id('1'), pg_temp.id('c'), 1, 9) $$, 'no run');
select is_empty(
  $$ select * from public.run_of_pupil(pg_temp.id('1'), pg_temp.id('c'), 1, pg_temp.id('f1')) $$, 'no answer'
);
update public.class_pupils set joined_at = now() where user_id = pg_temp.id('a');

-- Coming back, leaving, and who does not teach any more.
select public.delete_profile(pg_temp.id('a'), pg_temp.id('aa'), repeat('m', 43));
select is_empty('select * from public.seat_skills', 'a deleted profile leaves nothing');
select public.sit_down(pg_temp.id('b'), pg_temp.id('d'), 3);
select is(public.restore_profile(pg_temp.id('a'), repeat('m', 43)), 'restored', 'it comes back');
select results_eq(
  'select class_id, tries from public.seat_skills', $$ values (pg_temp.id('c'), 'aaa') $$,
  'with what belongs to the seats that are free'
);
select is(public.remove_teacher(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('2')), true, 'a teacher is removed');
select is_empty($$ select * from public.skills_of_class(pg_temp.id('2'), pg_temp.id('c')) $$, 'who sees nothing any more');
select is_empty($$ select * from public.runs_of_pupil(pg_temp.id('2'), pg_temp.id('c'), 1, 9) $$, 'no run either');
select is(public.leave_class(pg_temp.id('a'), pg_temp.id('c')), true, 'the pupil leaves');
select is_empty('select * from public.seat_skills', 'and takes everything along');
select is(
  (select answers from public.class_pictures where class_id = pg_temp.id('c')), 12, 'but what was turned over together stays'
);

select finish();
rollback;
