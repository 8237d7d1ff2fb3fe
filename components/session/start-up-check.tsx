"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useIdle } from "#components/ui/use-idle.ts";
import { session } from "./session.ts";

/**
 * Shows nothing: once a page is usable, the name kept in local storage is compared with what the server knows
 * (product page, "Pupils: identity and session"); once a load, not once a page. Then it hears of other tabs' changes.
 */
export function StartUpCheck() {
  const router = useRouter();
  const isIdle = useIdle();
  useEffect(() => {
    if (!isIdle) return;
    const check = async () => {
      const { checkStoredName } = await import("./check-stored-name.ts");
      await checkStoredName(() => router.push("/user"));
    };
    // A check whose code cannot be fetched now is made at the next start.
    check().catch(() => undefined);
  }, [isIdle, router]);
  useEffect(() => session.watchOtherTabs(() => session.confirm(session.name())), []);
  return null;
}
