import { z } from "zod";
import type { ForgottenAccounts } from "./backend.ts";
import type { DatabaseSession } from "./database-session.ts";

const forgotten = z.object({ accounts: z.coerce.number(), log_entries: z.coerce.number() });

/** Deletes the account of an email that was never confirmed, with everything that names it. */
export async function forgetUnconfirmed(session: DatabaseSession, email: string): Promise<void> {
  // The service creates its tables on its first request, which may be the next one.
  const [there] = await session.query("select to_regclass('auth.users') is not null as has_users", []);
  if (there?.has_users !== true) return;
  const rows = await session.query("select id::text as id from auth.users where email = $1 and confirmed_at is null", [
    email,
  ]);
  for (const { id } of rows) await deleteUser(session, String(id));
}

/** Deletes a batch of unconfirmed accounts and old log entries, as the owner of the database. */
export async function forgetAccounts(session: DatabaseSession): Promise<ForgottenAccounts> {
  const [row] = await session.query(
    `select forgotten ->> 'accounts' as accounts, forgotten ->> 'log_entries' as log_entries
     from private.forget_old_accounts() forgotten`,
    [],
  );
  const { accounts, log_entries: logEntries } = forgotten.parse(row);
  return { accounts, logEntries };
}

/**
 * Deletes a grown-up's account with its sessions and everything that names it. `@supabase/lite` has no call for it yet; a
 * hosted project has auth.admin.deleteUser.
 */
export async function deleteUser(session: DatabaseSession, id: string): Promise<void> {
  await session.transaction(async (transaction) => {
    // No foreign key deletes these three together with the account.
    await transaction.query("delete from auth.refresh_tokens where user_id = $1::uuid", [id]);
    await transaction.query("delete from auth.flow_state where user_id = $1::uuid", [id]);
    await transaction.query("delete from auth.audit_log_entries where strpos(payload::text, $1) > 0", [id]);
    await transaction.query("delete from auth.users where id = $1::uuid", [id]);
  });
}
