begin;
select plan(133);

create function pg_temp.id(p_letter text) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-8000-0000000000' || lpad(p_letter, 2, '0'))::uuid
$$;
create function pg_temp.seat(p_number int) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'number', p_number, 'emblem', p_number + 10, 'sealed_name', repeat('n', 40),
    'card_hash', lpad(p_number::text, 43, 'c'), 'lock_hash', lpad(p_number::text, 43, 'l')
  )
$$;
create function pg_temp.seats(p_last int) returns jsonb language sql immutable as $$
  select jsonb_agg(pg_temp.seat(number)) from generate_series(1, p_last) as number
$$;
-- The owner is 1, another teacher of the class 2, one of none 3; the class is c.
create function pg_temp.make(p_class text, p_code text, p_teacher text default '1') returns text language sql as $$
  select public.create_class(
    pg_temp.id(p_class), pg_temp.id(p_teacher), 'co.lan@truong.vn', '3A Hoa Mai', '3', 2026, p_code, repeat('k', 40), pg_temp.seats(4)
  )
$$;

-- Who may do what.
select throws_ok(format('set local role %I; %s', role, statement), '42501', null, role || ' is refused: ' || statement)
from unnest(array['anon', 'authenticated']) role,
  unnest(array['classes', 'class_teachers', 'class_invitations', 'class_seats', 'class_pupils']) board,
  unnest(array[
    format('select * from public.%I', board), format('insert into public.%I default values', board),
    format('delete from public.%I', board)
  ]) statement;
select throws_ok(format('set local role %I; %s', role, statement), '42501', null, role || ' is refused: ' || statement)
from unnest(array['anon', 'authenticated']) role,
  unnest(array[
    $$ update public.classes set name = 'x' $$, 'update public.class_teachers set is_owner = true',
    'update public.class_invitations set expires_at = now()', 'update public.class_seats set emblem = 1', 'update public.class_pupils set number = 1',
    $$ select public.teacher_classes('00000000-0000-4000-8000-000000000001') $$,
    $$ select public.seats_of_code('ACDEFG') $$, $$ select public.sit_down(null, null, 1) $$
  ]) statement;
select policies_are('public', board, array[]::text[], 'no policy opens ' || board)
from unnest(array['classes', 'class_teachers', 'class_invitations', 'class_seats', 'class_pupils']) board;

-- Making a class.
select is(pg_temp.make('c', 'ACDEFG'), 'made', 'a class is made');
select is(pg_temp.make('d', 'ACDEFG'), 'code_taken', 'a code is given once');
select throws_ok($$ select pg_temp.make('d', 'ACDEF0') $$, '23514', null, 'no code holds what looks like something else');
select results_eq(
  $$ select id, seats, joined, is_owner from public.teacher_classes(pg_temp.id('1')) $$,
  $$ values (pg_temp.id('c'), 4, 0, true) $$, 'its teacher finds it'
);
select is_empty($$ select * from public.teacher_classes(pg_temp.id('3')) $$, 'another does not');
select results_eq(
  $$ select number, emblem, user_id from public.seats_of_teacher(pg_temp.id('1'), pg_temp.id('c')) where number = 2 $$,
  $$ values (2::smallint, 12::smallint, null::uuid) $$, 'and sees its seats'
);
select is_empty($$ select * from public.class_of_teacher(pg_temp.id('3'), pg_temp.id('c')) $$, 'a class of others is as none');
select is_empty($$ select * from public.seats_of_teacher(pg_temp.id('3'), pg_temp.id('c')) $$, 'nor are its seats seen');

-- Every change is refused to who does not teach the class, and to all once it is closed.
create function pg_temp.changes(p_teacher text) returns setof boolean language sql as $$
  select public.rename_class(pg_temp.id(p_teacher), pg_temp.id('c'), '3A')
  union all select public.place_class(pg_temp.id(p_teacher), pg_temp.id('c'), 20, null)
  union all select public.add_seats(pg_temp.id(p_teacher), pg_temp.id('c'), '[]')
  union all select public.name_seats(
    pg_temp.id(p_teacher), pg_temp.id('c'), jsonb_build_array(jsonb_build_object('number', 1, 'sealed_name', repeat('m', 40))),
    repeat('k', 40)
  )
  union all select public.renew_card(
    pg_temp.id(p_teacher), pg_temp.id('c'), 4,
    (select card_version + 1 from public.class_seats where class_id = pg_temp.id('c') and number = 4),
    repeat('z', 43), repeat('y', 43)
  )
