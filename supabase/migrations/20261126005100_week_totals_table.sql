-- What each pupil earned in a week, Monday to Sunday by Vietnam's calendar. It is counted from the runs and not from the
-- growth of total_score: what a guest played last week counts there for the profile that takes it over this week.
create table public.week_totals (
  user_id uuid not null references public.users (id) on delete cascade,
  week date not null,
  score int not null,
  primary key (user_id, week),
  constraint week_totals_week_begins check (extract(isodow from week) = 1),
  constraint week_totals_score_positive check (score > 0)
);

comment on table public.week_totals is
  'Points of each pupil''s finished runs by week (its Monday in Việt Nam), kept by triggers for this week and the four before.';

create index week_totals_by_place on public.week_totals (week, score desc, user_id);

alter table public.week_totals enable row level security;
revoke all on public.week_totals from public, anon, authenticated, service_role;

grant select, insert, update, delete on public.week_totals to service_role;

create function private.week_of(p_at timestamptz)
returns date
language sql
immutable
parallel safe
set search_path = ''
as $$ select date_trunc('week', p_at at time zone 'Asia/Ho_Chi_Minh')::date $$;

comment on function private.week_of(timestamptz) is 'The Monday of a moment''s week in Việt Nam, seven hours before UTC.';

create function private.oldest_week(p_now timestamptz)
returns date
language sql
immutable
parallel safe
set search_path = ''
as $$ select private.week_of(p_now) - 28 $$;

comment on function private.oldest_week(timestamptz) is 'The first week that is kept at that moment (keepTimes.boardWeeks).';

create function private.add_to_week(p_run public.runs)
returns void
language plpgsql
set search_path = ''
as $$
declare
  run_week constant date := private.week_of(p_run.finished_at);
begin
  if run_week < private.oldest_week(now()) then
    return;
  end if;
  -- Nearly always there is a row; `on conflict` alone would run the triggers of both verbs each time.
  update public.week_totals set score = score + p_run.points where user_id = p_run.user_id and week = run_week;
  if not found then
    insert into public.week_totals as totals (user_id, week, score)
    values (p_run.user_id, run_week, p_run.points)
    on conflict (user_id, week) do update set score = totals.score + excluded.score;
  end if;
end;
$$;

create function private.take_from_week(p_run public.runs)
returns void
language plpgsql
set search_path = ''
as $$
declare
  run_week constant date := private.week_of(p_run.finished_at);
begin
  delete from public.week_totals where user_id = p_run.user_id and week = run_week and score <= p_run.points;
  if not found then
    update public.week_totals set score = score - p_run.points where user_id = p_run.user_id and week = run_week;
  end if;
end;
$$;

create function private.keep_week_totals()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.user_id is not null and old.finished_at is not null and old.points > 0 then
    perform private.take_from_week(old);
  end if;
  if tg_op <> 'DELETE' and new.user_id is not null and new.finished_at is not null and new.points > 0 then
    perform private.add_to_week(new);
  end if;
  return null;
end;
$$;

create trigger runs_come_to_weeks after insert on public.runs
for each row when (new.user_id is not null and new.finished_at is not null)
execute function private.keep_week_totals();
create trigger runs_move_in_weeks after update of user_id, finished_at, points on public.runs
for each row when (
  (old.user_id, old.finished_at, old.points) is distinct from (new.user_id, new.finished_at, new.points)
)
execute function private.keep_week_totals();
-- What goes because it is old is in no week that is kept.
create trigger runs_leave_weeks after delete on public.runs
for each row when (old.user_id is not null and old.finished_at > now() - interval '50 days')
execute function private.keep_week_totals();

create function private.week_board(p_week date)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$ select 'week-' || to_char(p_week, 'YYYY-MM-DD') $$;

comment on function private.week_board(date) is 'What the board of a week is called: lib/play/week-boards.ts says the same.';

create function private.week_of_board(p_level_name text)
returns date
language sql
stable
strict
parallel safe
set search_path = ''
as $$ select case when p_level_name ~ '^week-\d{4}-\d{2}-\d{2}$' then substr(p_level_name, 6)::date end $$;

