begin;
select plan(6);

create function pg_temp.points() returns int language sql as $$
  select public.guest_points('00000000-0000-4000-8000-0000000000aa')
$$;
create function pg_temp.play(p_mode text, p_points int, p_at timestamptz) returns void language sql as $$
  insert into public.runs (id, guest_id, mode, activity, level, started_at, finished_at, points, total_time, passed, result)
  values (gen_random_uuid(), '00000000-0000-4000-8000-0000000000aa', p_mode, 'counting', 1, p_at, p_at, p_points, 60, true, '{}')
$$;

set local role anon;
select throws_ok('select public.guest_points(null)', '42501', null, 'anon asks for no points');
reset role;
set local role authenticated;
select throws_ok('select public.guest_points(null)', '42501', null, 'authenticated asks for no points');
reset role;
set local role service_role;
select is(public.guest_points('00000000-0000-4000-8000-0000000000aa'), 0, 'who has played nothing has no points');
reset role;

select pg_temp.play('practice', 120, '2026-11-20 16:59+00') from generate_series(1, 6);
select pg_temp.play('practice', 50, '2026-11-20 17:00+00');
select pg_temp.play('challenge', 110, '2026-11-20 10:00+00');
insert into public.runs (id, guest_id, mode, activity, level, started_at)
values (gen_random_uuid(), '00000000-0000-4000-8000-0000000000aa', 'challenge', 'counting', 1, now());

select is(
  pg_temp.points(), 600 + 50 + 110, 'practice counts up to its allowance of each Vietnamese day, challenges in full'
);
insert into public.users (id, username, avatar) values ('00000000-0000-4000-8000-000000000001', 'Hươu Con', 'fox');
select is(
  (public.claim_guest_runs('00000000-0000-4000-8000-0000000000aa', '00000000-0000-4000-8000-000000000001') ->> 'points')::int,
  760, 'a profile gets exactly what was promised'
);
select is(pg_temp.points(), 0, 'what was taken over is not promised again');

select * from finish();
rollback;
