import { columnsOf, rangeOf } from "#lib/classes/table-columns.ts";
import { classIds } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import { proposeNames } from "#lib/core/propose-names.ts";
import { standingAt } from "#lib/lessons/standing.ts";
import { scheduleReview } from "#lib/play/schedule-review.ts";
import { skills } from "#lib/skills/registry.ts";

export const seatsEach = 30;
/** Beside its seats each class stands for one pupil who sits in none. */
export const pupilsEach = seatsEach + 1;
const skillsEach = 12;
const mistakesEach = 3;
const assignmentsEach = 2;
export const runsEach = 200;

/** No divisor of any number of rows: it scatters the pupils of a class over a table, as their rows come in years of use. */
const stride = 1_000_003;

/** Of a table to fill; each row has a number i from 0 on. */
export interface Filling {
  readonly table: string;
  /** Others refer to its rows, so that it cannot be emptied alone. */
  readonly isReferenced?: true;
  readonly insert: string;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const textArray = (texts: readonly string[]) => `(array[${texts.map(quoted).join(", ")}])`;
const jsonArray = (values: readonly unknown[]) =>
  `(array[${values.map((value) => quoted(JSON.stringify(value))).join(", ")}]::jsonb[])`;

/** The id that a numbered row of a kind has; `idOf` of time-classrooms.ts makes the same. */
const idOf = (kind: string, number: string) => `overlay(md5('${kind}' || (${number})) placing '4' from 13)::uuid`;
const hashOf = (kind: string, number: string) => `rpad(md5('${kind}' || (${number})), 43, 'x')`;

const letters = "ACDEFGHJKMNPQRTUWXY34679";
const codeOf = (number: string) =>
  [5, 4, 3, 2, 1, 0]
    .map((place) => `substr('${letters}', 1 + ((${number}) * ${stride} / ${24 ** place} % 24)::int, 1)`)
    .join(" || ");

/** Rows for `times` rounds of `pupils` pupils: in each round (j) everybody (n, from 1 on) comes once, in no order of the classes (c). */
const rounds = (pupils: number, times: number, rows = pupils * times) => `(
  select i, j, n, 1 + (n - 1) / ${seatsEach} as c
  from (
    select i, (i / ${pupils})::int as j, 1 + (i % ${pupils}) * ${stride} % ${pupils} as n
    from generate_series(0::bigint, ${rows - 1}) as i
  ) as numbered
) as pupil`;

/** The skills every pupil of a class knows, one class after the other: first those its table shows. */
export const knownSkills = classIds.map((classId) => {
  const present = standingAt(classId, Date.now()).maths.no;
  const shown = columnsOf(classId, "maths", rangeOf(classId, "maths", present, { from: null, to: null }));
  const others = skills.flatMap((skill) => (skill.classId === classId ? [skill.id] : []));
  return [...new Set([...shown.map(({ skillId }) => skillId), ...others])].slice(0, skillsEach);
});
const skillAt = (place: string) =>
  `${textArray(knownSkills.flat())}[(c % 5)::int * ${skillsEach} + 1 + (${place})::int]`;

const card = quoted(JSON.stringify(scheduleReview(null, [{ difficulty: 1, isRight: true }], Date.now())));
const answers = quoted(JSON.stringify(Array.from({ length: 10 }, (_, place) => [String(place + 7)])));
const tries = "1121a1112111";
const stateAt = `${textArray(["learning", "good", "mastered"])}[1 + (n + j)::int % 3]`;
const longAgo = "now() - interval '60 days'";

/** Names as seats give them, the short ones first: as in use, few of those are free. */
function fillUsers(pupils: number): Filling {
  const bases = proposeNames(createRng("bases"), 46, 2).map((name) => name.replace(/ 2$/u, ""));
  return {
    table: "public.users",
    isReferenced: true,
    insert: `insert into public.users (id, username, avatar, total_score)
      select ${idOf("pupil", "n")}, ${textArray(bases)}[1 + (n - 1)::int % ${bases.length}] || ' ' || (2 + (n - 1) / ${bases.length}),
        'fox', 5 * (n * 31 % 400)
      from ${rounds(pupils, 1)}`,
  };
}

function fillPupils(pupils: number): Filling[] {
  return [
    fillUsers(pupils),
    {
      table: "public.pupil_sessions",
      insert: `insert into public.pupil_sessions (id, user_id)
        select ${idOf("session", "n")}, ${idOf("pupil", "n")} from ${rounds(pupils, 1)}`,
    },
    {
      table: "public.proven_browsers",
      insert: `insert into public.proven_browsers (user_id, browser, has_made)
        select ${idOf("pupil", "n")}, ${hashOf("browser", "n")}, true from ${rounds(pupils, 1)}`,
    },
    {
      table: "public.week_totals",
      insert: `insert into public.week_totals (user_id, week, score)
        select ${idOf("pupil", "n")}, private.week_of(now()), 5 + 5 * (n * 17 % 60) from ${rounds(pupils, 1)}`,
    },
  ];
}

function fillClasses(classes: number): Filling[] {
  const numbered = `generate_series(1::bigint, ${classes}) as c`;
  const seats = `(select n, 1 + (n - 1) / ${seatsEach} as c, 1 + (n - 1) % ${seatsEach} as number
    from generate_series(1::bigint, ${classes * seatsEach}) as n) as seat`;
  return [
    {
      table: "public.classes",
      isReferenced: true,
      insert: `insert into public.classes (id, name, class, school_year, code, key_check)
        select ${idOf("class", "c")}, 'Lớp ' || c, (1 + c % 5)::text, 2026, ${codeOf("c")}, repeat('k', 60) from ${numbered}`,
    },
    {
      table: "public.class_teachers",
      insert: `insert into public.class_teachers (class_id, teacher_id, email, is_owner)
        select ${idOf("class", "c")}, ${idOf("teacher", "c")}, 'co.' || c || '@truong.example', true from ${numbered}`,
    },
    {
      table: "public.class_seats",
      isReferenced: true,
      insert: `insert into public.class_seats (class_id, number, emblem, sealed_name, card_hash, lock_hash)
        select ${idOf("class", "c")}, number, number - 1, repeat('n', 60), ${hashOf("card", "n")}, ${hashOf("lock", "n")} from ${seats}`,
    },
    {
      table: "public.class_pupils",
      isReferenced: true,
      insert: `insert into public.class_pupils (class_id, number, user_id, made_here, joined_at)
        select ${idOf("class", "c")}, 1 + (n - 1) % ${seatsEach}, ${idOf("pupil", "n")}, true, ${longAgo}
        from ${rounds(classes * seatsEach, 1)}`,
    },
  ];
}

function fillProgress(classes: number): Filling[] {
  const seats = classes * seatsEach;
  const known = `${skillAt("j")}, ${stateAt}, '${tries}', now() + (n * 7 + j) % 30 * interval '1 day', ${card}::jsonb`;
  return [
    {
      table: "public.seat_skills",
      insert: `insert into public.seat_skills (class_id, user_id, skill_id, state, tries, due_at, card, last_at)
        select ${idOf("class", "c")}, ${idOf("pupil", "n")}, ${known}, now() - (1 + (n + j) % 40) * interval '1 day'
        from ${rounds(seats, skillsEach)}`,
    },
    {
      // Of those alone whose runs are ended: at the first seat of each class, and in none.
      table: "public.skill_progress",
      insert: `insert into public.skill_progress (user_id, skill_id, state, tries, due_at, card)
        select ${idOf("pupil", "n")}, ${known}
        from (
          select 1 + (k - 1) % ${classes} as c, (i / ${2 * classes})::int as j,
            case when k <= ${classes} then 1 + (k - 1) * ${seatsEach} else ${seats - classes} + k end as n
          from (
            select i, 1 + (i % ${2 * classes}) * ${stride} % ${2 * classes} as k
            from generate_series(0::bigint, ${2 * classes * skillsEach - 1}) as i
          ) as numbered
        ) as pupil`,
    },
    {
      table: "public.pupil_mistakes",
      insert: `insert into public.pupil_mistakes (user_id, day, skill_id, code, times, first_at, sample)
        select ${idOf("pupil", "n")}, private.vietnam_day(now()) - (1 + (n + 7 * j) % 20)::int, ${skillAt(`(n + j) % ${skillsEach}`)},
          ${textArray(["OFF1", "CARRY", ""])}[1 + j % 3], 1 + (n + j) % 3, now() - (1 + (n + 7 * j) % 20) * interval '1 day',
          '{"prompt": "38 + 47 = …", "given": "75", "right": "85"}'::jsonb
        from ${rounds(seats, mistakesEach)}`,
    },
  ];
}

function fillAssignments(classes: number): Filling[] {
  const seats = classes * seatsEach;
  return [
    {
      table: "public.assignments",
      isReferenced: true,
      insert: `insert into public.assignments (id, class_id, code, title, recipe, questions, minutes, opens_on, closes_on)
        select ${idOf("work", "w")}, ${idOf("class", `1 + (w - 1) / ${assignmentsEach}`)}, ${codeOf("w")}, 'Ôn bài ' || w, repeat('AQID', 25), 10, 6,
          private.vietnam_day(now()) - (3 + 7 * (w % 2))::int, private.vietnam_day(now()) + (3 - 7 * (w % 2))::int
        from generate_series(1::bigint, ${classes * assignmentsEach}) as w`,
    },
    {
      table: "public.assignment_results",
      insert: `insert into public.assignment_results (assignment_id, class_id, user_id, run_id, finished_at, seconds, rights, answers, best)
        select ${idOf("work", `${assignmentsEach} * (c - 1) + 1 + j`)}, ${idOf("class", "c")}, ${idOf("pupil", "n")}, ${idOf("result", "i")},
          now() - interval '3 days', 60 + n % 200, '1101111011', ${answers}::jsonb, 8
        from ${rounds(seats, assignmentsEach)}`,
    },
  ];
}

/** Runs of the last three weeks, one pupil after the other. */
export function fillRuns(pupils: number, runs: number): Filling {
  const skillOfClass = knownSkills.map(([first]) => first ?? "");
  const written = skillOfClass.map((skill) => [{ skill, tries: tries.slice(0, 10) }]);
  const recipes = skillOfClass.map((id) => ({ ref: { kind: "skill", id, difficulty: 1 }, items: null, tries }));
  const animal = "animals/level-one/giraffe-1";
  const result = {
    ...{ points: 80, total_score: 800, unlock_before: animal, unlock_after: animal, level_done: null },
    ...{ total_time: null, best_time: null, too_fast: false },
  };
  const ended = `now() - interval '21 days' * (1 - i::float8 / ${runs})`;
  return {
    table: "public.runs",
    insert: `insert into public.runs (id, user_id, mode, activity, level, started_at, finished_at, answers, right_first,
        points, result, tries, learned, recipe)
      select ${idOf("run", "i")}, ${idOf("pupil", "n")}, 'practice', ${skillAt(`j % ${skillsEach}`)}, 1, ${ended} - interval '2 minutes',
        ${ended}, ${answers}::jsonb, 8, 5 * (n % 13), ${quoted(JSON.stringify(result))}::jsonb,
        ${jsonArray(written)}[1 + c::int % 5], true, ${jsonArray(recipes)}[1 + c::int % 5]
      from ${rounds(pupils, runs / pupils, runs)}`,
  };
}

/** All tables but that of the runs. */
export function fillAllButRuns(classes: number): Filling[] {
  return [
    ...fillProgress(classes),
    ...fillPupils(classes * pupilsEach),
    ...fillClasses(classes),
    ...fillAssignments(classes),
  ];
}
