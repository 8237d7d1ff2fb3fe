-- Made by npm run db:schema from supabase/migrations, for reading; do not edit.

create table public.skill_progress (
  user_id uuid not null,
  skill_id text not null,
  state text not null,
  tries text not null,
  strong_since date,
  due_at timestamp with time zone not null,
  card jsonb not null,
  items jsonb,
  constraint skill_progress_pkey PRIMARY KEY (user_id, skill_id),
  constraint skill_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE,
  constraint skill_progress_card_object CHECK (jsonb_typeof(card) = 'object'::text AND octet_length(card::text) <= 1000),
  constraint skill_progress_items_form CHECK (items IS NULL OR COALESCE(jsonb_typeof(items -> 'asked'::text) = 'array'::text AND jsonb_typeof(items -> 'missed'::text) = 'array'::text, false) AND octet_length(items::text) <= 16000),
  constraint skill_progress_skill_slug CHECK (skill_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND char_length(skill_id) <= 60),
  constraint skill_progress_state_known CHECK (state = ANY (ARRAY['learning'::text, 'good'::text, 'mastered'::text])),
  constraint skill_progress_tries_letters CHECK (tries ~ '^[123abc]{1,20}$'::text)
);

comment on table public.skill_progress is 'How far a pupil is in each skill, and when it is due for review. A skill without a row is new.';
comment on column public.skill_progress.tries is 'The last first tries, oldest first: 1, 2, 3 for a right one by its difficulty, a, b, c for a missed one.';
comment on column public.skill_progress.strong_since is 'The day in Việt Nam on which 90 % of the last twenty were first right.';
comment on column public.skill_progress.card is 'What ts-fsrs needs to say when the skill is due the next time.';
comment on column public.skill_progress.items is '{"asked": ids in the order they were last asked, oldest first, "missed": ids last missed}; null without a bank.';

CREATE INDEX skill_progress_due ON public.skill_progress USING btree (user_id, due_at);

CREATE TRIGGER skill_progress_keeps_state BEFORE UPDATE ON public.skill_progress FOR EACH ROW EXECUTE FUNCTION private.keep_skill_state();

alter table public.skill_progress enable row level security;

grant delete, insert, select, update on public.skill_progress to service_role;

CREATE OR REPLACE FUNCTION private.keep_skill_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  states constant text[] := array['learning', 'good', 'mastered'];
begin
  if array_position(states, new.state) < array_position(states, old.state) then
    new.state := old.state;
  end if;
  new.strong_since := least(old.strong_since, new.strong_since);
  return new;
end;
$function$;

grant execute on function private.keep_skill_state() to service_role;
