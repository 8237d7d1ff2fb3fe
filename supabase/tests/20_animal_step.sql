begin;
select plan(10);

select is(public.animal_step(0), 'animals/level-one/giraffe-1', 'a pupil starts with the giraffe');
select is(public.animal_step(59), 'animals/level-one/giraffe-1', 'one point short of the first step');
select is(public.animal_step(60), 'animals/level-one/cat-1', 'step 1 is reached at 60');
select is(public.animal_step(132), 'animals/level-one/rabbit-1', 'step 2 is reached at 132');
select is(public.animal_step(60 * 10 + 6 * 10 * 9), 'animals/level-two/giraffe-2', 'step 10 begins the second stage');
select is(public.animal_step(60 * 20 + 6 * 20 * 19 - 1), 'animals/level-two/dragon-2', 'step 19 ends the second stage');
select is(public.animal_step(60 * 29 + 6 * 29 * 28), 'animals/level-three/dragon-3', 'step 29 is the last');
select is(public.animal_step(2000000000), 'animals/level-three/dragon-3', 'there is nothing after the last');
select results_eq(
  $$ select private.animal_place(public.animal_step(60 * k + 6 * k * (k - 1))) from generate_series(0, 29) k order by k $$,
  $$ select generate_series(0, 29) $$,
  'every step has a name of its own and is found by it'
);
select is(private.animal_place('animals/level-one/giraffe-2'), null, 'a name off the ladder has no place');

select * from finish();
rollback;
