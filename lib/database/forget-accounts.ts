import { z } from "zod";
import type { DatabaseSession } from "./database-session.ts";
import { deleteUser } from "./delete-user.ts";

const forgotten = z.object({ accounts: z.coerce.number(), log_entries: z.coerce.number() });

export interface ForgottenAccounts {
  readonly accounts: number;
  readonly logEntries: number;
}

/** Deletes the account of an email that was never confirmed, with all that names it. */
export async function forgetUnconfirmed(session: DatabaseSession, email: string): Promise<void> {
  // The service makes its tables on its first request, which may be the one that follows.
  const [there] = await session.query("select to_regclass('auth.users') is not null as has_users", []);
  if (there?.has_users !== true) return;
  const rows = await session.query("select id::text as id from auth.users where email = $1 and confirmed_at is null", [
    email,
  ]);
  for (const { id } of rows) await deleteUser(session, String(id));
}

/** Deletes accounts nobody confirmed and old entries of the log, as the owner of the database. */
export async function forgetAccounts(session: DatabaseSession): Promise<ForgottenAccounts> {
  const [row] = await session.query(
    `select forgotten ->> 'accounts' as accounts, forgotten ->> 'log_entries' as log_entries
     from private.forget_old_accounts() forgotten`,
    [],
  );
  const { accounts, log_entries: logEntries } = forgotten.parse(row);
  return { accounts, logEntries };
}
