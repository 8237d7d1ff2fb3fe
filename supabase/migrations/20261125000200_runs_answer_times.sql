-- The database's clock says when each answer of a challenge came: how long a challenge took is told by its last answer, not
-- by when a slow network brought its end.
create or replace function public.record_answer(
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
  set answers = run.answers
        || jsonb_build_array(jsonb_build_object('response', p_response, 'right', p_right, 'at', now())),
      right_first = run.right_first + p_right::int
  where id = p_run;
  return jsonb_build_object('status', 'recorded', 'right', p_right);
end;
$$;

comment on column public.runs.answers is
  'Challenge: [{"response": ..., "right": boolean, "at": time}] in the order of the places. Practice: as the server marked them.';

create function private.answered_at(p_run public.runs)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select coalesce((p_run.answers -> 9 ->> 'at')::timestamptz, p_run.finished_at, now());
$$;

comment on function private.answered_at(public.runs) is 'When the tenth answer of a challenge came.';

-- Ten questions, half a second each (shortestSecondsPerQuestion). A player has one pair of eyes: two challenges that end
-- within one such time were not both read.
create function private.is_too_fast(p_run public.runs)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.answered_at(p_run) - p_run.started_at < interval '5 seconds'
    or exists (
      select from public.runs other
      where (other.user_id = p_run.user_id or other.guest_id = p_run.guest_id)
        and other.id <> p_run.id
        and other.mode = 'challenge'
        and other.finished_at > private.answered_at(p_run) - interval '5 seconds'
        and private.answered_at(other) > private.answered_at(p_run) - interval '5 seconds'
        and private.answered_at(other) < private.answered_at(p_run) + interval '5 seconds'
    );
$$;

comment on function private.is_too_fast(public.runs) is
  'Whether a challenge was answered faster than anybody reads; the caller holds the row of its owner.';

grant execute on function private.answered_at(public.runs) to service_role;
grant execute on function private.is_too_fast(public.runs) to service_role;
