import type { Figure } from "#lib/questions/figure.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
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

/** The number of a typed answer: the minutes of a drawn clock, or the hour in the other way of counting. */
function numberAsked({ prompt, figures }: PublicQuestion, asked: string): string | null {
  const shown = shownMinutes(figures[0]);
  if (/giờ bao nhiêu phút/u.test(prompt.text)) return shown === null ? null : String(shown % 60);
  const [hour = 0] = wholesIn(asked);
  // What the hour is called after twelve at noon, counted on.
  const clocks = Array.from({ length: 11 }, (_, after) => [after + 1, after + 13] as const);
  const isOf24 = prompt.text.includes("24 giờ");
  const found = clocks.find(([short, long]) => hour === (isOf24 ? short : long));
  return found === undefined ? null : String(found[isOf24 ? 1 : 0]);
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const asked = names.exec(text.replace("24 giờ", ""))?.[0];
  if (seen.kind === "clock-set") return asked ?? null;
  if (seen.kind === "number") return numberAsked(seen, asked ?? "");
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
