-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.classes (
  id uuid not null default gen_random_uuid(),
  name text not null,
  class text not null,
  school_year smallint not null,
  code text not null,
  key_check text not null,
  maths_lesson smallint,
  vietnamese_lesson smallint,
  created_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  constraint classes_pkey PRIMARY KEY (id),
  constraint classes_code_key UNIQUE (code),
  constraint classes_class_known CHECK (class = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text])),
  constraint classes_code_form CHECK (code ~ '^[ACDEFGHJKMNPQRTUWXY34679]{6}$'::text),
  constraint classes_key_check_length CHECK (char_length(key_check) >= 20 AND char_length(key_check) <= 200),
  constraint classes_lessons_range CHECK (COALESCE(maths_lesson >= 1 AND maths_lesson <= 200, true) AND COALESCE(vietnamese_lesson >= 1 AND vietnamese_lesson <= 200, true)),
  constraint classes_name_form CHECK (name ~ '\S'::text AND char_length(name) <= 40),
  constraint classes_school_year_range CHECK (school_year >= 2020 AND school_year <= 2100)
);

comment on table public.classes is 'A teacher''s class in one school year. The names of its pupils are sealed with a key that never comes to the server.';
comment on column public.classes.school_year is 'The year in which it begins: 2026 for 2026-2027.';
comment on column public.classes.key_check is 'A known word, sealed with the key of the names: tells a browser whether the key it has is that of this class.';
comment on column public.classes.maths_lesson is 'The lesson the class has come to; null where it goes by the schedule of the year.';
comment on column public.classes.closed_at is 'When the teacher closed it; its rows go sixty days later.';

CREATE INDEX classes_by_closing ON public.classes USING btree (closed_at) WHERE closed_at IS NOT NULL;

CREATE TRIGGER classes_begin_picture AFTER INSERT ON public.classes FOR EACH ROW EXECUTE FUNCTION private.begin_class_picture();

alter table public.classes enable row level security;

grant delete, insert, select, update on public.classes to service_role;

create table public.class_teachers (
  class_id uuid not null,
  teacher_id uuid not null,
  email text not null,
  is_owner boolean not null default false,
  joined_at timestamp with time zone not null default now(),
  constraint class_teachers_pkey PRIMARY KEY (class_id, teacher_id),
  constraint class_teachers_class_id_fkey FOREIGN KEY (class_id) REFERENCES public.classes(id) ON DELETE CASCADE,
  constraint class_teachers_email_length CHECK (char_length(email) <= 320)
);

comment on table public.class_teachers is 'Who teaches a class. The accounts are those of the sign-in service.';
comment on column public.class_teachers.email is 'By which the teachers of a class know each other; of the account, as it was on joining.';

CREATE INDEX class_teachers_by_teacher ON public.class_teachers USING btree (teacher_id, class_id);
CREATE UNIQUE INDEX class_teachers_one_owner ON public.class_teachers USING btree (class_id) WHERE is_owner;

alter table public.class_teachers enable row level security;

grant delete, insert, select, update on public.class_teachers to service_role;

create table public.class_invitations (
  class_id uuid not null,
  hash text not null,
  expires_at timestamp with time zone not null,
  constraint class_invitations_pkey PRIMARY KEY (hash),
  constraint class_invitations_class_id_fkey FOREIGN KEY (class_id) REFERENCES public.classes(id) ON DELETE CASCADE,
  constraint class_invitations_hash_length CHECK (char_length(hash) >= 40 AND char_length(hash) <= 60)
);

comment on table public.class_invitations is 'Links by which another teacher joins a class, each used once, by the hash of its secret.';

CREATE INDEX class_invitations_by_class ON public.class_invitations USING btree (class_id);

alter table public.class_invitations enable row level security;

grant delete, insert, select, update on public.class_invitations to service_role;