$$;
create function pg_temp.owner_changes(p_teacher text) returns setof boolean language sql as $$
  select public.invite_teacher(pg_temp.id(p_teacher), pg_temp.id('c'), repeat('x', 43))
  union all select public.remove_teacher(pg_temp.id(p_teacher), pg_temp.id('c'), pg_temp.id('1'))
  union all select public.hand_over_class(pg_temp.id(p_teacher), pg_temp.id('c'), pg_temp.id(p_teacher))
  union all select public.close_class(pg_temp.id(p_teacher), pg_temp.id('c'))
  union all select public.delete_class(pg_temp.id(p_teacher), pg_temp.id('c'))
$$;
select is(array(select pg_temp.changes('3')), array_fill(false, array[5]), 'who does not teach it changes nothing');
select is(array(select pg_temp.owner_changes('3')), array_fill(false, array[5]), 'nor ends it');
select is(array(select pg_temp.changes('1')), array_fill(true, array[5]), 'its teacher does');
select is(
  (select sealed_name from public.class_seats where class_id = pg_temp.id('c') and number = 1), repeat('m', 40),
  'a name is sealed anew'
);
select is(
  (select sealed_name from public.class_seats where class_id = pg_temp.id('c') and number = 2), repeat('n', 40),
  'the others stay'
);

select is(
  public.name_seats(pg_temp.id('1'), pg_temp.id('c'), '[]', repeat('q', 40)), false, 'not under a key that is not the class''s'
);
select is(
  public.renew_card(pg_temp.id('1'), pg_temp.id('c'), 4, 2, repeat('w', 43), repeat('y', 43)), false,
  'a card of a version that was there is none'
);

-- The key of names is lost.
create function pg_temp.rekey(p_teacher text, p_seats jsonb) returns boolean language sql as $$
  select public.rekey_class(pg_temp.id(p_teacher), pg_temp.id('c'), repeat('r', 40), p_seats)
$$;
select is(pg_temp.rekey('3', pg_temp.seats(4)), false, 'who does not teach the class gives it no key');
select throws_ok($$ select pg_temp.rekey('1', pg_temp.seats(3)) $$, '22023', null, 'no seat keeps a card of the lost key');
select is(pg_temp.rekey('1', pg_temp.seats(4)), true, 'its teacher gives it a new one');
select results_eq(
  $$ select key_check, card_version, card_hash, sealed_name
     from public.classes join public.class_seats on class_id = id where id = pg_temp.id('c') and number = 4 $$,
  $$ values (repeat('r', 40), 1, lpad('4', 43, 'c'), repeat('n', 40)) $$, 'with names and cards of its own'
);
update public.classes set key_check = repeat('k', 40) where id = pg_temp.id('c');

-- Another teacher.
select is(public.invite_teacher(pg_temp.id('1'), pg_temp.id('c'), repeat('i', 43)), true, 'the owner makes a link');
select is(public.accept_invitation(pg_temp.id('2'), 'thay.2@truong.vn', repeat('j', 43)), null, 'a link that was never made is none');
select is(public.accept_invitation(pg_temp.id('1'), 'thay.1@truong.vn', repeat('i', 43)), pg_temp.id('c'), 'the owner does not use it up');
select is(public.accept_invitation(pg_temp.id('2'), 'thay.2@truong.vn', repeat('i', 43)), pg_temp.id('c'), 'another teacher joins by it');
select is(public.accept_invitation(pg_temp.id('3'), 'thay.3@truong.vn', repeat('i', 43)), null, 'it is used once');
select is(array(select pg_temp.changes('2')), array_fill(true, array[5]), 'who joined changes the class');
select is(array(select pg_temp.owner_changes('2')), array_fill(false, array[5]), 'but does not end it');
select results_eq(
  $$ select email, is_owner from public.class_teachers_of(pg_temp.id('2'), pg_temp.id('c')) $$,
  $$ values ('co.lan@truong.vn', true), ('thay.2@truong.vn', false) $$, 'both see who teaches'
);
select is(public.remove_teacher(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('2')), true, 'the owner sends them away');
select is(array(select pg_temp.changes('2')), array_fill(false, array[5]), 'who was sent away changes nothing');
select is_empty($$ select * from public.seats_of_teacher(pg_temp.id('2'), pg_temp.id('c')) $$, 'and sees nothing');
select public.invite_teacher(pg_temp.id('1'), pg_temp.id('c'), repeat('o', 43));
update public.class_invitations set expires_at = now() - interval '1 second';
select is(public.accept_invitation(pg_temp.id('2'), 'thay.2@truong.vn', repeat('o', 43)), null, 'an old link is good for nothing');

