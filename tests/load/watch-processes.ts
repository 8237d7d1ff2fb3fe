import { monitorEventLoopDelay } from "node:perf_hooks";
import { readTaken, type Taken } from "./processes.ts";

export interface Watched {
  readonly name: string;
  readonly pid: number;
  /** Whether its children are part of it, as they are of a PostgreSQL server. */
  readonly withChildren: boolean;
}

interface Seen extends Watched {
  readonly first: Taken;
  peak: number;
  last: Taken;
}

const lookEveryMs = 2000;
const nsOfMs = 1e6;

/** Watches memory and processor of processes until `stop`, which gives a Markdown table of them for so many requests. */
export function watchProcesses(processes: readonly Watched[]): { stop(seconds: number, requests: number): string } {
  const all = [...processes, { name: "load generator", pid: process.pid, withChildren: false }].map((watched): Seen => {
    const first = readTaken(watched.pid, watched.withChildren);
    return { ...watched, first, peak: first.mb, last: first };
  });
  const delay = monitorEventLoopDelay();
  delay.enable();
  const look = () => {
    for (const seen of all) {
      const taken = readTaken(seen.pid, seen.withChildren);
      if (taken.mb === 0) continue;
      seen.last = taken;
      seen.peak = Math.max(seen.peak, taken.mb);
    }
  };
  const timer = setInterval(look, lookEveryMs);
  return {
    stop(seconds, requests) {
      look();
      clearInterval(timer);
      delay.disable();
      return [
        "| process | MB at the start | peak | at the end | processor, share of one core | ms of it a request |",
        "| --- | --- | --- | --- | --- | --- |",
        ...all.map(({ name, first, peak, last }) => {
          const taken = last.cpuSeconds - first.cpuSeconds;
          const figures = [first.mb, peak, last.mb].map((mb) => mb.toFixed(0));
          const share = `${((taken / seconds) * 100).toFixed(0)} %`;
          return `| ${[name, ...figures, share, ((taken * 1000) / requests).toFixed(1)].join(" | ")} |`;
        }),
        "",
        `The load generator's own event loop was late by ${(delay.percentile(99) / nsOfMs).toFixed(0)} ms (p99).`,
      ].join("\n");
    },
  };
}
