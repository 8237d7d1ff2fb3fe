-- What teachers save of a test paper, to make another one of it (paper.md, "Test paper").

create table public.test_templates (
  id uuid primary key,
  owner uuid not null,
  name text not null,
  class text not null,
  subject text not null,
  settings jsonb not null,
  created_at timestamptz not null default now(),
  -- It begins with the owner: all reading goes by it.
  constraint test_templates_name_key unique (owner, class, subject, name),
  constraint test_templates_class_known check (class in ('1', '2', '3', '4', '5')),
  constraint test_templates_subject_known check (subject in ('maths', 'vietnamese')),
  constraint test_templates_name_form check (name ~ '\S' and char_length(name) <= 60),
  constraint test_templates_settings_object check (
    jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 2000
  )
);

comment on table public.test_templates is
  'What grown-ups saved of a test paper under a name: its matrix, minutes and the name of the school, nothing of pupils. The accounts are those of the sign-in service.';
comment on column public.test_templates.created_at is 'When it was saved, or last replaced.';

alter table public.test_templates enable row level security;
revoke all on public.test_templates from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.test_templates to service_role;

create function public.save_test_template(
  p_owner uuid, p_id uuid, p_name text, p_class text, p_subject text, p_settings jsonb
)
returns text
language plpgsql
set search_path = ''
as $$
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
$$;

comment on function public.save_test_template(uuid, uuid, text, text, text, jsonb) is
  'Saves a template; one of the same name, class and subject is replaced and keeps its id: saved | too_many (forty of this owner).';

create function public.delete_test_template(p_owner uuid, p_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from public.test_templates where id = p_id and owner = p_owner;
  return found;
end;
$$;

comment on function public.delete_test_template(uuid, uuid) is
  'Deletes a template of this owner; false where there is none of this id.';

create function public.delete_all_test_templates(p_owner uuid)
returns int
language plpgsql
set search_path = ''
as $$
declare
  deleted int;
begin
  delete from public.test_templates where owner = p_owner;
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;

comment on function public.delete_all_test_templates(uuid) is
  'For an account that goes: deletes its templates and says how many that were.';

revoke all on function
  public.save_test_template(uuid, uuid, text, text, text, jsonb),
  public.delete_test_template(uuid, uuid),
  public.delete_all_test_templates(uuid)
from public, anon, authenticated;
grant execute on function
  public.save_test_template(uuid, uuid, text, text, text, jsonb),
  public.delete_test_template(uuid, uuid),
  public.delete_all_test_templates(uuid)
to service_role;