-- Sitting down.
select public.register_pupil(pg_temp.id('a'), 'Hươu Con', 'fox', pg_temp.id('aa'), repeat('m', 43));
select public.register_pupil(pg_temp.id('b'), 'Mèo Con', 'cat', pg_temp.id('bb'), repeat('m', 43));
select results_eq(
  $$ select number, user_id from public.seat_of_card('ACDEFG', lpad('2', 43, 'c')) $$,
  $$ values (2::smallint, null::uuid) $$, 'a card finds its seat'
);
select is_empty($$ select * from public.seat_of_card('ACDEFG', repeat('w', 43)) $$, 'a card that was renewed finds none');
select is_empty($$ select * from public.seat_of_card('ACDEFH', lpad('2', 43, 'c')) $$, 'nor does one of another class');
select is(public.sit_down(pg_temp.id('a'), pg_temp.id('c'), 2), 'sat', 'a pupil sits down');
select is(public.sit_down(pg_temp.id('a'), pg_temp.id('c'), 2), 'sat', 'and sits there still');
select is(public.sit_down(pg_temp.id('b'), pg_temp.id('c'), 2), 'taken', 'a seat has one pupil');
select is(public.sit_down(pg_temp.id('a'), pg_temp.id('c'), 3), 'elsewhere', 'a pupil has one seat in a class');
select is(public.sit_down(pg_temp.id('b'), pg_temp.id('c'), 9), 'gone', 'there is no ninth seat');
select is(
  array(select number from public.seats_of_code('ACDEFG')), array[1, 2, 3, 4]::smallint[], 'a code shows all seats alike'
);
select pg_temp.make(class, code)
from (values ('d', 'ACDEFH'), ('e', 'ACDEFJ'), ('f', 'ACDEFK')) as more (class, code);
select is(public.sit_down(pg_temp.id('a'), pg_temp.id('d'), 1), 'sat', 'a pupil sits in a second class');
select is(public.sit_down(pg_temp.id('a'), pg_temp.id('e'), 1), 'sat', 'and in a third');
select is(public.sit_down(pg_temp.id('a'), pg_temp.id('f'), 1), 'too_many', 'not in a fourth');
select is(public.free_seat(pg_temp.id('3'), pg_temp.id('d'), 1), false, 'who does not teach the class frees no seat');
select is(public.free_seat(pg_temp.id('1'), pg_temp.id('d'), 1), true, 'its teacher does');
select is(public.sit_down(pg_temp.id('b'), pg_temp.id('d'), 1), 'sat', 'for another pupil');
select is(public.leave_class(pg_temp.id('a'), pg_temp.id('e')), true, 'a pupil leaves');
select is(public.leave_class(pg_temp.id('a'), pg_temp.id('e')), false, 'once');
select is((select count(*)::int from public.classes_of_pupil(pg_temp.id('a'))), 1, 'and sees which class is left');

select is(
  public.register_on_seat(
    pg_temp.id('d'), 2, pg_temp.id('7'), 'Thỏ Con', 'emblem-01', pg_temp.id('77'), repeat('m', 43), null
  ), 'sat', 'a profile is made at a seat'
);
select results_eq(
  $$ select user_id, made_here from public.class_pupils where class_id = pg_temp.id('d') order by number $$,
  $$ values (pg_temp.id('b'), false), (pg_temp.id('7'), true) $$, 'and known from an own one'
);
select throws_ok(
  $$ select public.register_on_seat(
    pg_temp.id('d'), 2, pg_temp.id('8'), 'Gấu Con', 'emblem-01', pg_temp.id('88'), repeat('m', 43), null
  ) $$, '55000', null, 'none is made at a seat that is taken'
);
select is_empty($$ select * from public.users where id = pg_temp.id('8') $$, 'nor left behind');

-- What teachers see of the week: what was played since the pupil joined.
update public.class_pupils set joined_at = now() - interval '1 day' where class_id = pg_temp.id('d');
insert into public.runs (id, user_id, mode, activity, level, started_at, finished_at, answers, right_first, result, total_time)
select gen_random_uuid(), pg_temp.id(pupil), mode, 'c1-add-10', 1, finished - took, finished, '[1, 2, 3]', 2, '{}', seconds
from (values
  ('7', 'practice', now() - interval '2 minutes', interval '1 minute', null),
  ('7', 'practice', now() - interval '1 minute', interval '3 days', null),
  ('7', 'challenge', now(), interval '1 minute', 45),
  ('7', 'practice', now() - interval '2 days', interval '1 minute', null),
  ('a', 'practice', now(), interval '1 minute', null)
) as run (pupil, mode, finished, took, seconds);
select results_eq(
  $$ select number, cardinality(days), seconds, asked, right_first, last_at
     from public.class_week(pg_temp.id('1'), pg_temp.id('d'), now() - interval '7 days') $$,
  $$ values (1::smallint, 0, 0, 0, 0, null::timestamptz), (2::smallint, 1, 60 + 60 + 45, 9, 6, now()) $$,
  'the class is told what each pupil played'
);
select is_empty(
  $$ select * from public.class_week(pg_temp.id('3'), pg_temp.id('d'), now() - interval '7 days') $$, 'others are told nothing'
);

