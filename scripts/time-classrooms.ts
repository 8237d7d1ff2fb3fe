import { createHash, randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import postgres, { type ParameterOrJSON, type Sql } from "postgres";
import { z } from "zod";
import { columnsOf, rangeOf } from "#lib/classes/table-columns.ts";
import { checkUsername } from "#lib/core/check-username.ts";
import { type ClassId, classIds } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import { dayMs } from "#lib/core/durations.ts";
import { foldName } from "#lib/core/fold-name.ts";
import { proposeSeatNames } from "#lib/core/propose-names.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import type { Backend } from "#lib/database/backend.ts";
import { standingAt } from "#lib/lessons/standing.ts";
import { knownSkills } from "./classroom-rows.ts";

type Call = readonly [name: string, given: Readonly<Record<string, ParameterOrJSON<never>>>];
type Ask = (call: Call) => Promise<unknown>;

/** The id that classroom-rows.ts gives to a numbered row of a kind. */
function idOf(kind: string, number: number): string {
  const hash = createHash("md5").update(`${kind}${number}`).digest("hex");
  return hash.replace(/^(.{8})(.{4}).(.{3})(.{4})/u, "$1-$2-4$3-$4-");
}

/** As the server asks: with the rights of its role, and with moments as they are written, to the microsecond. */
export function openClient(url: string): Sql {
  const asText = (oid: number) => ({ to: oid, from: [oid], serialize: String, parse: (raw: string) => raw });
  return postgres(url, {
    max: 10,
    onnotice: () => undefined,
    connection: { role: "service_role" },
    types: { timestamptz: asText(1184), date: asText(1082) },
  });
}

export function askOf(sql: Sql): Ask {
  return async ([name, given]) => {
    const names = Object.keys(given).map((key, place) => `${key} => $${place + 1}`);
    return await sql.unsafe(`select * from public.${name}(${names.join(", ")})`, Object.values(given));
  };
}

/** The same through the data service of the server's process. */
export function askThrough(backend: Backend): Ask {
  const headers = {
    apikey: backend.secretKey,
    authorization: `Bearer ${backend.secretKey}`,
    "content-type": "application/json",
  };
  return async ([name, given]) => {
    const init = { method: "POST", headers, body: JSON.stringify(given) };
    const answer = await backend.fetch(new Request(`${backend.url}/rest/v1/rpc/${name}`, init));
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return await answer.json();
  };
}

const classIdOf = (number: number): ClassId => classIds[number % 5] ?? "1";

/** What opening /co/lop/{id} asks: openClass, and beside it findStanding, then listClassProgress. */
function screenCalls(number: number): Readonly<Record<"page" | "standing" | "progress", Call>> {
  const own = { p_teacher: idOf("teacher", number), p_class: idOf("class", number) };
  const [now, classId] = [Date.now(), classIdOf(number)];
  const present = standingAt(classId, now).maths.no;
  const range = rangeOf(classId, "maths", present, { from: null, to: null });
  const shown = columnsOf(classId, "maths", range).map(({ skillId }) => skillId);
  return {
    // A whole week, as on a Sunday.
    page: ["class_page", { ...own, p_from: new Date(now - 7 * dayMs).toISOString() }],
    standing: ["class_of_teacher", own],
    progress: ["class_progress", { ...own, p_skills: shown, p_since: vietnamDay(now - 14 * dayMs) }],
  };
}

const filledPage = z.object({
  own: z.object({ id: z.string() }),
  seats: z.array(z.unknown()).min(1),
  week: z.array(z.unknown()).min(1),
  assignments: z.array(z.unknown()).min(1),
});
const filledProgress = z.object({ skills: z.array(z.unknown()).min(1), mistakes: z.array(z.unknown()).min(1) });

/** The data service answers with the value itself, the database with a row that holds it. */
function returnedBy(name: string, answer: unknown): unknown {
  return Array.isArray(answer) ? z.array(z.record(z.string(), z.unknown())).parse(answer)[0]?.[name] : answer;
}

export async function timeScreen(ask: Ask, number: number): Promise<number> {
  const { page, standing, progress } = screenCalls(number);
  const from = performance.now();
  const [opened, known] = await Promise.all([ask(page), ask(standing).then(() => ask(progress))]);
  const ms = performance.now() - from;
  filledPage.parse(returnedBy("class_page", opened));
  filledProgress.parse(returnedBy("class_progress", known));
  return ms;
}

const someRows = z.array(z.unknown()).min(1);

/** Names in the order in which a seat tries them; lib/server/pupils.ts, which only the server can load, says the same. */
async function seatNames(sql: Sql): Promise<string[]> {
  const names = proposeSeatNames(createRng(randomUUID()));
  const allowed = names.filter((name) => checkUsername(name).ok);
  const keys = allowed.map(foldName);
  const taken = await sql`select username_key from public.users where username_key = any (${keys})`;
  const known = new Set(taken.map((row) => z.string().parse(row.username_key)));
  return allowed.filter((name) => !known.has(foldName(name)));
}

const isTaken = (error: unknown) => error instanceof postgres.PostgresError && error.code === "23505";

interface Joined {
  readonly ms: number;
  readonly names: number;
  readonly isSeated: boolean;
}

/** A new seat of a class, whose card is then shown by a browser without a pupil. */
export async function timeJoin(sql: Sql, number: number): Promise<Joined> {
  const ask = askOf(sql);
  const [classId, card, pupil] = [idOf("class", number), randomUUID().padEnd(43, "x"), randomUUID()];
  const [seat] = z.array(z.object({ number: z.int(), code: z.string() })).parse([
    ...(await sql`
      insert into public.class_seats (class_id, number, emblem, card_hash, lock_hash)
      select id, seats + 1, seats, ${card}, ${card}
      from (select id, (select max(number) from public.class_seats where class_id = id) as seats from public.classes where id = ${classId}) as own
      returning number, (select code from public.classes where id = class_id)`),
  ]);
  if (seat === undefined) throw new Error("no seat");
  const made = { p_class: classId, p_number: seat.number, p_id: pupil, p_avatar: "fox" };
  const rest = { p_session: randomUUID(), p_browser: card, p_waits_days: null };
  const from = performance.now();
  const proposed = await seatNames(sql);
  someRows.parse(await ask(["seat_of_card", { p_code: seat.code, p_card_hash: card }]));
  let [names, isSeated] = [0, false];
  for (const name of proposed) {
    names += 1;
    try {
      await ask(["register_on_seat", { ...made, p_username: name, ...rest }]);
      isSeated = true;
      break;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  if (isSeated)
    await sql`select id, username, avatar, active_animal, unlock_animal, total_score from public.users where id = ${pupil}`;
  return { ms: performance.now() - from, names, isSeated };
}

const seatSchema = z.object({ class_id: z.string(), joined_at: z.string() });
const known = z.object({ skill_id: z.string(), state: z.string(), tries: z.string(), card: z.json() });

interface Player {
  readonly number: number;
  /** The number of the class whose skills the pupil knows. */
  readonly of: number;
  readonly isSeated: boolean;
}

/** Ends a run of a skill as endRun does: finishes it, then writes what it brought, for the pupil and for the teachers. */
export async function timeEnd(sql: Sql, player: Player): Promise<number> {
  const ask = askOf(sql);
  const [pupil, skill] = [idOf("pupil", player.number), knownSkills[player.of % 5]?.[0] ?? ""];
  const sample = { prompt: "38 + 47 = …", given: "75", right: "85" };
  const run = {
    ...{ id: randomUUID(), user_id: pupil, guest_id: null, session: idOf("session", player.number), mode: "practice" },
    ...{ activity: skill, level: 1, started_at: new Date(Date.now() - dayMs / 720).toISOString(), right_first: 8 },
    ...{ right_second: 1, points: 85, total_time: null, passed: null, pace: null },
    answers: Array.from({ length: 10 }, (_, place) => [String(place)]),
    tries: [{ skill, tries: "11a1111b11" }],
    mistakes: [1, 2].map((place) => ({ skill, code: place === 1 ? "OFF1" : "", sample })),
    recipe: { ref: { kind: "skill", id: skill, difficulty: 1 }, items: null, tries: "1121a1112111" },
  };
  const from = performance.now();
  const [answer] = z
    .array(z.object({ finish_run: z.object({ status: z.string() }) }))
    .parse(await ask(["finish_run", { p_run: run }]));
  if (answer?.finish_run.status !== "counted") throw new Error(`finish_run: ${answer?.finish_run.status}`);
  const runs = z.array(z.object({ id: z.string() })).parse([
    ...(await sql`
      select id, activity, finished_at, tries from public.runs
      where user_id = ${pupil} and learned = false and tries is not null and finished_at is not null order by finished_at limit 100`),
  ]);
  const [before, seats] = await Promise.all([
    sql`select skill_id, state, tries, strong_since, card, items from public.skill_progress where user_id = ${pupil} and skill_id = any (${[skill]})`,
    ask(["seats_to_learn", { p_user: pupil, p_skills: [skill] }]),
  ]);
  const at = new Date().toISOString();
  const progress = z
    .array(known)
    .min(1)
    .parse([...before])
    .map((row) => ({ ...row, due_at: at, items: null }));
  const seen = z
    .array(known.extend(seatSchema.shape))
    .length(player.isSeated ? 1 : 0)
    .parse(seats)
    .map((row) => ({ ...row, due_at: at, last_at: at }));
  const learned = { p_user: pupil, p_runs: runs.map(({ id }) => id), p_progress: progress, p_seats: seen };
  const [end] = z.array(z.object({ learn_runs: z.literal("learned") })).parse(await ask(["learn_runs", learned]));
  if (end === undefined) throw new Error("learn_runs: nothing");
  return performance.now() - from;
}
