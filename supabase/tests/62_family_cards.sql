begin;
select plan(61);

create function pg_temp.id(p_letter text) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-8000-0000000000' || lpad(p_letter, 2, '0'))::uuid
$$;
create function pg_temp.seats(p_sign text) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object(
    'number', number, 'emblem', number, 'card_hash', lpad(number::text, 43, p_sign), 'lock_hash', repeat('l', 43)
  )) from generate_series(1, 4) as number
$$;
-- Its owner is 1, a co-teacher 2, another teacher 3; the classes are c and d, with four seats each.
create function pg_temp.make(p_class text, p_code text) returns text language sql as $$
  select public.create_class(
    pg_temp.id(p_class), pg_temp.id('1'), 'co.lan@truong.vn', '3A Hoa Mai', '3', 2026, p_code, repeat('k', 40), pg_temp.seats('c')
  )
$$;
create function pg_temp.hash(p_number int, p_version int) returns text language sql as $$
  select lpad(p_number || 'v' || p_version, 43, 'h')
$$;
create function pg_temp.card(p_number int, p_version int) returns jsonb language sql as $$
  select jsonb_build_object('number', p_number, 'version', p_version, 'hash', pg_temp.hash(p_number, p_version))
$$;
create function pg_temp.link(p_teacher text, p_cards jsonb, p_class text default 'c') returns int language sql as $$
  select public.make_family_cards(pg_temp.id(p_teacher), pg_temp.id(p_class), p_cards)
$$;
create function pg_temp.back(p_teacher text, p_numbers smallint[], p_class text default 'c') returns boolean language sql as $$
  select public.take_back_family_cards(pg_temp.id(p_teacher), pg_temp.id(p_class), p_numbers)
$$;
-- The week is from two days ago until tomorrow.
create function pg_temp.shown(p_number int, p_version int) returns setof text language sql as $$
  select username
  from public.family_card_of(pg_temp.hash(p_number, p_version), now() - interval '2 days', now() + interval '1 day')
$$;
create function pg_temp.listed(p_teacher text) returns table (number smallint, version int, hash text) language sql as $$
  select number, version, hash
  from public.family_of_class(pg_temp.id(p_teacher), pg_temp.id('c'), now() - interval '2 days', now() + interval '1 day')
$$;
create function pg_temp.played(p_pupil text, p_ago interval, p_seconds int) returns void language sql as $$
  insert into public.runs (
    id, user_id, mode, activity, level, started_at, finished_at, right_first, points, result, answers
  ) values (
    gen_random_uuid(), pg_temp.id(p_pupil), 'practice', 'set-1', 3, now() - p_ago - p_seconds * interval '1 second',
    now() - p_ago, 3, 30, '{}', '[[1], [2], [3], [4], [5]]'
  )
$$;
create function pg_temp.learned(p_pupil text, p_class text, p_skill text) returns void language sql as $$
  insert into public.seat_skills (class_id, user_id, skill_id, state, tries, due_at, card, last_at)
  values (pg_temp.id(p_class), pg_temp.id(p_pupil), p_skill, 'good', '1111a', now(), '{}', now())
$$;

-- Who may do what.
select throws_ok(format('set local role %I; %s', role, statement), '42501', null, role || ' is refused: ' || statement)
from unnest(array['anon', 'authenticated']) role,
  unnest(array[
    'select * from public.family_cards', 'insert into public.family_cards default values',
    'delete from public.family_cards', $$ update public.family_cards set hash = 'x' $$,
    $$ select public.make_family_cards(null, null, '[]') $$, 'select public.take_back_family_cards(null, null)',
    'select public.family_of_class(null, null, now(), now())', $$ select public.family_card_of('x', now(), now()) $$,
    'select public.weeks_of_pupil(null, now())'
  ]) statement;
select policies_are('public', 'family_cards', array[]::text[], 'no policy opens family_cards');

select pg_temp.make('c', 'ACDEFG');
select pg_temp.make('d', 'ACDEFH');
select public.invite_teacher(pg_temp.id('1'), pg_temp.id('c'), repeat('i', 43));
select public.accept_invitation(pg_temp.id('2'), 'co.mai@truong.vn', repeat('i', 43));
select public.register_pupil(pg_temp.id('a'), 'Hươu Con', 'fox', pg_temp.id('aa'), repeat('m', 43));
select public.register_pupil(pg_temp.id('b'), 'Mèo Con', 'cat', pg_temp.id('bb'), repeat('m', 43));
select public.register_pupil(pg_temp.id('e'), 'Thỏ Con', 'cat', pg_temp.id('ee'), repeat('m', 43));
select public.sit_down(pg_temp.id('a'), pg_temp.id('c'), 1);
select public.sit_down(pg_temp.id('b'), pg_temp.id('c'), 2);
update public.class_pupils set joined_at = now() - interval '36 hours' where user_id in (pg_temp.id('a'), pg_temp.id('b'));