-- A profile that goes, and comes back.
select is(public.sit_down(pg_temp.id('a'), pg_temp.id('f'), 1), 'sat', 'a seat that was left makes room for another');
select is(public.delete_profile(pg_temp.id('a'), pg_temp.id('aa'), repeat('m', 43)), 'deleted', 'a pupil goes');
select is(public.sit_down(pg_temp.id('b'), pg_temp.id('c'), 2), 'sat', 'somebody else takes the seat');
select is(public.restore_profile(pg_temp.id('a'), repeat('m', 43)), 'restored', 'the pupil comes back');
select results_eq(
  $$ select class_id, number from public.class_pupils where user_id = pg_temp.id('a') $$,
  $$ values (pg_temp.id('f'), 1::smallint) $$, 'to the seat that is free, not to the one that is taken'
);
delete from public.class_pupils;

-- The three animals.
select is(public.begin_seat_try('ACDEFG', 3)->>'hash', lpad('3', 43, 'l'), 'a try at a seat gets its hash');
select is(public.pass_seat(pg_temp.id('c'), 3, lpad('3', 43, 'l')), true, 'the right animals forgive it');
select is(
  (select guesses from public.class_seats where class_id = pg_temp.id('c') and number = 3), 0, 'so that it does not count'
);
select is(
  array(select public.begin_seat_try('ACDEFG', 3)->>'status' from generate_series(1, 21)),
  array_fill('try'::text, array[20]) || 'used_up'::text, 'a day has twenty tries'
);
update public.class_seats set guesses = 20, guessed_on = (now() at time zone 'Asia/Ho_Chi_Minh')::date
where class_id = pg_temp.id('c') and number <> 4;
select public.add_seats(pg_temp.id('1'), pg_temp.id('c'), (select jsonb_agg(pg_temp.seat(number)) from generate_series(11, 14) as number));
select is(
  array(
    select public.begin_seat_try('ACDEFG', number)->>'status' from generate_series(11, 13) as number, generate_series(1, 14)
  ), array_fill('try'::text, array[40]) || array_fill('used_up'::text, array[2]), 'and a class a hundred'
);
delete from public.class_seats where class_id = pg_temp.id('c') and number > 4;
update public.class_seats set guessed_on = guessed_on - 1 where class_id = pg_temp.id('c');
select is(public.begin_seat_try('ACDEFG', 3)->>'status', 'try', 'the next day has its own');
select is(public.begin_seat_try('ACDEFG', 9), '{"status": "none"}', 'a seat that is not there has none');
select is(public.pass_seat(pg_temp.id('c'), 3, repeat('l', 43)), false, 'a lock that was renewed meanwhile opens nothing');

-- An account that goes, and the end of a class.
select public.invite_teacher(pg_temp.id('1'), pg_temp.id('c'), repeat('p', 43));
select public.accept_invitation(pg_temp.id('2'), 'thay.2@truong.vn', repeat('p', 43));
select is(public.hand_over_class(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('2')), true, 'a class is handed over');
select is(public.close_class(pg_temp.id('1'), pg_temp.id('c')), false, 'it has one owner');
select public.leave_all_classes(pg_temp.id('2'));
select results_eq(
  $$ select teacher_id, is_owner from public.class_teachers where class_id = pg_temp.id('c') $$,
  $$ values (pg_temp.id('1'), true) $$, 'the class of an account that goes passes to who is left'
);
select is(public.close_class(pg_temp.id('1'), pg_temp.id('c')), true, 'the owner closes a class');
select is(array(select pg_temp.changes('1')), array_fill(false, array[5]), 'nothing of a closed class changes');
select is_empty($$ select * from public.seats_of_code('ACDEFG') $$, 'its code is none');
select is(public.sit_down(pg_temp.id('b'), pg_temp.id('c'), 2), 'gone', 'nobody sits down in it');
select is((select count(*)::int from public.seats_of_teacher(pg_temp.id('1'), pg_temp.id('c'))), 4, 'its teacher reads it');
select is(public.forget_closed_classes(now() + interval '59 days'), 0, 'for sixty days');
select is(public.forget_closed_classes(now() + interval '61 days'), 1, 'then it is forgotten');
select is((select count(*)::int from public.class_seats where class_id = pg_temp.id('c')), 0, 'with its seats');
select is(public.delete_class(pg_temp.id('1'), pg_temp.id('d')), true, 'an owner deletes a class at once');
select public.leave_all_classes(pg_temp.id('1'));
select is_empty($$ select * from public.classes $$, 'classes without a teacher go with the account');
select is(
  array(
    select pg_temp.make(to_hex(number), 'ACD' || translate(lpad(number::text, 3, '0'), '0123456789', 'ACDEFGHJKM'))
    from generate_series(32, 52) as number
  ),
  array_fill('made'::text, array[20]) || 'too_many'::text, 'a teacher has twenty open classes'
);

select * from finish();
rollback;
