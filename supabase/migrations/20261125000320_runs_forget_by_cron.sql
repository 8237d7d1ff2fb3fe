create function private.schedule_forgetting()
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  -- Every five minutes between one and three at night in Việt Nam: in small pieces, while hardly anybody plays.
  execute 'select cron.schedule($1, $2, $3)'
  using 'forget-old-history', '*/5 18-19 * * *', 'select public.forget_old_history(now(), 5000)';
  return true;
end;
$$;

comment on function private.schedule_forgetting() is
  'Lets pg_cron run forget_old_history every night; false where pg_cron is not switched on. Calling it again changes nothing.';

select private.schedule_forgetting();
