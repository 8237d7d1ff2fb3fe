-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.seat_skills (
  class_id uuid not null,
  user_id uuid not null,
  skill_id text not null,
  state text not null,
  tries text not null,
  strong_since date,
  due_at timestamp with time zone not null,
  card jsonb not null,
  last_at timestamp with time zone not null,
  constraint seat_skills_pkey PRIMARY KEY (user_id, class_id, skill_id),
  constraint seat_skills_pupil_fkey FOREIGN KEY (user_id, class_id) REFERENCES public.class_pupils(user_id, class_id) ON DELETE CASCADE,
  constraint seat_skills_card_object CHECK (jsonb_typeof(card) = 'object'::text AND octet_length(card::text) <= 1000),
  constraint seat_skills_skill_slug CHECK (skill_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND char_length(skill_id) <= 60),
  constraint seat_skills_state_known CHECK (state = ANY (ARRAY['learning'::text, 'good'::text, 'mastered'::text])),
  constraint seat_skills_tries_letters CHECK (tries ~ '^[123abc]{1,20}$'::text)
);

comment on table public.seat_skills is 'skill_progress once more for each class of a pupil, of nothing but what was played since joining it: what its teachers see. It goes when the pupil leaves the class.';
comment on column public.seat_skills.last_at is 'When the skill was practised last.';

CREATE TRIGGER seat_skills_keeps_state BEFORE UPDATE ON public.seat_skills FOR EACH ROW EXECUTE FUNCTION private.keep_skill_state();

alter table public.seat_skills enable row level security;

grant delete, insert, select, update on public.seat_skills to service_role;

