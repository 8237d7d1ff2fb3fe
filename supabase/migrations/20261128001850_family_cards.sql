-- The links by which families see the week of their child (design "The classroom", "Families").

alter table public.class_seats add column family_version int not null default 0
  constraint class_seats_family_version_range check (family_version >= 0);
comment on column public.class_seats.family_version is
  'How often a link for a family was made here: the teacher''s browser makes its secret from this and the key of names. It only grows, so that no link of an earlier pupil or one that was taken back is ever made again.';

create table public.family_cards (
  class_id uuid not null,
  number smallint not null,
  user_id uuid not null,
  hash text not null,
  created_at timestamptz not null default now(),
  primary key (class_id, number),
  constraint family_cards_hash_key unique (hash),
  constraint family_cards_hash_length check (char_length(hash) between 40 and 60),
  constraint family_cards_seat_fkey foreign key (class_id, number)
    references public.class_pupils (class_id, number) on delete cascade,
  constraint family_cards_pupil_fkey foreign key (user_id, class_id)
    references public.class_pupils (user_id, class_id) on delete cascade
);

create index family_cards_by_pupil on public.family_cards (user_id, class_id);

comment on table public.family_cards is
  'The link of a pupil''s family to the weekly card, by the hash of its secret; one at a time for a seat. It goes when the pupil leaves the class.';

alter table public.family_cards enable row level security;
revoke all on public.family_cards from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.family_cards to service_role;

create function private.played_between(p_user uuid, p_from timestamptz, p_to timestamptz)
returns table (days date[], seconds int)
language sql
stable
set search_path = ''
as $$
  select
    coalesce(
      array_agg(distinct private.vietnam_day(run.finished_at) order by private.vietnam_day(run.finished_at)), '{}'
    ),
    coalesce(sum(private.seconds_of_run(run)), 0)::int
  from public.runs as run
  where run.user_id = p_user and run.finished_at >= p_from and run.finished_at < p_to;
$$;

create function public.family_of_class(p_teacher uuid, p_class uuid, p_from timestamptz, p_to timestamptz)
returns table (number smallint, version int, hash text, days date[], seconds int)
language sql
stable
set search_path = ''
as $$
  select sitting.number, seat.family_version, card.hash, played.days, played.seconds
  from public.class_pupils as sitting
  join public.class_seats as seat on (seat.class_id, seat.number) = (sitting.class_id, sitting.number)
  left join public.family_cards as card on (card.class_id, card.number) = (sitting.class_id, sitting.number)
  cross join lateral private.played_between(sitting.user_id, greatest(p_from, sitting.joined_at), p_to) as played
  where sitting.class_id = p_class and private.teaches(p_teacher, p_class) and sitting.joined_at < p_to
  order by sitting.number;
$$;

comment on function public.family_of_class(uuid, uuid, timestamptz, timestamptz) is
  'The pupils of a class who had joined before p_to, for who teaches it: the version of their last link, its hash where it is still good, and what they played from p_from until before p_to, since joining.';

create function public.make_family_cards(p_teacher uuid, p_class uuid, p_cards jsonb)
returns int
language plpgsql
set search_path = ''
as $$
declare
  made int;
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return 0;
  end if;
  -- Nobody leaves a seat while it gets its link; the class, which is held, lets nobody sit down.
  perform from public.class_pupils where class_id = p_class order by number for key share;
  with renewed as (
    update public.class_seats as seat
    set family_version = given.version
    from jsonb_to_recordset(p_cards) as given (number smallint, version int, hash text), public.class_pupils as sitting
    where seat.class_id = p_class and seat.number = given.number and seat.family_version = given.version - 1
      and sitting.class_id = p_class and sitting.number = given.number
    returning seat.number, sitting.user_id, given.hash
  )
  insert into public.family_cards as card (class_id, number, user_id, hash)
  select p_class, renewed.number, renewed.user_id, renewed.hash from renewed
  on conflict (class_id, number) do update
  set user_id = excluded.user_id, hash = excluded.hash, created_at = now();
  get diagnostics made = row_count;
  return made;
end;
$$;

comment on function public.make_family_cards(uuid, uuid, jsonb) is
  'Makes or replaces links [{number, version, hash}], each of the version after its seat''s last, and says how many that were. A seat without a pupil, and one whose link was made by somebody else meanwhile, is left out.';

create function public.take_back_family_cards(p_teacher uuid, p_class uuid, p_numbers smallint[] default null)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  delete from public.family_cards where class_id = p_class and (p_numbers is null or number = any (p_numbers));
  return found;
end;
$$;

comment on function public.take_back_family_cards(uuid, uuid, smallint[]) is
  'Takes back the links of some seats, or of all (null): they open nothing from then on.';

