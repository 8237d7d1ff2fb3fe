import { createClient } from "@supabase/supabase-js";

/** Deletes a grown-up's account of a hosted project. Throws when the project does not do it. */
export async function deleteHostedUser(
  { supabaseUrl, secretKey }: { readonly supabaseUrl: string; readonly secretKey: string },
  id: string,
): Promise<void> {
  const client = createClient(supabaseUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { error } = await client.auth.admin.deleteUser(id);
  if (error !== null && error.status !== 404) throw new Error(`delete user: ${error.code ?? ""} ${error.message}`);
}
