create table public.classes (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  class text not null,
  school_year smallint not null,
  code text not null,
  key_check text not null,
  maths_lesson smallint,
  vietnamese_lesson smallint,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint classes_code_key unique (code),
  constraint classes_name_form check (name ~ '\S' and char_length(name) <= 40),
  constraint classes_class_known check (class in ('1', '2', '3', '4', '5')),
  constraint classes_school_year_range check (school_year between 2020 and 2100),
  -- Without what looks or sounds alike: 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B, U and V.
  constraint classes_code_form check (code ~ '^[ACDEFGHJKMNPQRTUWXY34679]{6}$'),
  constraint classes_key_check_length check (char_length(key_check) between 20 and 200),
  constraint classes_lessons_range check (
    coalesce(maths_lesson between 1 and 200, true) and coalesce(vietnamese_lesson between 1 and 200, true)
  )
);

comment on table public.classes is
  'A teacher''s class in one school year. The names of its pupils are sealed with a key that never comes to the server.';
comment on column public.classes.school_year is 'The year in which it begins: 2026 for 2026-2027.';
comment on column public.classes.key_check is
  'A known word, sealed with the key of the names: tells a browser whether the key it has is that of this class.';
comment on column public.classes.maths_lesson is 'The lesson the class has come to; null where it goes by the schedule of the year.';
comment on column public.classes.closed_at is 'When the teacher closed it; its rows go sixty days later.';

create index classes_by_closing on public.classes (closed_at) where closed_at is not null;

create table public.class_teachers (
  class_id uuid not null references public.classes (id) on delete cascade,
  teacher_id uuid not null,
  email text not null,
  is_owner boolean not null default false,
  joined_at timestamptz not null default now(),
  primary key (class_id, teacher_id),
  constraint class_teachers_email_length check (char_length(email) <= 320)
);

comment on table public.class_teachers is 'Who teaches a class. The accounts are those of the sign-in service.';
comment on column public.class_teachers.email is 'By which the teachers of a class know each other; of the account, as it was on joining.';

create unique index class_teachers_one_owner on public.class_teachers (class_id) where is_owner;
create index class_teachers_by_teacher on public.class_teachers (teacher_id, class_id);

create table public.class_invitations (
  class_id uuid not null references public.classes (id) on delete cascade,
  hash text primary key,
  expires_at timestamptz not null,
  constraint class_invitations_hash_length check (char_length(hash) between 40 and 60)
);

comment on table public.class_invitations is
  'Links by which another teacher joins a class, each used once, by the hash of its secret.';

create index class_invitations_by_class on public.class_invitations (class_id);

create table public.class_seats (
  class_id uuid not null references public.classes (id) on delete cascade,
  number smallint not null,
  emblem smallint not null,
  sealed_name text,
  card_version int not null default 1,
  card_hash text not null,
  lock_hash text not null,
  guesses int not null default 0,
  guessed_on date,
  primary key (class_id, number),
  constraint class_seats_emblem_key unique (class_id, emblem),
  constraint class_seats_card_key unique (class_id, card_hash),
  constraint class_seats_number_range check (number between 1 and 60),
  constraint class_seats_emblem_range check (emblem between 0 and 59),
  constraint class_seats_card_version_positive check (card_version >= 1),
  constraint class_seats_sealed_name_length check (char_length(sealed_name) between 20 and 600),
  constraint class_seats_card_hash_length check (char_length(card_hash) between 40 and 60),
  constraint class_seats_lock_hash_length check (char_length(lock_hash) between 40 and 60),
  constraint class_seats_guesses_range check (guesses between 0 and 20)
);

comment on table public.class_seats is 'The seats of a class: an emblem and a number each, and a card that signs in.';
comment on column public.class_seats.emblem is 'Which of the sixty emblems (an animal in a colour) it has.';
comment on column public.class_seats.sealed_name is 'The pupil''s name, sealed in the teacher''s browser; null where none was given.';
comment on column public.class_seats.card_version is 'How often its card was made; the teacher''s browser makes the card from this and the key of names.';
comment on column public.class_seats.card_hash is 'The hash of the secret in the card''s QR code.';
comment on column public.class_seats.lock_hash is
  'The three animals on the card, signed with a key that is not in the database, for who has no camera; with the guesses of a day.';

