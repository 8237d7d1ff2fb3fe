begin;
select plan(19);

insert into public.users (id, username, avatar) values
  ('00000000-0000-4000-8000-000000000001', 'Hươu Con', 'fox'),
  ('00000000-0000-4000-8000-000000000002', 'Mèo Con', 'fox');
insert into public.pupil_sessions (id, user_id)
values ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-000000000001');

create function pg_temp.play(p_user uuid, p_guest uuid, p_activity text, p_at timestamptz) returns void language sql as $$
  insert into public.runs (id, user_id, guest_id, mode, activity, level, started_at, finished_at, points, result)
  values (gen_random_uuid(), p_user, p_guest, 'practice', p_activity, 1, p_at, p_at, 0, '{}')
$$;
create function pg_temp.pieces() returns int language sql as $$
  select pieces from public.users where id = '00000000-0000-4000-8000-000000000001'
$$;
create function pg_temp.own(p_activity text, p_at timestamptz) returns int language sql as $$
  select pg_temp.play('00000000-0000-4000-8000-000000000001', null, p_activity, p_at);
  select pg_temp.pieces()
$$;

select is(pg_temp.pieces(), 0, 'a new pupil has no piece');
select is(pg_temp.own('lesson', '2026-11-20 01:00+00'), 1, 'the first run of a stone turns a piece');
select is(pg_temp.own('lesson', '2026-11-20 02:00+00'), 1, 'the same stone turns none again on that day');
select is(pg_temp.own('review', '2026-11-20 03:00+00'), 2, 'another stone turns one');
select is(pg_temp.own('counting', '2026-11-20 04:00+00'), 3, 'so does what the pupil chooses');
select is(pg_temp.own('addition-10', '2026-11-20 05:00+00'), 3, 'every other activity is the same stone');
select is(pg_temp.own('lesson', '2026-11-20 17:01+00'), 4, 'the day ends at midnight in Việt Nam');

insert into public.runs (id, user_id, mode, activity, level, started_at)
values ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-000000000001', 'challenge', 'addition-10', 1, '2026-11-20 18:00+00');
select is(pg_temp.pieces(), 4, 'a run that is only begun turns none');
update public.runs set finished_at = '2026-11-20 18:01+00', result = '{}' where id = '00000000-0000-4000-8000-0000000000c1';
select is(pg_temp.pieces(), 5, 'its end does');

select pg_temp.play(null, '00000000-0000-4000-8000-0000000000aa', activity, at)
from (values ('lesson', '2026-11-22 01:00+00'::timestamptz), ('lesson', '2026-11-22 02:00+00'), ('review', '2026-11-22 03:00+00')) as run (activity, at);
select is(public.guest_pieces('00000000-0000-4000-8000-0000000000aa'), 2, 'a guest turns pieces too');
select is(public.guest_pieces(null), 0, 'nobody has turned one');
select public.claim_guest_runs('00000000-0000-4000-8000-0000000000aa', '00000000-0000-4000-8000-000000000001');
select is(pg_temp.pieces(), 7, 'a profile gets the pieces of its guest');

delete from public.runs where user_id = '00000000-0000-4000-8000-000000000001';
select is(pg_temp.pieces(), 7, 'runs that are forgotten leave their pieces');
select throws_ok(
  $$update public.users set pieces = 6 where id = '00000000-0000-4000-8000-000000000001'$$, '23514', null,
  'pieces never fall'
);

create function pg_temp.choose(p_session uuid, p_class int, p_at text) returns text language sql as $$
  select public.choose_lessons('00000000-0000-4000-8000-000000000001', p_session, p_class, p_at)
$$;
select is(pg_temp.choose('00000000-0000-4000-8000-0000000000b1', 3, '26-11'), 'chosen', 'a pupil says where it is');
select pg_temp.choose('00000000-0000-4000-8000-0000000000b1', 4, '-');
select is(
  (select lessons from public.users where id = '00000000-0000-4000-8000-000000000001'), '{"3": "26-11", "4": "-"}',
  'class by class'
);
select is(pg_temp.choose('00000000-0000-4000-8000-0000000000b2', 3, '27-11'), 'ended', 'without a session nobody does');
select throws_ok($$select pg_temp.choose('00000000-0000-4000-8000-0000000000b1', 6, '26-11')$$, '22023', null, 'there is no class 6');
select throws_ok($$select pg_temp.choose('00000000-0000-4000-8000-0000000000b1', 3, null)$$, '22023', null, 'no lesson is none');

select * from finish();
rollback;
