begin;
select plan(16);

insert into public.contacts (email, message) values ('me@nha.vn', 'Xin chào');

set local role anon;
select throws_ok('select id from public.contacts', '42501', null, 'anon reads no message');
select throws_ok($$ insert into public.contacts (email, message) values ('a@b', 'x') $$, '42501', null, 'anon writes no message past the server');
select throws_ok($$ update public.contacts set message = 'x' $$, '42501', null, 'anon changes no message');
select throws_ok('delete from public.contacts', '42501', null, 'anon deletes no message');
reset role;

set local role authenticated;
select throws_ok('select id from public.contacts', '42501', null, 'authenticated reads no message');
select throws_ok($$ insert into public.contacts (email, message) values ('a@b', 'x') $$, '42501', null, 'authenticated writes no message past the server');
select throws_ok($$ update public.contacts set message = 'x' $$, '42501', null, 'authenticated changes no message');
select throws_ok('delete from public.contacts', '42501', null, 'authenticated deletes no message');
reset role;

set local role service_role;
select lives_ok($$ insert into public.contacts (email, message) values ('ba@nha.vn', 'Chào') $$, 'the service role keeps a message');
select isnt_empty('select * from public.contacts', 'the service role reads messages');
select lives_ok($$ update public.contacts set message = 'Khác' where email = 'ba@nha.vn' $$, 'the service role changes a message');
select lives_ok($$ delete from public.contacts where email = 'ba@nha.vn' $$, 'the service role deletes a message');
reset role;

select throws_ok($$ insert into public.contacts (email, message) values ('không phải', 'x') $$, '23514', null, 'an address has an @');
select throws_ok($$ insert into public.contacts (email, message) values ('a@b', ' ') $$, '23514', null, 'a message says something');
select throws_ok($$ insert into public.contacts (email, message) values ('a@b', repeat('x', 5001)) $$, '23514', null, 'a message has at most 5000 characters');
select policies_are('public', 'contacts', array[]::text[], 'no policy opens the messages');

select * from finish();
rollback;
