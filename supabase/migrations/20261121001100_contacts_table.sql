create table public.contacts (
  id bigint generated always as identity primary key,
  email text not null,
  message text not null,
  created_at timestamptz not null default now(),
  constraint contacts_email_form check (char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  constraint contacts_message_length check (message ~ '\S' and char_length(message) <= 5000)
);

comment on table public.contacts is 'Messages of the contact page (spec section 3).';

alter table public.contacts enable row level security;
revoke all on public.contacts from public, anon, authenticated, service_role;

grant select, insert, update, delete on public.contacts to service_role;
