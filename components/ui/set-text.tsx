import { Fragment, type ReactNode } from "react";
import { splitFractions, type TextPiece } from "#lib/core/vietnamese/split-fractions.ts";
import { tieSums } from "#lib/text/tie-sums.ts";

interface SetTextProps {
  text: string;
  /** A sum is parted at the end of a row where it must; nowhere else. */
  isLoose?: boolean;
}

const hyphenated = /(?<!\p{L})(\p{L}{1,7}(?:-\p{L}{1,7})+)/u;

/** A word with hyphens stays whole at the end of a row: "ki-lô-mét". */
function keepHyphens(text: string): ReactNode {
  const pieces = text.split(hyphenated).map((piece, place) => ({ piece, place }));
  if (pieces.length === 1) return text;
  return pieces.map(({ piece, place }) =>
    place % 2 === 0 ? (
      piece
    ) : (
      <span key={place} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}

/** A line of text with its fractions drawn, top over bottom; neither a sum nor a word is parted at the end of a row. */
export function SetText({ text, isLoose = false }: SetTextProps) {
  const pieces = splitFractions(isLoose ? text : tieSums(text));
  if (pieces.every((piece) => typeof piece === "string")) {
    const line = pieces.join("");
    // A word that stands alone may be wider than its tile.
    return /^\S+$/u.test(line) ? line : keepHyphens(line);
  }
  return inWords(pieces).map(({ word, place }) => (
    <Fragment key={place}>
      {place > 0 && " "}
      <Word pieces={word} />
    </Fragment>
  ));
}

/** The pieces between one space and the next. */
function inWords(pieces: readonly TextPiece[]) {
  const words: TextPiece[][] = [[]];
  for (const piece of pieces) {
    const [first, ...others] = typeof piece === "string" ? piece.split(" ") : [piece];
    if (first !== undefined) words.at(-1)?.push(first);
    words.push(...others.map((other) => [other]));
  }
  return words.map((word, place) => ({ word, place }));
}

/** What stands at a fraction stays with it: browsers part a row before a comma that follows a drawing. */
function Word({ pieces }: { pieces: readonly TextPiece[] }) {
  const set = pieces
    .map((piece, place) => ({ piece, place }))
    .map(({ piece, place }) =>
      typeof piece === "string" ? (
        <Fragment key={place}>{keepHyphens(piece)}</Fragment>
      ) : (
        <Fraction key={place} top={piece.top} bottom={piece.bottom} />
      ),
    );
  return set.length === 1 ? set : <span className="whitespace-nowrap">{set}</span>;
}

const slash = "\u2044";

function Fraction({ top, bottom }: { top: string; bottom: string }) {
  return (
    <span className="inline-flex flex-col items-center px-[0.08em] text-center align-middle [font-size:0.82em] leading-[1.12] tabular-nums">
      <span className="px-[0.18em]">{top}</span>
      <span className="sr-only">{slash}</span>
      <span className="min-w-[1.1em] border-t-[0.085em] border-current px-[0.18em]">{bottom}</span>
    </span>
  );
}
