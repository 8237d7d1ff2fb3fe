-- What goes with a deleted profile, and the little that stays.
begin;
select plan(16);

create function pg_temp.run_of(p_id text, p_user text, p_guest text) returns jsonb language sql as $$
  select jsonb_build_object(
    'id', p_id, 'user_id', p_user, 'guest_id', p_guest, 'mode', 'practice', 'activity', 'counting', 'level', 1,
    'started_at', now(), 'right_first', 10, 'right_second', 0, 'points', 120, 'total_time', null, 'passed', null,
    'answers', '[]'::jsonb
  )
$$;

insert into public.users (id, username, avatar)
values ('00000000-0000-4000-8000-000000000001', 'Hươu Con', 'fox'), ('00000000-0000-4000-8000-000000000002', 'Mèo Con', 'cat');
insert into public.picture_locks (user_id, hash) values ('00000000-0000-4000-8000-000000000001', repeat('a', 60));
insert into public.user_levels (user_id, level_id, level_name, status, total_time)
values ('00000000-0000-4000-8000-000000000001', 1, 'counting', 'done', 40),
  ('00000000-0000-4000-8000-000000000001', 2, 'counting', 'done', 50),
  ('00000000-0000-4000-8000-000000000002', 1, 'counting', 'done', 60);
select is(
  public.finish_run(pg_temp.run_of('10000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001', null)) ->> 'status',
  'counted', 'a run is counted'
);

set local role service_role;
select lives_ok(
  $$ delete from public.users where id = '00000000-0000-4000-8000-000000000001' $$, 'the service role deletes a profile'
);
reset role;

select is_empty($$ select * from public.user_levels where user_id = '00000000-0000-4000-8000-000000000001' $$, 'its levels are gone');
select is_empty($$ select * from public.level_totals where user_id = '00000000-0000-4000-8000-000000000001' $$, 'its sums are gone');
select is_empty($$ select * from public.runs where user_id = '00000000-0000-4000-8000-000000000001' $$, 'its runs are gone');
select is_empty('select * from public.picture_locks', 'its lock is gone');
select results_eq(
  $$ select username from public.leaderboard('counting') $$, array['Mèo Con'], 'its place on a board of levels is gone'
);
select is_empty($$ select * from public.leaderboard('all') where username = 'Hươu Con' $$, 'its place among all is gone');
select results_eq(
  $$ select levels_done, total_time from public.level_totals where level_name = 'counting' $$, 'values (1, 60)',
  'the others keep what they have'
);
select lives_ok($$ insert into public.users (username, avatar) values ('hươu con', 'cat') $$, 'the name is free again');

-- A run id is used once, ever.
select is(
  public.finish_run(pg_temp.run_of('10000000-0000-4000-8000-000000000001', null, '00000000-0000-4000-8000-0000000000aa')) ->> 'status',
  'incomplete', 'a run that went with its profile does not count for the next'
);
select is(
  public.finish_run(pg_temp.run_of('10000000-0000-4000-8000-000000000002', null, '00000000-0000-4000-8000-0000000000aa')) ->> 'status',
  'counted', 'a run that was not finished before counts for the guest who stays behind'
);
update private.spent_runs set spent_at = now() - interval '9 days';
delete from public.runs;
select results_eq(
  'select id from private.spent_runs', $$ values ('10000000-0000-4000-8000-000000000002'::uuid) $$,
  'used ids are forgotten once they are no longer accepted anyway'
);
select table_privs_are('private', 'spent_runs', role, array[]::text[], role || ' sees no used id')
from unnest(array['anon', 'authenticated']) role;
select table_privs_are(
  'private', 'spent_runs', 'service_role', array['SELECT', 'INSERT', 'DELETE'], 'the service role adds, looks up and forgets'
);

select * from finish();
rollback;