CREATE OR REPLACE FUNCTION public.seats_to_learn(p_user uuid, p_skills text[])
 RETURNS TABLE(class_id uuid, joined_at timestamp with time zone, is_new boolean, skill_id text, state text, tries text, strong_since date, card jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    sitting.class_id, sitting.joined_at,
    not exists (
      select from public.seat_skills as any_skill
      where any_skill.class_id = sitting.class_id and any_skill.user_id = sitting.user_id
    ),
    known.skill_id, known.state, known.tries, known.strong_since, known.card
  from public.class_pupils as sitting
  left join public.seat_skills as known
    on known.class_id = sitting.class_id and known.user_id = sitting.user_id and known.skill_id = any (p_skills)
  where sitting.user_id = p_user
  order by sitting.class_id, known.skill_id;
$function$;

comment on function public.seats_to_learn(uuid,text[]) is 'The classes of a pupil with what is known there of these skills: a row each, or one with null where nothing is. is_new: of no skill is anything known.';

grant execute on function public.seats_to_learn(uuid,text[]) to service_role;

CREATE OR REPLACE FUNCTION public.learn_runs(p_user uuid, p_runs uuid[], p_progress jsonb, p_seats jsonb DEFAULT '[]'::jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- One at a time for a pupil; what was read before another learned the same runs is not written.
  perform from public.users where id = p_user for update;
  if cardinality(p_runs) <> (
    select count(*)
    from public.runs
    where id = any (p_runs) and user_id = p_user and finished_at is not null and tries is not null and not learned
  ) then
    return 'late';
  end if;
  update public.runs set learned = true where id = any (p_runs);

  insert into public.skill_progress as progress (user_id, skill_id, state, tries, strong_since, due_at, card, items)
  select p_user, row.skill_id, row.state, row.tries, row.strong_since, row.due_at, row.card, row.items
  from jsonb_to_recordset(p_progress) as row (
    skill_id text, state text, tries text, strong_since date, due_at timestamptz, card jsonb, items jsonb
  )
  on conflict (user_id, skill_id) do update
  set state = excluded.state,
      tries = excluded.tries,
      strong_since = excluded.strong_since,
      due_at = excluded.due_at,
      card = excluded.card,
      items = coalesce(excluded.items, progress.items);

  -- A pupil who leaves takes the seat's rows along; who came back since then begins anew.
  perform from public.class_pupils where user_id = p_user order by class_id for key share;
  insert into public.seat_skills as known (
    class_id, user_id, skill_id, state, tries, strong_since, due_at, card, last_at
  )
  select
    sitting.class_id, p_user, row.skill_id, row.state, row.tries, row.strong_since, row.due_at, row.card, row.last_at
  from jsonb_to_recordset(p_seats) as row (
    class_id uuid, joined_at timestamptz, skill_id text, state text, tries text, strong_since date, due_at timestamptz,
    card jsonb, last_at timestamptz
  )
  join public.class_pupils as sitting
    on sitting.class_id = row.class_id and sitting.user_id = p_user and sitting.joined_at = row.joined_at
  on conflict (class_id, user_id, skill_id) do update
  set state = excluded.state,
      tries = excluded.tries,
      strong_since = excluded.strong_since,
      due_at = excluded.due_at,
      card = excluded.card,
      last_at = excluded.last_at;
  return 'learned';
end;
$function$;

comment on function public.learn_runs(uuid,uuid[],jsonb,jsonb) is 'Writes what finished runs brought in their skills, and in those of the pupil''s classes, each run once: learned, or late when one of them was learned meanwhile.';

grant execute on function public.learn_runs(uuid,uuid[],jsonb,jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.skills_of_class(p_teacher uuid, p_class uuid, p_skills text[] DEFAULT NULL::text[], p_number integer DEFAULT NULL::integer)
 RETURNS TABLE(number smallint, skill_id text, state text, tries text, due_at timestamp with time zone, last_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select sitting.number, known.skill_id, known.state, known.tries, known.due_at, known.last_at
  from public.class_pupils as sitting
  join public.seat_skills as known on known.class_id = sitting.class_id and known.user_id = sitting.user_id
  where sitting.class_id = p_class and private.teaches(p_teacher, p_class)
    and (p_skills is null or known.skill_id = any (p_skills))
    and (p_number is null or sitting.number = p_number)
  order by sitting.number, known.skill_id;
$function$;

comment on function public.skills_of_class(uuid,uuid,text[],integer) is 'How far the pupils of a class (null: all, else that of a seat) are in these skills (null: in all), by what they played since joining, for who teaches it.';

grant execute on function public.skills_of_class(uuid,uuid,text[],integer) to service_role;

CREATE OR REPLACE FUNCTION public.days_of_pupil(p_teacher uuid, p_class uuid, p_number integer, p_from timestamp with time zone)
 RETURNS TABLE(day date, seconds integer, asked integer, right_first integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    private.vietnam_day(run.finished_at), sum(private.seconds_of_run(run))::int, sum(jsonb_array_length(run.answers))::int,
    sum(run.right_first)::int
  from public.class_pupils as sitting
  join public.runs as run
    on run.user_id = sitting.user_id and run.finished_at >= greatest(p_from, sitting.joined_at)
  where sitting.class_id = p_class and sitting.number = p_number and private.teaches(p_teacher, p_class)
  group by 1
  order by 1;
$function$;

comment on function public.days_of_pupil(uuid,uuid,integer,timestamp with time zone) is 'What the pupil of a seat has played on each day in Việt Nam since p_from and since joining, for who teaches the class.';

grant execute on function public.days_of_pupil(uuid,uuid,integer,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.runs_of_pupil(p_teacher uuid, p_class uuid, p_number integer, p_most integer)
 RETURNS TABLE(id uuid, mode text, activity text, level integer, finished_at timestamp with time zone, seconds integer, asked integer, right_first integer, ref jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    run.id, run.mode, run.activity, run.level::int, run.finished_at, private.seconds_of_run(run),
    jsonb_array_length(run.answers), run.right_first::int, run.recipe -> 'ref'
  from public.class_pupils as sitting
  join public.runs as run on run.user_id = sitting.user_id and run.finished_at >= sitting.joined_at
  where sitting.class_id = p_class and sitting.number = p_number and private.teaches(p_teacher, p_class)
  order by run.finished_at desc, run.id
  limit p_most;
$function$;

comment on function public.runs_of_pupil(uuid,uuid,integer,integer) is 'The last runs of the pupil of a seat since joining, the newest first, with what they practised (null: their questions can no longer be shown), for who teaches the class.';

grant execute on function public.runs_of_pupil(uuid,uuid,integer,integer) to service_role;

CREATE OR REPLACE FUNCTION public.run_of_pupil(p_teacher uuid, p_class uuid, p_number integer, p_run uuid)
 RETURNS TABLE(mode text, recipe jsonb, answers jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select run.mode, run.recipe, run.answers
  from public.class_pupils as sitting
  join public.runs as run on run.user_id = sitting.user_id and run.finished_at >= sitting.joined_at
  where sitting.class_id = p_class and sitting.number = p_number and private.teaches(p_teacher, p_class)
    and run.id = p_run and run.recipe is not null;
$function$;

comment on function public.run_of_pupil(uuid,uuid,integer,uuid) is 'What a run of the pupil of a seat was made of and how it was answered; no row for one from before joining.';

grant execute on function public.run_of_pupil(uuid,uuid,integer,uuid) to service_role;
