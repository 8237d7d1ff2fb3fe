begin;
select plan(14);

insert into public.users (id, username, avatar) values
  ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox'), ('00000000-0000-4000-8000-000000000002', 'Na', 'cat');
insert into public.runs (id, guest_id, mode, activity, level, started_at, finished_at, points, total_time, passed, result)
select gen_random_uuid(), '00000000-0000-4000-8000-0000000000bb'::uuid, 'practice', 'counting', 1, now(), now(), 120, null::int, null::boolean, '{}'::jsonb
from generate_series(1, 6) k
union all select gen_random_uuid(), '00000000-0000-4000-8000-0000000000bb'::uuid, 'challenge', 'counting', 1, now(), now() - interval '2 milliseconds', 100, 80, true, '{}'
union all select gen_random_uuid(), '00000000-0000-4000-8000-0000000000bb'::uuid, 'challenge', 'counting', 1, now(), now() - interval '1 millisecond', 50, 30, false, '{}'
union all select gen_random_uuid(), '00000000-0000-4000-8000-0000000000bb'::uuid, 'challenge', 'counting', 2, now(), now(), 60, 70, false, '{}'
union all select gen_random_uuid(), '00000000-0000-4000-8000-0000000000cc'::uuid, 'challenge', 'counting', 2, now(), now(), 100, 70, true, '{}';
insert into public.runs (id, guest_id, mode, activity, level, started_at)
values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000bb', 'challenge', 'counting', 3, now());

set local role service_role;
select is(
  public.claim_guest_runs('00000000-0000-4000-8000-0000000000bb', '00000000-0000-4000-8000-000000000001'),
  '{"runs": 9, "points": 700, "total_score": 700, "unlock_after": "animals/level-one/elephant-1"}',
  'the finished runs go over, all but a level passed under the limit of the day'
);
select results_eq(
  $$ select level_id, status, total_time from public.user_levels order by level_id $$,
  $$ values (1, 'done', 80), (2, 'playing', 70) $$, 'and the levels they passed'
);
select results_eq(
  $$ select total_score, unlock_animal from public.users where username = 'Bi' $$,
  $$ values (700, 'animals/level-one/elephant-1') $$, 'and the animals they reached'
);
select is(
  (select sum(points) from public.runs where user_id = '00000000-0000-4000-8000-000000000001' and not in_full), 600::bigint,
  'the runs say what they gave'
);
select is_empty($$ select * from public.runs where guest_id = '00000000-0000-4000-8000-0000000000bb' $$, 'nothing is left with the guest');
select is(
  (select user_id from public.runs where id = '00000000-0000-4000-8000-0000000000a1'), '00000000-0000-4000-8000-000000000001'::uuid,
  'the run that is still played goes over too'
);
select is(
  public.claim_guest_runs('00000000-0000-4000-8000-0000000000bb', '00000000-0000-4000-8000-000000000001')
    - array['unlock_after'],
  '{"runs": 0, "points": 0, "total_score": 700}', 'a second claim gives nothing'
);
select is(
  public.claim_guest_runs('00000000-0000-4000-8000-0000000000bb', '00000000-0000-4000-8000-000000000002') - array['unlock_after'],
  '{"runs": 0, "points": 0, "total_score": 0}', 'nor does the claim of another pupil'
);
select isnt_empty($$ select * from public.runs where guest_id = '00000000-0000-4000-8000-0000000000cc' $$, 'another guest keeps what is theirs');
select is(
  (public.finish_run(jsonb_build_object(
    'id', gen_random_uuid(), 'user_id', '00000000-0000-4000-8000-000000000001', 'guest_id', null, 'mode', 'practice',
    'activity', 'counting', 'level', 1, 'started_at', now(), 'right_first', 10, 'right_second', 0, 'points', 120, 'answers', '[]'::jsonb
  )) ->> 'points')::int, 0, 'what was claimed counts for the limit of the day'
);
select is(
  public.open_run('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', null, 'counting', 3) ->> 'status',
  'open', 'the pupil plays the open run on'
);
select throws_ok(
  $$ select public.claim_guest_runs('00000000-0000-4000-8000-0000000000cc', '00000000-0000-4000-8000-00000000000f') $$,
  '23503', null, 'a pupil that is gone claims nothing'
);
reset role;
select function_privs_are('public', 'claim_guest_runs', array['uuid', 'uuid'], 'anon', array[]::text[]);
select function_privs_are('public', 'claim_guest_runs', array['uuid', 'uuid'], 'authenticated', array[]::text[]);

select * from finish();
rollback;
