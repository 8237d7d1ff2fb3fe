create table public.like_total (
  id boolean primary key default true,
  total bigint not null,
  constraint like_total_one_row check (id),
  constraint like_total_not_negative check (total >= 0)
);

comment on table public.like_total is 'How many rows "like" has, kept by triggers so that nobody ever counts them.';

insert into public.like_total (total) select count(*) from public."like";

create function private.keep_like_total()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.like_total
  set total = total + (select count(*) from changed) * case when tg_op = 'INSERT' then 1 else -1 end;
  return null;
end;
$$;

create trigger like_adds_to_total
after insert on public."like"
referencing new table as changed
for each statement
execute function private.keep_like_total();

create trigger like_takes_from_total
after delete on public."like"
referencing old table as changed
for each statement
execute function private.keep_like_total();

alter table public.like_total enable row level security;
revoke all on public.like_total from public, anon, authenticated, service_role;

grant select (total) on public.like_total to anon, authenticated;
grant select, insert, update, delete on public.like_total to service_role;

create policy "Everybody may see how many likes there are"
on public.like_total for select
to anon, authenticated
using (true);
