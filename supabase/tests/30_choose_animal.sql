begin;
select plan(9);

insert into public.users (id, username, avatar, total_score, unlock_animal)
values ('00000000-0000-4000-8000-000000000001', 'Hươu Con', 'fox', 132, 'animals/level-one/rabbit-1');
create function pg_temp.choose(p_animal text) returns text language sql as $$
  select public.choose_animal('00000000-0000-4000-8000-000000000001', p_animal)
$$;
create function pg_temp.active() returns text language sql as $$ select active_animal from public.users $$;

set local role anon;
select throws_ok($$ select public.choose_animal(null, '') $$, '42501', null, 'anon chooses nothing');
reset role;
set local role authenticated;
select throws_ok($$ select public.choose_animal(null, '') $$, '42501', null, 'authenticated chooses nothing');
reset role;
set local role service_role;
select is(
  public.choose_animal('00000000-0000-4000-8000-000000000001', 'animals/level-one/cat-1'), 'chosen',
  'an animal on the way is chosen'
);
reset role;
select is(pg_temp.active(), 'animals/level-one/cat-1', 'and goes along from then on');
select is(pg_temp.choose('animals/level-one/rabbit-1'), 'chosen', 'the furthest one is chosen');
select is(pg_temp.choose('animals/level-one/frog-1'), 'not_reached', 'the next one is not');
select is(pg_temp.choose('../secret'), 'not_reached', 'nor is what is no animal');
select is(pg_temp.active(), 'animals/level-one/rabbit-1', 'a refusal changes nothing');
select is(
  public.choose_animal('00000000-0000-4000-8000-000000000009', 'animals/level-one/giraffe-1'), 'gone',
  'a deleted profile chooses nothing'
);

select * from finish();
rollback;
