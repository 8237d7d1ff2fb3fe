"use client";

import type { ComponentProps } from "react";
import { Run } from "#components/runs/run.tsx";

/** Every page has it once it is at rest: a run that ends where the network was lost finds it here. */
const loadOutbox = async () => (await import("./late-parts.ts")).lateParts.outbox;

/** Runs of an activity, each sent at its end by the outbox that comes with the late parts of every page. */
export function SendingRun(props: Omit<ComponentProps<typeof Run>, "loadOutbox">) {
  return <Run {...props} loadOutbox={loadOutbox} />;
}
