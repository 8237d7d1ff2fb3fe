import type { Figure } from "#lib/questions/figure.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Minutes after midnight of a written time; the part of the day shifts it to the afternoon or evening. */
function minutesOf(text: string): number {
  const [hour = 0, minute = 0] = wholesIn(text);
  const half = text.includes("rưỡi") ? 30 : minute;
  const isLate = /chiều|tối|đêm/u.test(text) && hour < 12;
  return (hour + (isLate ? 12 : 0)) * 60 + half;
}

/** What a drawn clock shows, from the turn of its hands in degrees. */
function shownMinutes(figure: Figure | undefined): number | null {
  if (figure?.type !== "clock") return null;
  if (figure.digital !== null) {
    const [hour = 0, minute = 0] = figure.digital.split(":").map(Number);
    return hour * 60 + minute;
  }
  const [face] = figure.faces;
  if (face === undefined) return null;
  const degrees = (face.hour % 12) * 30 + face.minute / 2;
  return Math.floor(degrees / 30) * 60 + face.minute;
}

const twelve = 720;
const names = /\d+\u00a0giờ(?: \d+\u00a0phút| rưỡi)?(?: (?:sáng|trưa|chiều|tối|đêm))?/u;

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const asked = names.exec(text.replace("24 giờ", ""))?.[0];
  if (seen.kind === "clock-set") return asked ?? null;
  if (seen.kind === "figure-choice" && asked !== undefined) {
    const right = seen.view.figures.filter((figure) => shownMinutes(figure) === minutesOf(asked) % twelve);
    return right.length === 1 ? asked : null;
  }
  if (text.startsWith("Kim ngắn")) {
    const [hour = 0] = wholesIn(text);
    const long = wholesIn(text).at(-1) ?? 0;
    return onlyChoice(seen, (choice) => minutesOf(choice) === hour * 60 + long * 5);
  }
  const shown = shownMinutes(seen.figures[0]);
  if (shown === null) return onlyChoice(seen, (choice) => minutesOf(choice) === minutesOf(asked ?? ""));
  const turn = shown >= twelve ? 1440 : twelve;
  return onlyChoice(seen, (choice) => minutesOf(choice) % turn === shown);
};