create function private.keep_week_places()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  moves private.place_move[] := '{}';
begin
  if tg_op <> 'INSERT' then
    moves := array(
      select row(private.week_board(week), private.rank_of_score(score), -1)::private.place_move from gone
    );
  end if;
  if tg_op <> 'DELETE' then
    moves := moves || array(
      select row(private.week_board(week), private.rank_of_score(score), 1)::private.place_move from come
    );
  end if;
  perform private.count_moves(moves);
  return null;
end;
$$;

create trigger week_totals_come_to_places after insert on public.week_totals
referencing new table as come for each statement execute function private.keep_week_places();
create trigger week_totals_move_places after update on public.week_totals
referencing old table as gone new table as come for each statement execute function private.keep_week_places();
create trigger week_totals_leave_places after delete on public.week_totals
referencing old table as gone for each statement execute function private.keep_week_places();

create view private.true_week_totals as
select user_id, private.week_of(finished_at) as week, sum(points)::int as score
from public.runs
where user_id is not null
  and finished_at is not null
  -- As the index of the runs by age has it; Monday begins seven hours before UTC's.
  and coalesce(finished_at, started_at) >= private.oldest_week(now())::timestamp at time zone 'Asia/Ho_Chi_Minh'
group by 1, 2
having sum(points) > 0;

insert into public.week_totals (user_id, week, score) select user_id, week, score from private.true_week_totals;

create or replace view private.true_place_counts as
select 'all' as level_name, private.rank_of_score(total_score) as rank, count(*)::int as pupils
from public.users
where total_score > 0
group by 2
union all
select level_name, private.rank_of_levels(levels_done, total_time), count(*)::int
from public.level_totals
group by 1, 2
union all
select private.week_board(week), private.rank_of_score(score), count(*)::int
from public.week_totals
group by week, 2;

create function public.forget_old_weeks(p_now timestamptz default now(), p_most int default 500)
returns int
language plpgsql
set search_path = ''
as $$
declare
  forgotten int;
begin
  -- Nobody writes to such a week any more, so that nobody waits for these rows.
  delete from public.week_totals
  where (user_id, week) in (
    select user_id, week from public.week_totals
    where week < private.oldest_week(p_now)
    limit p_most
    for update skip locked
  );
  get diagnostics forgotten = row_count;
  -- What the steps of those weeks have left are zeros.
  delete from private.place_counts
  where level_name >= 'week-' and level_name < private.week_board(private.oldest_week(p_now))
    and not exists (select from public.week_totals where week = private.week_of_board(level_name));
  return forgotten;
end;
$$;

comment on function public.forget_old_weeks(timestamptz, int) is
  'Deletes the points of weeks that are kept no longer, at most p_most of them, and says how many that were.';

grant select on private.true_week_totals to service_role;
grant execute on function private.week_of(timestamptz), private.oldest_week(timestamptz) to service_role;
grant execute on function private.add_to_week(public.runs), private.take_from_week(public.runs) to service_role;
grant execute on function private.week_board(date), private.week_of_board(text) to service_role;
grant execute on function public.forget_old_weeks(timestamptz, int) to service_role;

create or replace function private.schedule_forgetting()
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  schedule regprocedure;
begin
  -- Where it is there but not for this user, nothing is scheduled either; that is no reason not to start.
  if not exists (select from pg_namespace where nspname = 'cron' and has_schema_privilege(oid, 'usage')) then
    return false;
  end if;
  schedule := to_regprocedure('cron.schedule(text, text, text)');
  if not coalesce(has_function_privilege(schedule, 'execute'), false) then
    return false;
  end if;
  -- Every five minutes between one and three at night in Việt Nam: in small pieces, while hardly anybody plays.
  execute 'select cron.schedule($1, $2, $3)'
  using
    'forget-old-history', '*/5 18-19 * * *',
    'select public.forget_old_history(now(), 5000), public.forget_old_weeks(now(), 5000)';
  return true;
end;
$$;

comment on function private.schedule_forgetting() is
  'Lets pg_cron run forget_old_history and forget_old_weeks every night; false where pg_cron is not switched on or not for this user. Calling it again changes nothing.';

select private.schedule_forgetting();
