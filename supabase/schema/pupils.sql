-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

CREATE OR REPLACE FUNCTION private.fold_username(p_username text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
  select translate(
    translate(
      lower(normalize(p_username, nfc) collate "C"),
      'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĲĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠƢƤƦƧƩƬƮƯƱƲƳƵƷƸƼǄǅǇǈǊǋǍǏǑǓǕǗǙǛǞǠǢǤǦǨǪǬǮǱǲǴǶǷǸǺǼǾȀȂȄȆȈȊȌȎȐȒȔȖȘȚȜȞȠȢȤȦȨȪȬȮȰȲȺȻȽȾɁɃɄɅɆɈɊɌɎẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸ',
      'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĳĵķĺļľŀłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵơƣƥʀƨʃƭʈưʊʋƴƶʒƹƽǆǆǉǉǌǌǎǐǒǔǖǘǚǜǟǡǣǥǧǩǫǭǯǳǳǵƕƿǹǻǽǿȁȃȅȇȉȋȍȏȑȓȕȗșțȝȟƞȣȥȧȩȫȭȯȱȳⱥȼƚⱦɂƀʉʌɇɉɋɍɏạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ'
    ),
    U&' \0009\000A\000B\000C\000D\0085\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\200B\2028\2029\202F\205F\3000\FEFF',
    ''
  );
$function$;

comment on function private.fold_username(text) is 'The form in which two usernames are compared: NFC, lower case, no white space.';

grant execute on function private.fold_username(text) to service_role;

CREATE OR REPLACE FUNCTION private.is_username(p_username text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
  select char_length(p_username) between 2 and 20
    and p_username is nfc normalized
    and p_username ~ '^[0-9A-Za-zÀ-ÖØ-öø-ſƠơƯưẠ-ỹ]+( [0-9A-Za-zÀ-ÖØ-öø-ſƠơƯưẠ-ỹ]+)*$';
$function$;

comment on function private.is_username(text) is 'Whether a new pupil may be called so: lib/core/check-username.ts says the same.';

grant execute on function private.is_username(text) to service_role;

CREATE OR REPLACE FUNCTION private.username_skeleton(p_username text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
  select replace(replace(
    translate(
      replace(replace(replace(private.fold_username(p_username), 'æ', 'ae'), 'œ', 'oe'), 'ĳ', 'ij'),
      '01iİıįłŀļľĺāäåąēĕëėęěîïīĭöōŏőøûüūŭůűųÿŷðďçćĉċčĝğġģĥħĵķĸñńņňŉŋŕŗřśŝşšßţťŧŵźżžþſ',
      'ollllllllllããảaẽẽẽeeẽỉĩĩĩõõõóoủũũũủúuỹỷđdcccccgggghhjkknnnnnnrrrssssbtttwzzzpf'
    ),
    'rn', 'm'), 'vv', 'w');
$function$;

comment on function private.username_skeleton(text) is 'The form in which two usernames look the same: their folded form with look-alike letters made one.';

grant execute on function private.username_skeleton(text) to service_role;

CREATE OR REPLACE FUNCTION public.animal_step(p_total integer)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  animals constant text[] := array[
    'giraffe', 'cat', 'rabbit', 'frog', 'duck', 'turtle', 'buffalo', 'elephant', 'tiger', 'dragon'
  ];
  stages constant text[] := array['one', 'two', 'three'];
  step int := 0;
begin
  while step < 29 and p_total >= 60 * (step + 1) + 6 * (step + 1) * step loop
    step := step + 1;
  end loop;
  return format('animals/level-%s/%s-%s', stages[step / 10 + 1], animals[step % 10 + 1], step / 10 + 1);
end;
$function$;

comment on function public.animal_step(integer) is 'Asset name of the furthest animal reached with so many points; step k is reached at 60k + 6k(k-1).';

grant execute on function public.animal_step(integer) to service_role;

CREATE OR REPLACE FUNCTION private.animal_place(p_name text)
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  for step in 0..29 loop
    if public.animal_step(60 * step + 6 * step * (step - 1)) = p_name then
      return step;
    end if;
  end loop;
  return null;
end;
$function$;

comment on function private.animal_place(text) is 'Step 0 to 29 of an animal on the ladder, null for any other text.';

grant execute on function private.animal_place(text) to service_role;

create table public.users (
  id uuid not null default gen_random_uuid(),
  username text not null,
  username_key text not null generated always as (private.fold_username(username)) stored,
  avatar text not null,
  active_animal text not null default 'animals/level-one/giraffe-1'::text,
  unlock_animal text not null default 'animals/level-one/giraffe-1'::text,
  total_score integer not null default 0,
  created_at timestamp with time zone not null default now(),
  username_skeleton text not null generated always as (private.username_skeleton(username)) stored,
  takes_old_sessions boolean not null default false,
  lock_number integer not null default 0,
  pieces integer not null default 0,
  lessons jsonb not null default '{}'::jsonb,
  readings jsonb not null default '[]'::jsonb,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_username_key_key UNIQUE (username_key),
  constraint users_active_animal_unlocked CHECK (COALESCE(private.animal_place(active_animal) <= private.animal_place(unlock_animal), false)),
  constraint users_avatar_length CHECK (char_length(avatar) >= 1 AND char_length(avatar) <= 200),
  constraint users_lessons_form CHECK (jsonb_typeof(lessons) = 'object'::text AND octet_length(lessons::text) <= 200),
  constraint users_pieces_not_negative CHECK (pieces >= 0),
  constraint users_readings_form CHECK (jsonb_typeof(readings) = 'array'::text AND octet_length(readings::text) <= 6000),
  constraint users_total_score_not_negative CHECK (total_score >= 0),
  constraint users_unlock_animal_known CHECK (private.animal_place(unlock_animal) IS NOT NULL),
  constraint users_username_form CHECK (char_length(username) >= 2 AND char_length(username) <= 20 AND (username IS NFC NORMALIZED) AND username ~ '^[0-9A-Za-zÀ-ÖØ-öø-ɏẠ-ỹ]+( [0-9A-Za-zÀ-ÖØ-öø-ɏẠ-ỹ]+)*$'::text)
);

comment on table public.users is 'Pupils: a username and an avatar, no password (spec sections 3 and 6).';
comment on column public.users.lock_number is 'How often the lock was set or changed.';
comment on column public.users.pieces is 'How many pieces of the album''s pictures were turned: one for each stone ("Bài mới", "Ôn lại", "Con chọn") on each day in Việt Nam. It never falls; the runs themselves are forgotten.';
comment on column public.users.lessons is 'The lessons the pupil is at, by class: {"3": "26-11"}, maths and Vietnamese; a number that is missing ("26-", "-") is left to the calendar. Nothing was said of a class without an entry.';
comment on column public.users.readings is 'The last thirty texts that were read aloud, the oldest first: [{"passage": "c1-p01", "syllables": 52, "seconds": 60, "day": "2026-11-21"}], the day in Việt Nam. The pupil says how far it came: nothing is won by it.';

CREATE INDEX users_by_total_score ON public.users USING btree (total_score DESC, id);
CREATE INDEX users_by_username_skeleton ON public.users USING btree (username_skeleton);

CREATE TRIGGER users_come_to_places AFTER INSERT ON public.users REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION private.keep_score_places();
CREATE TRIGGER users_leave_places AFTER DELETE ON public.users REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.keep_score_places();
CREATE TRIGGER users_move_places AFTER UPDATE ON public.users REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION private.keep_score_places();
CREATE TRIGGER users_names_stay_apart BEFORE INSERT OR UPDATE OF username ON public.users FOR EACH ROW EXECUTE FUNCTION private.keep_names_apart();
CREATE TRIGGER users_pieces_never_fall BEFORE UPDATE OF pieces ON public.users FOR EACH ROW WHEN (new.pieces < old.pieces) EXECUTE FUNCTION private.keep_pieces();
CREATE TRIGGER users_total_score_never_falls BEFORE UPDATE OF total_score ON public.users FOR EACH ROW WHEN (new.total_score < old.total_score) EXECUTE FUNCTION private.keep_total_score();

alter table public.users enable row level security;

grant delete, insert, select, update on public.users to service_role;

CREATE OR REPLACE FUNCTION private.keep_total_score()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'total_score never falls: % to %', old.total_score, new.total_score
    using errcode = 'check_violation';
end;
$function$;

CREATE OR REPLACE FUNCTION private.keep_names_apart()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  skeleton text := private.username_skeleton(new.username);
begin
  if exists (select from public.deleted_profiles where user_id = new.id) then
    return new;
  end if;
  if not private.is_username(new.username) then
    raise exception 'no username' using errcode = 'check_violation';
  end if;
  -- Of two who want names that look alike at the same moment the second waits here until the first is seen. There are 256
  -- locks for all names, because a transaction that brings many pupils may hold only some thousands.
  perform pg_catalog.pg_advisory_xact_lock(20261126, pg_catalog.hashtext(skeleton) & 255);
  if exists (select from public.users where username_skeleton = skeleton and id <> new.id)
    or exists (select from public.deleted_profiles where username_skeleton = skeleton)
  then
    raise exception 'a name that looks the same is taken' using errcode = 'unique_violation';
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION public.choose_animal(p_user uuid, p_animal text)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  pupil public.users;
begin
  select * into pupil from public.users where id = p_user for update;
  if not found then
    return 'gone';
  end if;
  if not coalesce(private.animal_place(p_animal) <= private.animal_place(pupil.unlock_animal), false) then
    return 'not_reached';
  end if;
  update public.users set active_animal = p_animal where id = p_user;
  return 'chosen';
end;
$function$;

comment on function public.choose_animal(uuid,text) is 'Makes an animal the pupil has reached the active one: chosen | not_reached | gone.';

grant execute on function public.choose_animal(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION private.give_points(p_user uuid, p_points integer)
 RETURNS public.users
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  pupil public.users;
begin
  update public.users
  set total_score = total_score + p_points,
      unlock_animal = case
        when private.animal_place(public.animal_step(total_score + p_points)) > private.animal_place(unlock_animal)
          then public.animal_step(total_score + p_points)
        else unlock_animal
      end
  where id = p_user
  returning * into pupil;
  return pupil;
end;
$function$;

grant execute on function private.give_points(uuid,integer) to service_role;
