"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "./button.tsx";

/** Asks the server for the page again; what is on it stays until the answer is there. */
export function RetryButton({ label }: { readonly label: string }) {
  const router = useRouter();
  const [isAsking, ask] = useTransition();
  return (
    <Button disabled={isAsking} onClick={() => ask(() => router.refresh())}>
      {label}
    </Button>
  );
}
