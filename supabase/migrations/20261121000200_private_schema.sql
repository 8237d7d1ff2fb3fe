-- Triggers and helpers live here; the data API serves `public` only.
create schema private;
revoke all on schema private from public;
grant usage on schema private to service_role;
