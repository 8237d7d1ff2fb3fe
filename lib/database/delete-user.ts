import type { DatabaseSession } from "./database-session.ts";

/**
 * Deletes a grown-up's account with its sessions and everything that names it. `@supabase/lite` has no such call yet; on
 * a hosted project auth.admin.deleteUser does it.
 */
export async function deleteUser(session: DatabaseSession, id: string): Promise<void> {
  await session.transaction(async (transaction) => {
    // These three know the account without a reference that would take them along.
    await transaction.query("delete from auth.refresh_tokens where user_id = $1::uuid", [id]);
    await transaction.query("delete from auth.flow_state where user_id = $1::uuid", [id]);
    await transaction.query("delete from auth.audit_log_entries where strpos(payload::text, $1) > 0", [id]);
    await transaction.query("delete from auth.users where id = $1::uuid", [id]);
  });
}
