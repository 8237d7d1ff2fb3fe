import { type Tone, tones } from "#lib/core/vietnamese/tone.ts";

/** In the order in which the tones are listed; the first has no mark, the last a point. */
const strokes = [
  "",
  "M13 3 26 15",
  "M27 3 14 15",
  "M14.5 6C14.5 1 26 1 26 6 26 10.5 20 9.5 20 15.5",
  "M9.5 12C12 3 16 4.5 20 8S28 13 30.5 4",
  "M20 41.5V41.6",
] as const;

/** The mark of a tone as a primer shows it: above or below a dotted letter. */
export function ToneMark({ tone, className }: { tone: Tone; className: string }) {
  const place = tones.indexOf(tone);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 46"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <circle cx="20" cy="27.5" r="8" strokeWidth="2" strokeDasharray="0.1 4.09" opacity="0.75" />
      <path d={strokes[place]} strokeWidth={place === strokes.length - 1 ? 7 : 4.5} />
    </svg>
  );
}
