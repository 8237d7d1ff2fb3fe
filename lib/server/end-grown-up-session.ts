import "server-only";
import { cookies } from "next/headers";
import { grownUpAuth } from "./grown-up-auth.ts";

/** Ends the session of this browser, and takes its cookies away even when the sign-in service cannot be told. */
export async function endGrownUpSession(): Promise<void> {
  const jar = await cookies();
  try {
    const auth = await grownUpAuth("write");
    await auth.signOut({ scope: "local" });
  } finally {
    for (const { name } of jar.getAll()) {
      if (name.startsWith("hhh-grown-up")) jar.delete(name);
    }
  }
}
