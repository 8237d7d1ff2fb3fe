import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import postgres from "postgres";
import { startPostgresServer } from "#tests/db/support/postgres-server.ts";
import { ActionClient } from "./action-client.ts";
import { freshAddress } from "./fresh-address.ts";
import { HttpPlayer, type HttpRun } from "./http-player.ts";
import { startProject } from "./start-project.ts";
import { type RunningServer, startServer } from "./start-server.ts";

const secret = "a secret for these tests and no other";

/** Everything the site keeps about points, levels, boards and progress, in an order that does not change. */
const allBooks = `
  select jsonb_build_object(
    'users', (select jsonb_agg(t order by id) from users t),
    'levels', (select jsonb_agg(t order by user_id, level_name, level_id) from user_levels t),
    'totals', (select jsonb_agg(t order by user_id, level_name) from level_totals t),
    'progress', (select jsonb_agg(t order by user_id, skill_id) from skill_progress t),
    'runs', (select jsonb_agg(t order by id) from runs t where finished_at is not null)
  )::text as books`;

export interface Book {
  readonly total: number;
  /** The sum over the pupil's finished runs. */
  readonly points: number;
  readonly runs: number;
  /** "addition-10/1 done" for each level row. */
  readonly levels: readonly string[];
  /** Levels done by the board of each name. */
  readonly boards: Readonly<Record<string, number>>;
}

/** By how many seconds the clocks of the processes are ahead. */
const clocks = { now: 0, soon: 60, nextWeek: 8 * 24 * 60 * 60 } as const;

interface Wish {
  /** As the setting: without it challenges are played in a moment. */
  readonly challengePace?: string;
  /** The processes beside the one with the true clock. */
  readonly ahead?: readonly (keyof typeof clocks)[];
}

/** The statements of a test, from outside of the site. */
interface Sql {
  <Row = Record<string, unknown>>(parts: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]>;
  unsafe<Row = Record<string, unknown>>(text: string): Promise<Row[]>;
}

function sqlBy(query: (text: string, values: readonly unknown[]) => Promise<unknown>): Sql {
  // The tests say what their own statements give.
  const rowsOf = async <Row>(text: string, values: readonly unknown[]) => (await query(text, values)) as Row[];
  const tagged = <Row>(parts: TemplateStringsArray, ...values: readonly unknown[]) =>
    rowsOf<Row>(
      parts.reduce((text, part, place) => `${text}$${place}${part}`),
      values,
    );
  return Object.assign(tagged, { unsafe: <Row>(text: string) => rowsOf<Row>(text, []) });
}

interface SiteDatabase {
  /** How a process reaches it. */
  readonly env: Readonly<Record<string, string>>;
  readonly sql: Sql;
  stop(): Promise<void>;
}

const databases: Readonly<Record<string, (dataDir: string) => Promise<SiteDatabase>>> = {
  async postgres() {
    const server = await startPostgresServer();
    const client = postgres(server.url, { max: 2, onnotice: () => undefined });
    return {
      env: { DATABASE_URL: server.url, APP_SECRET: secret },
      sql: sqlBy((text, values) => client.unsafe(text, [...values] as postgres.ParameterOrJSON<never>[])),
      async stop() {
        await client.end();
        await server.stop();
      },
    };
  },
  async embedded(dataDir) {
    const project = await startProject(dataDir, secret);
    return { env: project.env, sql: sqlBy(project.query), stop: project.stop };
  },
};

/**
 * A site of up to three processes over one database, PostgreSQL or, with HOSTILE_DATABASE=embedded, the embedded one: one with the true clock, one a minute ahead (a practice run started
 * at the first and finished there took a minute), one more than a week ahead.
 */
export class HostileSite {
  readonly secret = secret;
  readonly sql: Sql;
  readonly #servers: ReadonlyMap<keyof typeof clocks, RunningServer>;
  readonly #end: () => Promise<void>;

  private constructor(servers: ReadonlyMap<keyof typeof clocks, RunningServer>, sql: Sql, end: () => Promise<void>) {
    this.#servers = servers;
    this.sql = sql;
    this.#end = end;
  }

