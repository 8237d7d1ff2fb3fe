import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** What the choice looks like; decoration beside its label. */
  readonly picture: ReactNode;
}

interface Props<Value> {
  /** The name of the setting, which is also that of its radio buttons. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** The classes of its columns. */
  readonly columns: string;
  /** Stands below the tiles. */
  readonly children?: ReactNode;
}

const tile =
  "press relative grid min-h-24 cursor-pointer grid-rows-[1fr_auto] justify-items-center gap-1.5 rounded-answer border-3 border-card bg-card px-2 pt-3 pb-2.5 text-center lip has-checked:border-solid has-checked:bg-soft has-focus-visible:outline-4 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink tablet:min-h-32 tablet:pt-5 tablet:pb-4";

/** One setting of which one of a few is chosen: a big tile each, which shows what it does. */
export function ChoiceGroup<Value extends string>(props: Props<Value>) {
  const { name, legend, options, chosen, onChoose, columns, children } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 font-head text-h3 leading-tight font-bold text-hue">{legend}</legend>
      <div className={classNames("grid gap-3 narrow:grid-cols-1 tablet:gap-4 max-tablet:largest:grid-cols-1", columns)}>
        {options.map(({ value, label, picture }) => (
          <label key={value} className={tile}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              className="peer sr-only"
              onChange={() => onChoose(value)}
            />
            <span aria-hidden="true" className="grid min-w-0 max-w-full place-items-center">
              {picture}
            </span>
            <span className="font-head text-[1.125rem] leading-tight font-bold tablet:text-[1.3125rem]">{label}</span>
            <span className="absolute -top-2.5 -right-2.5 hidden size-8 place-items-center rounded-full bg-solid text-on left-hand:right-auto left-hand:-left-2.5 peer-checked:grid">
              <Icon name="tick" className="size-5" strokeWidth={3.4} />
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
