import { StarCoin } from "./star-coin.tsx";

/** A pupil's points beside a star. `points` is ready to show; `label` says it in words: "705 điểm". */
export function PointsChip({ points, label }: { readonly points: string; readonly label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-card py-1.5 pr-3.5 pl-2 font-head text-[1.25rem] leading-tight font-bold tabular-nums">
      <StarCoin />
      <span aria-hidden="true">{points}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