create table public.class_seats (
  class_id uuid not null,
  number smallint not null,
  emblem smallint not null,
  sealed_name text,
  card_version integer not null default 1,
  card_hash text not null,
  lock_hash text not null,
  guesses integer not null default 0,
  guessed_on date,
  family_version integer not null default 0,
  constraint class_seats_pkey PRIMARY KEY (class_id, number),
  constraint class_seats_card_key UNIQUE (class_id, card_hash),
  constraint class_seats_emblem_key UNIQUE (class_id, emblem),
  constraint class_seats_class_id_fkey FOREIGN KEY (class_id) REFERENCES public.classes(id) ON DELETE CASCADE,
  constraint class_seats_card_hash_length CHECK (char_length(card_hash) >= 40 AND char_length(card_hash) <= 60),
  constraint class_seats_card_version_positive CHECK (card_version >= 1),
  constraint class_seats_emblem_range CHECK (emblem >= 0 AND emblem <= 59),
  constraint class_seats_family_version_range CHECK (family_version >= 0),
  constraint class_seats_guesses_range CHECK (guesses >= 0 AND guesses <= 20),
  constraint class_seats_lock_hash_length CHECK (char_length(lock_hash) >= 40 AND char_length(lock_hash) <= 60),
  constraint class_seats_number_range CHECK (number >= 1 AND number <= 60),
  constraint class_seats_sealed_name_length CHECK (char_length(sealed_name) >= 20 AND char_length(sealed_name) <= 600)
);

comment on table public.class_seats is 'The seats of a class: an emblem and a number each, and a card that signs in.';
comment on column public.class_seats.emblem is 'Which of the sixty emblems (an animal in a colour) it has.';
comment on column public.class_seats.sealed_name is 'The pupil''s name, sealed in the teacher''s browser; null where none was given.';
comment on column public.class_seats.card_version is 'How often its card was made; the teacher''s browser makes the card from this and the key of names.';
comment on column public.class_seats.card_hash is 'The hash of the secret in the card''s QR code.';
comment on column public.class_seats.lock_hash is 'The three animals on the card, signed with a key that is not in the database, for who has no camera; with the guesses of a day.';
comment on column public.class_seats.family_version is 'How often a link for a family was made here: the teacher''s browser makes its secret from this and the key of names. It only grows, so that no link of an earlier pupil or one that was taken back is ever made again.';

alter table public.class_seats enable row level security;

grant delete, insert, select, update on public.class_seats to service_role;

create table public.class_pupils (
  class_id uuid not null,
  number smallint not null,
  user_id uuid not null,
  made_here boolean not null default false,
  joined_at timestamp with time zone not null default now(),
  constraint class_pupils_pkey PRIMARY KEY (class_id, number),
  constraint class_pupils_once UNIQUE (user_id, class_id),
  constraint class_pupils_seat_fkey FOREIGN KEY (class_id, number) REFERENCES public.class_seats(class_id, number) ON DELETE CASCADE,
  constraint class_pupils_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
);

comment on table public.class_pupils is 'Which pupil sits on which seat.';
comment on column public.class_pupils.made_here is 'Whether the profile was made at this seat: the card signs in to such a one only, so that a new card opens nobody''s own profile to a teacher.';
comment on column public.class_pupils.joined_at is 'Since when: teachers see nothing from before.';

alter table public.class_pupils enable row level security;

grant delete, insert, select, update on public.class_pupils to service_role;

CREATE OR REPLACE FUNCTION private.teaches(p_teacher uuid, p_class uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from public.class_teachers where class_id = p_class and teacher_id = p_teacher);
$function$;

