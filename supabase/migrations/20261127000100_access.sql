-- Nobody gets anything by default: every table and function below names who may use it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- EXECUTE for everybody is built in, outside any schema, so it can only be revoked outside any schema.
alter default privileges revoke execute on functions from public;

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- Triggers and helpers live here; the data API serves `public` only.
create schema private;
revoke all on schema private from public;
grant usage on schema private to service_role;

-- Browsers ask the server for everything: the public key reads no table and calls no function. So every table has row
-- level security without a policy, and grants to service_role alone.
