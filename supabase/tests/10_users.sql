begin;
select plan(46);

insert into public.users (id, username, avatar, total_score)
values ('00000000-0000-4000-8000-000000000001', 'Đặng Vui Vẻ', 'fox', 100);

-- Who may do what.
set local role anon;
select throws_ok($$ select username, avatar, active_animal, total_score from public.users $$, '42501', null, 'anon does not see the public part of a pupil');
select throws_ok('select * from public.users', '42501', null, 'anon does not see every column');
select throws_ok('select username_key from public.users', '42501', null, 'anon does not see the folded name');
select throws_ok('select unlock_animal from public.users', '42501', null, 'anon does not see unlock_animal');
select throws_ok($$ insert into public.users (username, avatar) values ('An Nhiên', 'fox') $$, '42501', null, 'anon makes no pupil');
select throws_ok('update public.users set total_score = 999', '42501', null, 'anon gives no points');
select throws_ok('delete from public.users', '42501', null, 'anon deletes no pupil');
reset role;

set local role authenticated;
select throws_ok('select id, username from public.users', '42501', null, 'authenticated does not see the public part of a pupil');
select throws_ok('select * from public.users', '42501', null, 'authenticated does not see every column');
select throws_ok($$ insert into public.users (username, avatar) values ('An Nhiên', 'fox') $$, '42501', null, 'authenticated makes no pupil');
select throws_ok('update public.users set total_score = 999', '42501', null, 'authenticated gives no points');
select throws_ok('delete from public.users', '42501', null, 'authenticated deletes no pupil');
reset role;

set local role service_role;
select lives_ok($$ insert into public.users (username, avatar) values ('Hươu Con', 'fox') $$, 'the service role makes a pupil');
select lives_ok($$ update public.users set avatar = 'cat' where username = 'Hươu Con' $$, 'the service role changes a pupil');
select results_eq($$ select avatar from public.users where username_key = 'hươucon' $$, array['cat'], 'the service role sees every column');
select lives_ok($$ delete from public.users where username = 'Hươu Con' $$, 'the service role deletes a pupil');
reset role;

-- One name, one pupil.
select is((select username_key from public.users), 'đặngvuivẻ', 'a name is kept folded beside itself');
select throws_ok(
  $$ insert into public.users (username, avatar) values ('ĐẶNG VUI VẺ', 'fox') $$, '23505', null,
  'capitals with marks do not make another name'
);
select throws_ok(
  $$ insert into public.users (username, avatar) values ('đặngvui vẻ', 'fox') $$, '23505', null,
  'spaces do not make another name'
);
select throws_ok(
  $$ insert into public.users (username, username_key, avatar) values ('Ai Đó', 'khác', 'fox') $$, '428C9', null,
  'nobody but the database writes the folded name'
);
select lives_ok(
  $$ insert into public.users (username, avatar) values ('Dang Vui Ve', 'fox') $$, 'a name without marks is another name'
);
select is(
  private.fold_username('ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬĐÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴ'),
  'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ',
  'every Vietnamese capital folds'
);
select is(private.fold_username('AZ' || chr(160) || chr(8239) || chr(9) || ' az' || chr(65279)), 'azaz', 'every kind of white space goes');
select is(private.fold_username('ê' || chr(777)), private.fold_username('Ể'), 'a mark written apart folds to the letter with its mark');

-- What is a name.
select throws_ok(format('insert into public.users (username, avatar) values (%L, ''fox'')', name), '23514', null, 'refused: ' || what)
from (values
  ('A', 'one character'),
  ('Một cái tên rất là dài', 'more than 20 characters'),
  (' An', 'a space before'),
  ('An ', 'a space after'),
  ('An  Nhiên', 'two spaces inside'),
  ('An' || chr(160) || 'Nhiên', 'a space that does not break'),
  ('An' || chr(9) || 'Nhiên', 'a tab'),
  (normalize('Hươu Vui Vẻ', nfd), 'marks written apart'),
  ('an@nha.vn', 'an address'),
  ('<b>An</b>', 'markup'),
  ('An' || chr(8203) || 'Nhiên', 'an invisible character')
) as refused (name, what);
select lives_ok(format('insert into public.users (username, avatar) values (%L, ''fox'')', name), 'taken: ' || name)
from (values ('Bi'), ('Hươu Vui Vẻ 27'), ('Ỹ Ớ 1234567890123456')) as taken (name);

-- The score never falls, the animal is one that was reached.
select throws_ok(
  $$ update public.users set total_score = 99 where total_score = 100 $$, '23514', 'total_score never falls: 100 to 99',
  'a score does not fall'
);
select lives_ok($$ update public.users set total_score = 100 where total_score = 100 $$, 'a score may stay');
select lives_ok($$ update public.users set total_score = 150 where total_score = 100 $$, 'a score may rise');
select throws_ok(
  $$ update public.users set active_animal = 'animals/level-one/cat-1' where username = 'Bi' $$, '23514', null,
  'an animal that is not reached yet cannot be active'
);
select throws_ok(
  $$ update public.users set unlock_animal = 'animals/level-one/cat-2' where username = 'Bi' $$, '23514', null,
  'an animal that is not on the ladder cannot be unlocked'
);
select lives_ok(
  $$ update public.users set unlock_animal = 'animals/level-two/giraffe-2', active_animal = 'animals/level-one/dragon-1'
     where username = 'Bi' $$,
  'every animal up to the furthest may be active'
);
select throws_ok($$ update public.users set avatar = '' where username = 'Bi' $$, '23514', null, 'an avatar is named');
select policies_are('public', 'users', array[]::text[]);

select * from finish();
rollback;
