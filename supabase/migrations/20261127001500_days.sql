-- What the days of a pupil leave with the profile: the pieces of the album, and the lessons the pupil is at.
alter table public.users
  add column pieces int not null default 0,
  add column lessons jsonb not null default '{}',
  add constraint users_pieces_not_negative check (pieces >= 0),
  add constraint users_lessons_form check (jsonb_typeof(lessons) = 'object' and octet_length(lessons::text) <= 200);

comment on column public.users.pieces is
  'How many pieces of the album''s pictures were turned: one for each stone ("Bài mới", "Ôn lại", "Con chọn") on each day in Việt Nam. It never falls; the runs themselves are forgotten.';
comment on column public.users.lessons is
  'The lessons the pupil is at, by class: {"3": "26-11"}, maths and Vietnamese; a number that is missing ("26-", "-") is left to the calendar. Nothing was said of a class without an entry.';

create function private.stone_of(p_activity text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select case p_activity when 'lesson' then 'new' when 'review' then 'review' else 'choose' end;
$$;

comment on function private.stone_of(text) is
  'The stone of a day that a run counts for, by its activity: new | review | choose (lib/play/stones.ts says the same).';

create function private.vietnam_day(p_at timestamptz)
returns date
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select (p_at at time zone 'Asia/Ho_Chi_Minh')::date;
$$;

create function private.turn_piece()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  midnight timestamptz := private.vietnam_day(new.finished_at)::timestamp at time zone 'Asia/Ho_Chi_Minh';
begin
  -- A profile that comes back brings its pieces along.
  if exists (select from public.deleted_profiles where user_id = new.user_id) then
    return null;
  end if;
  if not exists (
    select from public.runs
    where user_id = new.user_id
      and finished_at >= midnight
      and (finished_at, id) < (new.finished_at, new.id)
      and private.stone_of(activity) = private.stone_of(new.activity)
  ) then
    update public.users set pieces = pieces + 1 where id = new.user_id;
  end if;
  return null;
end;
$$;

create trigger runs_turn_pieces
after insert on public.runs
for each row
when (new.finished_at is not null and new.user_id is not null)
execute function private.turn_piece();

-- Ended by a pupil, or brought along by a guest who has become one.
create trigger ended_runs_turn_pieces
after update of finished_at, user_id on public.runs
for each row
when (
  new.finished_at is not null and new.user_id is not null
  and (old.finished_at is null or old.user_id is distinct from new.user_id)
)
execute function private.turn_piece();

create function private.keep_pieces()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'pieces never fall: % to %', old.pieces, new.pieces using errcode = 'check_violation';
end;
$$;

create trigger users_pieces_never_fall
before update of pieces on public.users
for each row
when (new.pieces < old.pieces)
execute function private.keep_pieces();

update public.users
set pieces = played.stones
from (
  select user_id, count(distinct (private.vietnam_day(finished_at), private.stone_of(activity))) as stones
  from public.runs
  where user_id is not null and finished_at is not null
  group by user_id
) as played
where played.user_id = users.id;

create function public.guest_pieces(p_guest uuid)
returns int
language sql
stable
set search_path = ''
as $$
  select count(distinct (private.vietnam_day(finished_at), private.stone_of(activity)))::int
  from public.runs
  where guest_id = p_guest and finished_at is not null;
$$;

comment on function public.guest_pieces(uuid) is
  'How many pieces of the album''s pictures a guest has turned, by the runs, which are kept for 90 days.';

create function public.choose_lessons(p_user uuid, p_session uuid, p_class int, p_at text)
returns text
language plpgsql
set search_path = ''
as $$
begin
  if (p_class between 1 and 5 and p_at ~ '^[0-9]{0,3}-[0-9]{0,3}$') is not true then
    raise exception 'no lessons of a class' using errcode = 'invalid_parameter_value';
  end if;
  if not private.holds_session(p_user, p_session) then
    return 'ended';
  end if;
  update public.users
  set lessons = lessons || jsonb_build_object(p_class::text, p_at)
  where id = p_user;
  return 'chosen';
end;
$$;

comment on function public.choose_lessons(uuid, uuid, int, text) is
  'Keeps with a profile which lessons of a class it is at: chosen | ended (the session).';

revoke all on function
  private.stone_of(text),
  private.vietnam_day(timestamptz),
  private.turn_piece(),
  private.keep_pieces(),
  public.guest_pieces(uuid),
  public.choose_lessons(uuid, uuid, int, text)
from public, anon, authenticated;
grant execute on function
  private.stone_of(text),
  private.vietnam_day(timestamptz),
  private.turn_piece(),
  private.keep_pieces(),
  public.guest_pieces(uuid),
  public.choose_lessons(uuid, uuid, int, text)
to service_role;