create table public.class_pupils (
  class_id uuid not null,
  number smallint not null,
  user_id uuid not null references public.users (id) on delete cascade,
  made_here boolean not null default false,
  joined_at timestamptz not null default now(),
  primary key (class_id, number),
  constraint class_pupils_once unique (user_id, class_id),
  constraint class_pupils_seat_fkey foreign key (class_id, number)
    references public.class_seats (class_id, number) on delete cascade
);

comment on table public.class_pupils is 'Which pupil sits on which seat.';
comment on column public.class_pupils.made_here is
  'Whether the profile was made at this seat: the card signs in to such a one only, so that a new card opens nobody''s own profile to a teacher.';
comment on column public.class_pupils.joined_at is 'Since when: teachers see nothing from before.';

alter table public.classes enable row level security;
alter table public.class_teachers enable row level security;
alter table public.class_invitations enable row level security;
alter table public.class_seats enable row level security;
alter table public.class_pupils enable row level security;
revoke all on public.classes, public.class_teachers, public.class_invitations, public.class_seats, public.class_pupils
  from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.classes, public.class_teachers, public.class_invitations, public.class_seats, public.class_pupils
  to service_role;

create function private.teaches(p_teacher uuid, p_class uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from public.class_teachers where class_id = p_class and teacher_id = p_teacher);
$$;

-- Holds the class, so that nothing changes beside its closing or its owner's leaving.
create function private.hold_class(p_teacher uuid, p_class uuid, p_owner boolean)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform from public.classes where id = p_class and closed_at is null for update;
  return found and exists (
    select from public.class_teachers
    where class_id = p_class and teacher_id = p_teacher and (is_owner or not p_owner)
  );
end;
$$;

create function private.write_seats(p_class uuid, p_seats jsonb)
returns void
language sql
set search_path = ''
as $$
  insert into public.class_seats (class_id, number, emblem, sealed_name, card_hash, lock_hash)
  select p_class, number, emblem, sealed_name, card_hash, lock_hash
  from jsonb_to_recordset(p_seats) as seat (
    number smallint, emblem smallint, sealed_name text, card_hash text, lock_hash text
  );
$$;

create function public.create_class(
  p_id uuid, p_teacher uuid, p_email text, p_name text, p_class text, p_school_year int, p_code text, p_key_check text,
  p_seats jsonb
)
returns text
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.create_class(uuid, uuid, text, text, text, int, text, text, jsonb) is
  'Makes a class with its owner and its seats [{number, emblem, sealed_name, card_hash, lock_hash}]: made | code_taken | too_many (twenty open classes).';

