/** What a browser recorded: when it began and how long it took, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** None for what only happened. */
  readonly dur: number;
  /** How much of `dur` the processor was at work on it. */
  readonly tdur?: number;
}

/** What a thread does in one go; the events of the same thread in its time are its parts. */
const wholeTask = "RunTask";

/** The events of one thread in order: where two begin together, the one that lasts comes first. */
function shortenTasks<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  let begin = 0;
  let end = 0;
  let share = 1;
  const move = (moment: number) => begin + Math.ceil((moment - begin) * share);
  return events.map((event) => {
    const { name, ts, dur, tdur } = event;
    if (ts >= end) {
      const known = name === wholeTask && dur > 0 && tdur !== undefined;
      begin = ts;
      end = known ? ts + dur : ts;
      share = known ? Math.min(1, tdur / dur) : 1;
    }
    return dur === undefined ? { ...event, ts: move(ts) } : { ...event, ts: move(ts), dur: move(ts + dur) - move(ts) };
  });
}

/**
 * The same events as if no task had ever had to wait for the processor: each takes only as long as the processor was at
 * work on it, and its parts are shortened with it. Each task begins when it did.
 */
export function inProcessorTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid}:${tid}`);
  return [...threads.values()].flatMap((own) =>
    shortenTasks(own.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))),
  );
}
