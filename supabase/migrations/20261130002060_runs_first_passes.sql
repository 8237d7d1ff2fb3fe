-- With boards that take longer a diligent child has somewhat less in a week: so that a program that knows every answer has
-- at most twice as much, two first passes a week fewer give their points.
create or replace function private.has_first_passes_left(p_user uuid, p_at timestamp with time zone)
returns boolean
language sql
stable
set search_path = ''
as $$
  select count(*) < 38
    and count(*) filter (
      where date_trunc('day', finished_at at time zone 'Asia/Ho_Chi_Minh')
        = date_trunc('day', p_at at time zone 'Asia/Ho_Chi_Minh')
    ) < 10
  from public.runs
  where user_id = p_user
    and in_full
    and finished_at >= date_trunc('week', p_at at time zone 'Asia/Ho_Chi_Minh') at time zone 'Asia/Ho_Chi_Minh'
    and finished_at < (date_trunc('week', p_at at time zone 'Asia/Ho_Chi_Minh') + interval '7 days')
      at time zone 'Asia/Ho_Chi_Minh';
$$;
