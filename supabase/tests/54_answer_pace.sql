begin;
select plan(28);

insert into public.users (id, username, avatar) values
  ('00000000-0000-4000-8000-000000000001', 'Bi', 'fox'), ('00000000-0000-4000-8000-000000000002', 'Na', 'cat'),
  ('00000000-0000-4000-8000-000000000003', 'Tí', 'dog');
create function pg_temp.run_id(p_number int) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid
$$;
-- A challenge an hour after the one before; its pauses in seconds, its level and its owner.
create function pg_temp.open(p_number int, p_pauses numeric[], p_level int, p_user uuid, p_guest uuid, p_hours int) returns void
language sql as $$
  select public.open_run(pg_temp.run_id(p_number), p_user, p_guest, 'counting', p_level);
  update public.runs
  set started_at = now() - interval '90 days' + make_interval(hours => p_hours),
      right_first = 10,
      answers = (
        select jsonb_agg(jsonb_build_object('response', '{"count": 1}'::jsonb, 'right', true, 'at',
          now() - interval '90 days' + make_interval(hours => p_hours, secs => (
            select sum(pause) from unnest(p_pauses) with ordinality each (pause, place) where each.place <= answer
          )::float8)) order by answer)
        from generate_series(1, 10) answer
      )
  where id = pg_temp.run_id(p_number);
$$;
create function pg_temp.finish(p_number int, p_level int, p_user uuid, p_guest uuid, p_pace jsonb) returns jsonb
language sql as $$
  select public.finish_run(jsonb_build_object(
    'id', pg_temp.run_id(p_number), 'user_id', p_user, 'guest_id', p_guest, 'mode', 'challenge', 'activity', 'counting',
    'level', p_level, 'started_at', now(), 'right_first', 10, 'right_second', 0, 'points', 120, 'passed', true,
    'answers', '[]'::jsonb, 'pace', p_pace
  ))
$$;
create function pg_temp.play(p_number int, p_pauses numeric[], p_pace jsonb) returns jsonb language sql as $$
  select pg_temp.open(p_number, p_pauses, p_number, '00000000-0000-4000-8000-000000000001', null, p_number);
  select pg_temp.finish(p_number, p_number, '00000000-0000-4000-8000-000000000001', null, p_pace);
$$;
create function pg_temp.pace(p_name text) returns jsonb language sql as $$
  select case p_name
    when 'sums' then '{"least_seconds": 20, "shortest_seconds": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}'::jsonb
    when 'texts' then '{"least_seconds": 33, "shortest_seconds": [6, 3, 3, 3, 3, 6, 3, 2, 2, 2]}'
    when 'load' then '{"least_seconds": 0, "shortest_seconds": null}'
  end
$$;
create function pg_temp.judged(p_number int, p_pauses numeric[], p_pace text) returns boolean language sql as $$
  select (pg_temp.play(p_number, p_pauses, pg_temp.pace(p_pace)) -> 'too_fast')::boolean
$$;
create function pg_temp.pass(p_number int) returns int language sql as $$
  select pg_temp.open(
    p_number, '{4,2.5,2.7,2.4,2.3,2.6,2.5,2.8,2.4,2.5}', p_number, '00000000-0000-4000-8000-000000000003', null, p_number
  );
  select (pg_temp.finish(
    p_number, p_number, '00000000-0000-4000-8000-000000000003', null, pg_temp.pace('sums')
  ) -> 'points')::int
$$;
grant execute on function
  pg_temp.run_id(int), pg_temp.open(int, numeric[], int, uuid, uuid, int), pg_temp.finish(int, int, uuid, uuid, jsonb),
  pg_temp.play(int, numeric[], jsonb), pg_temp.pace(text), pg_temp.judged(int, numeric[], text), pg_temp.pass(int)
to service_role;

set local role service_role;

