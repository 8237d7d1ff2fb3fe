begin;
select plan(15);

insert into public."like" default values;

set local role anon;
select throws_ok('select count(id) from public."like" where "like" = 1', '42501', null, 'anon does not count the likes');
select throws_ok('select created_at from public."like"', '42501', null, 'anon does not see when');
select throws_ok('insert into public."like" default values', '42501', null, 'anon adds no like');
select throws_ok('update public."like" set "like" = 1', '42501', null, 'anon changes no like');
select throws_ok('delete from public."like"', '42501', null, 'anon deletes no like');
reset role;

set local role authenticated;
select throws_ok('select count(id) from public."like"', '42501', null, 'authenticated does not count the likes');
select throws_ok('insert into public."like" default values', '42501', null, 'authenticated adds no like');
select throws_ok('update public."like" set "like" = 1', '42501', null, 'authenticated changes no like');
select throws_ok('delete from public."like"', '42501', null, 'authenticated deletes no like');
reset role;

set local role service_role;
select lives_ok('insert into public."like" ("like") values (1)', 'the service role adds a like');
select lives_ok('update public."like" set created_at = now()', 'the service role changes a like');
select lives_ok('delete from public."like"', 'the service role deletes a like');
select is_empty('select * from public."like"', 'the service role sees every like');
reset role;

select throws_ok('insert into public."like" ("like") values (2)', '23514', null, 'a like is one');
select policies_are('public', 'like', array[]::text[]);

select * from finish();
rollback;
