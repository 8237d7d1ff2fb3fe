create function private.schedule_forgetting()
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
  using 'forget-old-history', '*/5 18-19 * * *', 'select public.forget_old_history(now(), 5000)';
  return true;
end;
$$;

comment on function private.schedule_forgetting() is
  'Lets pg_cron run forget_old_history every night; false where pg_cron is not switched on or not for this user. Calling it again changes nothing.';

select private.schedule_forgetting();
