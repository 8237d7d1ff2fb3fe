create table public."like" (
  id bigint generated always as identity primary key,
  "like" smallint not null default 1,
  created_at timestamptz not null default now(),
  constraint like_is_one check ("like" = 1)
);

comment on table public."like" is 'One row for each like; the number of rows is the total (spec section 7).';

alter table public."like" enable row level security;
revoke all on public."like" from public, anon, authenticated, service_role;
grant select, insert, update, delete on public."like" to service_role;

create table public.like_total (
  id boolean primary key default true,
  total bigint not null,
  constraint like_total_one_row check (id),
  constraint like_total_not_negative check (total >= 0)
);

comment on table public.like_total is 'How many rows "like" has, kept by triggers so that nobody ever counts them.';

alter table public.like_total enable row level security;
revoke all on public.like_total from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.like_total to service_role;

insert into public.like_total (total) values (0);

create function private.keep_like_total()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.like_total
  set total = total + (select count(*) from changed) * case when tg_op = 'INSERT' then 1 else -1 end;
  return null;
end;
$$;

create trigger like_adds_to_total
after insert on public."like"
referencing new table as changed
for each statement
execute function private.keep_like_total();

create trigger like_takes_from_total
after delete on public."like"
referencing old table as changed
for each statement
execute function private.keep_like_total();

create table public.contacts (
  id bigint generated always as identity primary key,
  email text not null,
  message text not null,
  created_at timestamptz not null default now(),
  constraint contacts_email_form check (char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  constraint contacts_message_length check (message ~ '\S' and char_length(message) <= 5000)
);

comment on table public.contacts is 'Messages of the contact page (spec section 3).';

create index contacts_by_age on public.contacts (created_at);

alter table public.contacts enable row level security;
revoke all on public.contacts from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.contacts to service_role;
