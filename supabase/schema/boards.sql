-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.week_totals (
  user_id uuid not null,
  week date not null,
  score integer not null,
  constraint week_totals_pkey PRIMARY KEY (user_id, week),
  constraint week_totals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  constraint week_totals_score_positive CHECK (score > 0),
  constraint week_totals_week_begins CHECK (EXTRACT(isodow FROM week) = 1::numeric)
);

comment on table public.week_totals is 'Points of each pupil''s finished runs by week (its Monday in Việt Nam), kept by triggers for this week and the four before.';

CREATE INDEX week_totals_by_place ON public.week_totals USING btree (week, score DESC, user_id);

CREATE TRIGGER week_totals_come_to_places AFTER INSERT ON public.week_totals REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION private.keep_week_places();
CREATE TRIGGER week_totals_leave_places AFTER DELETE ON public.week_totals REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.keep_week_places();
CREATE TRIGGER week_totals_move_places AFTER UPDATE ON public.week_totals REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION private.keep_week_places();

alter table public.week_totals enable row level security;

grant delete, insert, select, update on public.week_totals to service_role;

CREATE OR REPLACE FUNCTION private.week_of(p_at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select date_trunc('week', p_at at time zone 'Asia/Ho_Chi_Minh')::date $function$;

comment on function private.week_of(timestamp with time zone) is 'The Monday of a moment''s week in Việt Nam, seven hours before UTC.';

grant execute on function private.week_of(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.oldest_week(p_now timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select private.week_of(p_now) - 28 $function$;

comment on function private.oldest_week(timestamp with time zone) is 'The first week that is kept at that moment (keepTimes.boardWeeks).';

grant execute on function private.oldest_week(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.week_board(p_week date)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$ select 'week-' || to_char(p_week, 'YYYY-MM-DD') $function$;

comment on function private.week_board(date) is 'What the board of a week is called: lib/play/week-boards.ts says the same.';

grant execute on function private.week_board(date) to service_role;

CREATE OR REPLACE FUNCTION private.week_of_board(p_level_name text)
 RETURNS date
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$ select case when p_level_name ~ '^week-\d{4}-\d{2}-\d{2}$' then substr(p_level_name, 6)::date end $function$;

grant execute on function private.week_of_board(text) to service_role;

CREATE OR REPLACE FUNCTION private.add_to_week(p_run public.runs)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

grant execute on function private.add_to_week(public.runs) to service_role;

CREATE OR REPLACE FUNCTION private.take_from_week(p_run public.runs)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  run_week constant date := private.week_of(p_run.finished_at);
begin
  delete from public.week_totals where user_id = p_run.user_id and week = run_week and score <= p_run.points;
  if not found then
    update public.week_totals set score = score - p_run.points where user_id = p_run.user_id and week = run_week;
  end if;
end;
$function$;

grant execute on function private.take_from_week(public.runs) to service_role;

CREATE OR REPLACE FUNCTION private.keep_week_totals()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' and old.user_id is not null and old.finished_at is not null and old.points > 0 then
    perform private.take_from_week(old);
  end if;
  if tg_op <> 'DELETE' and new.user_id is not null and new.finished_at is not null and new.points > 0 then
    perform private.add_to_week(new);
  end if;
  return null;
end;
$function$;

create view private.true_week_totals as
 SELECT user_id,
    private.week_of(finished_at) AS week,
    sum(points)::integer AS score
   FROM public.runs
  WHERE user_id IS NOT NULL AND finished_at IS NOT NULL AND COALESCE(finished_at, started_at) >= (private.oldest_week(now())::timestamp without time zone AT TIME ZONE 'Asia/Ho_Chi_Minh'::text)
  GROUP BY user_id, (private.week_of(finished_at))
 HAVING sum(points) > 0;

grant select on private.true_week_totals to service_role;

create table public.hidden_pupils (
  user_id uuid not null,
  hidden_at timestamp with time zone not null default now(),
  waits_until timestamp with time zone,
  constraint hidden_pupils_pkey PRIMARY KEY (user_id),
  constraint hidden_pupils_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);

comment on table public.hidden_pupils is 'Pupils who are kept off all boards: by the operator, or for a while, because their address had made many names. Whoever is hidden goes on playing and sees an own place as if nothing were.';
comment on column public.hidden_pupils.waits_until is 'When the pupil is shown (forget_old_history); null for whom the operator hides.';

CREATE INDEX hidden_pupils_by_wait ON public.hidden_pupils USING btree (waits_until) WHERE waits_until IS NOT NULL;

alter table public.hidden_pupils enable row level security;

grant delete, insert, select, update on public.hidden_pupils to service_role;

create view private.shown_pupils with (security_invoker=true) as
 SELECT id,
    username,
    avatar,
    active_animal,
    total_score
   FROM public.users
  WHERE NOT (id IN ( SELECT hidden_pupils.user_id
           FROM public.hidden_pupils));

grant select on private.shown_pupils to service_role;

create view private.shown_levels with (security_invoker=true) as
 SELECT level_name,
    user_id,
    levels_done,
    total_time,
    score
   FROM public.level_totals
  WHERE NOT (user_id IN ( SELECT hidden_pupils.user_id
           FROM public.hidden_pupils));

grant select on private.shown_levels to service_role;

create view private.shown_weeks with (security_invoker=true) as
 SELECT user_id,
    week,
    score
   FROM public.week_totals
  WHERE NOT (user_id IN ( SELECT hidden_pupils.user_id
           FROM public.hidden_pupils));

grant select on private.shown_weeks to service_role;

CREATE OR REPLACE FUNCTION public.hide_from_boards(p_whom text[], p_hidden boolean)
 RETURNS TABLE(asked text, username text, changed boolean)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  whom text;
  pupil public.users;
begin
  foreach whom in array p_whom loop
    select * into pupil from public.users
    where id::text = lower(whom) or username_key = private.fold_username(whom)
    -- A name may look like an id, and then it is the id that is meant.
    order by id::text = lower(whom) desc limit 1;
    if not found then
      return query select whom, null::text, false;
      continue;
    end if;
    if p_hidden then
      insert into public.hidden_pupils as hidden (user_id) values (pupil.id)
      on conflict (user_id) do update set waits_until = null, hidden_at = now() where hidden.waits_until is not null;
    else
      delete from public.hidden_pupils where user_id = pupil.id;
    end if;
    return query select whom, pupil.username, found;
  end loop;
end;
$function$;

comment on function public.hide_from_boards(text[],boolean) is 'Keeps pupils off the boards, or shows them again: what each was asked by, its name (null where there is none), and whether that changed anything.';

grant execute on function public.hide_from_boards(text[],boolean) to service_role;

create table private.place_counts (
  id bigint not null generated always as identity,
  level_name text not null,
  rank integer not null,
  pupils integer not null,
  constraint place_counts_pkey PRIMARY KEY (id)
) with (fillfactor=50);

comment on table private.place_counts is 'Pupils by step of each board, kept by triggers. A step may have several rows; their sum counts.';

CREATE INDEX place_counts_by_rank ON private.place_counts USING btree (level_name, rank);

grant delete, insert, select, update on private.place_counts to service_role;

create type private.place_move as (level_name text, rank integer, step integer);

grant usage on type private.place_move to public;
grant usage on type private.place_move to service_role;

CREATE OR REPLACE FUNCTION private.rank_of_score(p_score integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select p_score / 16 $function$;

grant execute on function private.rank_of_score(integer) to service_role;

CREATE OR REPLACE FUNCTION private.rank_of_levels(p_levels_done integer, p_total_time integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select p_levels_done * 512 + 511 - p_total_time / (8 * p_levels_done) $function$;

comment on function private.rank_of_levels(integer,integer) is 'More levels first, then less time, by eight seconds a level; a level takes an hour at most, so that 512 steps are enough.';

grant execute on function private.rank_of_levels(integer,integer) to service_role;

CREATE OR REPLACE FUNCTION private.count_move(p_move private.place_move)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

grant execute on function private.count_move(private.place_move) to service_role;

CREATE OR REPLACE FUNCTION private.count_moves(p_moves private.place_move[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.count_move(row(level_name, rank, sum(step))::private.place_move)
  from unnest(p_moves) as move
  group by level_name, rank
  having sum(step) <> 0;
$function$;

grant execute on function private.count_moves(private.place_move[]) to service_role;

CREATE OR REPLACE FUNCTION private.keep_score_places()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.keep_level_places()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.keep_week_places()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

create view private.true_place_counts as
 SELECT 'all'::text AS level_name,
    private.rank_of_score(users.total_score) AS rank,
    count(*)::integer AS pupils
   FROM public.users
  WHERE users.total_score > 0
  GROUP BY (private.rank_of_score(users.total_score))
UNION ALL
 SELECT level_totals.level_name,
    private.rank_of_levels(level_totals.levels_done, level_totals.total_time) AS rank,
    count(*)::integer AS pupils
   FROM public.level_totals
  GROUP BY level_totals.level_name, (private.rank_of_levels(level_totals.levels_done, level_totals.total_time))
UNION ALL
 SELECT private.week_board(week_totals.week) AS level_name,
    private.rank_of_score(week_totals.score) AS rank,
    count(*)::integer AS pupils
   FROM public.week_totals
  GROUP BY week_totals.week, (private.rank_of_score(week_totals.score));

grant select on private.true_place_counts to service_role;

CREATE OR REPLACE FUNCTION private.recount_places()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.place_counts;
  insert into private.place_counts (level_name, rank, pupils) select * from private.true_place_counts;
$function$;

comment on function private.recount_places() is 'Counts all steps anew: for rows that were brought in with the triggers off.';

grant execute on function private.recount_places() to service_role;

CREATE OR REPLACE FUNCTION public.leaderboard(p_level_name text, p_limit integer DEFAULT 100)
 RETURNS TABLE(place integer, user_id uuid, username text, avatar text, active_animal text, levels_done integer, total_time integer, score integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  board_week constant date := private.week_of_board(p_level_name);
begin
  if p_level_name = 'all' then
    return query
      select
        (row_number() over (order by pupil.total_score desc, pupil.id))::int,
        pupil.id, pupil.username, pupil.avatar, pupil.active_animal, 0, 0, pupil.total_score
      from private.shown_pupils as pupil
      where pupil.total_score > 0
      order by pupil.total_score desc, pupil.id
      limit p_limit;
    return;
  end if;
  if board_week is not null then
    return query
      select
        (row_number() over (order by best.score desc, best.user_id))::int,
        best.user_id, pupil.username, pupil.avatar, pupil.active_animal, 0, 0, best.score
      from (
        select totals.user_id, totals.score
        from private.shown_weeks as totals
        where totals.week = board_week
        order by totals.score desc, totals.user_id
        limit p_limit
      ) as best
      join public.users as pupil on pupil.id = best.user_id
      order by best.score desc, best.user_id;
    return;
  end if;
  return query
    select
      (row_number() over (order by best.levels_done desc, best.total_time, best.user_id))::int,
      best.user_id, pupil.username, pupil.avatar, pupil.active_animal,
      best.levels_done, best.total_time, best.score
    from (
      select totals.user_id, totals.levels_done, totals.total_time, totals.score
      from private.shown_levels as totals
      where totals.level_name = p_level_name
      order by totals.levels_done desc, totals.total_time, totals.user_id
      limit p_limit
    ) as best
    join public.users as pupil on pupil.id = best.user_id
    order by best.levels_done desc, best.total_time, best.user_id;
end;
$function$;

comment on function public.leaderboard(text,integer) is 'The first places: ''all'' by total_score, ''week-2026-11-23'' by the points of the week from that Monday, any other level_name by the aggregate of spec section 9.';

grant execute on function public.leaderboard(text,integer) to service_role;

CREATE OR REPLACE FUNCTION private.place_by_score(p_user uuid)
 RETURNS TABLE(place integer, user_id uuid, levels_done integer, total_time integer, score integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  own public.users;
  own_rank int;
  ahead int;
begin
  select * into own from public.users where id = p_user and total_score > 0;
  if not found then
    return;
  end if;
  own_rank := private.rank_of_score(own.total_score);
  ahead := (select coalesce(sum(pupils), 0) from private.place_counts where level_name = 'all' and rank > own_rank)
    + (select count(*) from public.users where total_score > own.total_score and total_score < (own_rank + 1) * 16)
    + (select count(*) from public.users where total_score = own.total_score and id < own.id)
    - (select count(*) from public.hidden_pupils as hidden join public.users as pupil on pupil.id = hidden.user_id
      where pupil.total_score > own.total_score or (pupil.total_score = own.total_score and pupil.id < own.id));

  return query
    select ahead, above.id, 0, 0, above.total_score from (
      (select 1 as nearness, id, total_score from private.shown_pupils
        where total_score = own.total_score and id < own.id order by id desc limit 1)
      union all
      (select 2, id, total_score from private.shown_pupils
        where total_score > own.total_score order by total_score, id desc limit 1)
    ) as above order by above.nearness limit 1;
  return query select ahead + 1, own.id, 0, 0, own.total_score;
  return query
    select ahead + 2, below.id, 0, 0, below.total_score from (
      (select 1 as nearness, id, total_score from private.shown_pupils
        where total_score = own.total_score and id > own.id order by id limit 1)
      union all
      (select 2, id, total_score from private.shown_pupils
        where total_score < own.total_score and total_score > 0 order by total_score desc, id limit 1)
    ) as below order by below.nearness limit 1;
end;
$function$;

grant execute on function private.place_by_score(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.place_by_levels(p_level_name text, p_user uuid)
 RETURNS TABLE(place integer, user_id uuid, levels_done integer, total_time integer, score integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  own public.level_totals;
  own_rank int;
  step_width int;
  ahead int;
begin
  select * into own from public.level_totals where level_name = p_level_name and user_id = p_user;
  if not found then
    return;
  end if;
  own_rank := private.rank_of_levels(own.levels_done, own.total_time);
  step_width := 8 * own.levels_done;
  ahead := (select coalesce(sum(pupils), 0) from private.place_counts
      where level_name = own.level_name and rank > own_rank)
    + (select count(*) from public.level_totals
      where level_name = own.level_name and levels_done = own.levels_done
        and total_time >= own.total_time / step_width * step_width and total_time < own.total_time)
    + (select count(*) from public.level_totals
      where level_name = own.level_name and levels_done = own.levels_done and total_time = own.total_time
        and user_id < own.user_id)
    - (select count(*) from public.hidden_pupils join public.level_totals as totals using (user_id)
      where level_name = own.level_name
        and (-levels_done, total_time, user_id) < (-own.levels_done, own.total_time, own.user_id));

  return query
    select ahead, above.user_id, above.levels_done, above.total_time, above.score from (
      (select 1 as nearness, totals.* from private.shown_levels as totals
        where level_name = own.level_name and levels_done = own.levels_done and total_time = own.total_time
          and user_id < own.user_id order by user_id desc limit 1)
      union all
      (select 2, totals.* from private.shown_levels as totals
        where level_name = own.level_name and levels_done = own.levels_done and total_time < own.total_time
        order by total_time desc, user_id desc limit 1)
      union all
      (select 3, totals.* from private.shown_levels as totals
        where level_name = own.level_name and levels_done > own.levels_done
        order by levels_done, total_time desc, user_id desc limit 1)
    ) as above order by above.nearness limit 1;
  return query select ahead + 1, own.user_id, own.levels_done, own.total_time, own.score;
  return query
    select ahead + 2, below.user_id, below.levels_done, below.total_time, below.score from (
      (select 1 as nearness, totals.* from private.shown_levels as totals
        where level_name = own.level_name and levels_done = own.levels_done and total_time = own.total_time
          and user_id > own.user_id order by user_id limit 1)
      union all
      (select 2, totals.* from private.shown_levels as totals
        where level_name = own.level_name and levels_done = own.levels_done and total_time > own.total_time
        order by total_time, user_id limit 1)
      union all
      (select 3, totals.* from private.shown_levels as totals
        where level_name = own.level_name and levels_done < own.levels_done
        order by levels_done desc, total_time, user_id limit 1)
    ) as below order by below.nearness limit 1;
end;
$function$;

grant execute on function private.place_by_levels(text,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.place_by_week(p_week date, p_user uuid)
 RETURNS TABLE(place integer, user_id uuid, levels_done integer, total_time integer, score integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  own public.week_totals;
  own_rank int;
  ahead int;
begin
  select * into own from public.week_totals where week = p_week and user_id = p_user;
  if not found then
    return;
  end if;
  own_rank := private.rank_of_score(own.score);
  ahead := (select coalesce(sum(pupils), 0) from private.place_counts
      where level_name = private.week_board(p_week) and rank > own_rank)
    + (select count(*) from public.week_totals
      where week = own.week and score > own.score and score < (own_rank + 1) * 16)
    + (select count(*) from public.week_totals
      where week = own.week and score = own.score and user_id < own.user_id)
    - (select count(*) from public.hidden_pupils join public.week_totals as totals using (user_id)
      where week = own.week and (score > own.score or (score = own.score and user_id < own.user_id)));

  return query
    select ahead, above.user_id, 0, 0, above.score from (
      (select 1 as nearness, user_id, score from private.shown_weeks
        where week = own.week and score = own.score and user_id < own.user_id order by user_id desc limit 1)
      union all
      (select 2, user_id, score from private.shown_weeks
        where week = own.week and score > own.score order by score, user_id desc limit 1)
    ) as above order by above.nearness limit 1;
  return query select ahead + 1, own.user_id, 0, 0, own.score;
  return query
    select ahead + 2, below.user_id, 0, 0, below.score from (
      (select 1 as nearness, user_id, score from private.shown_weeks
        where week = own.week and score = own.score and user_id > own.user_id order by user_id limit 1)
      union all
      (select 2, user_id, score from private.shown_weeks
        where week = own.week and score < own.score order by score desc, user_id limit 1)
    ) as below order by below.nearness limit 1;
end;
$function$;

grant execute on function private.place_by_week(date,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.own_place(p_level_name text, p_user uuid)
 RETURNS TABLE(place integer, user_id uuid, username text, avatar text, active_animal text, levels_done integer, total_time integer, score integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  board_week constant date := private.week_of_board(p_level_name);
begin
  if p_level_name = 'all' then
    return query
      select near.place, near.user_id, pupil.username, pupil.avatar, pupil.active_animal,
        near.levels_done, near.total_time, near.score
      from private.place_by_score(p_user) as near
      join public.users as pupil on pupil.id = near.user_id
      order by near.place;
    return;
  end if;
  if board_week is not null then
    return query
      select near.place, near.user_id, pupil.username, pupil.avatar, pupil.active_animal,
        near.levels_done, near.total_time, near.score
      from private.place_by_week(board_week, p_user) as near
      join public.users as pupil on pupil.id = near.user_id
      order by near.place;
    return;
  end if;
  return query
    select near.place, near.user_id, pupil.username, pupil.avatar, pupil.active_animal,
      near.levels_done, near.total_time, near.score
    from private.place_by_levels(p_level_name, p_user) as near
    join public.users as pupil on pupil.id = near.user_id
    order by near.place;
end;
$function$;

comment on function public.own_place(text,uuid) is 'A pupil''s own row of a leaderboard with the neighbour above and below; no row for a pupil who is not on it.';

grant execute on function public.own_place(text,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.top_boards(p_user uuid)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select 'all'
  where p_user in (
    select id from private.shown_pupils where total_score > 0 order by total_score desc, id limit 100
  )
  union all
  select private.week_board(own.week)
  from public.week_totals as own
  where own.user_id = p_user and p_user in (
    select totals.user_id
    from private.shown_weeks as totals
    where totals.week = own.week
    order by totals.score desc, totals.user_id
    limit 100
  )
  union all
  select own.level_name
  from public.level_totals as own
  where own.user_id = p_user and p_user in (
    select totals.user_id
    from private.shown_levels as totals
    where totals.level_name = own.level_name
    order by totals.levels_done desc, totals.total_time, totals.user_id
    limit 100
  );
$function$;

comment on function public.top_boards(uuid) is 'The boards that show the pupil to everybody: those on which it is among the first hundred.';

grant execute on function public.top_boards(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.level_totals_drift(p_limit integer)
 RETURNS TABLE(level_name text, user_id uuid, field text, kept integer, expected integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET work_mem TO '64MB'
 SET statement_timeout TO '5min'
AS $function$
  (
    select level_name, user_id, number.field, number.kept, number.expected
    from (
      select
        level_name, user_id,
        -- A pupil has one row for each level, so that counting rows counts distinct levels.
        count(*)::int as levels_done, sum(total_time)::int as total_time, sum(135 - total_time)::int as score
      from public.user_levels
      where status = 'done'
      group by level_name, user_id
    ) as truth
    full join public.level_totals as totals using (level_name, user_id)
    cross join lateral (values
      ('levels_done', totals.levels_done, truth.levels_done),
      ('total_time', totals.total_time, truth.total_time),
      ('score', totals.score, truth.score)
    ) as number (field, kept, expected)
    where number.kept is distinct from number.expected
    order by level_name, user_id, number.field
    limit p_limit
  )
  union all
  (
    select private.week_board(week), user_id, 'score', totals.score, truth.score
    from private.true_week_totals as truth
    full join (
      select * from public.week_totals where week >= private.oldest_week(now())
    ) as totals using (week, user_id)
    where totals.score is distinct from truth.score
    order by week, user_id
    limit p_limit
  )
  union all
  (
    select level_name, null, 'pupils in step ' || rank, coalesce(counts.pupils, 0), coalesce(truth.pupils, 0)
    from private.true_place_counts as truth
    full join (
      select level_name, rank, sum(pupils)::int as pupils from private.place_counts group by level_name, rank
    ) as counts using (level_name, rank)
    where coalesce(counts.pupils, 0) <> coalesce(truth.pupils, 0)
    order by level_name, rank
    limit p_limit
  )
  limit p_limit;
$function$;

comment on function public.level_totals_drift(integer) is 'Where level_totals differs from the aggregate of spec section 9 over all rows and week_totals from adding up the runs, a side without a row being null, and where place_counts differs from counting, user_id being null. Empty when the triggers did their work.';

grant execute on function public.level_totals_drift(integer) to service_role;

CREATE OR REPLACE FUNCTION public.register_pupil(p_id uuid, p_username text, p_avatar text, p_session uuid, p_browser text, p_waits_days integer DEFAULT NULL::integer)
 RETURNS TABLE(id uuid, username text, avatar text, active_animal text, unlock_animal text, total_score integer)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
  insert into public.users (id, username, avatar) values (p_id, p_username, p_avatar);
  insert into public.pupil_sessions (id, user_id) values (p_session, p_id);
  insert into public.proven_browsers (user_id, browser, has_made) values (p_id, p_browser, true);
  if p_waits_days is not null then
    insert into public.hidden_pupils (user_id, waits_until) values (p_id, now() + make_interval(days => p_waits_days));
  end if;
  return query
    select id, username, avatar, active_animal, unlock_animal, total_score from public.users where id = p_id;
end;
$function$;

comment on function public.register_pupil(uuid,text,text,uuid,text,integer) is 'Makes a profile with its first session, and of this browser its maker. It comes onto boards after so many days, null for at once.';

grant execute on function public.register_pupil(uuid,text,text,uuid,text,integer) to service_role;

CREATE OR REPLACE FUNCTION private.show_who_waited(p_now timestamp with time zone, p_most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  shown int;
begin
  delete from public.hidden_pupils
  where user_id = any (array(
    select user_id from public.hidden_pupils where waits_until <= p_now order by waits_until limit p_most
    for update skip locked
  ));
  get diagnostics shown = row_count;
  return shown;
end;
$function$;

grant execute on function private.show_who_waited(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION public.hidden_from_boards(p_limit integer DEFAULT 1000)
 RETURNS TABLE(user_id uuid, username text, hidden_at timestamp with time zone, waits_until timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select hidden.user_id, pupil.username, hidden.hidden_at, hidden.waits_until
  from public.hidden_pupils as hidden join public.users as pupil on pupil.id = hidden.user_id
  -- Those who wait may be many, and the others are what an operator looks for.
  order by hidden.waits_until is not null, hidden.hidden_at, pupil.username
  limit p_limit;
$function$;

comment on function public.hidden_from_boards(integer) is 'Who is kept off the boards, the first hidden first: those the operator hides, then those who wait.';

grant execute on function public.hidden_from_boards(integer) to service_role;
