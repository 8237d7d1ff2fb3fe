create function public.choose_animal(p_user uuid, p_animal text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  pupil public.users;
begin
  select * into pupil from public.users where id = p_user for update;
  if not found then
    return 'gone';
  end if;
  if not coalesce(private.animal_place(p_animal) <= private.animal_place(pupil.unlock_animal), false) then
    return 'not_reached';
  end if;
  update public.users set active_animal = p_animal where id = p_user;
  return 'chosen';
end;
$$;

comment on function public.choose_animal(uuid, text) is
  'Makes an animal the pupil has reached the active one: chosen | not_reached | gone.';

grant execute on function public.choose_animal(uuid, text) to service_role;