-- Making.
select is(pg_temp.link('3', jsonb_build_array(pg_temp.card(1, 1))), 0, 'who does not teach a class makes no link');
select is(
  pg_temp.link('1', jsonb_build_array(pg_temp.card(1, 1), pg_temp.card(2, 1), pg_temp.card(3, 1), pg_temp.card(9, 1))), 2,
  'its teacher makes links for those who sit there, not for empty seats'
);
select is(pg_temp.link('1', jsonb_build_array(pg_temp.card(1, 1))), 0, 'a version is made once');
select is(pg_temp.link('1', jsonb_build_array(pg_temp.card(1, 3))), 0, 'and none is left out');
select is(pg_temp.link('1', jsonb_build_array(pg_temp.card(1, 2)), 'd'), 0, 'nor is a link made through another class');
select results_eq(
  $$ select * from pg_temp.listed('1') $$,
  $$ values (1::smallint, 1, pg_temp.hash(1, 1)), (2::smallint, 1, pg_temp.hash(2, 1)) $$, 'the teacher sees who has one'
);
select results_eq(
  $$ select number from pg_temp.listed('2') $$, $$ values (1::smallint), (2::smallint) $$, 'so does a co-teacher'
);
select is_empty($$ select * from pg_temp.listed('3') $$, 'others do not');
select is((select family_version from public.class_seats where class_id = pg_temp.id('c') and number = 3), 0, 'an empty seat has made none');
select throws_ok(
  $$ select pg_temp.link('1', jsonb_build_array(jsonb_build_object('number', 2, 'version', 2, 'hash', pg_temp.hash(1, 1)))) $$,
  '23505', null, 'no two links are the same'
);

-- What a grown-up sees of a profile: in Việt Nam the Monday begins at five in the afternoon of Sunday in UTC.
insert into public.runs (id, user_id, mode, activity, level, started_at, finished_at, right_first, points, result, answers)
select gen_random_uuid(), pg_temp.id('e'), 'practice', 'set-1', 3, finished - interval '2 minutes', finished, 2, 20, '{}', '[[1], [2], [3]]'
from unnest(array[
  '2026-11-15 16:59:00+00', '2026-11-15 17:00:00+00', '2026-11-18 10:00:00+00', '2026-11-18 12:00:00+00', '2026-11-22 16:59:00+00'
]::timestamptz[]) as finished;
select results_eq(
  $$ select * from public.weeks_of_pupil(pg_temp.id('e'), '2026-11-01') $$,
  $$ values
    ('2026-11-09'::date, array['2026-11-15'::date], 120, 3, 2),
    ('2026-11-16'::date, array['2026-11-16', '2026-11-18', '2026-11-22']::date[], 480, 12, 8) $$,
  'the weeks of a profile are those of Việt Nam, a day is counted once, and all that was answered'
);
select results_eq(
  $$ select monday from public.weeks_of_pupil(pg_temp.id('e'), '2026-11-15 17:00:00+00') $$, $$ values ('2026-11-16'::date) $$,
  'they begin where they are asked to'
);
select is_empty($$ select * from public.weeks_of_pupil(pg_temp.id('b'), '2026-11-01') $$, 'nobody else''s play is among them');

