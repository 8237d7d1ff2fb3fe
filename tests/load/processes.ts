import { readdirSync, readFileSync } from "node:fs";

/** What processes take, in MB and in seconds of processor time. */
export interface Taken {
  readonly mb: number;
  readonly cpuSeconds: number;
}

/** /proc counts processor time in hundredths of a second on every Linux. */
const ticksPerSecond = 100;

/** The fields of /proc/PID/stat behind the name; empty for a process that is gone, and where there is no /proc. */
function readStat(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

function readMb(pid: number): number {
  try {
    // Of memory several processes share, each has its part.
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+) kB/mu.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  try {
    const pids = readdirSync("/proc").filter((name) => /^\d+$/u.test(name));
    return pids.map(Number).filter((each) => Number(readStat(each)[1]) === pid);
  } catch {
    return [];
  }
}

/** What a process takes now, with its children if wished; zeros where the system does not tell. */
export function readTaken(pid: number, withChildren: boolean): Taken {
  const pids = withChildren ? [pid, ...childrenOf(pid)] : [pid];
  const ticks = pids.map(readStat).map((stat) => Number(stat[11] ?? 0) + Number(stat[12] ?? 0));
  return {
    mb: pids.map(readMb).reduce((sum, mb) => sum + mb, 0),
    cpuSeconds: ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond,
  };
}