create function public.teacher_classes(p_teacher uuid)
returns table (
  id uuid, name text, class text, school_year smallint, code text, is_owner boolean, seats int, joined int, closed_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select
    own.id, own.name, own.class, own.school_year, own.code, teacher.is_owner,
    (select count(*)::int from public.class_seats where class_id = own.id),
    (select count(*)::int from public.class_pupils where class_id = own.id),
    own.closed_at
  from public.class_teachers as teacher join public.classes as own on own.id = teacher.class_id
  where teacher.teacher_id = p_teacher
  order by own.closed_at is not null, own.school_year desc, own.name, own.id;
$$;

comment on function public.teacher_classes(uuid) is 'The classes of a teacher: open ones first.';

create function public.class_of_teacher(p_teacher uuid, p_class uuid)
returns table (
  id uuid, name text, class text, school_year smallint, code text, key_check text, maths_lesson smallint,
  vietnamese_lesson smallint, is_owner boolean, closed_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select
    own.id, own.name, own.class, own.school_year, own.code, own.key_check, own.maths_lesson, own.vietnamese_lesson,
    teacher.is_owner, own.closed_at
  from public.class_teachers as teacher join public.classes as own on own.id = teacher.class_id
  where teacher.class_id = p_class and teacher.teacher_id = p_teacher;
$$;

comment on function public.class_of_teacher(uuid, uuid) is
  'One class of a teacher; no row for who does not teach it, as for a class there is none of.';

create function public.seats_of_teacher(p_teacher uuid, p_class uuid)
returns table (
  number smallint, emblem smallint, sealed_name text, card_version int, user_id uuid, username text, avatar text,
  made_here boolean, joined_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select
    seat.number, seat.emblem, seat.sealed_name, seat.card_version, sitting.user_id, pupil.username, pupil.avatar,
    sitting.made_here, sitting.joined_at
  from public.class_seats as seat
  left join public.class_pupils as sitting on (sitting.class_id, sitting.number) = (seat.class_id, seat.number)
  left join public.users as pupil on pupil.id = sitting.user_id
  where seat.class_id = p_class and private.teaches(p_teacher, p_class)
  order by seat.number;
$$;

comment on function public.seats_of_teacher(uuid, uuid) is 'The seats of a class for who teaches it, by number.';

-- A practice run has no time of its own. One that took longer than twenty minutes was put away meanwhile, or made beforehand to
-- be played without a network: twenty seconds a question are what most need.
create function private.seconds_of_run(p_run public.runs)
returns int
language sql
stable
set search_path = ''
as $$
  select coalesce(
    p_run.total_time,
    case
      when p_run.finished_at - p_run.started_at <= interval '20 minutes'
        then extract(epoch from p_run.finished_at - p_run.started_at)::int
      else 20 * jsonb_array_length(p_run.answers)
    end
  );
$$;

create function public.class_week(p_teacher uuid, p_class uuid, p_from timestamptz)
returns table (number smallint, days date[], seconds int, asked int, right_first int, last_at timestamptz)
language sql
stable
set search_path = ''
as $$
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
$$;

comment on function public.class_week(uuid, uuid, timestamptz) is
  'What the pupils of a class have played since p_from and since they joined: days in Việt Nam, seconds, questions, right first tries, and when they played last.';

create function public.rename_class(p_teacher uuid, p_class uuid, p_name text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  update public.classes set name = p_name where id = p_class;
  return true;
end;
$$;

create function public.place_class(p_teacher uuid, p_class uuid, p_maths_lesson int, p_vietnamese_lesson int)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  update public.classes set maths_lesson = p_maths_lesson, vietnamese_lesson = p_vietnamese_lesson where id = p_class;
  return true;
end;
$$;

comment on function public.place_class(uuid, uuid, int, int) is
  'Says where a class stands; null lessons go by the schedule.';

create function public.add_seats(p_teacher uuid, p_class uuid, p_seats jsonb)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  perform private.write_seats(p_class, p_seats);
  return true;
end;
$$;

create function public.name_seats(p_teacher uuid, p_class uuid, p_names jsonb, p_key_check text)
returns boolean
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.name_seats(uuid, uuid, jsonb, text) is
  'Writes the sealed names of seats [{number, sealed_name}]; false also where p_key_check is not that of the class.';

create function public.rekey_class(p_teacher uuid, p_class uuid, p_key_check text, p_seats jsonb)
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
  update public.classes set key_check = p_key_check where id = p_class;
  return true;
end;
$$;

comment on function public.rekey_class(uuid, uuid, text, jsonb) is
  'Where the key of names was lost: names and cards of all seats [{number, sealed_name, card_hash, lock_hash}] under a new one. Old cards are good for nothing.';

create function public.renew_card(
  p_teacher uuid, p_class uuid, p_number int, p_version int, p_card_hash text, p_lock_hash text
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  update public.class_seats
  set card_version = p_version, card_hash = p_card_hash, lock_hash = p_lock_hash, guesses = 0, guessed_on = null
  where class_id = p_class and number = p_number and card_version = p_version - 1;
  return found;
end;
$$;

comment on function public.renew_card(uuid, uuid, int, int, text, text) is
  'A new card for a seat, of the version after its last; the old one is good for nothing.';

create function public.free_seat(p_teacher uuid, p_class uuid, p_number int)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.hold_class(p_teacher, p_class, false) then
    return false;
  end if;
  delete from public.class_pupils where class_id = p_class and number = p_number;
  return found;
end;
$$;

comment on function public.free_seat(uuid, uuid, int) is 'Takes a pupil out of the class; the profile stays the pupil''s own.';

create function public.seat_of_card(p_code text, p_card_hash text)
returns table (class_id uuid, number smallint, emblem smallint, user_id uuid, made_here boolean)
language sql
stable
set search_path = ''
as $$
  select seat.class_id, seat.number, seat.emblem, sitting.user_id, sitting.made_here
  from public.classes as own
  join public.class_seats as seat on seat.class_id = own.id
  left join public.class_pupils as sitting on (sitting.class_id, sitting.number) = (seat.class_id, seat.number)
  where own.code = p_code and own.closed_at is null and seat.card_hash = p_card_hash;
$$;

create function public.seats_of_code(p_code text)
returns table (class_id uuid, name text, class text, number smallint, emblem smallint)
language sql
stable
set search_path = ''
as $$
  select own.id, own.name, own.class, seat.number, seat.emblem
  from public.classes as own join public.class_seats as seat on seat.class_id = own.id
  where own.code = p_code and own.closed_at is null
  order by seat.number;
$$;

comment on function public.seats_of_code(text) is
  'What everybody sees who has a class''s code: the class''s name and its emblems by number, not which seats are taken, and no pupil''s name.';

create function public.begin_seat_try(p_code text, p_number int)
returns jsonb
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.begin_seat_try(text, int) is
  'Takes one of a seat''s twenty tries of a day at its three animals, and of the class''s hundred: {status: none | used_up | try, class_id, emblem, hash, user_id, made_here}; the rest comes with try only.';

create function public.pass_seat(p_class uuid, p_number int, p_hash text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.class_seats set guesses = greatest(guesses - 1, 0)
  where class_id = p_class and number = p_number and lock_hash = p_hash;
  return found;
end;
$$;

comment on function public.pass_seat(uuid, int, text) is
  'Forgives the try of a seat that was opened; false when its card has been renewed since the try began.';

create function public.sit_down(p_user uuid, p_class uuid, p_number int)
returns text
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.sit_down(uuid, uuid, int) is
  'Seats a pupil: sat | taken (by another) | elsewhere (the pupil has a seat in the class) | too_many (three classes) | gone.';

create function public.register_on_seat(
  p_class uuid, p_number int, p_id uuid, p_username text, p_avatar text, p_session uuid, p_browser text, p_waits_days int
)
returns text
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.register_on_seat(uuid, int, uuid, text, text, uuid, text, int) is
  'Makes a profile at a free seat, as register_pupil does. Fails with 23505 where the name is taken, with 55000 where the seat is.';

create function public.classes_of_pupil(p_user uuid)
returns table (
  class_id uuid, name text, class text, number smallint, emblem smallint, maths_lesson smallint,
  vietnamese_lesson smallint, joined_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select
    own.id, own.name, own.class, seat.number, seat.emblem, own.maths_lesson, own.vietnamese_lesson, sitting.joined_at
  from public.class_pupils as sitting
  join public.class_seats as seat on (seat.class_id, seat.number) = (sitting.class_id, sitting.number)
  join public.classes as own on own.id = sitting.class_id
  where sitting.user_id = p_user and own.closed_at is null
  order by sitting.joined_at, own.id;
$$;

comment on function public.classes_of_pupil(uuid) is 'The open classes a pupil sits in, whose teachers see what is played.';

create function public.leave_class(p_user uuid, p_class uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from public.class_pupils where class_id = p_class and user_id = p_user;
  return found;
end;
$$;

create function public.invite_teacher(p_teacher uuid, p_class uuid, p_hash text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.hold_class(p_teacher, p_class, true) then
    return false;
  end if;
  -- A link that was not used is replaced by the next one.
  delete from public.class_invitations where class_id = p_class;
  insert into public.class_invitations (class_id, hash, expires_at) values (p_class, p_hash, now() + interval '7 days');
  return true;
end;
$$;

create function public.accept_invitation(p_teacher uuid, p_email text, p_hash text)
returns uuid
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.accept_invitation(uuid, text, text) is
  'Lets a teacher join by a link, once, within seven days; gives the class, or null where the link is good for nothing.';

create function public.class_teachers_of(p_teacher uuid, p_class uuid)
returns table (teacher_id uuid, email text, is_owner boolean, joined_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select teacher_id, email, is_owner, joined_at from public.class_teachers
  where class_id = p_class and private.teaches(p_teacher, p_class)
  order by is_owner desc, joined_at;
$$;

create function public.remove_teacher(p_teacher uuid, p_class uuid, p_other uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- The owner sends others away; each other one leaves by themselves.
  if not private.hold_class(p_teacher, p_class, p_teacher <> p_other) then
    return false;
  end if;
  delete from public.class_teachers where class_id = p_class and teacher_id = p_other and not is_owner;
  return found;
end;
$$;

create function public.hand_over_class(p_teacher uuid, p_class uuid, p_other uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.hold_class(p_teacher, p_class, true) or not private.teaches(p_other, p_class) then
    return false;
  end if;
  update public.class_teachers set is_owner = false where class_id = p_class and teacher_id = p_teacher;
  update public.class_teachers set is_owner = true where class_id = p_class and teacher_id = p_other;
  return true;
end;
$$;

comment on function public.hand_over_class(uuid, uuid, uuid) is 'Makes of another teacher of the class its owner.';

create function public.close_class(p_teacher uuid, p_class uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not private.hold_class(p_teacher, p_class, true) then
    return false;
  end if;
  update public.classes set closed_at = now() where id = p_class;
  delete from public.class_invitations where class_id = p_class;
  return true;
end;
$$;

comment on function public.close_class(uuid, uuid) is
  'Ends a class: nobody joins or is seen any more; its teachers can read it for sixty days, then it is forgotten.';

create function public.delete_class(p_teacher uuid, p_class uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from public.classes
  where id = p_class and exists (
    select from public.class_teachers where class_id = p_class and teacher_id = p_teacher and is_owner
  );
  return found;
end;
$$;

create function public.leave_all_classes(p_teacher uuid)
returns int
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.leave_all_classes(uuid) is
  'For an account that goes: its classes pass to the teacher who has been there longest; those without one are deleted. Says how many it taught.';

create function public.forget_closed_classes(p_now timestamptz default now(), p_most int default 5000)
returns int
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.forget_closed_classes(timestamptz, int) is
  'Deletes classes sixty days after they were closed, at most p_most of them, and says how many that were.';

create or replace function private.profile_tables()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    'hidden_pupils', 'user_levels', 'skill_progress', 'runs', 'run_sums', 'picture_locks', 'proven_browsers', 'class_pupils'
  ];
$$;

-- A profile comes back to its seats, but not to one where somebody else sits by now, nor to a class that has ended.
create function private.drop_lost_seats(p_user uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
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
  return found;
end;
$$;

create or replace function public.restore_profile(p_user uuid, p_browser text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  name text;
begin
  perform from public.deleted_profiles where user_id = p_user for update;
  if not found then
    return 'gone';
  end if;
  if not private.deleted_in(p_user, p_browser) then
    return 'unproven';
  end if;
  perform private.drop_lost_seats(p_user);
  perform private.restore_rows(p_user, 'users');
  foreach name in array private.profile_tables() loop
    perform private.restore_rows(p_user, name);
  end loop;
  -- A run that is there again is told from one that is spent.
  delete from private.spent_runs
  where id in (select id from public.runs where user_id = p_user);
  delete from public.deleted_profiles where user_id = p_user;
  return 'restored';
end;
$$;

create or replace function private.schedule_forgetting()
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  schedule regprocedure;
begin
  -- Where it is there but not for this user, nothing is scheduled either; that is no reason not to start.
  if not exists (select from pg_namespace where nspname = 'cron' and has_schema_privilege(oid, 'usage')) then
    return false;
  end if;
  schedule := to_regprocedure('cron.schedule(text, text, text)');
  if not coalesce(has_function_privilege(schedule, 'execute'), false) then
    return false;
  end if;
  -- Every five minutes between one and three at night in Việt Nam: in small pieces, while hardly anybody plays.
  execute 'select cron.schedule($1, $2, $3)'
  using
    'forget-old-history', '*/5 18-19 * * *',
    'select public.forget_old_history(now(), 5000), public.forget_old_weeks(now(), 5000), public.forget_closed_classes(now(), 5000)';
  execute 'select cron.schedule($1, $2, $3)'
  using 'forget-old-accounts', '7 20 * * *', 'select private.forget_old_accounts()';
  return true;
end;
$$;

comment on function private.schedule_forgetting() is
  'Lets pg_cron run forget_old_history, forget_old_weeks, forget_closed_classes and forget_old_accounts every night; false where pg_cron is not switched on or not for this user. Calling it again changes nothing.';

revoke all on function
  private.teaches(uuid, uuid),
  private.hold_class(uuid, uuid, boolean),
  private.write_seats(uuid, jsonb),
  private.seconds_of_run(public.runs),
  private.drop_lost_seats(uuid),
  public.create_class(uuid, uuid, text, text, text, int, text, text, jsonb),
  public.teacher_classes(uuid),
  public.class_of_teacher(uuid, uuid),
  public.seats_of_teacher(uuid, uuid),
  public.class_week(uuid, uuid, timestamptz),
  public.rename_class(uuid, uuid, text),
  public.place_class(uuid, uuid, int, int),
  public.add_seats(uuid, uuid, jsonb),
  public.name_seats(uuid, uuid, jsonb, text),
  public.rekey_class(uuid, uuid, text, jsonb),
  public.renew_card(uuid, uuid, int, int, text, text),
  public.free_seat(uuid, uuid, int),
  public.seat_of_card(text, text),
  public.seats_of_code(text),
  public.begin_seat_try(text, int),
  public.pass_seat(uuid, int, text),
  public.sit_down(uuid, uuid, int),
  public.register_on_seat(uuid, int, uuid, text, text, uuid, text, int),
  public.classes_of_pupil(uuid),
  public.leave_class(uuid, uuid),
  public.invite_teacher(uuid, uuid, text),
  public.accept_invitation(uuid, text, text),
  public.class_teachers_of(uuid, uuid),
  public.remove_teacher(uuid, uuid, uuid),
  public.hand_over_class(uuid, uuid, uuid),
  public.close_class(uuid, uuid),
  public.delete_class(uuid, uuid),
  public.leave_all_classes(uuid),
  public.forget_closed_classes(timestamptz, int)
from public, anon, authenticated;
grant execute on function
  private.teaches(uuid, uuid),
  private.hold_class(uuid, uuid, boolean),
  private.write_seats(uuid, jsonb),
  private.seconds_of_run(public.runs),
  private.drop_lost_seats(uuid),
  public.create_class(uuid, uuid, text, text, text, int, text, text, jsonb),
  public.teacher_classes(uuid),
  public.class_of_teacher(uuid, uuid),
  public.seats_of_teacher(uuid, uuid),
  public.class_week(uuid, uuid, timestamptz),
  public.rename_class(uuid, uuid, text),
  public.place_class(uuid, uuid, int, int),
  public.add_seats(uuid, uuid, jsonb),
  public.name_seats(uuid, uuid, jsonb, text),
  public.rekey_class(uuid, uuid, text, jsonb),
  public.renew_card(uuid, uuid, int, int, text, text),
  public.free_seat(uuid, uuid, int),
  public.seat_of_card(text, text),
  public.seats_of_code(text),
  public.begin_seat_try(text, int),
  public.pass_seat(uuid, int, text),
  public.sit_down(uuid, uuid, int),
  public.register_on_seat(uuid, int, uuid, text, text, uuid, text, int),
  public.classes_of_pupil(uuid),
  public.leave_class(uuid, uuid),
  public.invite_teacher(uuid, uuid, text),
  public.accept_invitation(uuid, text, text),
  public.class_teachers_of(uuid, uuid),
  public.remove_teacher(uuid, uuid, uuid),
  public.hand_over_class(uuid, uuid, uuid),
  public.close_class(uuid, uuid),
  public.delete_class(uuid, uuid),
  public.leave_all_classes(uuid),
  public.forget_closed_classes(timestamptz, int)
to service_role;

select private.schedule_forgetting();
