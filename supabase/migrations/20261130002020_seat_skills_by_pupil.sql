-- One index for all that asks for these rows, a pupil's first: with two, the end of a run took the one that says nothing of
-- the skill and read every row of the seat.
drop index public.seat_skills_by_pupil;
alter table public.seat_skills
  drop constraint seat_skills_pkey,
  add primary key (user_id, class_id, skill_id);
