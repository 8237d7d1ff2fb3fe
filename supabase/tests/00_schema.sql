-- What holds for every table and function, those of later migrations too.
begin;
select plan(21);

select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity $$,
  'row level security is on for every table'
);
select isnt_empty(
  $$ select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' $$,
  'there are tables to speak of'
);
select is_empty(
  $$ select role, relname, verb
     from pg_class, unnest(array['anon', 'authenticated']) role,
       unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) verb
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and has_table_privilege(role, oid, verb) $$,
  'anon and authenticated write to no table'
);
select is_empty(
  $$ select role, attrelid::regclass, attname, verb
     from pg_attribute join pg_class on pg_class.oid = attrelid, unnest(array['anon', 'authenticated']) role,
       unnest(array['insert', 'update', 'references']) verb
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and attnum > 0
       and not attisdropped and has_column_privilege(role, attrelid, attnum, verb) $$,
  'anon and authenticated write to no column'
);
select is_empty(
  $$ select role, relname from pg_class, unnest(array['anon', 'authenticated']) role
     where relnamespace = 'public'::regnamespace and relkind = 'S'
       and has_sequence_privilege(role, oid, 'usage, select, update') $$,
  'anon and authenticated use no sequence'
);
select is_empty(
  $$ select role, proname from pg_proc, unnest(array['anon', 'authenticated']) role
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and has_function_privilege(role, oid, 'execute') $$,
  'anon and authenticated call no function'
);
select is_empty(
  $$ select proname from pg_proc
     where pronamespace = 'public'::regnamespace and not has_function_privilege('service_role', oid, 'execute') $$,
  'the service role calls every public function'
);
select is_empty(
  $$ select relname, verb from pg_class, unnest(array['select', 'insert', 'update', 'delete']) verb
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and not has_table_privilege('service_role', oid, verb) $$,
  'the service role reads and writes every table'
);
select ok(
  not has_schema_privilege('anon', 'private', 'usage') and not has_schema_privilege('authenticated', 'private', 'usage'),
  'the private schema is closed to anon and authenticated'
);
select ok(
  not has_schema_privilege('anon', 'public', 'create') and not has_schema_privilege('authenticated', 'public', 'create')
    and not has_schema_privilege('service_role', 'public', 'create'),
  'nobody but the owner makes anything in public'
);
select is_empty(
  $$ select policyname from pg_policies where schemaname = 'public' $$,
  'no policy opens a table to anybody'
);
select is_empty(
  $$ select role, attrelid::regclass, attname
     from pg_attribute join pg_class on pg_class.oid = attrelid, unnest(array['anon', 'authenticated']) role
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and attnum > 0
       and not attisdropped and has_column_privilege(role, attrelid, attnum, 'select') $$,
  'anon and authenticated read no column'
);
select is_empty(
  $$ select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef $$,
  'no function runs with the rights of its owner'
);
select is_empty(
  $$ select proname from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce('search_path=""' = any (proconfig), false) $$,
  'every function has a fixed, empty search path'
);
select is_empty(
  $$ select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'v'
       and not coalesce('security_invoker=true' = any (reloptions), false) $$,
  'every view asks with the rights of the one who reads it'
);
select is_empty(
  $$ select con.conrelid::regclass, con.conname from pg_constraint con
     where con.contype = 'f' and con.connamespace = 'public'::regnamespace
       and not exists (
         select from pg_index i where i.indrelid = con.conrelid and i.indkey[0] = con.conkey[1]
       ) $$,
  'every foreign key has an index to find its rows by'
);

select is_empty(
  $$ select proname from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and prosrc ~* '\min\s*\(\s*select[^()]*(\([^()]*\)[^()]*)*\mskip locked' $$,
  'no function locks rows in a subquery that its plan may run again'
);

create table public.newcomer (id int);
create function public.newcome() returns int language sql as 'select 1';

select table_privs_are('public', 'newcomer', 'anon', array[]::text[], 'a new table gives anon nothing');
select table_privs_are('public', 'newcomer', 'service_role', array[]::text[], 'a new table gives the service role nothing');
select ok(not has_function_privilege('anon', 'public.newcome()', 'execute'), 'a new function is closed to anon');
select ok(
  not has_function_privilege('authenticated', 'public.newcome()', 'execute'), 'a new function is closed to authenticated'
);

select * from finish();
rollback;
