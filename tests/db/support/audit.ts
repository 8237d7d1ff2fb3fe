import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { Database } from "#lib/database/database.types.ts";

const finishLine = z.object({
  run: z.object({
    id: z.string(),
    user_id: z.string(),
    guest_id: z.null(),
    mode: z.literal(["practice", "challenge"]),
    activity: z.string(),
    level: z.int(),
    started_at: z.string(),
    right_first: z.int(),
    right_second: z.int(),
    points: z.int(),
    total_time: z.null(),
    passed: z.boolean().nullable(),
    answers: z.json(),
  }),
  points: z.int(),
  status: z.literal(["counted", "repeated"]),
});
const refusalLine = z.object({ refused: z.string(), seconds: z.number().nullable() });

/** What play-on.ts said: the finishes it was acknowledged, each with the run to send again, and its refusals. */
export function readPlay(lines: readonly string[]) {
  const said = lines.filter((line) => line.startsWith("{")).map((line): unknown => JSON.parse(line));
  return {
    finishes: said.flatMap((line) => finishLine.safeParse(line).data ?? []),
    refusals: said.flatMap((line) => refusalLine.safeParse(line).data ?? []),
  };
}

/** Every way in which the books of a database do not balance; an empty list when they do. */
export async function audit(client: SupabaseClient<Database>, finishes: ReturnType<typeof readPlay>["finishes"]) {
  const runs = await all((from, to) => client.from("runs").select("*").order("id").range(from, to).throwOnError());
  const users = await all((from, to) => client.from("users").select("*").order("id").range(from, to).throwOnError());
  const levels = await all((from, to) =>
    client.from("user_levels").select("*").order("user_id").order("level_id").range(from, to).throwOnError(),
  );
  const totals = await all((from, to) =>
    client.from("level_totals").select("*").order("user_id").range(from, to).throwOnError(),
  );
  const byId = new Map(runs.map((run) => [run.id, run]));
  const lost = finishes.filter(({ run, points }) => {
    const kept = byId.get(run.id);
    return kept === undefined || kept.finished_at === null || kept.points !== points;
  });
  const wrongScores = users.filter(
    (user) =>
      user.total_score !== sum(runs.filter((run) => run.user_id === user.id && run.finished_at).map((r) => r.points)),
  );
  const done = Map.groupBy(
    levels.filter(({ status }) => status === "done"),
    ({ user_id, level_name }) => `${user_id} ${level_name}`,
  );
  const expected = [...done].map(([key, rows]) => `${key} ${rows.length} ${sum(rows.map((row) => row.total_time))}`);
  const kept = totals.map((row) => `${row.user_id} ${row.level_name} ${row.levels_done} ${row.total_time}`);
  return [
    ...lost.map(({ run }) => `lost: run ${run.id}`),
    ...wrongScores.map((user) => `score: ${user.username} has ${user.total_score}`),
    ...expected.filter((row) => !kept.includes(row)).map((row) => `not in level_totals: ${row}`),
    ...kept.filter((row) => !expected.includes(row)).map((row) => `only in level_totals: ${row}`),
  ];
}

/** Sends acknowledged finishes again and gives what was answered, each answer once. */
export async function sendAgain(
  client: SupabaseClient<Database>,
  finishes: ReturnType<typeof readPlay>["finishes"],
): Promise<string[]> {
  const answers = new Set<string>();
  for (const { run, points } of finishes) {
    const { data } = await client.rpc("finish_run", { p_run: run }).throwOnError();
    answers.add(data.points === points ? data.status : `${data.status} with other points`);
  }
  return [...answers];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const page = 1000;

async function all<Row>(read: (from: number, to: number) => PromiseLike<{ data: Row[] }>): Promise<Row[]> {
  const { data } = await read(0, page - 1);
  const rows = [...data];
  for (let last = data.length; last === page; ) {
    const next = await read(rows.length, rows.length + page - 1);
    rows.push(...next.data);
    last = next.data.length;
  }
  return rows;
}
