begin;
select plan(20);

delete from public.users;
insert into public.users (id, username, avatar, total_score)
select ('00000000-0000-4000-8000-' || lpad(k::text, 12, '0'))::uuid, 'Bạn ' || k, 'fox', score
from (values (1, 300), (2, 500), (3, 300), (4, 100), (5, 0), (6, 300)) as pupil (k, score);
insert into public.user_levels (user_id, level_id, level_name, status, total_time)
select ('00000000-0000-4000-8000-' || lpad(k::text, 12, '0'))::uuid, level_id, 'counting', status, seconds
from (values
  (1, 1, 'done', 100), (1, 2, 'done', 100),
  (2, 1, 'done', 20),
  (3, 1, 'done', 100), (3, 2, 'done', 100),
  (4, 1, 'done', 50), (4, 2, 'done', 60), (4, 3, 'playing', 1),
  (5, 1, 'playing', 5),
  (6, 1, 'done', 20)
) as level (k, level_id, status, seconds);
create function pg_temp.number(p_user uuid) returns int language sql as $$ select right(p_user::text, 2)::int $$;
create function pg_temp.own(p_level_name text, p_number int) returns table (place int, number int, levels_done int, total_time int, score int)
language sql as $$
  select place, pg_temp.number(user_id), levels_done, total_time, score
  from public.own_place(p_level_name, ('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid)
$$;
grant execute on function pg_temp.number(uuid) to service_role;
grant execute on function pg_temp.own(text, int) to service_role;

set local role service_role;
select results_eq(
  $$ select place, pg_temp.number(user_id), username, avatar, active_animal, levels_done, total_time, score from public.leaderboard('all') $$,
  $$ values
    (1, 2, 'Bạn 2', 'fox', 'animals/level-one/giraffe-1', 0, 0, 500),
    (2, 1, 'Bạn 1', 'fox', 'animals/level-one/giraffe-1', 0, 0, 300),
    (3, 3, 'Bạn 3', 'fox', 'animals/level-one/giraffe-1', 0, 0, 300),
    (4, 6, 'Bạn 6', 'fox', 'animals/level-one/giraffe-1', 0, 0, 300),
    (5, 4, 'Bạn 4', 'fox', 'animals/level-one/giraffe-1', 0, 0, 100) $$,
  'by score, equal scores by id, nobody without a score'
);
select results_eq(
  $$ select place, pg_temp.number(user_id), username, levels_done, total_time, score from public.leaderboard('counting') $$,
  $$ values
    (1, 4, 'Bạn 4', 2, 110, 160), (2, 1, 'Bạn 1', 2, 200, 70), (3, 3, 'Bạn 3', 2, 200, 70),
    (4, 2, 'Bạn 2', 1, 20, 115), (5, 6, 'Bạn 6', 1, 20, 115) $$,
  'more levels first, then less time, then the id; only done levels'
);
select results_eq(
  $$ select user_id, levels_done, total_time, score from public.leaderboard('counting') order by user_id $$,
  $$ select user_id, count(distinct level_id)::int, sum(total_time)::int, sum(135 - total_time)::int
     from public.user_levels where status = 'done' and level_name = 'counting' group by user_id order by user_id $$,
  'the numbers are the spec''s aggregate'
);
select is((select count(*) from public.leaderboard('all', 2)), 2::bigint, 'as many places as asked for');
select is((select count(*) from public.leaderboard('counting', 2)), 2::bigint, 'of a level board too');
select is_empty($$ select * from public.leaderboard('nowhere') $$, 'a board nobody is on is empty');

select results_eq('select * from pg_temp.own(''all'', 2)', $$ values (1, 2, 0, 0, 500), (2, 1, 0, 0, 300) $$, 'the first has nobody above');
select results_eq('select * from pg_temp.own(''all'', 1)', $$ values (1, 2, 0, 0, 500), (2, 1, 0, 0, 300), (3, 3, 0, 0, 300) $$, 'neighbours of the first of three equal scores');
select results_eq('select * from pg_temp.own(''all'', 3)', $$ values (2, 1, 0, 0, 300), (3, 3, 0, 0, 300), (4, 6, 0, 0, 300) $$, 'of the middle one');
select results_eq('select * from pg_temp.own(''all'', 6)', $$ values (3, 3, 0, 0, 300), (4, 6, 0, 0, 300), (5, 4, 0, 0, 100) $$, 'of the last of them');
select results_eq('select * from pg_temp.own(''all'', 4)', $$ values (4, 6, 0, 0, 300), (5, 4, 0, 0, 100) $$, 'a pupil without a score is no neighbour');
select is_empty('select * from pg_temp.own(''all'', 5)', 'a pupil without a score has no place');

select results_eq('select * from pg_temp.own(''counting'', 4)', $$ values (1, 4, 2, 110, 160), (2, 1, 2, 200, 70) $$, 'the first of a level board');
select results_eq('select * from pg_temp.own(''counting'', 1)', $$ values (1, 4, 2, 110, 160), (2, 1, 2, 200, 70), (3, 3, 2, 200, 70) $$, 'between a better time and an equal row');
select results_eq('select * from pg_temp.own(''counting'', 3)', $$ values (2, 1, 2, 200, 70), (3, 3, 2, 200, 70), (4, 2, 1, 20, 115) $$, 'between an equal row and fewer levels');
select results_eq('select * from pg_temp.own(''counting'', 6)', $$ values (4, 2, 1, 20, 115), (5, 6, 1, 20, 115) $$, 'the last of a level board');
select is_empty('select * from pg_temp.own(''counting'', 5)', 'a pupil who passed no level has no place');
select is_empty('select * from pg_temp.own(''all'', 99)', 'nor a pupil that is gone');
reset role;
select function_privs_are('public', 'leaderboard', array['text', 'integer'], 'anon', array[]::text[]);
select function_privs_are('public', 'own_place', array['text', 'uuid'], 'anon', array[]::text[]);

select * from finish();
rollback;
