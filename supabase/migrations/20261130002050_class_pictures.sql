-- A class turns over a picture together, by the questions all of its pupils have answered (design "Lessons, today", "Together").

create table public.class_pictures (
  class_id uuid primary key references public.classes (id) on delete cascade,
  answers int not null default 0,
  constraint class_pictures_answers_counted check (answers >= 0)
);

comment on table public.class_pictures is
  'How many questions the pupils of a class have answered since they joined it. It only grows: what a pupil brought stays when the pupil leaves.';

alter table public.class_pictures enable row level security;
revoke all on public.class_pictures from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.class_pictures to service_role;

create function private.begin_class_picture()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.class_pictures (class_id) values (new.id);
  return null;
end;
$$;

revoke all on function private.begin_class_picture() from public, anon, authenticated;

create trigger classes_begin_picture
after insert on public.classes
for each row
execute function private.begin_class_picture();

insert into public.class_pictures (class_id, answers)
select own.id, coalesce(sum(jsonb_array_length(run.answers)), 0)
from public.classes as own
left join public.class_pupils as sitting on sitting.class_id = own.id
left join public.runs as run
  on run.user_id = sitting.user_id and run.finished_at >= sitting.joined_at
group by own.id;

create function private.turn_class_pictures(p_user uuid, p_answers int)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- In one order, so that of two pupils with the same classes none waits for the other for ever.
  perform from public.class_pictures
  where class_id in (select class_id from public.class_pupils where user_id = p_user)
  order by class_id for update;
  update public.class_pictures
  set answers = answers + p_answers
  where class_id in (select class_id from public.class_pupils where user_id = p_user);
end;
$$;

revoke all on function private.turn_class_pictures(uuid, int) from public, anon, authenticated;
grant execute on function private.turn_class_pictures(uuid, int) to service_role;

create or replace function private.finish_run(p_run jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  asked public.runs := jsonb_populate_record(null::public.runs, p_run);
  run public.runs;
  unlock_before text;
  too_fast boolean := false;
  nothing constant jsonb := jsonb_build_object(
    'points', 0, 'total_score', null, 'unlock_before', null, 'unlock_after', null, 'level_done', null, 'total_time', null,
    'best_time', null, 'too_fast', false
  );
begin
  if num_nonnulls(asked.user_id, asked.guest_id) <> 1 then
    raise exception 'a run is finished by a pupil or by a guest' using errcode = 'invalid_parameter_value';
  end if;

  -- The pupil's row is locked first, so that two finishes of one pupil share one daily allowance and see each other's
  -- times. A guest has no row.
  if asked.user_id is not null then
    select unlock_animal into unlock_before from public.users where id = asked.user_id for update;
    if not found then
      return nothing || jsonb_build_object('status', 'unknown_user');
    end if;
  else
    perform pg_advisory_xact_lock(hashtextextended(asked.guest_id::text, 0));
  end if;

  run := private.run_to_finish(p_run);
  if run.id is null then
    return nothing || jsonb_build_object('status', 'incomplete');
  end if;
  if not private.owns_run(run, asked.user_id, asked.guest_id) then
    return nothing || jsonb_build_object('status', 'not_yours');
  end if;
  if run.finished_at is not null then
    return run.result || jsonb_build_object('status', 'repeated');
  end if;
  if not coalesce(private.is_complete(run, asked), false) then
    return nothing || jsonb_build_object('status', 'incomplete');
  end if;

  run.right_first := coalesce(asked.right_first, 0);
  run.right_second := coalesce(asked.right_second, 0);
  run.points := coalesce(asked.points, 0);
  run.passed := asked.passed;
  run.total_time := asked.total_time;
  if run.mode = 'challenge' then
    too_fast := private.is_too_fast(run, p_run -> 'pace');
    run.passed := coalesce(asked.passed, false) and not too_fast;
    run.points := case when too_fast then 0 else run.points end;
    run.total_time := least(3600, greatest(1, coalesce(
      asked.total_time, extract(epoch from private.answered_at(run) - run.started_at)::int
    )));
  end if;
  run.finished_at := now();
  if run.user_id is not null then
    run.in_full := private.counts_in_full(run, run.user_id, now());
    if not run.in_full then
      run.points := least(run.points, private.day_points_left(run.user_id, now()));
    end if;
  end if;
  run.result := private.settle_run(run, unlock_before) || jsonb_build_object('too_fast', too_fast);

  update public.runs
  set finished_at = run.finished_at,
      right_first = run.right_first,
      right_second = run.right_second,
      points = run.points,
      total_time = run.total_time,
      passed = run.passed,
      in_full = run.in_full,
      result = run.result,
      recipe = case
        when exists (select from public.class_pupils where user_id = run.user_id) then p_run -> 'recipe'
      end
  where id = run.id;
  if run.user_id is not null then
    perform private.count_mistakes(run.user_id, run.finished_at, p_run -> 'mistakes')
    where jsonb_array_length(nullif(p_run -> 'mistakes', 'null')) > 0;
    perform private.keep_result(
      run, (p_run ->> 'assignment')::uuid, p_run ->> 'rights', (p_run ->> 'played_at')::timestamptz
    )
    where p_run ->> 'assignment' is not null;
    -- Last, so that runs of one class wait for each other no longer than this takes.
    perform private.turn_class_pictures(run.user_id, jsonb_array_length(run.answers));
  end if;
  return run.result || jsonb_build_object('status', 'counted');
end;
$$;

drop function public.classes_of_pupil(uuid);
create function public.classes_of_pupil(p_user uuid)
returns table (
  class_id uuid, name text, class text, number smallint, emblem smallint, maths_lesson smallint, vietnamese_lesson smallint,
  joined_at timestamptz, answers int
)
language sql
stable
set search_path = ''
as $$
  select
    own.id, own.name, own.class, seat.number, seat.emblem, own.maths_lesson, own.vietnamese_lesson, sitting.joined_at,
    picture.answers
  from public.class_pupils as sitting
  join public.class_seats as seat on (seat.class_id, seat.number) = (sitting.class_id, sitting.number)
  join public.classes as own on own.id = sitting.class_id
  join public.class_pictures as picture on picture.class_id = own.id
  where sitting.user_id = p_user and own.closed_at is null
  order by sitting.joined_at, own.id;
$$;

comment on function public.classes_of_pupil(uuid) is
  'The open classes a pupil sits in, whose teachers see what is played; with how many questions all of each have answered.';

revoke all on function public.classes_of_pupil(uuid) from public, anon, authenticated;
grant execute on function public.classes_of_pupil(uuid) to service_role;
