-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.family_cards (
  class_id uuid not null,
  number smallint not null,
  user_id uuid not null,
  hash text not null,
  created_at timestamp with time zone not null default now(),
  constraint family_cards_pkey PRIMARY KEY (class_id, number),
  constraint family_cards_hash_key UNIQUE (hash),
  constraint family_cards_pupil_fkey FOREIGN KEY (user_id, class_id) REFERENCES public.class_pupils(user_id, class_id) ON DELETE CASCADE,
  constraint family_cards_seat_fkey FOREIGN KEY (class_id, number) REFERENCES public.class_pupils(class_id, number) ON DELETE CASCADE,
  constraint family_cards_hash_length CHECK (char_length(hash) >= 40 AND char_length(hash) <= 60)
);

comment on table public.family_cards is 'The link of a pupil''s family to the weekly card, by the hash of its secret; one at a time for a seat. It goes when the pupil leaves the class.';

CREATE INDEX family_cards_by_pupil ON public.family_cards USING btree (user_id, class_id);

alter table public.family_cards enable row level security;

grant delete, insert, select, update on public.family_cards to service_role;

CREATE OR REPLACE FUNCTION private.played_between(p_user uuid, p_from timestamp with time zone, p_to timestamp with time zone)
 RETURNS TABLE(days date[], seconds integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    coalesce(
      array_agg(distinct private.vietnam_day(run.finished_at) order by private.vietnam_day(run.finished_at)), '{}'
    ),
    coalesce(sum(private.seconds_of_run(run)), 0)::int
  from public.runs as run
  where run.user_id = p_user and run.finished_at >= p_from and run.finished_at < p_to;
$function$;

grant execute on function private.played_between(uuid,timestamp with time zone,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.family_of_class(p_teacher uuid, p_class uuid, p_from timestamp with time zone, p_to timestamp with time zone)
 RETURNS TABLE(number smallint, version integer, hash text, days date[], seconds integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select sitting.number, seat.family_version, card.hash, played.days, played.seconds
  from public.class_pupils as sitting
  join public.class_seats as seat on (seat.class_id, seat.number) = (sitting.class_id, sitting.number)
  left join public.family_cards as card on (card.class_id, card.number) = (sitting.class_id, sitting.number)
  cross join lateral private.played_between(sitting.user_id, greatest(p_from, sitting.joined_at), p_to) as played
  where sitting.class_id = p_class and private.teaches(p_teacher, p_class) and sitting.joined_at < p_to
  order by sitting.number;
$function$;

comment on function public.family_of_class(uuid,uuid,timestamp with time zone,timestamp with time zone) is 'The pupils of a class who had joined before p_to, for who teaches it: the version of their last link, its hash where it is still good, and what they played from p_from until before p_to, since joining.';

grant execute on function public.family_of_class(uuid,uuid,timestamp with time zone,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.make_family_cards(p_teacher uuid, p_class uuid, p_cards jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

comment on function public.make_family_cards(uuid,uuid,jsonb) is 'Makes or replaces links [{number, version, hash}], each of the version after its seat''s last, and says how many that were. A seat without a pupil, and one whose link was made by somebody else meanwhile, is left out.';

grant execute on function public.make_family_cards(uuid,uuid,jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.take_back_family_cards(p_teacher uuid, p_class uuid, p_numbers smallint[] DEFAULT NULL::smallint[])
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  delete from public.family_cards where class_id = p_class and (p_numbers is null or number = any (p_numbers));
  return found;
end;
$function$;

comment on function public.take_back_family_cards(uuid,uuid,smallint[]) is 'Takes back the links of some seats, or of all (null): they open nothing from then on.';

grant execute on function public.take_back_family_cards(uuid,uuid,smallint[]) to service_role;

CREATE OR REPLACE FUNCTION public.family_card_of(p_hash text, p_from timestamp with time zone, p_to timestamp with time zone)
 RETURNS TABLE(class_id uuid, class_name text, class text, maths_lesson smallint, vietnamese_lesson smallint, emblem smallint, username text, avatar text, joined_at timestamp with time zone, days date[], seconds integer, skills jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

comment on function public.family_card_of(text,timestamp with time zone,timestamp with time zone) is 'What a family''s link shows of its child and of nobody else: the class, the made-up name, what was played from p_from until before p_to, and the skills as skills_of_class gives them, all since joining. No row for a link that was taken back and for a closed class.';

grant execute on function public.family_card_of(text,timestamp with time zone,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.weeks_of_pupil(p_user uuid, p_from timestamp with time zone)
 RETURNS TABLE(monday date, days date[], seconds integer, asked integer, right_first integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    date_trunc('week', private.vietnam_day(run.finished_at)::timestamp)::date,
    array_agg(distinct private.vietnam_day(run.finished_at) order by private.vietnam_day(run.finished_at)),
    sum(private.seconds_of_run(run))::int, sum(jsonb_array_length(run.answers))::int, sum(run.right_first)::int
  from public.runs as run
  where run.user_id = p_user and run.finished_at >= p_from
  group by 1
  order by 1;
$function$;

comment on function public.weeks_of_pupil(uuid,timestamp with time zone) is 'What a pupil has played in each week since p_from, by the Monday in Việt Nam; a week without play has no row.';

grant execute on function public.weeks_of_pupil(uuid,timestamp with time zone) to service_role;
