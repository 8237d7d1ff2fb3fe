-- How many pupils stand in each step of a board. A place is the sum over the steps above and a count inside one step,
-- so that it costs the same far below as at the top. A higher rank is a better step.
create table private.place_counts (
  id bigint generated always as identity primary key,
  level_name text not null,
  rank int not null,
  pupils int not null
) with (fillfactor = 50);

comment on table private.place_counts is
  'Pupils by step of each board, kept by triggers. A step may have several rows; their sum counts.';

create index place_counts_by_rank on private.place_counts (level_name, rank);

revoke all on private.place_counts from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.place_counts to service_role;

create function private.rank_of_score(p_score int)
returns int
language sql
immutable
parallel safe
set search_path = ''
as $$ select p_score / 16 $$;

create function private.rank_of_levels(p_levels_done int, p_total_time int)
returns int
language sql
immutable
parallel safe
set search_path = ''
as $$ select p_levels_done * 512 + 511 - p_total_time / (8 * p_levels_done) $$;

comment on function private.rank_of_levels(int, int) is
  'More levels first, then less time, by eight seconds a level; a level takes an hour at most, so that 512 steps are enough.';

create type private.place_move as (level_name text, rank int, step int);

-- Takes any row of the step that nobody else is changing, and adds one where there is none: no pupil ever waits here
-- for another, and two can never wait for each other.
create function private.count_move(p_move private.place_move)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update private.place_counts
  set pupils = pupils + p_move.step
  where id = (
    select id from private.place_counts
    where level_name = p_move.level_name and rank = p_move.rank
    limit 1
    for update skip locked
  );
  if not found then
    insert into private.place_counts (level_name, rank, pupils) values (p_move.level_name, p_move.rank, p_move.step);
  end if;
end;
$$;

create function private.count_moves(p_moves private.place_move[])
returns void
language sql
set search_path = ''
as $$
  select private.count_move(row(level_name, rank, sum(step))::private.place_move)
  from unnest(p_moves) as move
  group by level_name, rank
  having sum(step) <> 0;
$$;

create function private.keep_score_places()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  moves private.place_move[] := '{}';
begin
  if tg_op <> 'INSERT' then
    moves := array(
      select row('all', private.rank_of_score(total_score), -1)::private.place_move from gone where total_score > 0
    );
  end if;
  if tg_op <> 'DELETE' then
    moves := moves || array(
      select row('all', private.rank_of_score(total_score), 1)::private.place_move from come where total_score > 0
    );
  end if;
  perform private.count_moves(moves);
  return null;
end;
$$;

create function private.keep_level_places()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  moves private.place_move[] := '{}';
begin
  if tg_op <> 'INSERT' then
    moves := array(
      select row(level_name, private.rank_of_levels(levels_done, total_time), -1)::private.place_move from gone
    );
  end if;
  if tg_op <> 'DELETE' then
    moves := moves || array(
      select row(level_name, private.rank_of_levels(levels_done, total_time), 1)::private.place_move from come
    );
  end if;
  perform private.count_moves(moves);
  return null;
end;
$$;

create trigger users_come_to_places after insert on public.users
referencing new table as come for each statement execute function private.keep_score_places();
create trigger users_move_places after update on public.users
referencing old table as gone new table as come for each statement execute function private.keep_score_places();
create trigger users_leave_places after delete on public.users
referencing old table as gone for each statement execute function private.keep_score_places();

create trigger level_totals_come_to_places after insert on public.level_totals
referencing new table as come for each statement execute function private.keep_level_places();
create trigger level_totals_move_places after update on public.level_totals
referencing old table as gone new table as come for each statement execute function private.keep_level_places();
create trigger level_totals_leave_places after delete on public.level_totals
referencing old table as gone for each statement execute function private.keep_level_places();

create view private.true_place_counts as
select 'all' as level_name, private.rank_of_score(total_score) as rank, count(*)::int as pupils
from public.users
where total_score > 0
group by 2
union all
select level_name, private.rank_of_levels(levels_done, total_time), count(*)::int
from public.level_totals
group by 1, 2;

create function private.recount_places()
returns void
language sql
set search_path = ''
as $$
  delete from private.place_counts;
  insert into private.place_counts (level_name, rank, pupils) select * from private.true_place_counts;
$$;

comment on function private.recount_places() is 'Counts all steps anew: for rows that were brought in with the triggers off.';

select private.recount_places();

grant select on private.true_place_counts to service_role;
grant execute on function private.rank_of_score(int) to service_role;
grant execute on function private.rank_of_levels(int, int) to service_role;
grant execute on function private.count_move(private.place_move) to service_role;
grant execute on function private.count_moves(private.place_move[]) to service_role;
grant execute on function private.recount_places() to service_role;
grant usage on type private.place_move to service_role;
