-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public."like" (
  id bigint not null generated always as identity,
  "like" smallint not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint like_pkey PRIMARY KEY (id),
  constraint like_is_one CHECK ("like" = 1)
);

comment on table public."like" is 'One row for each like; the number of rows is the total (spec section 7).';

CREATE TRIGGER like_adds_to_total AFTER INSERT ON public."like" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.keep_like_total();
CREATE TRIGGER like_takes_from_total AFTER DELETE ON public."like" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.keep_like_total();

alter table public."like" enable row level security;

grant delete, insert, select, update on public."like" to service_role;

create table public.like_total (
  id boolean not null default true,
  total bigint not null,
  constraint like_total_pkey PRIMARY KEY (id),
  constraint like_total_not_negative CHECK (total >= 0),
  constraint like_total_one_row CHECK (id)
);

comment on table public.like_total is 'How many rows "like" has, kept by triggers so that nobody ever counts them.';

alter table public.like_total enable row level security;

grant delete, insert, select, update on public.like_total to service_role;

CREATE OR REPLACE FUNCTION private.keep_like_total()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.like_total
  set total = total + (select count(*) from changed) * case when tg_op = 'INSERT' then 1 else -1 end;
  return null;
end;
$function$;

create table public.contacts (
  id bigint not null generated always as identity,
  email text not null,
  message text not null,
  created_at timestamp with time zone not null default now(),
  constraint contacts_pkey PRIMARY KEY (id),
  constraint contacts_email_form CHECK (char_length(email) <= 254 AND email ~ '^[^@\s]+@[^@\s]+$'::text),
  constraint contacts_message_length CHECK (message ~ '\S'::text AND char_length(message) <= 5000)
);

comment on table public.contacts is 'Messages of the contact page (spec section 3).';

CREATE INDEX contacts_by_age ON public.contacts USING btree (created_at);

alter table public.contacts enable row level security;

grant delete, insert, select, update on public.contacts to service_role;
