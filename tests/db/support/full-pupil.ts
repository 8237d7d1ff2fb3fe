import { randomUUID } from "node:crypto";

interface FullPupil {
  readonly id: string;
  readonly username: string;
  /** Every run of the pupil, finished or not. */
  readonly runs: readonly string[];
  /** Puts a row into each table that knows pupils. */
  readonly sql: string;
}

/** A pupil who has left a trace everywhere: `finished` runs at one moment, two still open, and a year-old sum. */
export function fullPupil(username: string, finished: number): FullPupil {
  const id = randomUUID();
  const group = randomUUID();
  // Six of the characters that codes are made of, from the digits of an id.
  const code = [...group.replaceAll("-", "")]
    .slice(0, 6)
    .map((digit) => "ACDEFGHJKMNPQRTU"[Number.parseInt(digit, 16)])
    .join("");
  const ids = Array.from({ length: finished + 2 }, () => randomUUID());
  const runs = ids.map((run, place) => {
    const end = place < finished ? "now() - interval '1 hour', 8, 80, '{}'" : "null, 0, 0, null";
    return `('${run}', '${id}', 'challenge', 'counting', 1, now() - interval '2 hours', ${end},
      '[{"response": {"count": ${place}}, "right": true}]', '[{"skill": "c1-make-10", "tries": "1"}]')`;
  });
  const sql = `
    insert into public.users (id, username, avatar, total_score) values ('${id}', '${username}', 'fox', 80);
    insert into public.hidden_pupils (user_id) values ('${id}');
    insert into public.picture_locks (user_id, hash) values ('${id}', repeat('geheim', 10));
    insert into public.pupil_sessions (id, user_id) values (gen_random_uuid(), '${id}');
    insert into public.proven_browsers (user_id, browser, has_made) values ('${id}', repeat('geheim', 8), true);
    insert into public.user_levels (user_id, level_id, level_name, status, total_time)
      select '${id}', level, 'counting', 'done', 40 from generate_series(1, 3) level;
    insert into public.skill_progress (user_id, skill_id, state, tries, due_at, card)
      values ('${id}', 'c1-make-10', 'good', '111', now(), '{"reps": 1}');
    select public.create_class(
      '${group}', gen_random_uuid(), 'co@truong.vn', '3A', '3', 2026, '${code}', repeat('k', 40),
      jsonb_build_array(jsonb_build_object(
        'number', 7, 'emblem', 7, 'card_hash', repeat('c', 43), 'lock_hash', repeat('l', 43)
      ))
    );
    select public.sit_down('${id}', '${group}', 7);
    insert into public.seat_skills (class_id, user_id, skill_id, state, tries, due_at, card, last_at)
      values ('${group}', '${id}', 'c1-make-10', 'learning', '1a', now(), '{"reps": 1}', now());
    insert into public.family_cards (class_id, number, user_id, hash) values ('${group}', 7, '${id}', '${id}geheim1');
    insert into public.assignments (id, class_id, code, title, recipe, questions, minutes, opens_on, closes_on)
      values ('${group}', '${group}', '${code}', 'Ôn bài 26', 'AQID', 5, 6, current_date, current_date);
    insert into public.assignment_results (
      assignment_id, class_id, user_id, run_id, finished_at, seconds, rights, answers, best
    ) values ('${group}', '${group}', '${id}', '${group}', now(), 90, '11010', '[[1], [2], [3], [4], [5]]', 3);
    insert into public.pupil_mistakes (user_id, day, skill_id, code, times, first_at, sample) values (
      '${id}', current_date, 'c1-make-10', 'OFF1', 2, now(), '{"prompt": "3 + … = 10", "given": "8", "right": "7"}'
    );
    insert into public.run_sums values ('${id}', '2025-01-01', 'practice', 'clock', 3, 20, 5, 0, 225, 0);
    insert into public.runs (
      id, user_id, mode, activity, level, started_at, finished_at, right_first, points, result, answers, tries
    ) values ${runs.join(", ")}`;
  return { id, username, runs: ids, sql };
}
