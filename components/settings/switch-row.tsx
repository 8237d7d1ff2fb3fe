import { useId } from "react";

interface Props {
  /** One of the pictures in /pictures. */
  readonly picture: string;
  readonly title: string;
  readonly lead: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

/** One setting that is on or off; the whole row is tapped. */
export function SwitchRow({ picture, title, lead, isOn, onTurn }: Props) {
  const id = useId();
  return (
    <label className="press relative flex min-h-20 cursor-pointer flex-wrap items-center gap-x-4 gap-y-2 rounded-answer bg-card px-4 py-3 lip has-focus-visible:outline-4 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink left-hand:flex-row-reverse">
      <img src={`/pictures/${picture}.svg`} alt="" width="48" height="48" className="size-12 flex-none narrow:hidden" />
      <span className="grid min-w-32 flex-1 gap-0.5">
        <span className="font-head text-[1.25rem] leading-tight font-bold text-hue tablet:text-[1.375rem]">
          {title}
        </span>
        <span id={id} className="text-[1.0625rem] leading-snug tablet:text-body">
          {lead}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-label={title}
        aria-describedby={id}
        className="peer sr-only"
        onChange={({ target }) => onTurn(target.checked)}
      />
      <span
        aria-hidden="true"
        className="h-9 w-16 flex-none rounded-full border-3 border-field bg-field p-0.5 peer-checked:border-right peer-checked:bg-right peer-checked:*:translate-x-7"
      >
        <span className="block size-6.5 rounded-full border-3 border-white bg-white transition-transform" />
      </span>
    </label>
  );
}
