import type { Figure } from "#lib/questions/figure.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const halfDay = 720;

/** Minutes after twelve that a text tells: "9 giờ 55 phút", "10 giờ kém 5 phút", "9 giờ". */
function minutesIn(text: string): number[] {
  return [...text.matchAll(/(\d+)\u00a0giờ(?: (kém )?(\d+)\u00a0phút)?/gu)].map(([, hour, less, minutes]) => {
    const more = Number(minutes ?? 0) * (less === undefined ? 1 : -1);
    return (Number(hour) * 60 + more + halfDay) % halfDay;
  });
}

/** What a clock shows, by the turn of its short hand, in minutes after twelve. */
function shownBy(figure: Figure | undefined): number | null {
  const face = figure?.type === "clock" ? figure.faces[0] : undefined;
  return face === undefined ? null : ((face.hour % 12) * 60 + face.minute) % halfDay;
}

function pickFigure(seen: PublicQuestion): string | null {
  const [asked] = minutesIn(seen.prompt.text);
  const figures = seen.kind === "figure-choice" ? seen.view.figures : [];
  const right = figures.filter((figure) => shownBy(figure) === asked);
  return right.length === 1 ? (right[0]?.alt ?? null) : null;
}

const forward = (from: number, to: number) => (to - from + halfDay) % halfDay;

/** "Kim ngắn sắp tới số 10, kim dài chỉ số 11." */
function told(text: string): number | null {
  const hands = /Kim ngắn (sắp tới|vừa qua) số (\d+), kim dài chỉ số (\d+)/u.exec(text);
  if (hands === null) return null;
  const hour = Number(hands[2]) - (hands[1] === "sắp tới" ? 1 : 0);
  return (hour * 60 + Number(hands[3]) * 5 + halfDay) % halfDay;
}

/** The time that is told, or so many minutes after it. */
function timeToSet(text: string, told: number): string {
  const span = /(?:trong|hết) (\d+)\u00a0phút/u.exec(text)?.[1];
  const end = (told + Number(span ?? 0)) % halfDay;
  const minute = end % 60;
  return `${Math.floor(end / 60) || 12}\u00a0giờ${minute === 0 ? "" : ` ${minute}\u00a0phút`}`;
}

/** Turns the hands minute by minute. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "figure-choice") return pickFigure(seen);
  const { text } = seen.prompt;
  const shown = shownBy(seen.figures[0]);
  const times = minutesIn(text);
  const [first = 0, second = 0] = times;
  if (/mất bao nhiêu phút|trong bao nhiêu phút/u.test(text)) return String(forward(first, second));
  if (seen.kind === "clock-set") return timeToSet(text, first);
  if (/kém bao nhiêu phút/u.test(text)) return String(forward(shown ?? first, times.at(-1) ?? 0));
  if (seen.kind === "number") return shown === null ? null : String(shown % 60);
  const time = told(text) ?? shown ?? first;
  return onlyChoice(seen, (choice) => minutesIn(choice)[0] === time % halfDay);
};
