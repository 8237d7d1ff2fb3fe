create function private.owns_run(p_run public.runs, p_user uuid, p_guest uuid)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(p_run.user_id = p_user, false) or coalesce(p_run.guest_id = p_guest, false);
$$;

grant execute on function private.owns_run(public.runs, uuid, uuid) to service_role;

create function public.open_run(p_id uuid, p_user uuid, p_guest uuid, p_activity text, p_level int)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  run public.runs;
begin
  if p_user is not null and not exists (select from public.users where id = p_user) then
    return jsonb_build_object('status', 'unknown_user', 'answered', 0);
  end if;

  insert into public.runs (id, user_id, guest_id, mode, activity, level, started_at)
  values (p_id, p_user, p_guest, 'challenge', p_activity, p_level, now())
  on conflict (id) do nothing;

  select * into strict run from public.runs where id = p_id;
  if not private.owns_run(run, p_user, p_guest) then
    return jsonb_build_object('status', 'not_yours', 'answered', 0);
  end if;
  return jsonb_build_object(
    'status', case when run.finished_at is null then 'open' else 'finished' end,
    'answered', jsonb_array_length(run.answers)
  );
end;
$$;

comment on function public.open_run(uuid, uuid, uuid, text, int) is
  'Opens a challenge run for one owner, a pupil or a guest. {status: open | finished | not_yours | unknown_user, answered}.';

create function public.record_answer(
  p_run uuid, p_user uuid, p_guest uuid, p_place int, p_response jsonb, p_right boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  run public.runs;
  answered int;
  verdict boolean;
begin
  if p_place is null or p_place not between 0 and 9 then
    raise exception 'a place is 0 to 9, not %', p_place using errcode = 'invalid_parameter_value';
  end if;

  select * into run from public.runs where id = p_run and mode = 'challenge' for update;
  if not found then
    return jsonb_build_object('status', 'unknown', 'right', null);
  end if;
  if not private.owns_run(run, p_user, p_guest) then
    return jsonb_build_object('status', 'not_yours', 'right', null);
  end if;

  answered := jsonb_array_length(run.answers);
  verdict := (run.answers -> p_place ->> 'right')::boolean;
  if run.finished_at is not null then
    return jsonb_build_object('status', 'finished', 'right', verdict);
  end if;
  if p_place < answered then
    return jsonb_build_object('status', 'repeated', 'right', verdict);
  end if;
  if p_place > answered then
    return jsonb_build_object('status', 'out_of_order', 'right', null);
  end if;

  update public.runs
  set answers = run.answers || jsonb_build_array(jsonb_build_object('response', p_response, 'right', p_right)),
      right_first = run.right_first + p_right::int
  where id = p_run;
  return jsonb_build_object('status', 'recorded', 'right', p_right);
end;
$$;

comment on function public.record_answer(uuid, uuid, uuid, int, jsonb, boolean) is
  'Takes the answer at the next place (0 to 9) of an open challenge run; a repeat gets the stored verdict. {status: recorded | repeated | out_of_order | finished | not_yours | unknown, right}.';

grant execute on function public.open_run(uuid, uuid, uuid, text, int) to service_role;
grant execute on function public.record_answer(uuid, uuid, uuid, int, jsonb, boolean) to service_role;
