begin;
select plan(20);

insert into public.users (id, username, avatar) values
  ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox'), ('00000000-0000-4000-8000-000000000002', 'Na', 'cat');
create function pg_temp.answer(p_place int, p_right boolean) returns jsonb language sql as $$
  select public.record_answer(
    '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', null, p_place,
    jsonb_build_object('choice', p_place), p_right
  )
$$;
grant execute on function pg_temp.answer(int, boolean) to service_role;

set local role service_role;
select is(pg_temp.answer(0, true), '{"status": "unknown", "right": null}', 'a run that was not opened takes no answer');
select public.open_run('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001', null, 'counting', 3);

select is(pg_temp.answer(1, true), '{"status": "out_of_order", "right": null}', 'the second answer does not come first');
select is(pg_temp.answer(0, false), '{"status": "recorded", "right": false}', 'the first answer is taken');
select is(pg_temp.answer(0, true), '{"status": "repeated", "right": false}', 'sent again it gets the verdict that stands');
select is(
  (
    select jsonb_agg(answer - 'at' || jsonb_build_object('timed', (answer ->> 'at')::timestamptz between now() and clock_timestamp()))
    from public.runs, jsonb_array_elements(answers) answer
  ),
  '[{"response": {"choice": 0}, "right": false, "timed": true}]', 'the first answer is the one that is kept, with its time'
);
select is(pg_temp.answer(1, true), '{"status": "recorded", "right": true}', 'the next answer is taken');
select is(pg_temp.answer(3, true), '{"status": "out_of_order", "right": null}', 'no place is left out');
select is((select right_first from public.runs), 1, 'right answers are counted');

select is(
  public.record_answer('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000002', null, 2, '{}', true),
  '{"status": "not_yours", "right": null}', 'another pupil answers nothing'
);
select is(
  public.record_answer('00000000-0000-4000-8000-0000000000a1', null, gen_random_uuid(), 0, '{}', true),
  '{"status": "not_yours", "right": null}', 'a guest does not learn the verdict of a pupil'
);
select is(
  public.record_answer('00000000-0000-4000-8000-0000000000a1', null, null, 0, '{}', true),
  '{"status": "not_yours", "right": null}', 'nobody is not the owner'
);
select is(pg_temp.answer(place, true) ->> 'status', 'recorded', 'place ' || place || ' is taken') from generate_series(2, 3) place;
select is_empty(
  $$ select place from generate_series(4, 9) place where pg_temp.answer(place, true) ->> 'status' <> 'recorded' $$,
  'ten answers are taken'
);
select results_eq(
  'select jsonb_array_length(answers), right_first from public.runs', $$ values (10, 9) $$, 'and counted'
);
select throws_ok('select pg_temp.answer(10, true)', '22023', null, 'there is no eleventh place');
select throws_ok('select pg_temp.answer(-1, true)', '22023', null, 'there is no place before the first');
update public.runs set finished_at = now(), result = '{}';
select is(pg_temp.answer(0, true), '{"status": "finished", "right": false}', 'a finished run only tells its verdicts');
select results_eq('select right_first from public.runs', array[9], 'and takes nothing more');
reset role;

select function_privs_are(
  'public', 'record_answer', array['uuid', 'uuid', 'uuid', 'integer', 'jsonb', 'boolean', 'uuid'], 'anon', array[]::text[]
);

select * from finish();
rollback;