-- How long all of them took.
select is(
  pg_temp.play(1, '{0.8,0.5,0.4,0.6,0.5,0.5,0.7,0.4,0.5,0.6}', pg_temp.pace('sums')) - array['unlock_before', 'unlock_after'],
  '{"status": "counted", "points": 0, "total_score": 0, "level_done": false, "total_time": 6, "best_time": null, "too_fast": true}',
  'ten right answers in six seconds, as a program gives them, pass nothing and give nothing'
);
select is_empty('select * from public.level_totals', 'nor stand on a board');
select is(pg_temp.judged(2, '{2.9,1.8,1.7,2.1,1.9,2.2,1.6,2,1.7,2}', 'sums'), true, 'nor do any ten in 19.9 seconds');
select is(
  pg_temp.play(3, '{2.9,1.8,1.7,2.1,1.9,2.2,1.6,2,1.7,2.2}', pg_temp.pace('sums')) -> 'points', '120',
  'ten in 20.1 seconds do, where that is enough to read them'
);
select is(
  pg_temp.judged(4, '{4,2.5,2.4,3,3.3,5,2.1,2.6,2.4,3}', 'texts'), true, 'and not where there is more to read'
);
select is(pg_temp.judged(5, '{7,3.5,3.4,4,4.3,8,3.1,3.6,3.4,4}', 'texts'), false, 'what there is to read has been read');
select is(
  (pg_temp.play(6, '{2.9,1.8,1.7,2.1,1.9,2.2,1.6,2,1.7,2}', null) -> 'too_fast')::boolean, true,
  'a server that does not say how long it takes asks for 20 seconds'
);
select is(pg_temp.judged(7, '{0.8,0.5,0.4,0.6,0.5,0.5,0.7,0.4,0.5,0.6}', 'load'), false, 'a server for load asks for five');
select is(pg_temp.judged(8, '{0.5,0.5,0.4,0.6,0.5,0.5,0.5,0.4,0.5,0.5}', 'load'), true, 'whatever it says');

-- The rhythm.
select is(
  pg_temp.judged(9, '{30,0.4,0.5,0.3,0.4,0.6,0.5,2,3,2}', 'sums'), true, 'six answers of ten before they could be read are no run'
);
select is(
  pg_temp.judged(10, '{30,0.4,0.5,0.3,0.4,0.6,1.5,2,3,2}', 'sums'), false, 'of five that were guessed nothing is said'
);
select is(
  pg_temp.judged(11, '{4,2.50,2.51,2.50,2.49,2.50,2.52,2.50,2.51,2.50}', 'sums'), true, 'nobody keeps a beat within a hundredth'
);
select is(
  pg_temp.judged(12, '{4,2.5,2.7,2.4,2.3,2.6,2.5,2.8,2.4,2.5}', 'sums'), false, 'a very even hand is a hand'
);

-- One pair of eyes.
select pg_temp.open(20, '{3,2.2,2.5,2.9,2.4,2.6,2.3,2.8,2.2,2.6}', 20, '00000000-0000-4000-8000-000000000002', null, 1);
select pg_temp.open(21, '{3.5,2.2,2.5,2.9,2.4,2.6,2.3,2.8,2.2,2.6}', 21, '00000000-0000-4000-8000-000000000002', null, 1);
select is(
  pg_temp.finish(21, 21, '00000000-0000-4000-8000-000000000002', null, pg_temp.pace('sums')) -> 'too_fast', 'true',
  'of two played side by side, the one not finished yet took its time too'
);
select pg_temp.open(22, '{3,2.2,2.5,2.9,2.4,2.6,2.3,2.8,2.2,90}', 22, '00000000-0000-4000-8000-000000000002', null, 2);
update public.runs set started_at = started_at + interval '30 seconds', answers = (
  select jsonb_agg(answer || jsonb_build_object('at', (answer ->> 'at')::timestamptz + interval '30 seconds'))
  from jsonb_array_elements(answers) answer
) where id = pg_temp.run_id(22);
select pg_temp.open(23, '{56,3.2,3.5,2.9,3.4,3.6,2.3,2.8,3.2,3.6}', 23, '00000000-0000-4000-8000-000000000002', null, 2);
select is(
  pg_temp.finish(23, 23, '00000000-0000-4000-8000-000000000002', null, pg_temp.pace('sums')) -> 'too_fast', 'false',
  'a run that was played while another was put aside is a run'
);
select is(
  pg_temp.finish(22, 22, '00000000-0000-4000-8000-000000000002', null, pg_temp.pace('sums')) -> 'too_fast', 'false', 'and so is the other'
);

