-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create schema public;

grant usage on schema public to anon;
grant usage on schema public to authenticated;
grant usage on schema public to service_role;

alter default privileges revoke all on functions from public;

create schema private;

grant usage on schema private to service_role;
