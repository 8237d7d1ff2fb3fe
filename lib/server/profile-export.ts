import "server-only";
import { foldMarks } from "#lib/core/fold-marks.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { exportText } from "#lib/text/export-text.ts";
import { unwrap } from "./backend-error.ts";
import { hasLock } from "./locks.ts";
import { listOwnRuns } from "./own-runs.ts";
import { readAll } from "./read-all.ts";
import { titleOfRun } from "./run-title.ts";

interface ProfileExport {
  /** Safe in a header and on every disk. */
  readonly fileName: string;
  /** UTF-8 JSON, streamed from the database: a year of play has many thousand runs. */
  readonly body: ReadableStream<Uint8Array>;
}

/** Adds a readable title to each row. */
function entitled<Row extends object>(rows: readonly Row[], slug: (row: Row) => string): object[] {
  return rows.map((row) => ({ title: titleOfRun(slug(row)), ...row }));
}

/**
 * Everything that is stored about a profile; null if the profile no longer exists. `format` and `version` name the shape:
 * `profile`, and the lists `levels`, `boards`, `weeks`, `skills`, `olderRuns`, `sessions`, `browsers`, `classes`,
 * `classSkills`, `assignments`, `mistakes` and `runs`, each with the columns of its table, classes by their name. It leaves
 * out the picture lock itself and the ids of sessions and browsers.
 */
export async function openProfileExport(pupilId: string, now: Date): Promise<ProfileExport | null> {
  const client = await serviceClient();
  const own = await client
    .from("users")
    .select("id, username, avatar, active_animal, unlock_animal, total_score, pieces, lessons, readings, created_at")
    .eq("id", pupilId)
    .maybeSingle();
  const profile = unwrap("export profile", own);
  if (profile === null) return null;
  const head = {
    format: "huou-ham-hoc/profile",
    version: 1,
    exported_at: now.toISOString(),
    about: exportText.about,
    labels: exportText.labels,
    profile: { ...profile, has_picture_lock: await hasLock(pupilId) },
    ...(await readLists(pupilId)),
  };
  return { fileName: fileNameOf(profile.username), body: toStream(write(head, pupilId)) };
}

/** The lists that are short enough to be held in memory. */
async function readLists(pupilId: string) {
  const client = await serviceClient();
  const [played, learned, seen] = await Promise.all([
    readPlayed(client, pupilId),
    readLearned(client, pupilId),
    readSeen(client, pupilId),
  ]);
  return { ...played, ...learned, ...seen };
}

type Client = Awaited<ReturnType<typeof serviceClient>>;

async function readPlayed(client: Client, pupilId: string) {
  const levels = await readAll("export levels", (from, to) =>
    client
      .from("user_levels")
      .select("level_name, level_id, status, total_time, updated_at")
      .eq("user_id", pupilId)
      .order("level_name")
      .order("level_id")
      .range(from, to),
  );
  const boards = await readAll("export boards", (from, to) =>
    client
      .from("level_totals")
      .select("level_name, levels_done, total_time, score")
      .eq("user_id", pupilId)
      .order("level_name")
      .range(from, to),
  );
  const weeks = await readAll("export weeks", (from, to) =>
    client.from("week_totals").select("week, score").eq("user_id", pupilId).order("week").range(from, to),
  );
  return {
    levels: entitled(levels, (row) => row.level_name),
    boards: entitled(boards, (row) => row.level_name),
    weeks,
  };
}

async function readLearned(client: Client, pupilId: string) {
  const skills = await readAll("export skills", (from, to) =>
    client
      .from("skill_progress")
      .select("skill_id, state, tries, strong_since, due_at, card, items")
      .eq("user_id", pupilId)
      .order("skill_id")
      .range(from, to),
  );
  const olderRuns = await readAll("export sums", (from, to) =>
    client
      .from("run_sums")
      .select("month, activity, mode, runs, right_first, right_second, passed, points, total_time")
      .eq("user_id", pupilId)
      .order("month")
      .order("activity")
      .order("mode")
      .range(from, to),
  );
  const sessions = await readAll("export sessions", (from, to) =>
    client.from("pupil_sessions").select("started_at").eq("user_id", pupilId).order("id").range(from, to),
  );
  const browsers = await readAll("export browsers", (from, to) =>
    client
      .from("proven_browsers")
      .select("has_made, opened_lock, proven_at, failures, wait_until")
      .eq("user_id", pupilId)
      .order("browser")
      .range(from, to),
  );
  return {
    skills: entitled(skills, (row) => row.skill_id),
    olderRuns: entitled(olderRuns, (row) => row.activity),
    sessions,
    browsers,
  };
}

/** What the teachers of a pupil's classes see beside the runs. */
async function readSeen(client: Client, pupilId: string) {
  const results = await readAll("export results", (from, to) =>
    client
      .from("assignment_results")
      .select("finished_at, seconds, rights, tries, best, assignments (title, questions, opens_on, closes_on)")
      .eq("user_id", pupilId)
      .order("finished_at")
      .order("assignment_id")
      .range(from, to),
  );
  const mistakes = await readAll("export mistakes", (from, to) =>
    client
      .from("pupil_mistakes")
      .select("day, skill_id, code, times, sample")
      .eq("user_id", pupilId)
      .order("day")
      .order("skill_id")
      .order("code")
      .range(from, to),
  );
  const seen = await readAll("export seat skills", (from, to) =>
    client
      .from("seat_skills")
      .select("skill_id, state, tries, strong_since, due_at, card, last_at")
      .eq("user_id", pupilId)
      .order("class_id")
      .order("skill_id")
      .range(from, to),
  );
  return {
    classes: await readClasses(client, pupilId),
    classSkills: entitled(seen, (row) => row.skill_id),
    assignments: results.map(({ assignments, ...result }) => ({ ...assignments, ...result })),
    mistakes: entitled(mistakes, (row) => row.skill_id),
  };
}

/** Closed classes too, as long as they are kept. */
async function readClasses(client: Client, pupilId: string) {
  const seats = await readAll("export seats", (from, to) =>
    client
      .from("class_pupils")
      .select("class_id, number, joined_at")
      .eq("user_id", pupilId)
      .order("joined_at")
      .range(from, to),
  );
  if (seats.length === 0) return [];
  const ids = seats.map(({ class_id }) => class_id);
  const named = unwrap("export classes", await client.from("classes").select("id, name").in("id", ids));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return seats.map(({ class_id, number, joined_at }) => ({ name: names.get(class_id) ?? null, number, joined_at }));
}

async function* write(head: object, pupilId: string): AsyncGenerator<string, void> {
  const opened = JSON.stringify({ ...head, runs: [] }, null, 1);
  yield opened.slice(0, -"]\n}".length);
  let comma = "";
  for await (const page of listOwnRuns(pupilId)) {
    const runs = entitled(page, (row) => String(row.activity)).map((run) => `\n  ${JSON.stringify(run)}`);
    if (runs.length === 0) continue;
    yield comma + runs.join(",");
    comma = ",";
  }
  yield "\n ]\n}\n";
}

function toStream(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return();
    },
  });
}

function fileNameOf(username: string): string {
  const plain = foldMarks(username)
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "");
  return `huou-ham-hoc-${plain || "ho-so"}.json`;
}
