import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { SetText } from "#components/ui/set-text.tsx";
import type { Figure } from "#lib/questions/figure.ts";
import { smallLookOf } from "#lib/questions/paper/figures.ts";
import { letterOf, type PaperBlock } from "#lib/questions/paper-form.ts";
import { PaperFigure } from "./paper-figure.tsx";
import { LineParts } from "./paper-line.tsx";
import { Ruled, Sheet, Squares } from "./paper-ruling.tsx";

type BlockOf<Type extends PaperBlock["type"]> = Extract<PaperBlock, { type: Type }>;

type Views = { readonly [Type in PaperBlock["type"]]: (block: BlockOf<Type>) => ReactNode };

/** How each block is set; a new one does not compile until it stands here. */
const views: Views = {
  choices: ({ choices }) => <Choices choices={choices} />,
  lettered: ({ parts }) => <Choices choices={parts} />,
  pictures: ({ figures, marks }) => <Pictures figures={figures} marks={marks} />,
  line: ({ parts, isRunning }) => (
    <p className="paper-row">
      <LineParts parts={parts} isRunning={isRunning} />
    </p>
  ),
  bank: ({ label, words }) => <Bank label={label} words={words} />,
  pairs: ({ lefts, rights }) => <Pairs lefts={lefts} rights={rights} />,
  sides: ({ sides: [left, right] }) => (
    <div className="paper-sides">
      <PaperFigure figure={left} isSmall />
      <span className="paper-box" />
      <PaperFigure figure={right} isSmall />
    </div>
  ),
  sheet: (block) => <Sheet {...block} />,
  squares: ({ columns, rows }) => <Squares columns={columns} rows={rows} />,
  ruled: ({ heading, lines, ruling }) => <Ruled heading={heading} lines={lines} ruling={ruling} />,
  words: ({ words }) => <p className="paper-spaced">{words.join(" ")}</p>,
  figure: ({ figure }) => <PaperFigure figure={figure} />,
};

export function PaperBlockView({ block }: { readonly block: PaperBlock }) {
  return view(block);
}

function view<Type extends PaperBlock["type"]>(block: BlockOf<Type> & { readonly type: Type }): ReactNode {
  return views[block.type](block);
}

/** Letters of the longest choice up to which four, or two, stand in a row. */
const rowsOfChoices: readonly (readonly [most: number, columns: number])[] = [
  [12, 4],
  [34, 2],
];

function Choices({ choices }: { readonly choices: readonly string[] }) {
  const longest = Math.max(...choices.flatMap((choice) => choice.split("\n")).map(({ length }) => length));
  const columns = rowsOfChoices.find(([most]) => longest <= most)?.[1] ?? 1;
  return (
    <ol className="paper-choices" data-columns={columns}>
      {choices.map((choice, place) => (
        <li key={choice}>
          <b>{`${letterOf(place)}.`}</b>
          <span>
            <SetText text={choice} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Millimetres of a picture up to which four, or three, stand in a row; one that is measured is not made smaller there. */
const rowsOfPictures = { four: 62, three: 56, fourMeasured: 40 } as const;

/** How many pictures stand side by side: what is measured needs its room. */
function columnsOf(figures: readonly Figure[]): number {
  const looks = figures.map(smallLookOf);
  const isMeasured = looks.some((look) => look !== "words" && look.field !== undefined);
  const widest = Math.max(...looks.map((look) => (look === "words" ? 0 : look.width)));
  if (figures.length > 4) return widest > rowsOfPictures.three ? 2 : 3;
  return figures.length > 2 && widest > (isMeasured ? rowsOfPictures.fourMeasured : rowsOfPictures.four)
    ? 2
    : figures.length;
}

function Pictures({ figures, marks }: { readonly figures: readonly Figure[]; readonly marks: "letters" | "numbers" }) {
  return (
    <ol className="paper-pictures" data-columns={columnsOf(figures)}>
      {figures.map((figure, place) => {
        const mark = marks === "letters" ? letterOf(place) : String(place + 1);
        return (
          <li key={mark}>
            <PaperFigure figure={figure} isSmall />
            <b>{marks === "letters" ? `${mark}.` : mark}</b>
          </li>
        );
      })}
    </ol>
  );
}

function Bank({ label, words }: { readonly label: string | null; readonly words: readonly string[] }) {
  const numbered = words.map((word, place) => ({ word, place }));
  return (
    <div className="paper-row">
      {label !== null && <span>{label}</span>}
      <ul className="paper-bank">
        {numbered.map(({ word, place }) => (
          <li key={place}>
            <SetText text={word} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A picture in which more is looked at than what one thing it is. */
function isScene(left: string | Figure): boolean {
  return typeof left !== "string" && left.type === "illustration";
}

function Pairs({
  lefts,
  rights,
}: {
  readonly lefts: readonly (string | Figure)[];
  readonly rights: readonly string[];
}) {
  const numbered = lefts.map((left, place) => ({ left, place }));
  return (
    <div className={classNames("paper-pairs", lefts.some(isScene) && "paper-scenes")}>
      <ul>
        {numbered.map(({ left, place }) => (
          <li key={place}>{typeof left === "string" ? <span>{left}</span> : <PaperFigure figure={left} isSmall />}</li>
        ))}
      </ul>
      <ul>
        {rights.map((right) => (
          <li key={right}>
            <span>{right}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
