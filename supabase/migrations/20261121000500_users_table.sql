create table public.users (
  id uuid primary key default gen_random_uuid(),
  username text not null,
  username_key text not null generated always as (private.fold_username(username)) stored,
  avatar text not null,
  active_animal text not null default 'animals/level-one/giraffe-1',
  unlock_animal text not null default 'animals/level-one/giraffe-1',
  total_score int not null default 0,
  created_at timestamptz not null default now(),
  constraint users_username_key_key unique (username_key),
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

create index users_by_total_score on public.users (total_score desc, id);

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

alter table public.users enable row level security;
revoke all on public.users from public, anon, authenticated, service_role;

grant select (id, username, avatar, active_animal, total_score) on public.users to anon, authenticated;
grant select, insert, update, delete on public.users to service_role;

create policy "Everybody may see the public part of every pupil"
on public.users for select
to anon, authenticated
using (true);
