create function public.guest_points(p_guest uuid)
returns int
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(least(day.points, day.most)), 0)::int
  from (
    select sum(points) as points, case when mode = 'practice' then 600 end as most
    from public.runs
    where guest_id = p_guest and finished_at is not null
    group by mode, date_trunc('day', finished_at at time zone 'Asia/Ho_Chi_Minh')
  ) as day;
$$;

comment on function public.guest_points(uuid) is
  'What a new profile would get from what a guest played: the points, under the daily allowance of practice.';

grant execute on function public.guest_points(uuid) to service_role;
