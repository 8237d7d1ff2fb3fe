/** A level somebody has done, with the best time in whole seconds. */
export interface DoneLevel {
  readonly level: number;
  readonly totalTime: number;
}

export interface MapNodeState {
  /** Counted from 1. */
  readonly level: number;
  /** locked: the one before is not done. */
  readonly state: "done" | "open" | "locked";
  /** The best time in whole seconds once done, null before. */
  readonly totalTime: number | null;
}

/** Every node of a path of so many, for somebody who has done these; the first is always open. */
export function mapNodeStates(count: number, done: readonly DoneLevel[]): MapNodeState[] {
  const times = new Map(done.map(({ level, totalTime }) => [level, totalTime]));
  return Array.from({ length: count }, (_, index) => {
    const level = index + 1;
    const totalTime = times.get(level) ?? null;
    if (totalTime !== null) return { level, state: "done", totalTime };
    return { level, state: level === 1 || times.has(level - 1) ? "open" : "locked", totalTime };
  });
}