-- A clock that was set back in the middle.
select is(
  pg_temp.play(13, '{3,2.2,2.5,-3000,2.4,2.6,2.3,2.8,2.2,2.6}', pg_temp.pace('sums')) ->> 'total_time', '135',
  'of a run during which the clock was set back the par time is kept'
);
select is(
  pg_temp.play(14, '{3,2.2,2.5,3,-2,2.6,2.3,2.8,2.2,2.6}', pg_temp.pace('sums')) ->> 'points', '120', 'and it gives its points'
);

-- Ten levels a day, forty a week.
select is((select sum(pg_temp.pass(number)) from generate_series(101, 110) number), 1200::bigint, 'ten levels of a day give all their points');
select is(
  (select sum(pg_temp.pass(number)) from generate_series(111, 118) number), 600::bigint, 'the further ones what is left of the 600'
);
select is(
  (select count(*) from public.user_levels where user_id = '00000000-0000-4000-8000-000000000003' and status = 'done'), 18::bigint,
  'they are passed all the same'
);
-- The days before, of which a week has as many as there are since Monday: all are put into one week.
update public.runs set finished_at = date_trunc('week', now() at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh'
where user_id = '00000000-0000-4000-8000-000000000003';
reset role;
select is(
  private.has_first_passes_left('00000000-0000-4000-8000-000000000003',
    (date_trunc('week', now() at time zone 'Asia/Ho_Chi_Minh') + interval '1 day') at time zone 'Asia/Ho_Chi_Minh'),
  true, 'the next day gives ten again'
);
insert into public.runs (id, user_id, mode, activity, level, started_at, finished_at, points, in_full, result)
select gen_random_uuid(), '00000000-0000-4000-8000-000000000003', 'challenge', 'counting', 1, now(),
  (date_trunc('week', now() at time zone 'Asia/Ho_Chi_Minh') + make_interval(days => number % 3 + 1)) at time zone 'Asia/Ho_Chi_Minh',
  120, true, '{}'
from generate_series(1, 30) number;
select is(
  private.has_first_passes_left('00000000-0000-4000-8000-000000000003',
    (date_trunc('week', now() at time zone 'Asia/Ho_Chi_Minh') + interval '6 days 23 hours') at time zone 'Asia/Ho_Chi_Minh'),
  false, 'until there are forty in the week'
);
select is(
  private.has_first_passes_left('00000000-0000-4000-8000-000000000003',
    (date_trunc('week', now() at time zone 'Asia/Ho_Chi_Minh') + interval '7 days') at time zone 'Asia/Ho_Chi_Minh'),
  true, 'which begins on Monday'
);

-- A guest is promised, and gets, the same.
delete from public.runs where user_id = '00000000-0000-4000-8000-000000000003';
delete from public.user_levels where user_id = '00000000-0000-4000-8000-000000000003';
insert into public.runs (id, guest_id, mode, activity, level, started_at, finished_at, points, passed, total_time, result)
select gen_random_uuid(), '00000000-0000-4000-8000-0000000000bb', 'challenge', 'counting', number, now(),
  ('2026-06-01'::timestamp + make_interval(days => number / 12, mins => number)) at time zone 'Asia/Ho_Chi_Minh', 120, true, 40, '{}'
from generate_series(0, 59) number where number > 0;
select is(
  public.guest_points('00000000-0000-4000-8000-0000000000bb'), 40 * 120 + 120 + 3 * 240 + 600,
  'a guest is promised ten levels a day and forty a week'
);
select is(
  (public.claim_guest_runs('00000000-0000-4000-8000-0000000000bb', '00000000-0000-4000-8000-000000000003') ->> 'points')::int,
  6240, 'a new profile gets what was promised'
);
select is(
  (select sum(points) from public.runs where user_id = '00000000-0000-4000-8000-000000000003'), 6240::bigint, 'its runs say so'
);
select is(
  (select count(*) from public.user_levels where user_id = '00000000-0000-4000-8000-000000000003' and status = 'done'), 59::bigint,
  'and every level is passed'
);

select * from finish();
rollback;