create function public.family_card_of(p_hash text, p_from timestamptz, p_to timestamptz)
returns table (
  class_id uuid, class_name text, class text, maths_lesson smallint, vietnamese_lesson smallint, emblem smallint,
  username text, avatar text, joined_at timestamptz, days date[], seconds int, skills jsonb
)
language sql
stable
set search_path = ''
as $$
  select
    own.id, own.name, own.class, own.maths_lesson, own.vietnamese_lesson, seat.emblem, pupil.username, pupil.avatar,
    sitting.joined_at, played.days, played.seconds,
    coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'number', sitting.number, 'skill_id', known.skill_id, 'state', known.state, 'tries', known.tries,
            'due_at', known.due_at, 'last_at', known.last_at
          )
          order by known.skill_id
        )
        from public.seat_skills as known
        where known.class_id = sitting.class_id and known.user_id = sitting.user_id
      ),
      '[]'
    )
  from public.family_cards as card
  join public.class_pupils as sitting on (sitting.class_id, sitting.number) = (card.class_id, card.number)
  join public.classes as own on own.id = card.class_id and own.closed_at is null
  join public.class_seats as seat on (seat.class_id, seat.number) = (card.class_id, card.number)
  join public.users as pupil on pupil.id = sitting.user_id
  cross join lateral private.played_between(sitting.user_id, greatest(p_from, sitting.joined_at), p_to) as played
  where card.hash = p_hash;
$$;

comment on function public.family_card_of(text, timestamptz, timestamptz) is
  'What a family''s link shows of its child and of nobody else: the class, the made-up name, what was played from p_from until before p_to, and the skills as skills_of_class gives them, all since joining. No row for a link that was taken back and for a closed class.';

create or replace function public.rekey_class(p_teacher uuid, p_class uuid, p_key_check text, p_seats jsonb)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  renewed int;
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  update public.class_seats as seat
  set sealed_name = given.sealed_name, card_version = 1, card_hash = given.card_hash, lock_hash = given.lock_hash,
    guesses = 0, guessed_on = null
  from jsonb_to_recordset(p_seats) as given (number smallint, sealed_name text, card_hash text, lock_hash text)
  where seat.class_id = p_class and seat.number = given.number;
  get diagnostics renewed = row_count;
  -- A seat that was added meanwhile would keep a name and a card of the lost key.
  if renewed <> (select count(*) from public.class_seats where class_id = p_class) then
    raise exception 'rekey_class: % seats given', renewed using errcode = '22023';
  end if;
  -- Nobody could show these links again.
  delete from public.family_cards where class_id = p_class;
  update public.classes set key_check = p_key_check where id = p_class;
  return true;
end;
$$;

comment on function public.rekey_class(uuid, uuid, text, jsonb) is
  'Where the key of names was lost: names and cards of all seats [{number, sealed_name, card_hash, lock_hash}] under a new one. Old cards and the links of families are good for nothing.';

create or replace function private.profile_tables()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    'hidden_pupils', 'user_levels', 'skill_progress', 'runs', 'run_sums', 'picture_locks', 'proven_browsers', 'class_pupils',
    'assignment_results', 'pupil_mistakes', 'seat_skills', 'family_cards'
  ];
$$;

create or replace function private.drop_lost_seats(p_user uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  dropped boolean;
begin
  -- Nobody sits down on them meanwhile.
  perform from public.class_seats as seat
  where (seat.class_id, seat.number) in (
    select (content ->> 'class_id')::uuid, (content ->> 'number')::smallint
    from private.deleted_rows where user_id = p_user and table_name = 'class_pupils'
  )
  order by seat.class_id, seat.number
  for update;
  delete from private.deleted_rows as kept
  where kept.user_id = p_user and kept.table_name = 'class_pupils' and not exists (
    select from public.class_seats as seat join public.classes as own on own.id = seat.class_id
    where seat.class_id = (kept.content ->> 'class_id')::uuid and seat.number = (kept.content ->> 'number')::smallint
      and own.closed_at is null
      and not exists (
        select from public.class_pupils as sitting
        where (sitting.class_id, sitting.number) = (seat.class_id, seat.number)
      )
  );
  dropped := found;
  delete from private.deleted_rows as kept
  where kept.user_id = p_user and kept.table_name in ('assignment_results', 'seat_skills', 'family_cards') and (
    not exists (
      select from private.deleted_rows as seat
      where seat.user_id = p_user and seat.table_name = 'class_pupils'
        and seat.content -> 'class_id' = kept.content -> 'class_id'
    )
    or (
      kept.table_name = 'assignment_results'
      and not exists (select from public.assignments where id = (kept.content ->> 'assignment_id')::uuid)
    )
  );
  return dropped;
end;
$$;

revoke all on function
  private.played_between(uuid, timestamptz, timestamptz),
  public.family_of_class(uuid, uuid, timestamptz, timestamptz),
  public.make_family_cards(uuid, uuid, jsonb),
  public.take_back_family_cards(uuid, uuid, smallint[]),
  public.family_card_of(text, timestamptz, timestamptz)
from public, anon, authenticated;
grant execute on function
  private.played_between(uuid, timestamptz, timestamptz),
  public.family_of_class(uuid, uuid, timestamptz, timestamptz),
  public.make_family_cards(uuid, uuid, jsonb),
  public.take_back_family_cards(uuid, uuid, smallint[]),
  public.family_card_of(text, timestamptz, timestamptz)
to service_role;
