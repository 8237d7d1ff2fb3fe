-- Case is folded by a fixed table and never by lower() on the database's own collation: under
-- "C", which many servers use, lower('Đ') stays 'Đ' and one name could be taken twice.
create function private.fold_username(p_username text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select translate(
    translate(
      lower(normalize(p_username, nfc) collate "C"),
      'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮĲĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠƢƤƦƧƩƬƮƯƱƲƳƵƷƸƼǄǅǇǈǊǋǍǏǑǓǕǗǙǛǞǠǢǤǦǨǪǬǮǱǲǴǶǷǸǺǼǾȀȂȄȆȈȊȌȎȐȒȔȖȘȚȜȞȠȢȤȦȨȪȬȮȰȲȺȻȽȾɁɃɄɅɆɈɊɌɎẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸ',
      'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĳĵķĺļľŀłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷÿźżžɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵơƣƥʀƨʃƭʈưʊʋƴƶʒƹƽǆǆǉǉǌǌǎǐǒǔǖǘǚǜǟǡǣǥǧǩǫǭǯǳǳǵƕƿǹǻǽǿȁȃȅȇȉȋȍȏȑȓȕȗșțȝȟƞȣȥȧȩȫȭȯȱȳⱥȼƚⱦɂƀʉʌɇɉɋɍɏạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ'
    ),
    U&' \0009\000A\000B\000C\000D\0085\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\200B\2028\2029\202F\205F\3000\FEFF',
    ''
  );
$$;

comment on function private.fold_username(text) is
  'The form in which two usernames are compared: NFC, lower case, no white space.';

-- What a new name has to be: the letters and digits of lib/core/check-username.ts, in words parted by single spaces.
create function private.is_username(p_username text)
returns boolean
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select char_length(p_username) between 2 and 20
    and p_username is nfc normalized
    and p_username ~ '^[0-9A-Za-zÀ-ÖØ-öø-ſƠơƯưẠ-ỹ]+( [0-9A-Za-zÀ-ÖØ-öø-ſƠơƯưẠ-ỹ]+)*$';
$$;

comment on function private.is_username(text) is
  'Whether a new pupil may be called so: lib/core/check-username.ts says the same.';

-- After UTS 39, as far as the letters of a name go: "0" and "o", "1", "l" and "i", "rn" and "m" look alike. Marks that
-- Vietnamese does not have go, or become the mark of Vietnamese they look like; those of Vietnamese stay, because Lan
-- and Lân are two children.
create function private.username_skeleton(p_username text)
returns text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select replace(replace(
    translate(
      replace(replace(replace(private.fold_username(p_username), 'æ', 'ae'), 'œ', 'oe'), 'ĳ', 'ij'),
      '01iİıįłŀļľĺāäåąēĕëėęěîïīĭöōŏőøûüūŭůűųÿŷðďçćĉċčĝğġģĥħĵķĸñńņňŉŋŕŗřśŝşšßţťŧŵźżžþſ',
      'ollllllllllããảaẽẽẽeeẽỉĩĩĩõõõóoủũũũủúuỹỷđdcccccgggghhjkknnnnnnrrrssssbtttwzzzpf'
    ),
    'rn', 'm'), 'vv', 'w');
$$;

comment on function private.username_skeleton(text) is
  'The form in which two usernames look the same: their folded form with look-alike letters made one.';

create function public.animal_step(p_total int)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
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
$$;

comment on function public.animal_step(int) is
  'Asset name of the furthest animal reached with so many points; step k is reached at 60k + 6k(k-1).';

create function private.animal_place(p_name text)
returns int
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  for step in 0..29 loop
    if public.animal_step(60 * step + 6 * step * (step - 1)) = p_name then
      return step;
    end if;
  end loop;
  return null;
end;
$$;

comment on function private.animal_place(text) is 'Step 0 to 29 of an animal on the ladder, null for any other text.';

create table public.users (
  id uuid primary key default gen_random_uuid(),
  username text not null,
  username_key text not null generated always as (private.fold_username(username)) stored,
  avatar text not null,
  active_animal text not null default 'animals/level-one/giraffe-1',
  unlock_animal text not null default 'animals/level-one/giraffe-1',
  total_score int not null default 0,
  created_at timestamptz not null default now(),
  username_skeleton text not null generated always as (private.username_skeleton(username)) stored,
  -- True for pupils of a version that kept no sessions: the log-ins of then stay good.
  takes_old_sessions boolean not null default false,
  lock_number int not null default 0,
  constraint users_username_key_key unique (username_key),
  -- A little wider than private.is_username, so that no pupil of an earlier version is refused a change.
  constraint users_username_form check (
    char_length(username) between 2 and 20
    and username is nfc normalized
    and username ~ '^[0-9A-Za-zÀ-ÖØ-öø-ɏẠ-ỹ]+( [0-9A-Za-zÀ-ÖØ-öø-ɏẠ-ỹ]+)*$'
  ),
  constraint users_avatar_length check (char_length(avatar) between 1 and 200),
  constraint users_total_score_not_negative check (total_score >= 0),
  constraint users_unlock_animal_known check (private.animal_place(unlock_animal) is not null),
  constraint users_active_animal_unlocked check (
    coalesce(private.animal_place(active_animal) <= private.animal_place(unlock_animal), false)
  )
);

comment on table public.users is 'Pupils: a username and an avatar, no password (spec sections 3 and 6).';
comment on column public.users.lock_number is 'How often the lock was set or changed.';

create index users_by_total_score on public.users (total_score desc, id);
-- Not unique: pupils whose names looked alike before names were kept apart go on with them.
create index users_by_username_skeleton on public.users (username_skeleton);

alter table public.users enable row level security;
revoke all on public.users from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.users to service_role;

create function private.keep_total_score()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'total_score never falls: % to %', old.total_score, new.total_score
    using errcode = 'check_violation';
end;
$$;

create trigger users_total_score_never_falls
before update of total_score on public.users
for each row
when (new.total_score < old.total_score)
execute function private.keep_total_score();

-- The name of a deleted profile is taken while it waits. Whoever comes back had the name before, whatever the rules are by
-- now.
create function private.keep_names_apart()
returns trigger
language plpgsql
set search_path = ''
as $$
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
$$;

create trigger users_names_stay_apart
before insert or update of username on public.users
for each row
execute function private.keep_names_apart();

create function public.choose_animal(p_user uuid, p_animal text)
returns text
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.choose_animal(uuid, text) is
  'Makes an animal the pupil has reached the active one: chosen | not_reached | gone.';

create function private.give_points(p_user uuid, p_points int)
returns public.users
language plpgsql
set search_path = ''
as $$
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
$$;

grant execute on function
  private.fold_username(text),
  private.is_username(text),
  private.username_skeleton(text),
  public.animal_step(int),
  private.animal_place(text),
  public.choose_animal(uuid, text),
  private.give_points(uuid, int)
to service_role;
