begin;
select plan(10);

insert into public.users (id, username, avatar) values
  ('00000000-0000-4000-8000-000000000001', 'Hươu Con', 'fox');
insert into public.pupil_sessions (id, user_id)
values ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-000000000001');

create function pg_temp.keep(p_session uuid, p_passage text, p_syllables int, p_seconds int) returns jsonb language sql as $$
  select public.keep_reading('00000000-0000-4000-8000-000000000001', p_session, p_passage, p_syllables, p_seconds)
$$;
create function pg_temp.keep(p_syllables int) returns jsonb language sql as $$
  select pg_temp.keep('00000000-0000-4000-8000-0000000000b1', 'c1-p01', p_syllables, 60)
$$;
create function pg_temp.kept() returns jsonb language sql as $$
  select readings from public.users where id = '00000000-0000-4000-8000-000000000001'
$$;

select is(pg_temp.kept(), '[]', 'a new pupil has read nothing');
select is(
  pg_temp.keep(52),
  jsonb_build_array(jsonb_build_object(
    'passage', 'c1-p01', 'syllables', 52, 'seconds', 60, 'day', (now() at time zone 'Asia/Ho_Chi_Minh')::date
  )),
  'a reading is kept with its day'
);
select is(pg_temp.keep('00000000-0000-4000-8000-0000000000b2', 'c1-p01', 40, 60), null, 'without a session none is');
select is(jsonb_array_length(pg_temp.kept()), 1, 'and nothing was written');
select throws_ok($$select pg_temp.keep(0)$$, '22023', null, 'nobody reads nothing');
select throws_ok($$select pg_temp.keep(null)$$, '22023', null, 'nor an unknown number');
select throws_ok(
  $$select pg_temp.keep('00000000-0000-4000-8000-0000000000b1', 'c1-p01', 40, 601)$$, '22023', null, 'nor for a whole morning'
);
select throws_ok(
  $$select pg_temp.keep('00000000-0000-4000-8000-0000000000b1', repeat('a', 61), 40, 60)$$, '22023', null, 'nor a text without a name'
);

select pg_temp.keep(number) from generate_series(1, 40) as number;
select is(jsonb_array_length(pg_temp.kept()), 30, 'thirty are kept');
select is(pg_temp.kept() -> 0 ->> 'syllables', '11', 'the last thirty, the oldest first');

select * from finish();
rollback;
