create table public.courselist (
  id int primary key,
  class text not null,
  class_type text not null,
  level int not null,
  title text not null,
  subtitle text,
  image text not null,
  name text not null,
  type text not null,
  range text,
  seed_hash text,
  constraint courselist_place_key unique (class, class_type, level),
  constraint courselist_class_known check (class in ('1', '2', '3', '4', '5')),
  constraint courselist_class_type_known check (class_type in ('practice', 'challenge')),
  constraint courselist_level_positive check (level >= 1),
  constraint courselist_title_not_blank check (title ~ '\S'),
  constraint courselist_image_slug check (image ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint courselist_name_slug check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint courselist_type_known check (type in ('course', 'example-two-class-one', 'game', 'game-range')),
  constraint courselist_range_with_game_range check (
    case when type = 'game-range' then coalesce(range ~ '^[1-9][0-9]{0,6}$', false) else range is null end
  )
);

comment on table public.courselist is 'The cards of a class page, in the order of `level` (spec section 3).';

alter table public.courselist enable row level security;
revoke all on public.courselist from public, anon, authenticated, service_role;

grant select (id, class, class_type, level, title, subtitle, image, name, type, range)
  on public.courselist to anon, authenticated;
grant select, insert, update, delete on public.courselist to service_role;

create policy "Everybody may see the course list"
on public.courselist for select
to anon, authenticated
using (true);
