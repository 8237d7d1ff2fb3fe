import type { DiagramFigure, DiagramMark } from "#lib/questions/figures/diagram-figure.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

interface RomanClock {
  /** 1 to 12. */
  readonly hour: number;
  readonly minute: number;
  readonly alt: string;
}

const middle = { x: 160, y: 104 };
const rim = 96;

const numerals = ["XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"] as const;

/** The point so many minutes from the top, so far from the middle. */
function at(minutes: number, radius: number): Point {
  const turn = (minutes / 60) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(middle.x + Math.sin(turn) * radius), y: round(middle.y - Math.cos(turn) * radius) };
}

/** The face of a clock with Roman numerals; the hour hand is short and thick and moves with the minutes. */
export function romanClockDiagram({ hour, minute, alt }: RomanClock): DiagramFigure {
  const hours = (hour % 12) * 5 + minute / 12;
  const marks: DiagramMark[] = [
    { form: "circle", ...middle, radius: rim, tone: "none" },
    ...numerals.map((text, place): DiagramMark => ({ form: "label", ...at(place * 5, rim - 17), text })),
    { form: "line", from: middle, to: at(hours, 38), look: "thick", ends: "plain" },
    { form: "line", from: middle, to: at(minute, 62), look: "solid", ends: "plain" },
    { form: "point", ...middle, name: null, nameAt: 0, isDrawn: true },
  ];
  return { type: "diagram", width: 320, height: 208, marks, alt };
}