grant execute on function private.teaches(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.hold_class(p_teacher uuid, p_class uuid, p_owner boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform from public.classes where id = p_class and closed_at is null for update;
  return found and exists (
    select from public.class_teachers
    where class_id = p_class and teacher_id = p_teacher and (is_owner or not p_owner)
  );
end;
$function$;

grant execute on function private.hold_class(uuid,uuid,boolean) to service_role;

CREATE OR REPLACE FUNCTION private.write_seats(p_class uuid, p_seats jsonb)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.class_seats (class_id, number, emblem, sealed_name, card_hash, lock_hash)
  select p_class, number, emblem, sealed_name, card_hash, lock_hash
  from jsonb_to_recordset(p_seats) as seat (
    number smallint, emblem smallint, sealed_name text, card_hash text, lock_hash text
  );
$function$;

grant execute on function private.write_seats(uuid,jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.create_class(p_id uuid, p_teacher uuid, p_email text, p_name text, p_class text, p_school_year integer, p_code text, p_key_check text, p_seats jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- One teacher's classes are made one after the other: the number of them is counted.
  perform pg_advisory_xact_lock(hashtextextended(p_teacher::text, 0));
  if (
    select count(*) from public.class_teachers join public.classes on id = class_id
    where teacher_id = p_teacher and closed_at is null
  ) >= 20 then
    return 'too_many';
  end if;
  insert into public.classes (id, name, class, school_year, code, key_check)
  values (p_id, p_name, p_class, p_school_year, p_code, p_key_check)
  on conflict (code) do nothing;
  if not found then
    return 'code_taken';
  end if;
  insert into public.class_teachers (class_id, teacher_id, email, is_owner) values (p_id, p_teacher, p_email, true);
  perform private.write_seats(p_id, p_seats);
  return 'made';
end;
$function$;

comment on function public.create_class(uuid,uuid,text,text,text,integer,text,text,jsonb) is 'Makes a class with its owner and its seats [{number, emblem, sealed_name, card_hash, lock_hash}]: made | code_taken | too_many (twenty open classes).';

grant execute on function public.create_class(uuid,uuid,text,text,text,integer,text,text,jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.teacher_classes(p_teacher uuid)
 RETURNS TABLE(id uuid, name text, class text, school_year smallint, code text, is_owner boolean, seats integer, joined integer, closed_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    own.id, own.name, own.class, own.school_year, own.code, teacher.is_owner,
    (select count(*)::int from public.class_seats where class_id = own.id),
    (select count(*)::int from public.class_pupils where class_id = own.id),
    own.closed_at
  from public.class_teachers as teacher join public.classes as own on own.id = teacher.class_id
  where teacher.teacher_id = p_teacher
  order by own.closed_at is not null, own.school_year desc, own.name, own.id;
$function$;

comment on function public.teacher_classes(uuid) is 'The classes of a teacher: open ones first.';

grant execute on function public.teacher_classes(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.class_of_teacher(p_teacher uuid, p_class uuid)
 RETURNS TABLE(id uuid, name text, class text, school_year smallint, code text, key_check text, maths_lesson smallint, vietnamese_lesson smallint, is_owner boolean, closed_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    own.id, own.name, own.class, own.school_year, own.code, own.key_check, own.maths_lesson, own.vietnamese_lesson,
    teacher.is_owner, own.closed_at
  from public.class_teachers as teacher join public.classes as own on own.id = teacher.class_id
  where teacher.class_id = p_class and teacher.teacher_id = p_teacher;
$function$;

comment on function public.class_of_teacher(uuid,uuid) is 'One class of a teacher; no row for who does not teach it, as for a class there is none of.';

grant execute on function public.class_of_teacher(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.seats_of_teacher(p_teacher uuid, p_class uuid)
 RETURNS TABLE(number smallint, emblem smallint, sealed_name text, card_version integer, user_id uuid, username text, avatar text, made_here boolean, joined_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    seat.number, seat.emblem, seat.sealed_name, seat.card_version, sitting.user_id, pupil.username, pupil.avatar,
    sitting.made_here, sitting.joined_at
  from public.class_seats as seat
  left join public.class_pupils as sitting on (sitting.class_id, sitting.number) = (seat.class_id, seat.number)
  left join public.users as pupil on pupil.id = sitting.user_id
  where seat.class_id = p_class and private.teaches(p_teacher, p_class)
  order by seat.number;
$function$;

comment on function public.seats_of_teacher(uuid,uuid) is 'The seats of a class for who teaches it, by number.';

grant execute on function public.seats_of_teacher(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.seconds_of_run(p_run public.runs)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    p_run.total_time,
    case
      when p_run.finished_at - p_run.started_at <= interval '20 minutes'
        then extract(epoch from p_run.finished_at - p_run.started_at)::int
      else 20 * jsonb_array_length(p_run.answers)
    end
  );
$function$;

grant execute on function private.seconds_of_run(public.runs) to service_role;

CREATE OR REPLACE FUNCTION public.class_week(p_teacher uuid, p_class uuid, p_from timestamp with time zone)
 RETURNS TABLE(number smallint, days date[], seconds integer, asked integer, right_first integer, last_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    sitting.number,
    coalesce(played.days, '{}'), coalesce(played.seconds, 0), coalesce(played.asked, 0), coalesce(played.right_first, 0),
    (
      select max(finished_at) from public.runs
      where user_id = sitting.user_id and finished_at >= sitting.joined_at
    )
  from public.class_pupils as sitting
  left join lateral (
    select
      array_agg(distinct private.vietnam_day(run.finished_at) order by private.vietnam_day(run.finished_at)) as days,
      sum(private.seconds_of_run(run))::int as seconds,
      sum(jsonb_array_length(run.answers))::int as asked,
      sum(run.right_first)::int as right_first
    from public.runs as run
    where run.user_id = sitting.user_id and run.finished_at >= greatest(p_from, sitting.joined_at)
  ) as played on true
  where sitting.class_id = p_class and private.teaches(p_teacher, p_class)
  order by sitting.number;
$function$;

comment on function public.class_week(uuid,uuid,timestamp with time zone) is 'What the pupils of a class have played since p_from and since they joined: days in Việt Nam, seconds, questions, right first tries, and when they played last.';

grant execute on function public.class_week(uuid,uuid,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.rename_class(p_teacher uuid, p_class uuid, p_name text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  update public.classes set name = p_name where id = p_class;
  return true;
end;
$function$;

grant execute on function public.rename_class(uuid,uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.place_class(p_teacher uuid, p_class uuid, p_maths_lesson integer, p_vietnamese_lesson integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  update public.classes set maths_lesson = p_maths_lesson, vietnamese_lesson = p_vietnamese_lesson where id = p_class;
  return true;
end;
$function$;

comment on function public.place_class(uuid,uuid,integer,integer) is 'Says where a class stands; null lessons go by the schedule.';

grant execute on function public.place_class(uuid,uuid,integer,integer) to service_role;

CREATE OR REPLACE FUNCTION public.add_seats(p_teacher uuid, p_class uuid, p_seats jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  perform private.write_seats(p_class, p_seats);
  return true;
end;
$function$;

grant execute on function public.add_seats(uuid,uuid,jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.name_seats(p_teacher uuid, p_class uuid, p_names jsonb, p_key_check text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  -- A page that was opened before the key was replaced would write what nobody can read.
  perform from public.classes where id = p_class and key_check = p_key_check;
  if not found then
    return false;
  end if;
  update public.class_seats as seat
  set sealed_name = given.sealed_name
  from jsonb_to_recordset(p_names) as given (number smallint, sealed_name text)
  where seat.class_id = p_class and seat.number = given.number;
  return true;
end;
$function$;

comment on function public.name_seats(uuid,uuid,jsonb,text) is 'Writes the sealed names of seats [{number, sealed_name}]; false also where p_key_check is not that of the class.';

grant execute on function public.name_seats(uuid,uuid,jsonb,text) to service_role;

CREATE OR REPLACE FUNCTION public.rekey_class(p_teacher uuid, p_class uuid, p_key_check text, p_seats jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

comment on function public.rekey_class(uuid,uuid,text,jsonb) is 'Where the key of names was lost: names and cards of all seats [{number, sealed_name, card_hash, lock_hash}] under a new one. Old cards and the links of families are good for nothing.';

grant execute on function public.rekey_class(uuid,uuid,text,jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.renew_card(p_teacher uuid, p_class uuid, p_number integer, p_version integer, p_card_hash text, p_lock_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  update public.class_seats
  set card_version = p_version, card_hash = p_card_hash, lock_hash = p_lock_hash, guesses = 0, guessed_on = null
  where class_id = p_class and number = p_number and card_version = p_version - 1;
  return found;
end;
$function$;

comment on function public.renew_card(uuid,uuid,integer,integer,text,text) is 'A new card for a seat, of the version after its last; the old one is good for nothing.';

grant execute on function public.renew_card(uuid,uuid,integer,integer,text,text) to service_role;

CREATE OR REPLACE FUNCTION public.free_seat(p_teacher uuid, p_class uuid, p_number integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  delete from public.class_pupils where class_id = p_class and number = p_number;
  return found;
end;
$function$;

comment on function public.free_seat(uuid,uuid,integer) is 'Takes a pupil out of the class; the profile stays the pupil''s own.';

grant execute on function public.free_seat(uuid,uuid,integer) to service_role;

CREATE OR REPLACE FUNCTION public.seat_of_card(p_code text, p_card_hash text)
 RETURNS TABLE(class_id uuid, number smallint, emblem smallint, user_id uuid, made_here boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select seat.class_id, seat.number, seat.emblem, sitting.user_id, sitting.made_here
  from public.classes as own
  join public.class_seats as seat on seat.class_id = own.id
  left join public.class_pupils as sitting on (sitting.class_id, sitting.number) = (seat.class_id, seat.number)
  where own.code = p_code and own.closed_at is null and seat.card_hash = p_card_hash;
$function$;

grant execute on function public.seat_of_card(text,text) to service_role;

CREATE OR REPLACE FUNCTION public.seats_of_code(p_code text)
 RETURNS TABLE(class_id uuid, name text, class text, number smallint, emblem smallint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select own.id, own.name, own.class, seat.number, seat.emblem
  from public.classes as own join public.class_seats as seat on seat.class_id = own.id
  where own.code = p_code and own.closed_at is null
  order by seat.number;
$function$;

comment on function public.seats_of_code(text) is 'What everybody sees who has a class''s code: the class''s name and its emblems by number, not which seats are taken, and no pupil''s name.';

grant execute on function public.seats_of_code(text) to service_role;

CREATE OR REPLACE FUNCTION public.begin_seat_try(p_code text, p_number integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  today constant date := (now() at time zone 'Asia/Ho_Chi_Minh')::date;
  seat public.class_seats;
  sitting public.class_pupils;
begin
  select seats.* into seat
  from public.classes as own join public.class_seats as seats on seats.class_id = own.id
  where own.code = p_code and own.closed_at is null and seats.number = p_number
  for update of seats;
  if not found then
    return jsonb_build_object('status', 'none');
  end if;
  -- A clock that was set back neither begins a new day nor lets one last for weeks. The class's bound is what keeps a stranger
  -- who has its code from trying all seats: a hundred tries at 720 locks open one in a week.
  if seat.guessed_on = today and seat.guesses >= 20 or (
    select sum(guesses) >= 100 from public.class_seats where class_id = seat.class_id and guessed_on = today
  ) then
    return jsonb_build_object('status', 'used_up');
  end if;
  update public.class_seats
  set guesses = case when guessed_on = today then guesses + 1 else 1 end, guessed_on = today
  where class_id = seat.class_id and number = seat.number;
  select * into sitting from public.class_pupils where class_id = seat.class_id and number = seat.number;
  return jsonb_build_object(
    'status', 'try', 'class_id', seat.class_id, 'emblem', seat.emblem, 'hash', seat.lock_hash,
    'user_id', sitting.user_id, 'made_here', sitting.made_here
  );
end;
$function$;

comment on function public.begin_seat_try(text,integer) is 'Takes one of a seat''s twenty tries of a day at its three animals, and of the class''s hundred: {status: none | used_up | try, class_id, emblem, hash, user_id, made_here}; the rest comes with try only.';

grant execute on function public.begin_seat_try(text,integer) to service_role;

CREATE OR REPLACE FUNCTION public.pass_seat(p_class uuid, p_number integer, p_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.class_seats set guesses = greatest(guesses - 1, 0)
  where class_id = p_class and number = p_number and lock_hash = p_hash;
  return found;
end;
$function$;

comment on function public.pass_seat(uuid,integer,text) is 'Forgives the try of a seat that was opened; false when its card has been renewed since the try began.';

grant execute on function public.pass_seat(uuid,integer,text) to service_role;

CREATE OR REPLACE FUNCTION public.sit_down(p_user uuid, p_class uuid, p_number integer)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  sitting uuid;
begin
  -- A pupil sits down in one class after the other: the number of them is counted.
  perform from public.users where id = p_user for no key update;
  perform from public.classes where id = p_class and closed_at is null for share;
  if not found then
    return 'gone';
  end if;
  perform from public.class_seats where class_id = p_class and number = p_number for update;
  if not found then
    return 'gone';
  end if;
  select user_id into sitting from public.class_pupils where class_id = p_class and number = p_number;
  if sitting is not null then
    return case when sitting = p_user then 'sat' else 'taken' end;
  end if;
  if exists (select from public.class_pupils where class_id = p_class and user_id = p_user) then
    return 'elsewhere';
  end if;
  if (
    select count(*) from public.class_pupils join public.classes on id = class_id
    where user_id = p_user and closed_at is null
  ) >= 3 then
    return 'too_many';
  end if;
  insert into public.class_pupils (class_id, number, user_id) values (p_class, p_number, p_user);
  return 'sat';
end;
$function$;

comment on function public.sit_down(uuid,uuid,integer) is 'Seats a pupil: sat | taken (by another) | elsewhere (the pupil has a seat in the class) | too_many (three classes) | gone.';

grant execute on function public.sit_down(uuid,uuid,integer) to service_role;

CREATE OR REPLACE FUNCTION public.register_on_seat(p_class uuid, p_number integer, p_id uuid, p_username text, p_avatar text, p_session uuid, p_browser text, p_waits_days integer)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  seated text;
begin
  perform public.register_pupil(p_id, p_username, p_avatar, p_session, p_browser, p_waits_days);
  seated := public.sit_down(p_id, p_class, p_number);
  if seated <> 'sat' then
    -- The profile goes with the transaction.
    raise exception 'register_on_seat: %', seated using errcode = '55000';
  end if;
  update public.class_pupils set made_here = true where class_id = p_class and number = p_number;
  return seated;
end;
$function$;

comment on function public.register_on_seat(uuid,integer,uuid,text,text,uuid,text,integer) is 'Makes a profile at a free seat, as register_pupil does. Fails with 23505 where the name is taken, with 55000 where the seat is.';

grant execute on function public.register_on_seat(uuid,integer,uuid,text,text,uuid,text,integer) to service_role;

CREATE OR REPLACE FUNCTION public.leave_class(p_user uuid, p_class uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from public.class_pupils where class_id = p_class and user_id = p_user;
  return found;
end;
$function$;

grant execute on function public.leave_class(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.invite_teacher(p_teacher uuid, p_class uuid, p_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.hold_class(p_teacher, p_class, true) then
    return false;
  end if;
  -- A link that was not used is replaced by the next one.
  delete from public.class_invitations where class_id = p_class;
  insert into public.class_invitations (class_id, hash, expires_at) values (p_class, p_hash, now() + interval '7 days');
  return true;
end;
$function$;

grant execute on function public.invite_teacher(uuid,uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.accept_invitation(p_teacher uuid, p_email text, p_hash text)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  asked uuid;
begin
  select class_id into asked
  from public.class_invitations join public.classes on id = class_id
  where hash = p_hash and expires_at > now() and closed_at is null
  for update of class_invitations;
  -- Ten teachers are more than any class has.
  if not found or (select count(*) from public.class_teachers where class_id = asked) >= 10 then
    return null;
  end if;
  insert into public.class_teachers (class_id, teacher_id, email) values (asked, p_teacher, p_email)
  on conflict (class_id, teacher_id) do nothing;
  -- Who teaches the class already leaves the link to whom it was made for.
  if found then
    delete from public.class_invitations where hash = p_hash;
  end if;
  return asked;
end;
$function$;

comment on function public.accept_invitation(uuid,text,text) is 'Lets a teacher join by a link, once, within seven days; gives the class, or null where the link is good for nothing.';

grant execute on function public.accept_invitation(uuid,text,text) to service_role;

CREATE OR REPLACE FUNCTION public.class_teachers_of(p_teacher uuid, p_class uuid)
 RETURNS TABLE(teacher_id uuid, email text, is_owner boolean, joined_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select teacher_id, email, is_owner, joined_at from public.class_teachers
  where class_id = p_class and private.teaches(p_teacher, p_class)
  order by is_owner desc, joined_at;
$function$;

grant execute on function public.class_teachers_of(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.remove_teacher(p_teacher uuid, p_class uuid, p_other uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- The owner sends others away; each other one leaves by themselves.
  if not private.hold_class(p_teacher, p_class, p_teacher <> p_other) then
    return false;
  end if;
  delete from public.class_teachers where class_id = p_class and teacher_id = p_other and not is_owner;
  return found;
end;
$function$;

grant execute on function public.remove_teacher(uuid,uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.hand_over_class(p_teacher uuid, p_class uuid, p_other uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.hold_class(p_teacher, p_class, true) or not private.teaches(p_other, p_class) then
    return false;
  end if;
  update public.class_teachers set is_owner = false where class_id = p_class and teacher_id = p_teacher;
  update public.class_teachers set is_owner = true where class_id = p_class and teacher_id = p_other;
  return true;
end;
$function$;

comment on function public.hand_over_class(uuid,uuid,uuid) is 'Makes of another teacher of the class its owner.';

grant execute on function public.hand_over_class(uuid,uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.close_class(p_teacher uuid, p_class uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.hold_class(p_teacher, p_class, true) then
    return false;
  end if;
  update public.classes set closed_at = now() where id = p_class;
  delete from public.class_invitations where class_id = p_class;
  return true;
end;
$function$;

comment on function public.close_class(uuid,uuid) is 'Ends a class: nobody joins or is seen any more; its teachers can read it for sixty days, then it is forgotten.';

grant execute on function public.close_class(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.delete_class(p_teacher uuid, p_class uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from public.classes
  where id = p_class and exists (
    select from public.class_teachers where class_id = p_class and teacher_id = p_teacher and is_owner
  );
  return found;
end;
$function$;

grant execute on function public.delete_class(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.leave_all_classes(p_teacher uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  own record;
  heir uuid;
  left_classes int := 0;
begin
  for own in
    select classes.id, is_owner
    from public.class_teachers join public.classes on classes.id = class_id
    where teacher_id = p_teacher
    order by classes.id
    for update of classes
  loop
    left_classes := left_classes + 1;
    delete from public.class_teachers where class_id = own.id and teacher_id = p_teacher;
    if own.is_owner then
      select teacher_id into heir
      from public.class_teachers where class_id = own.id
      order by joined_at, teacher_id limit 1;
      if found then
        update public.class_teachers set is_owner = true where class_id = own.id and teacher_id = heir;
      else
        delete from public.classes where id = own.id;
      end if;
    end if;
  end loop;
  return left_classes;
end;
$function$;

comment on function public.leave_all_classes(uuid) is 'For an account that goes: its classes pass to the teacher who has been there longest; those without one are deleted. Says how many it taught.';

grant execute on function public.leave_all_classes(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.forget_closed_classes(p_now timestamp with time zone DEFAULT now(), p_most integer DEFAULT 5000)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  forgotten int;
begin
  delete from public.class_invitations where expires_at < p_now;
  delete from public.classes
  where id = any (array(
    select id from public.classes
    where closed_at < p_now - interval '60 days'
    order by closed_at
    limit p_most
    for update skip locked
  ));
  get diagnostics forgotten = row_count;
  return forgotten;
end;
$function$;

comment on function public.forget_closed_classes(timestamp with time zone,integer) is 'Deletes classes sixty days after they were closed, at most p_most of them, and says how many that were.';

grant execute on function public.forget_closed_classes(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION private.drop_lost_seats(p_user uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

grant execute on function private.drop_lost_seats(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.classes_of_pupil(p_user uuid)
 RETURNS TABLE(class_id uuid, name text, class text, number smallint, emblem smallint, maths_lesson smallint, vietnamese_lesson smallint, joined_at timestamp with time zone, answers integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    own.id, own.name, own.class, seat.number, seat.emblem, own.maths_lesson, own.vietnamese_lesson, sitting.joined_at,
    picture.answers
  from public.class_pupils as sitting
  join public.class_seats as seat on (seat.class_id, seat.number) = (sitting.class_id, sitting.number)
  join public.classes as own on own.id = sitting.class_id
  join public.class_pictures as picture on picture.class_id = own.id
  where sitting.user_id = p_user and own.closed_at is null
  order by sitting.joined_at, own.id;
$function$;

comment on function public.classes_of_pupil(uuid) is 'The open classes a pupil sits in, whose teachers see what is played; with how many questions all of each have answered.';

grant execute on function public.classes_of_pupil(uuid) to service_role;
