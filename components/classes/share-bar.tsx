interface Props {
  readonly percent: number;
  /** Says the share. */
  readonly words: string;
}

/** What of a question or a skill went right, in words over a bar. */
export function ShareBar({ percent, words }: Props) {
  return (
    <span className="grid gap-1 text-[0.9375rem] leading-snug">
      <span className="tabular-nums">{words}</span>
      <span aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-again-soft">
        <span className="block h-full bg-right" style={{ width: `${percent}%` }} />
      </span>
    </span>
  );
}
