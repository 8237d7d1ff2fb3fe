-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.test_templates (
  id uuid not null,
  owner uuid not null,
  name text not null,
  class text not null,
  subject text not null,
  settings jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint test_templates_pkey PRIMARY KEY (id),
  constraint test_templates_name_key UNIQUE (owner, class, subject, name),
  constraint test_templates_class_known CHECK (class = ANY (ARRAY['1'::text, '2'::text, '3'::text, '4'::text, '5'::text])),
  constraint test_templates_name_form CHECK (name ~ '\S'::text AND char_length(name) <= 60),
  constraint test_templates_settings_object CHECK (jsonb_typeof(settings) = 'object'::text AND octet_length(settings::text) <= 2000),
  constraint test_templates_subject_known CHECK (subject = ANY (ARRAY['maths'::text, 'vietnamese'::text]))
);

comment on table public.test_templates is 'What grown-ups saved of a test paper under a name: its matrix, minutes and the name of the school, nothing of pupils. The accounts are those of the sign-in service.';
comment on column public.test_templates.created_at is 'When it was saved, or last replaced.';

alter table public.test_templates enable row level security;

grant delete, insert, select, update on public.test_templates to service_role;

CREATE OR REPLACE FUNCTION public.save_test_template(p_owner uuid, p_id uuid, p_name text, p_class text, p_subject text, p_settings jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- One owner's templates are saved one after the other: the number of them is counted.
  perform pg_advisory_xact_lock(hashtextextended(p_owner::text, 0));
  update public.test_templates
  set settings = p_settings, created_at = now()
  where (owner, class, subject, name) = (p_owner, p_class, p_subject, p_name);
  if found then
    return 'saved';
  end if;
  if (select count(*) from public.test_templates where owner = p_owner) >= 40 then
    return 'too_many';
  end if;
  insert into public.test_templates (id, owner, name, class, subject, settings)
  values (p_id, p_owner, p_name, p_class, p_subject, p_settings);
  return 'saved';
end;
$function$;

comment on function public.save_test_template(uuid,uuid,text,text,text,jsonb) is 'Saves a template; one of the same name, class and subject is replaced and keeps its id: saved | too_many (forty of this owner).';

grant execute on function public.save_test_template(uuid,uuid,text,text,text,jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.delete_test_template(p_owner uuid, p_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from public.test_templates where id = p_id and owner = p_owner;
  return found;
end;
$function$;

comment on function public.delete_test_template(uuid,uuid) is 'Deletes a template of this owner; false where there is none of this id.';

grant execute on function public.delete_test_template(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.delete_all_test_templates(p_owner uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  deleted int;
begin
  delete from public.test_templates where owner = p_owner;
  get diagnostics deleted = row_count;
  return deleted;
end;
$function$;

comment on function public.delete_all_test_templates(uuid) is 'For an account that goes: deletes its templates and says how many that were.';

grant execute on function public.delete_all_test_templates(uuid) to service_role;
