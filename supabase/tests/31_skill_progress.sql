begin;
select plan(31);

insert into public.users (id, username, avatar) values
  ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox'), ('00000000-0000-4000-8000-000000000002', 'Na', 'cat');
insert into public.skill_progress (user_id, skill_id, state, tries, due_at, card)
values ('00000000-0000-4000-8000-000000000002', 'c1-make-10', 'good', '1a1', now(), '{}');
create function pg_temp.finish(p_number int, p_user uuid, p_tries jsonb) returns text language sql as $$
  select public.finish_run(jsonb_build_object(
    'id', ('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid, 'user_id', p_user,
    'mode', 'practice', 'activity', 'c1-make-10', 'level', 1, 'started_at', now() - interval '3 minutes',
    'right_first', 8, 'right_second', 1, 'points', 85, 'answers', '[]'::jsonb, 'tries', p_tries
  )) ->> 'status'
$$;
create function pg_temp.learn(p_user uuid, p_run int, p_state text, p_tries text) returns text language sql as $$
  select public.learn_runs(
    p_user, array[('00000000-0000-4000-8000-' || lpad(p_run::text, 12, '0'))::uuid],
    jsonb_build_array(jsonb_build_object(
      'skill_id', 'c1-make-10', 'state', p_state, 'tries', p_tries, 'strong_since', null,
      'due_at', now() + interval '3 days', 'card', '{"reps": 1}'::jsonb
    ))
  )
$$;
grant execute on function pg_temp.finish(int, uuid, jsonb) to service_role;
grant execute on function pg_temp.learn(uuid, int, text, text) to service_role;

set local role anon;
select throws_ok('select * from public.skill_progress', '42501', null, 'anon sees nobody''s progress');
select throws_ok($$ insert into public.skill_progress (skill_id) values ('x') $$, '42501', null, 'anon adds none');
select throws_ok($$ update public.skill_progress set state = 'mastered' $$, '42501', null, 'anon changes none');
select throws_ok('delete from public.skill_progress', '42501', null, 'anon deletes none');
select throws_ok($$ select public.learn_runs(null, null, null) $$, '42501', null, 'anon learns no runs');
reset role;

set local role authenticated;
select throws_ok('select * from public.skill_progress', '42501', null, 'authenticated sees nobody''s progress');
select throws_ok($$ insert into public.skill_progress (skill_id) values ('x') $$, '42501', null, 'authenticated adds none');
select throws_ok($$ update public.skill_progress set state = 'mastered' $$, '42501', null, 'authenticated changes none');
select throws_ok('delete from public.skill_progress', '42501', null, 'authenticated deletes none');
select throws_ok($$ select public.learn_runs(null, null, null) $$, '42501', null, 'authenticated learns no runs');
reset role;

set local role service_role;
select is(
  pg_temp.finish(1, '00000000-0000-4000-8000-000000000001', '[{"skill": "c1-make-10", "tries": "1111a11111"}]'),
  'counted', 'a run brings its first tries'
);
select results_eq(
  'select tries, learned from public.runs',
  $$ values ('[{"skill": "c1-make-10", "tries": "1111a11111"}]'::jsonb, false) $$, 'they wait to be learned'
);
select is(
  pg_temp.learn('00000000-0000-4000-8000-000000000002', 1, 'good', '11'), 'late',
  'nobody learns from the run of another'
);
select is(
  pg_temp.learn('00000000-0000-4000-8000-000000000001', 1, 'good', '1111a11111'), 'learned', 'its pupil does'
);
select results_eq(
  $$ select state, tries, due_at, card from public.skill_progress where user_id = '00000000-0000-4000-8000-000000000001' $$,
  $$ values ('good', '1111a11111', now() + interval '3 days', '{"reps": 1}'::jsonb) $$, 'and has the progress'
);
select is(
  pg_temp.learn('00000000-0000-4000-8000-000000000001', 1, 'mastered', '1'), 'late',
  'a run is learned once'
);
select is(
  (select tries from public.skill_progress where user_id = '00000000-0000-4000-8000-000000000001'), '1111a11111',
  'and a second time changes nothing'
);
select is(
  pg_temp.learn('00000000-0000-4000-8000-000000000001', 99, 'good', '11'), 'late',
  'a run there is not is not learned'
);
select is(pg_temp.finish(2, '00000000-0000-4000-8000-000000000001', null), 'counted', 'a run of a game brings no tries');
select is(
  pg_temp.learn('00000000-0000-4000-8000-000000000001', 2, 'good', '11'), 'late',
  'and there is nothing to learn from it'
);

select is(
  pg_temp.finish(3, '00000000-0000-4000-8000-000000000001', '[{"skill": "c1-make-10", "tries": "aaa"}]'),
  'counted', 'a bad run'
);
select is(pg_temp.learn('00000000-0000-4000-8000-000000000001', 3, 'learning', 'aaa'), 'learned', 'is learned too');
select results_eq(
  $$ select state, tries from public.skill_progress where user_id = '00000000-0000-4000-8000-000000000001' $$,
  $$ values ('good', 'aaa') $$, 'the tries are the new ones; the state never goes down'
);
update public.skill_progress set strong_since = '2026-11-20' where user_id = '00000000-0000-4000-8000-000000000001';
update public.skill_progress set strong_since = '2026-11-25' where user_id = '00000000-0000-4000-8000-000000000001';
select is(
  (select strong_since from public.skill_progress where user_id = '00000000-0000-4000-8000-000000000001'), '2026-11-20'::date,
  'the first strong day stays'
);
select is((select items from public.skill_progress where tries = 'aaa'), null, 'a skill by rule has no items');
update public.skill_progress set items = '{"asked": ["c1-make-10-1"], "missed": []}' where tries = 'aaa';
select pg_temp.finish(4, '00000000-0000-4000-8000-000000000001', '[{"skill": "c1-make-10", "tries": "1"}]');
select pg_temp.learn('00000000-0000-4000-8000-000000000001', 4, 'good', '1');
select is(
  (select items from public.skill_progress where tries = '1'), '{"asked": ["c1-make-10-1"], "missed": []}'::jsonb,
  'what was asked stays when a run brings no items'
);
select throws_ok($$ update public.skill_progress set items = '[]' $$, '23514', null, 'items are two lists');
select throws_ok($$ update public.skill_progress set items = '{"asked": []}' $$, '23514', null, 'both of them');
select throws_ok($$ update public.skill_progress set state = 'genius' $$, '23514', null, 'a state has a known name');
select throws_ok($$ update public.skill_progress set tries = '1x' $$, '23514', null, 'tries have known letters');
reset role;

delete from public.users where username = 'Bi';
select results_eq(
  'select user_id from public.skill_progress',
  $$ values ('00000000-0000-4000-8000-000000000002'::uuid) $$, 'progress goes with its profile'
);

select finish();
rollback;
