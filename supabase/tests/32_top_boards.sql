begin;
select plan(6);

delete from public.users;
insert into public.users (id, username, avatar, total_score)
select ('00000000-0000-4000-8000-' || lpad(k::text, 12, '0'))::uuid, 'Bạn ' || k, 'fox', 2000 - 10 * k
from generate_series(1, 102) as k;
insert into public.users (id, username, avatar) values ('00000000-0000-4000-8000-000000000200', 'Mới', 'fox');
-- Number 101 by points is the first of the board "counting", and alone on "clock"; number 1 is its last.
insert into public.user_levels (user_id, level_id, level_name, status, total_time)
select ('00000000-0000-4000-8000-' || lpad(k::text, 12, '0'))::uuid, 1, 'counting', 'done', 1002 - 9 * k
from generate_series(1, 101) as k;
insert into public.user_levels (user_id, level_id, level_name, status, total_time) values
  ('00000000-0000-4000-8000-000000000101', 1, 'clock', 'done', 60),
  ('00000000-0000-4000-8000-000000000101', 1, 'compare', 'playing', 60);

create function pg_temp.boards(p_number int) returns setof text language sql as $$
  select board from public.top_boards(('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid) as board order by 1
$$;
grant execute on function pg_temp.boards(int) to service_role;

set local role service_role;
select results_eq('select * from pg_temp.boards(1)', $$ values ('all') $$, 'the first of all, behind a hundred others on a level''s board');
select results_eq('select * from pg_temp.boards(101)', $$ values ('clock'), ('counting') $$, 'a level that is only begun is no board');
select results_eq('select * from pg_temp.boards(100)', $$ values ('all'), ('counting') $$, 'the hundredth of all is still shown');
select is_empty('select * from pg_temp.boards(200)', 'without points or levels there is no board');
select is_empty('select * from pg_temp.boards(999)', 'nor for a pupil that is gone');
reset role;
select function_privs_are('public', 'top_boards', array['uuid'], 'anon', array[]::text[]);

select * from finish();
rollback;
