import { parseArgs } from "node:util";
import { z } from "zod";
import { askDatabase, type DatabaseSettings } from "./ask-database.ts";

/** More than this many hidden pupils are not listed. */
const mostListed = 1000;

const changedRows = z.array(z.object({ asked: z.string(), username: z.string().nullable(), changed: z.boolean() }));

const hiddenRows = z.array(
  z.object({
    user_id: z.uuid(),
    username: z.string(),
    // A driver gives a Date, a hosted project text.
    hidden_at: z.coerce.date(),
    waits_until: z.coerce.date().nullable(),
  }),
);

const usage = `npm run boards:hide                        lists who is hidden
npm run boards:hide -- NAME_OR_ID...       hides pupils from all boards
npm run boards:hide -- --undo NAME_OR_ID...  shows them again`;

/** Does what the arguments of `npm run boards:hide` say, tells it a line a pupil, and gives the exit code. */
export async function hidePupils(
  settings: DatabaseSettings,
  args: readonly string[],
  write: (line: string) => void,
): Promise<0 | 1> {
  const { whom, isUndone } = readArgs(args);
  if (whom.length === 0) {
    await list(settings, write);
    return 0;
  }
  const call = { name: "hide_from_boards", args: { p_whom: whom, p_hidden: !isUndone } } as const;
  const rows = changedRows.parse(await askDatabase(settings, call));
  const done = isUndone ? { now: "Shown again", before: "Was not hidden" } : { now: "Hidden", before: "Was hidden" };
  for (const { asked, username, changed } of rows) {
    write(username === null ? `There is no pupil: ${asked}` : `${changed ? done.now : done.before}: ${username}`);
  }
  return rows.some(({ username }) => username === null) ? 1 : 0;
}

function readArgs(args: readonly string[]): { whom: string[]; isUndone: boolean } {
  const options = { undo: { type: "boolean" } } as const;
  const { values, positionals } = parseWith(() => parseArgs({ args: [...args], options, allowPositionals: true }));
  const isUndone = values.undo === true;
  if (isUndone && positionals.length === 0) throw new Error(usage);
  return { whom: positionals, isUndone };
}

function parseWith<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}

async function list(settings: DatabaseSettings, write: (line: string) => void): Promise<void> {
  const rows = hiddenRows.parse(
    await askDatabase(settings, { name: "hidden_from_boards", args: { p_limit: mostListed } }),
  );
  if (rows.length === 0) write("Nobody is hidden.");
  for (const { user_id, username, hidden_at, waits_until } of rows) {
    const waits = waits_until === null ? "" : ` waits until ${waits_until.toISOString()}`;
    write(`${username} ${user_id} ${hidden_at.toISOString()}${waits}`);
  }
}
