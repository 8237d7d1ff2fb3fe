-- What is written while a run is played is written for the pupil of a session; asking for the session beforehand would cost
-- another round to the database. A caller that names none is the server's own.
alter function public.finish_run(jsonb) set schema private;

create function public.finish_run(p_run jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if p_run ->> 'session' is not null
    and not private.holds_session((p_run ->> 'user_id')::uuid, (p_run ->> 'session')::uuid)
    and exists (select from public.users where id = (p_run ->> 'user_id')::uuid)
  then
    return jsonb_build_object(
      'status', 'session_ended', 'points', 0, 'total_score', null, 'unlock_before', null, 'unlock_after', null,
      'level_done', null, 'total_time', null, 'best_time', null, 'too_fast', false
    );
  end if;
  return private.finish_run(p_run);
end;
$$;

comment on function public.finish_run(jsonb) is
  'Ends a run with its points, level and history, once (private.finish_run). `session` is that of the pupil: session_ended when it is not good any more.';

alter function public.record_answer(uuid, uuid, uuid, int, jsonb, boolean) set schema private;

create function public.record_answer(
  p_run uuid, p_user uuid, p_guest uuid, p_place int, p_response jsonb, p_right boolean, p_session uuid default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if p_user is not null and p_session is not null and not private.holds_session(p_user, p_session) then
    return jsonb_build_object('status', 'not_yours', 'right', null);
  end if;
  return private.record_answer(p_run, p_user, p_guest, p_place, p_response, p_right);
end;
$$;

comment on function public.record_answer(uuid, uuid, uuid, int, jsonb, boolean, uuid) is
  'Writes one answer of a challenge, once (private.record_answer). p_session is that of the pupil: not_yours when it is not good any more.';

grant execute on function public.finish_run(jsonb) to service_role;
grant execute on function public.record_answer(uuid, uuid, uuid, int, jsonb, boolean, uuid) to service_role;
