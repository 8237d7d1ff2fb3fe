begin;
select plan(11);

insert into public.users (id, username, avatar) values
  ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox'), ('00000000-0000-4000-8000-000000000002', 'Na', 'cat');
create function pg_temp.open_as(p_user uuid, p_guest uuid) returns jsonb language sql as
  $$ select public.open_run('00000000-0000-4000-8000-0000000000a1', p_user, p_guest, 'counting', 3) $$;
grant execute on function pg_temp.open_as(uuid, uuid) to service_role;

set local role service_role;
select is(
  pg_temp.open_as('00000000-0000-4000-8000-000000000001', null), '{"status": "open", "answered": 0}', 'a run opens'
);
select results_eq(
  'select user_id, guest_id, mode, activity, level, started_at, finished_at, answers from public.runs',
  $$ values ('00000000-0000-4000-8000-000000000001'::uuid, null::uuid, 'challenge', 'counting', 3, now(), null::timestamptz, '[]'::jsonb) $$,
  'it is a challenge run that starts now'
);
update public.runs set answers = '[{"response": {"choice": 1}, "right": true}]';
select is(
  pg_temp.open_as('00000000-0000-4000-8000-000000000001', null), '{"status": "open", "answered": 1}',
  'opened again it is where it was'
);
select is(
  pg_temp.open_as('00000000-0000-4000-8000-000000000002', null) ->> 'status', 'not_yours', 'another pupil does not open it'
);
select is(
  pg_temp.open_as(null, '00000000-0000-4000-8000-000000000001') ->> 'status', 'not_yours',
  'a guest with the id of the pupil does not open it'
);
update public.runs set finished_at = now(), result = '{}';
select is(
  pg_temp.open_as('00000000-0000-4000-8000-000000000001', null), '{"status": "finished", "answered": 1}',
  'a finished run stays finished'
);
select is((select count(*) from public.runs), 1::bigint, 'one id is one run');
select is(
  public.open_run('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-00000000000f', null, 'counting', 1) ->> 'status',
  'unknown_user', 'a pupil that is gone opens nothing'
);
select is(
  public.open_run('00000000-0000-4000-8000-0000000000a3', null, gen_random_uuid(), 'counting', 1) ->> 'status', 'open',
  'a guest opens a run'
);
select throws_ok(
  $$ select public.open_run(gen_random_uuid(), null, null, 'counting', 1) $$, '23514', null, 'a run has an owner'
);
reset role;

select function_privs_are('public', 'open_run', array['uuid', 'uuid', 'uuid', 'text', 'integer'], 'anon', array[]::text[]);

select * from finish();
rollback;
