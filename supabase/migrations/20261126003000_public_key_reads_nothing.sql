-- Browsers ask the server for everything, so the public key need not read anything. It used to read every pupil and how far
-- each is, which let anybody who had it take the whole list along.
drop policy "Everybody may see the public part of every pupil" on public.users;
drop policy "Everybody may see what is asked" on public.questions;
drop policy "Everybody may see the course list" on public.courselist;
drop policy "Everybody may count the likes" on public."like";
drop policy "Everybody may see how many likes there are" on public.like_total;
drop policy "Everybody may see how far the pupils are" on public.user_levels;
drop policy "Everybody may see the sums of every pupil" on public.level_totals;
drop policy "Everybody may read the texts" on public.passages;

-- Takes the rights on single columns along.
revoke all on all tables in schema public from anon, authenticated;
