begin;
select plan(48);

create function pg_temp.id(p_letter text) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-8000-0000000000' || lpad(p_letter, 2, '0'))::uuid
$$;
-- The owners are 1 and 2.
create function pg_temp.save(
  p_owner text, p_id text, p_name text, p_class text default '4', p_subject text default 'maths', p_settings jsonb default '{"codes": 1}'
) returns text language sql as $$
  select public.save_test_template(pg_temp.id(p_owner), pg_temp.id(p_id), p_name, p_class, p_subject, p_settings)
$$;
create function pg_temp.remove(p_owner text, p_id text) returns boolean language sql as $$
  select public.delete_test_template(pg_temp.id(p_owner), pg_temp.id(p_id))
$$;
create function pg_temp.kept(p_owner text) returns table (id uuid, name text, settings jsonb) language sql as $$
  select id, name, settings from public.test_templates where owner = pg_temp.id(p_owner) order by id
$$;

-- Who may do what.
select throws_ok(format('set local role %I; %s', role, statement), '42501', null, role || ' is refused: ' || statement)
from unnest(array['anon', 'authenticated']) role,
  unnest(array[
    'select * from public.test_templates', 'insert into public.test_templates default values',
    'delete from public.test_templates', $$ update public.test_templates set name = 'x' $$,
    $$ select public.save_test_template(null, null, 'x', '4', 'maths', '{}') $$,
    'select public.delete_test_template(null, null)', 'select public.delete_all_test_templates(null)'
  ]) statement;
select policies_are('public', 'test_templates', array[]::text[], 'no policy opens test_templates');
select table_privs_are(
  'public', 'test_templates', 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], 'the service role does no more than it needs'
);

-- Saving.
select is(pg_temp.save('1', 'a', 'Giữa kì 1'), 'saved', 'a template is saved');
select is(pg_temp.save('1', 'b', 'Giữa kì 1', '5'), 'saved', 'in another class the name is free');
select is(pg_temp.save('1', 'c', 'Giữa kì 1', '4', 'vietnamese'), 'saved', 'in another subject too');
select is(pg_temp.save('2', 'd', 'Giữa kì 1'), 'saved', 'and for somebody else');
update public.test_templates set created_at = now() - interval '1 day';
select is(pg_temp.save('1', 'e', 'Giữa kì 1', p_settings => '{"codes": 2}'), 'saved', 'the same name again is saved');
select results_eq(
  $$ select id, settings from pg_temp.kept('1') $$,
  $$ values
    (pg_temp.id('a'), '{"codes": 2}'::jsonb), (pg_temp.id('b'), '{"codes": 1}'::jsonb), (pg_temp.id('c'), '{"codes": 1}'::jsonb) $$,
  'in the place of what was there, and of nothing else'
);
select results_eq(
  $$ select id from public.test_templates where created_at = now() $$, $$ values (pg_temp.id('a')) $$,
  'it is the newest then'
);
select results_eq(
  $$ select id, settings from pg_temp.kept('2') $$, $$ values (pg_temp.id('d'), '{"codes": 1}'::jsonb) $$,
  'the one of somebody else stays'
);
select throws_ok(
  $$ select pg_temp.save('2', 'a', 'Cuối kì 1') $$, '23505', null, 'nobody gets at a template by its id'
);

-- What is none.
select throws_ok(format('select pg_temp.save(''1'', ''f'', %s)', given), '23514', null, what || ' is none')
from (values
  ($$ '' $$, 'no name'), ($$ '  ' $$, 'a name of spaces'), ($$ repeat('ạ', 61) $$, 'a name of 61 letters'),
  ($$ 'x', '6' $$, 'a class there is not'), ($$ 'x', '4', 'english' $$, 'a subject there is not'),
  ($$ 'x', p_settings => '[]' $$, 'a list of settings'),
  ($$ 'x', p_settings => jsonb_build_object('school', repeat('ạ', 700)) $$, 'more than 2000 octets')
) as wrong (given, what);
select throws_ok(format('select pg_temp.save(''1'', ''f'', %s)', given), '23502', null, what || ' are none')
from (values
  ($$ null $$, 'a name that is null'), ($$ 'x', p_settings => null $$, 'settings that are null')
) as wrong (given, what);
select is(
  pg_temp.save('1', 'f', repeat('ạ', 60), p_settings => jsonb_build_object('school', repeat('x', 1980))), 'saved',
  'a long name and long settings are'
);

-- Deleting.
select is(pg_temp.remove('2', 'a'), false, 'nobody deletes what is another''s');
select is(pg_temp.remove('1', '9'), false, 'nor what is not there');
select is(pg_temp.remove('1', 'a'), true, 'an owner does');
select is(pg_temp.remove('1', 'a'), false, 'once');
select results_eq(
  $$ select id from pg_temp.kept('1') $$, $$ values (pg_temp.id('b')), (pg_temp.id('c')), (pg_temp.id('f')) $$,
  'the others are left'
);

-- How many.
select is(
  array(select pg_temp.save('1', to_hex(number + 31), 'Mẫu ' || number) from generate_series(4, 41) as number),
  array_fill('saved'::text, array[37]) || 'too_many'::text, 'an owner has forty'
);
select is(pg_temp.save('1', 'e', 'Mẫu 5', p_settings => '{"codes": 3}'), 'saved', 'one of them can still be replaced');
select is(pg_temp.save('2', 'e', 'Mẫu 5'), 'saved', 'others have forty of their own');
select pg_temp.remove('1', 'b');
select is(pg_temp.save('1', 'a', 'Mẫu mới'), 'saved', 'one that was deleted makes room');

-- With the account.
select is(public.delete_all_test_templates(pg_temp.id('1')), 40, 'the templates of an account go with it');
select is_empty($$ select * from pg_temp.kept('1') $$, 'all of them');
select is(public.delete_all_test_templates(pg_temp.id('1')), 0, 'there is nothing more to delete');
select results_eq(
  $$ select id from pg_temp.kept('2') $$, $$ values (pg_temp.id('d')), (pg_temp.id('e')) $$, 'those of others stay'
);

select finish();
rollback;
