import { useSyncExternalStore } from "react";
import type { TodayView } from "#lib/play/today-view.ts";
import { todayText } from "#lib/text/today-text.ts";

/** The first hour of each time of day, the latest first. */
const times = [
  ["evening", 18],
  ["afternoon", 13],
  ["noon", 11],
  ["morning", 4],
] as const;

const never = () => () => undefined;

/** A hello by the time of day of this device; before the page is alive one for every time. */
function useHello(): string {
  return useSyncExternalStore(
    never,
    () => {
      const hour = new Date().getHours();
      const [time] = times.find(([, from]) => hour >= from) ?? ["evening"];
      return todayText.hello[time];
    },
    () => todayText.helloAtFirst,
  );
}

interface Props {
  /** What was learnt last; undefined before the server has said it. */
  readonly learnt: TodayView["learnt"] | undefined;
  /** Whether given work is to be done. */
  readonly hasWork: boolean;
  /** Whether all stones of today are done. */
  readonly isDone: boolean;
}

/** What the animal says: a hello by the time of day, and given work or what it remembers of the last lesson. */
export function Greeting({ learnt, hasWork, isDone }: Props) {
  const hello = useHello();
  if (hasWork) return `${hello} ${todayText.workGreeting}`;
  return `${hello} ${isDone ? todayText.wellDone : memoryOf(learnt)}`;
}

/** A longer title takes more lines than the bubble has beside the animal. */
const longestTitle = 24;

function memoryOf(learnt: Props["learnt"]): string {
  if (learnt == null) return todayText.whatToday;
  const { title, isYesterday } = learnt;
  if (title.length > longestTitle) return isYesterday ? todayText.yesterdayWell : todayText.whatToday;
  return isYesterday ? todayText.yesterday(title) : todayText.lastTime(title);
}
