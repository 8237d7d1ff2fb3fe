create table public."like" (
  id bigint generated always as identity primary key,
  "like" smallint not null default 1,
  created_at timestamptz not null default now(),
  constraint like_is_one check ("like" = 1)
);

comment on table public."like" is 'One row for each like; the number of rows is the total (spec section 7).';

alter table public."like" enable row level security;
revoke all on public."like" from public, anon, authenticated, service_role;

grant select (id, "like") on public."like" to anon, authenticated;
grant select, insert, update, delete on public."like" to service_role;

create policy "Everybody may count the likes"
on public."like" for select
to anon, authenticated
using (true);
