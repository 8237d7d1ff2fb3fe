-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.user_levels (
  user_id uuid not null,
  level_id integer not null,
  level_name text not null,
  status text not null,
  total_time integer not null,
  updated_at timestamp with time zone not null default now(),
  constraint user_levels_pkey PRIMARY KEY (user_id, level_id, level_name),
  constraint user_levels_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  constraint user_levels_level_id_positive CHECK (level_id >= 1),
  constraint user_levels_level_name_slug CHECK (level_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND char_length(level_name) <= 60),
  constraint user_levels_status_known CHECK (status = ANY (ARRAY['playing'::text, 'done'::text])),
  constraint user_levels_total_time_range CHECK (total_time >= 1 AND total_time <= 3600)
);

comment on table public.user_levels is 'How far a pupil is in each level; total_time in whole seconds (spec section 3).';

CREATE TRIGGER user_levels_done_stays_done BEFORE UPDATE ON public.user_levels FOR EACH ROW WHEN (old.status = 'done'::text) EXECUTE FUNCTION private.keep_level_done();
CREATE TRIGGER user_levels_keep_totals AFTER INSERT OR DELETE OR UPDATE ON public.user_levels FOR EACH ROW EXECUTE FUNCTION private.keep_level_totals();

alter table public.user_levels enable row level security;

grant delete, insert, select, update on public.user_levels to service_role;

CREATE OR REPLACE FUNCTION private.keep_level_done()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.status = 'playing' then
    return old;
  end if;
  new.total_time := least(new.total_time, old.total_time);
  return new;
end;
$function$;

comment on function private.keep_level_done() is 'A worse attempt at a level already done changes nothing; it is no error.';

CREATE OR REPLACE FUNCTION private.write_level(p_user uuid, p_level_id integer, p_level_name text, p_passed boolean, p_time integer)
 RETURNS public.user_levels
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  written public.user_levels;
begin
  insert into public.user_levels as levels (user_id, level_id, level_name, status, total_time, updated_at)
  values (p_user, p_level_id, p_level_name, case when p_passed then 'done' else 'playing' end, p_time, now())
  on conflict (user_id, level_id, level_name) do update
  set status = excluded.status, total_time = excluded.total_time, updated_at = excluded.updated_at
  returning * into written;
  return written;
end;
$function$;

grant execute on function private.write_level(uuid,integer,text,boolean,integer) to service_role;

create table public.level_totals (
  level_name text not null,
  user_id uuid not null,
  levels_done integer not null,
  total_time integer not null,
  score integer not null,
  constraint level_totals_pkey PRIMARY KEY (level_name, user_id),
  constraint level_totals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  constraint level_totals_levels_done_positive CHECK (levels_done >= 1)
);

comment on table public.level_totals is 'The leaderboard aggregate of spec section 9, kept by triggers so that no board ever adds up all rows.';

CREATE INDEX level_totals_by_place ON public.level_totals USING btree (level_name, levels_done DESC, total_time, user_id);
CREATE INDEX level_totals_by_user ON public.level_totals USING btree (user_id);

CREATE TRIGGER level_totals_come_to_places AFTER INSERT ON public.level_totals REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION private.keep_level_places();
CREATE TRIGGER level_totals_leave_places AFTER DELETE ON public.level_totals REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.keep_level_places();
CREATE TRIGGER level_totals_move_places AFTER UPDATE ON public.level_totals REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION private.keep_level_places();

alter table public.level_totals enable row level security;

grant delete, insert, select, update on public.level_totals to service_role;

CREATE OR REPLACE FUNCTION private.add_to_level_totals(p_row public.user_levels)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.level_totals as totals (level_name, user_id, levels_done, total_time, score)
  values (p_row.level_name, p_row.user_id, 1, p_row.total_time, 135 - p_row.total_time)
  on conflict (level_name, user_id) do update
  set levels_done = totals.levels_done + 1,
      total_time = totals.total_time + excluded.total_time,
      score = totals.score + excluded.score;
end;
$function$;

grant execute on function private.add_to_level_totals(public.user_levels) to service_role;

CREATE OR REPLACE FUNCTION private.take_from_level_totals(p_row public.user_levels)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from public.level_totals
  where level_name = p_row.level_name and user_id = p_row.user_id and levels_done = 1;
  if not found then
    update public.level_totals
    set levels_done = levels_done - 1,
        total_time = total_time - p_row.total_time,
        score = score - (135 - p_row.total_time)
    where level_name = p_row.level_name and user_id = p_row.user_id;
  end if;
end;
$function$;

grant execute on function private.take_from_level_totals(public.user_levels) to service_role;

CREATE OR REPLACE FUNCTION private.keep_level_totals()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' and old.status = 'done' then
    perform private.take_from_level_totals(old);
  end if;
  if tg_op <> 'DELETE' and new.status = 'done' then
    perform private.add_to_level_totals(new);
  end if;
  return null;
end;
$function$;