  static async open({ challengePace = "0", ahead = ["soon"] }: Wish = {}): Promise<HostileSite> {
    const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-hostile-"));
    const kind = process.env.HOSTILE_DATABASE ?? "postgres";
    const start = databases[kind];
    if (start === undefined)
      throw new Error(`HOSTILE_DATABASE is none of ${Object.keys(databases).join(", ")}: ${kind}`);
    const database = await start(dataDir);
    const clock = pathToFileURL(resolve("tests/setup/shift-clock.ts")).href;
    const startProcess = async (name: keyof typeof clocks) => {
      const shift = { NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_SECONDS: String(clocks[name]) };
      const env = { ...database.env, CHALLENGE_PACE: challengePace, ...shift };
      return [name, await startServer({ dataDir, env, port: null })] as const;
    };
    const servers = new Map(await Promise.all((["now", ...ahead] as const).map(startProcess)));
    const all = [...servers.values()];
    // A server is ready before its database is: the first to answer has made the tables.
    await Promise.all(all.map(({ origin }) => fetch(`${origin}/api/health`).then((answer) => answer.text())));
    return new HostileSite(servers, database.sql, async () => {
      await Promise.all(all.map((server) => server.kill9()));
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
  }

  get now(): string {
    return this.#originOf("now");
  }

  get soon(): string {
    return this.#originOf("soon");
  }

  get nextWeek(): string {
    return this.#originOf("nextWeek");
  }

  #originOf(name: keyof typeof clocks): string {
    const server = this.#servers.get(name);
    if (server === undefined) throw new Error(`the process "${name}" was not asked for`);
    return server.origin;
  }

  /** Everything the processes have written into their logs. */
  logs(): string {
    return [...this.#servers.values()].map((server) => server.output()).join("");
  }

  close(): Promise<void> {
    return this.#end();
  }

  /** A browser of its own address, unless it is told which. */
  guest(address = freshAddress()): HttpPlayer {
    return new HttpPlayer(new ActionClient(this.now, { "x-forwarded-for": address }));
  }

  async pupil(name: string, address = freshAddress()): Promise<HttpPlayer> {
    const player = this.guest(address);
    await player.register(name);
    return player;
  }

  /** Plays a practice run as slowly as a pupil does: what it came to, and the browser as it is afterwards. */
  async practise(player: HttpPlayer, right: number, second = 0) {
    const run = await player.start("/game/addition/10/play/1");
    const responses = HttpPlayer.respond(run, right, second);
    const after = player.at(this.soon);
    return { run, responses, result: await after.finish(run.runId, responses), after };
  }

  /** Opens a challenge and answers all of it, as if it had begun a minute ago. */
  async answerChallenge(player: HttpPlayer, path: string, right: number): Promise<HttpRun> {
    const run = await player.start(path);
    await player.answerAll(run, HttpPlayer.respond(run, right));
    await this.age(run);
    return run;
  }

  /** Puts the start of a run a minute back, so that it was not answered faster than anybody reads. */
  async age({ runId }: HttpRun): Promise<void> {
    await this.sql`update runs set started_at = started_at - interval '1 minute' where id = ${idOf(runId)}`;
  }

  /** Lets the answers of a run have come after these pauses, in seconds, the last of them when it came. */
  async pace({ runId }: HttpRun, pauses: readonly number[]): Promise<void> {
    const ends = pauses.map((_, place) => pauses.slice(place + 1).reduce((sum, pause) => sum + pause, 0));
    const whole = pauses.reduce((sum, pause) => sum + pause, 0);
    await this.sql`
      update runs
      set started_at = (answers -> 9 ->> 'at')::timestamptz - make_interval(secs => ${whole}),
          answers = (
            select jsonb_agg(answer || jsonb_build_object('at',
              (runs.answers -> 9 ->> 'at')::timestamptz - make_interval(secs => (${ends}::float8[])[place])) order by place)
            from jsonb_array_elements(answers) with ordinality each (answer, place)
          )
      where id = ${idOf(runId)}`;
  }

  /** Lets a run that is answered have taken four seconds, however busy the machine is. */
  hurry(run: HttpRun): Promise<void> {
    return this.pace(
      run,
      Array.from({ length: 10 }, (_, place) => 0.3 + place * (1 / 45)),
    );
  }

  /** Puts a challenge that is over an hour back, so that the next one was not played beside it. */
  async forget({ runId }: HttpRun): Promise<void> {
    await this.sql`
      update runs
      set answers = (select coalesce(jsonb_agg(answer || jsonb_build_object('at', now() - interval '1 hour')), '[]')
        from jsonb_array_elements(answers) answer)
      where id = ${idOf(runId)}`;
  }

  async books(): Promise<string> {
    const [row] = await this.sql.unsafe<{ books: string }>(allBooks);
    return row?.books ?? "";
  }

  /** Whatever is done in `act` leaves points, levels, boards, progress and finished runs exactly as they were. */
  async isUnchangedBy(act: () => Promise<void>): Promise<void> {
    const before = await this.books();
    await act();
    expect(await this.books()).toBe(before);
  }

  /** What is kept of one pupil; null for a name that nobody has. */
  async bookOf(name: string): Promise<Book | null> {
    const [row] = await this.sql<Book>`
      select u.total_score as total,
        (select coalesce(sum(points), 0)::int from runs where user_id = u.id and finished_at is not null) as points,
        (select count(*)::int from runs where user_id = u.id and finished_at is not null) as runs,
        (select coalesce(jsonb_agg(level_name || '/' || level_id || ' ' || status order by level_name, level_id), '[]')
          from user_levels where user_id = u.id) as levels,
        (select coalesce(jsonb_object_agg(level_name, levels_done), '{}') from level_totals where user_id = u.id) as boards
      from users u where u.username = ${name}`;
    return row ?? null;
  }
}

/** The bare id in a signed run id. */
export function idOf(runId: string): string {
  const said: unknown = JSON.parse(Buffer.from(runId.split(".")[0] ?? "", "base64url").toString("utf8"));
  return typeof said === "object" && said !== null && "id" in said ? String(said.id) : "";
}
