create function private.forget_old_accounts(p_now timestamptz default now(), p_most int default 5000)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  accounts int := 0;
  log_entries int := 0;
begin
  -- The sign-in service makes its tables by itself, on its first request.
  if to_regclass('auth.users') is not null then
    -- Whoever was invited or came without an email is no sign-up that waits for its mail.
    delete from auth.users
    where id = any (array(
      select id from auth.users
      where confirmed_at is null and invited_at is null and coalesce(email, '') <> ''
        and greatest(created_at, confirmation_sent_at, recovery_sent_at) < p_now - interval '7 days'
      limit p_most
      for update skip locked
    ));
    get diagnostics accounts = row_count;
  end if;
  if to_regclass('auth.audit_log_entries') is not null then
    delete from auth.audit_log_entries
    where id = any (array(
      select id from auth.audit_log_entries
      where created_at < p_now - interval '90 days'
      limit p_most
      for update skip locked
    ));
    get diagnostics log_entries = row_count;
  end if;
  return jsonb_build_object('accounts', accounts, 'log_entries', log_entries);
end;
$$;

comment on function private.forget_old_accounts(timestamptz, int) is
  'Deletes grown-ups'' accounts whose email nobody confirmed, seven days after the last mail (its link is good for an hour), and entries of the sign-in service''s log after 90 days; at most p_most of each. For the owner of the database: {accounts, log_entries}.';

-- It reads and deletes what only the owner may.
revoke all on function private.forget_old_accounts(timestamptz, int) from public;

create or replace function private.schedule_forgetting()
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  schedule regprocedure;
begin
  -- Where it is there but not for this user, nothing is scheduled either; that is no reason not to start.
  if not exists (select from pg_namespace where nspname = 'cron' and has_schema_privilege(oid, 'usage')) then
    return false;
  end if;
  schedule := to_regprocedure('cron.schedule(text, text, text)');
  if not coalesce(has_function_privilege(schedule, 'execute'), false) then
    return false;
  end if;
  -- Every five minutes between one and three at night in Việt Nam: in small pieces, while hardly anybody plays.
  execute 'select cron.schedule($1, $2, $3)'
  using
    'forget-old-history', '*/5 18-19 * * *',
    'select public.forget_old_history(now(), 5000), public.forget_old_weeks(now(), 5000)';
  execute 'select cron.schedule($1, $2, $3)'
  using 'forget-old-accounts', '7 20 * * *', 'select private.forget_old_accounts()';
  return true;
end;
$$;

comment on function private.schedule_forgetting() is
  'Lets pg_cron run forget_old_history, forget_old_weeks and forget_old_accounts every night; false where pg_cron is not switched on or not for this user. Calling it again changes nothing.';

select private.schedule_forgetting();
