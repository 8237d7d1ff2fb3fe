begin;
select plan(16);

create temporary table before as select total from public.like_total;
insert into public."like" ("like") values (1), (1), (1);

-- Who may do what.
set local role anon;
select throws_ok('select total from public.like_total', '42501', null, 'anon does not see how many likes there are');
select throws_ok('update public.like_total set total = 9', '42501', null, 'anon does not change the total');
select throws_ok('insert into public.like_total (total) values (9)', '42501', null, 'anon adds no total');
select throws_ok('delete from public.like_total', '42501', null, 'anon deletes no total');
reset role;
set local role authenticated;
select throws_ok('select total from public.like_total', '42501', null, 'authenticated does not see how many likes there are');
select throws_ok('update public.like_total set total = 9', '42501', null, 'authenticated does not change the total');
select throws_ok('insert into public.like_total (total) values (9)', '42501', null, 'authenticated adds no total');
select throws_ok('delete from public.like_total', '42501', null, 'authenticated deletes no total');
reset role;
select policies_are('public', 'like_total', array[]::text[]);

-- The total is the number of rows.
create function pg_temp.gain() returns bigint language sql as $$
  select public.like_total.total - before.total from public.like_total, before
$$;
select is(pg_temp.gain(), 3::bigint, 'three likes at once count three');
set local role service_role;
select lives_ok('insert into public."like" default values', 'the service role adds a like');
reset role;
select is(pg_temp.gain(), 4::bigint, 'one more counts one');
delete from public."like" where id in (select id from public."like" order by id desc limit 2);
select is(pg_temp.gain(), 2::bigint, 'likes that are taken away no longer count');
select is(
  (select total from public.like_total), (select count(*) from public."like"), 'the total is the number of rows'
);
select throws_ok('insert into public.like_total (total) values (9)', '23505', null, 'there is one total');
select throws_ok('insert into public.like_total (id, total) values (false, 9)', '23514', null, 'and no second beside it');

select * from finish();
rollback;
