import { Card } from "#components/ui/card.tsx";
import { type Reading, rateOf } from "#lib/play/readings.ts";
import { readAloudText as text } from "#lib/text/read-aloud-text.ts";

/** So many stand side by side on a small phone. */
const shown = 7;
/** Of the longest column, in rem. */
const height = 6;

/** The last readings as columns, each with its number and its day. */
export function LatestReadings({ readings }: { readonly readings: readonly Reading[] }) {
  const latest = readings.slice(-shown);
  const most = Math.max(...latest.map(rateOf));
  return (
    <Card className="p-4 tablet:p-6">
      <h2 className="font-head text-[1.25rem] leading-tight font-bold text-hue tablet:text-[1.4375rem]">
        {text.latest}
      </h2>
      {latest.length === 0 ? (
        <p className="mt-2 text-body">{text.none}</p>
      ) : (
        <ol className="mt-4 grid auto-cols-[minmax(2.25rem,4rem)] grid-flow-col items-end gap-2">
          {latest.map((reading, place) => {
            const [month = 0, day = 0] = reading.day.split("-").slice(1).map(Number);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two readings of a day may be alike, and none changes its place
              <li key={place} className="grid justify-items-center gap-1 text-[1rem] leading-tight">
                <span aria-hidden="true" className="font-head font-bold text-hue">
                  {rateOf(reading)}
                </span>
                <span
                  aria-hidden="true"
                  className="w-full rounded-t-[8px] bg-solid forced-colors:border"
                  style={{ height: `${Math.max(0.5, (rateOf(reading) / most) * height)}rem` }}
                />
                <span aria-hidden="true" className="text-muted">
                  {text.onDay(day, month)}
                </span>
                <span className="sr-only">{text.listed(day, month, rateOf(reading))}</span>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
