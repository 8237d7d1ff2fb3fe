begin;
select plan(11);

-- The sign-in service's own tables where it is at work, else what the function reads of them.
create schema if not exists auth;
create table if not exists auth.users (
  id uuid primary key,
  email text,
  email_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (email_confirmed_at) stored,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  created_at timestamptz
);
create table if not exists auth.audit_log_entries (id uuid primary key, payload json, created_at timestamptz);
delete from auth.users;
delete from auth.audit_log_entries;

insert into auth.users (id, email, email_confirmed_at, invited_at, confirmation_sent_at, recovery_sent_at, created_at)
select gen_random_uuid(), email, email_confirmed_at::timestamptz, invited_at::timestamptz, sent_at::timestamptz,
  recovery_sent_at::timestamptz, created_at::timestamptz
from (values
  ('confirmed@nha.vn', '2026-01-01', null, '2026-01-01', null, '2026-01-01'),
  ('waits@nha.vn', null, null, '2026-03-01 12:00:01', null, '2026-03-01 12:00:01'),
  ('mailed-again@nha.vn', null, null, '2026-03-05', null, '2026-02-01'),
  ('asks-for-password@nha.vn', null, null, '2026-02-01', '2026-03-05', '2026-02-01'),
  ('invited@nha.vn', null, '2026-01-01', null, null, '2026-01-01'),
  (null, null, null, null, null, '2026-01-01'),
  ('forgotten@nha.vn', null, null, '2026-03-01 11:59:59', null, '2026-03-01 11:59:59'),
  ('never-mailed@nha.vn', null, null, null, null, '2026-02-01')
) account (email, email_confirmed_at, invited_at, sent_at, recovery_sent_at, created_at);
insert into auth.audit_log_entries (id, payload, created_at)
select gen_random_uuid(), '{}', timestamptz '2026-03-08 12:00' - age
from unnest(array['89 days', '90 days', '90 days 1 second', '400 days']::interval[]) age;

select is(
  private.forget_old_accounts('2026-03-08 12:00', 1), '{"accounts": 1, "log_entries": 1}', 'no more than asked for at once'
);
select is(
  private.forget_old_accounts('2026-03-08 12:00'), '{"accounts": 1, "log_entries": 1}', 'the rest the next time'
);
select is(
  private.forget_old_accounts('2026-03-08 12:00'), '{"accounts": 0, "log_entries": 0}', 'and then there is nothing left'
);
select set_eq(
  'select email::text from auth.users',
  array['confirmed@nha.vn', 'waits@nha.vn', 'mailed-again@nha.vn', 'asks-for-password@nha.vn', 'invited@nha.vn', null],
  'kept are confirmed accounts, those that may still be confirmed, invitations and what has no email'
);
select results_eq(
  'select count(*)::int from auth.audit_log_entries', array[2], 'kept are 90 days of the log'
);

delete from auth.users;
insert into auth.users (id, email, created_at)
select gen_random_uuid(), null, '2020-01-01' from generate_series(1, 2);
select is((private.forget_old_accounts() ->> 'accounts')::int, 0, 'by the clock: accounts without an email stay');
insert into auth.users (id, email, created_at) values (gen_random_uuid(), 'now@nha.vn', now());
select is((private.forget_old_accounts() ->> 'accounts')::int, 0, 'by the clock: who signs up now has time');
update auth.users set created_at = now() - interval '8 days' where email = 'now@nha.vn';
select is((private.forget_old_accounts() ->> 'accounts')::int, 1, 'by the clock: seven days of it');

select ok(
  not has_function_privilege(role, 'private.forget_old_accounts(timestamptz, int)', 'execute'),
  role || ' does not call it'
) from unnest(array['anon', 'authenticated', 'service_role']) role;

select * from finish();
rollback;
