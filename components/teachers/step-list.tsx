import { LabelledText } from "./labelled-text.tsx";
import { isPictureName, PagePicture } from "./page-picture.tsx";

interface StepText {
  readonly title: string;
  readonly lines: readonly string[];
}

interface Props {
  /** By their names; what has the name of a picture is shown with it. */
  readonly steps: Readonly<Record<string, StepText>>;
  /** Whether one comes after the other. */
  readonly isNumbered?: boolean;
}

/** What a teacher does, with the picture of the page it is done on. */
export function StepList({ steps, isNumbered = false }: Props) {
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className="grid">
      {Object.entries(steps).map(([name, step], place) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 border-line py-5 not-first:border-t tablet:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]"
        >
          <div className="grid content-start gap-2">
            <h3 className="flex items-center gap-3 font-head text-[1.25rem] leading-tight font-bold">
              {isNumbered && <Disc no={place + 1} />}
              {step.title}
            </h3>
            <Lines lines={step.lines} />
          </div>
          {isPictureName(name) && <PagePicture name={name} />}
        </li>
      ))}
    </List>
  );
}

function Disc({ no }: { readonly no: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 flex-none place-items-center rounded-full bg-soft font-head font-bold text-hue tabular-nums"
    >
      {no}
    </span>
  );
}

/** Sentences one below the other. */
export function Lines({ lines }: Pick<StepText, "lines">) {
  return lines.map((line) => (
    <p key={line} className="max-w-[70ch] text-[1.0625rem] leading-relaxed text-pretty">
      <LabelledText text={line} />
    </p>
  ));
}
