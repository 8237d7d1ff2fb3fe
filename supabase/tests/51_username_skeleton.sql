begin;
select plan(40);

-- Two names that look the same are one to the database.
insert into public.users (id, username, avatar)
values
  ('00000000-0000-4000-8000-000000000001', 'Minh0', 'fox'),
  ('00000000-0000-4000-8000-000000000002', 'Lan Linh 10', 'fox'),
  ('00000000-0000-4000-8000-000000000003', 'Bernie', 'fox'),
  ('00000000-0000-4000-8000-000000000004', 'Đào', 'fox'),
  ('00000000-0000-4000-8000-000000000005', 'Hả Will', 'fox');
select throws_ok(format('insert into public.users (username, avatar) values (%L, ''fox'')', name), '23505', null, 'taken: ' || name)
from (values
  ('MinhO'), ('Minh o'), ('M1nh0'), ('Lan LInh lO'), ('Ian Linh 1o'), ('Bemie'), ('Ðào'), ('Hå VVill'), ('Łan Linh 10'), ('Miñh0')
) as alike (name);

-- Names that differ in their Vietnamese marks are two.
select lives_ok(format('insert into public.users (username, avatar) values (%L, ''fox'')', name), 'free: ' || name)
from (values
  ('Mai'), ('Mải'), ('Mài'), ('Lan'), ('Lân'), ('Lận'), ('Hà'), ('Hạ'), ('Hã'), ('Ha'), ('Dao'), ('Minh'), ('Minh 9'),
  ('Lan Linh 11'), ('Ơn'), ('On'), ('Ôn'), ('Tu'), ('Tư'), ('Tứ')
) as free (name);

-- A pupil may be called anew as before, but not as another looks.
select lives_ok($$ update public.users set username = 'MinhO' where username = 'Minh0' $$, 'a pupil''s own name may change its looks');
select throws_ok($$ update public.users set username = 'Mal' where username = 'Hạ' $$, '23505', null, 'a new name may not look like another''s');
select lives_ok($$ update public.users set total_score = 5 where username = 'Mai' $$, 'points do not ask for the name');

-- One rule for the letters of a name.
select throws_ok(format('insert into public.users (username, avatar) values (%L, ''fox'')', name), '23514', null, 'no name: ' || name)
from (values ('Aƀn'), ('Aḅn'), ('AƒN'), ('Aẞn')) as refused (name);
select ok(private.is_username('Hươu Vui Vẻ 27'), 'Vietnamese letters make a name');
select ok(not private.is_username('A'), 'one letter is no name');

select function_privs_are('private', 'username_skeleton', array['text'], 'anon', array[]::text[]);
select * from finish();
rollback;
