-- What a new name has to be: the letters and digits of lib/core/check-username.ts, in words parted by single spaces. The
-- check of the table stays as it is, a little wider, so that no row of before is ever refused a change.
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

grant execute on function private.is_username(text), private.username_skeleton(text) to service_role;

alter table public.users
  add column username_skeleton text not null generated always as (private.username_skeleton(username)) stored;

-- Not unique: pupils whose names looked alike before go on with them.
create index users_by_username_skeleton on public.users (username_skeleton);

create function private.keep_names_apart()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  skeleton text := private.username_skeleton(new.username);
begin
  if not private.is_username(new.username) then
    raise exception 'no username' using errcode = 'check_violation';
  end if;
  -- Of two who want names that look alike at the same moment the second waits here until the first is seen. There are 256
  -- locks for all names, because a transaction that brings many pupils may hold only some thousands.
  perform pg_catalog.pg_advisory_xact_lock(20261126, pg_catalog.hashtext(skeleton) & 255);
  if exists (select from public.users where username_skeleton = skeleton and id <> new.id) then
    raise exception 'a name that looks the same is taken' using errcode = 'unique_violation';
  end if;
  return new;
end;
$$;

create trigger users_names_stay_apart
before insert or update of username on public.users
for each row
execute function private.keep_names_apart();
