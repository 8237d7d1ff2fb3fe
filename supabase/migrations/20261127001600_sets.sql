-- A set of questions asks up to twenty. Each has an activity of its own: "set-" and a digest of its recipe.
alter table public.runs
  drop constraint runs_points_range,
  drop constraint runs_right_range,
  add constraint runs_points_range check (
    points between 0 and case when activity like 'set-%' then 220 when activity = 'review' then 170 else 120 end
  ),
  add constraint runs_right_range check (
    right_first >= 0
    and right_second >= 0
    and right_first + right_second <= case when activity like 'set-%' then 20 when activity = 'review' then 15 else 10 end
  );
