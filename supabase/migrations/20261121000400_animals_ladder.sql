create function public.animal_step(p_total int)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  animals constant text[] := array[
    'giraffe', 'cat', 'rabbit', 'frog', 'duck', 'turtle', 'buffalo', 'elephant', 'tiger', 'dragon'
  ];
  stages constant text[] := array['one', 'two', 'three'];
  step int := 0;
begin
  while step < 29 and p_total >= 60 * (step + 1) + 6 * (step + 1) * step loop
    step := step + 1;
  end loop;
  return format('animals/level-%s/%s-%s', stages[step / 10 + 1], animals[step % 10 + 1], step / 10 + 1);
end;
$$;

comment on function public.animal_step(int) is
  'Asset name of the furthest animal reached with so many points; step k is reached at 60k + 6k(k-1).';

create function private.animal_place(p_name text)
returns int
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  for step in 0..29 loop
    if public.animal_step(60 * step + 6 * step * (step - 1)) = p_name then
      return step;
    end if;
  end loop;
  return null;
end;
$$;

comment on function private.animal_place(text) is 'Step 0 to 29 of an animal on the ladder, null for any other text.';

grant execute on function public.animal_step(int) to service_role;
grant execute on function private.animal_place(text) to service_role;
