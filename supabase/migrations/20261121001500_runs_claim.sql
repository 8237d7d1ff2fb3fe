create function public.claim_guest_runs(p_guest uuid, p_user uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  pupil public.users;
  run public.runs;
  award int;
  claimed int := 0;
  given int := 0;
begin
  select * into pupil from public.users where id = p_user for update;
  if not found then
    raise exception 'no pupil %', p_user using errcode = 'foreign_key_violation';
  end if;

  for run in
    select * from public.runs where guest_id = p_guest order by finished_at, id for update
  loop
    award := run.points;
    if run.mode = 'practice' then
      award := least(award, private.practice_points_left(p_user, run.finished_at));
    end if;
    update public.runs set user_id = p_user, guest_id = null, points = award where id = run.id;
    -- An unfinished run changes hands too, so that it counts for the pupil who ends it.
    if run.finished_at is not null then
      claimed := claimed + 1;
      given := given + award;
      if run.mode = 'challenge' then
        perform private.write_level(p_user, run.level, run.activity, run.passed, run.total_time);
      end if;
    end if;
  end loop;

  pupil := private.give_points(p_user, given);
  return jsonb_build_object(
    'runs', claimed, 'points', given, 'total_score', pupil.total_score, 'unlock_after', pupil.unlock_animal
  );
end;
$$;

comment on function public.claim_guest_runs(uuid, uuid) is
  'Moves what a guest played to a pupil, each run once, under the same daily allowance. {runs, points, total_score, unlock_after}.';

grant execute on function public.claim_guest_runs(uuid, uuid) to service_role;