-- What a family sees.
select pg_temp.played('a', interval '1 hour', 90);
select pg_temp.played('a', interval '30 hours', 60);
select pg_temp.played('a', interval '40 hours', 600);
select pg_temp.played('b', interval '2 hours', 300);
select pg_temp.learned('a', 'c', 'c3-add');
select pg_temp.learned('a', 'c', 'c3-find-unknown');
select pg_temp.learned('b', 'c', 'c3-perimeter');
select results_eq(
  $$ select class_id, class_name, class, emblem, username, avatar, seconds
     from public.family_card_of(pg_temp.hash(1, 1), now() - interval '7 days', now() + interval '1 day') $$,
  $$ values (pg_temp.id('c'), '3A Hoa Mai', '3', 1::smallint, 'Hươu Con', 'fox', 150) $$,
  'a link shows its own pupil, and nothing from before joining'
);
select results_eq(
  $$ select days from public.family_card_of(pg_temp.hash(1, 1), now() - interval '7 days', now() + interval '1 day') $$,
  $$ values ((
    select array_agg(distinct day order by day)
    from unnest(array[private.vietnam_day(now() - interval '30 hours'), private.vietnam_day(now() - interval '1 hour')]) as day
  )) $$,
  'with the days of play'
);
select results_eq(
  $$ select seconds, cardinality(days)
     from public.family_card_of(pg_temp.hash(1, 1), now() - interval '7 days', now() - interval '20 hours') $$,
  $$ values (60, 1) $$, 'until the end of the week that is asked for'
);
select results_eq(
  $$ select seconds, days
     from public.family_card_of(pg_temp.hash(1, 1), now() - interval '14 days', now() - interval '7 days') $$,
  $$ values (0, '{}'::date[]) $$, 'a week without play is one too'
);
select results_eq(
  $$ select skill ->> 'skill_id', skill ->> 'tries', skill ->> 'state'
     from public.family_card_of(pg_temp.hash(1, 1), now(), now()), jsonb_array_elements(skills) as skill $$,
  $$ values ('c3-add', '1111a', 'good'), ('c3-find-unknown', '1111a', 'good') $$, 'and the skills of that pupil alone'
);
select results_eq(
  $$ select number, seconds, cardinality(days)
     from public.family_of_class(pg_temp.id('1'), pg_temp.id('c'), now() - interval '3 hours', now() + interval '1 day') $$,
  $$ values (1::smallint, 90, 1), (2::smallint, 300, 1) $$, 'a teacher sees the same of each'
);
select is_empty(
  $$ select number from public.family_of_class(pg_temp.id('1'), pg_temp.id('c'), now() - interval '9 days', now() - interval '2 days') $$,
  'of a week before joining there is no card'
);
select is_empty($$ select pg_temp.shown(3, 1) $$, 'a link that was never made shows nothing');
select public.sit_down(pg_temp.id('a'), pg_temp.id('d'), 4);
select pg_temp.learned('a', 'd', 'c3-money');
select is(
  (select jsonb_array_length(skills) from public.family_card_of(pg_temp.hash(1, 1), now(), now())), 2,
  'what another class knows of the pupil is not on it'
);

-- Replacing and taking back.
select is(pg_temp.link('2', jsonb_build_array(pg_temp.card(1, 2))), 1, 'a co-teacher replaces a link');
select is_empty($$ select pg_temp.shown(1, 1) $$, 'the one before shows nothing any more');
select results_eq($$ select pg_temp.shown(1, 2) $$, $$ values ('Hươu Con') $$, 'the new one does');
select is(pg_temp.back('3', null), false, 'others take nothing back');
select is(pg_temp.back('1', array[1]::smallint[], 'd'), false, 'nor is it another class''s');
select is(pg_temp.back('1', array[1]::smallint[]), true, 'the teacher takes one back');
select is(pg_temp.back('1', array[1]::smallint[]), false, 'once');
select is_empty($$ select pg_temp.shown(1, 2) $$, 'it shows nothing then');
select results_eq($$ select pg_temp.shown(2, 1) $$, $$ values ('Mèo Con') $$, 'the others do');
select is(pg_temp.link('1', jsonb_build_array(pg_temp.card(1, 2))), 0, 'a link that was taken back never comes back');
select is(pg_temp.link('1', jsonb_build_array(pg_temp.card(1, 3))), 1, 'another can be made');
select public.remove_teacher(pg_temp.id('1'), pg_temp.id('c'), pg_temp.id('2'));
select is_empty($$ select * from pg_temp.listed('2') $$, 'who no longer teaches the class sees no link');
select is(pg_temp.link('2', jsonb_build_array(pg_temp.card(1, 4))) + pg_temp.back('2', null)::int, 0, 'and changes none');

-- A pupil who leaves, and the next one on the seat.
select public.leave_class(pg_temp.id('a'), pg_temp.id('c'));
select is_empty($$ select pg_temp.shown(1, 3) $$, 'the link goes when the pupil leaves');
select public.sit_down(pg_temp.id('e'), pg_temp.id('c'), 1);
select is_empty($$ select pg_temp.shown(1, 3) $$, 'and does not come back for who sits there next');
select is(pg_temp.link('1', jsonb_build_array(pg_temp.card(1, 3))), 0, 'nor can it be made for them');
select pg_temp.link('1', jsonb_build_array(pg_temp.card(1, 4)));
select results_eq($$ select pg_temp.shown(1, 4) $$, $$ values ('Thỏ Con') $$, 'their link is another');

-- A new key, a closed class.
select public.rekey_class(pg_temp.id('1'), pg_temp.id('c'), repeat('n', 40), pg_temp.seats('d'));
select is_empty($$ select * from public.family_cards $$, 'with the key of names its links go');
select pg_temp.link('1', jsonb_build_array(pg_temp.card(1, 5), pg_temp.card(2, 2)));
select public.close_class(pg_temp.id('1'), pg_temp.id('c'));
select is_empty($$ select pg_temp.shown(1, 5) $$, 'a closed class shows nothing to families');
select is(pg_temp.link('1', jsonb_build_array(pg_temp.card(1, 6))), 0, 'and makes no link');

select finish();
rollback;
