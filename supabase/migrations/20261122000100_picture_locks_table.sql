create table public.picture_locks (
  user_id uuid primary key references public.users (id) on delete cascade,
  hash text not null,
  failures int not null default 0,
  wait_until timestamptz,
  constraint picture_locks_hash_length check (char_length(hash) between 40 and 200),
  constraint picture_locks_failures_not_negative check (failures >= 0)
);

comment on table public.picture_locks is
  'A pupil''s picture lock as a salted, peppered hash, with the wrong tries in a row. Seen by the server alone.';

alter table public.picture_locks enable row level security;
revoke all on public.picture_locks from public, anon, authenticated, service_role;

grant select, insert, update, delete on public.picture_locks to service_role;
