import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt } from "#lib/questions/figures/describe.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** Strokes in bundles of five ("kiểm đếm"): four upright and one across. */
export interface TallyFigure {
  readonly type: "tally";
  /** At most 20 strokes a row; a row that is read is tinted, its number behind it. */
  readonly rows: readonly {
    readonly name: string;
    readonly picture: PictureName | null;
    readonly count: number;
    readonly isRead?: true;
  }[];
  readonly alt: string;
}

function toPublic(figure: TallyFigure): TallyFigure {
  return {
    type: "tally",
    rows: figure.rows.map(({ name, picture, count, isRead }) => ({
      name,
      picture,
      count,
      ...(isRead === true && { isRead }),
    })),
    alt: figure.alt,
  };
}

const bundle = 5;

/** "2 bó năm vạch và 3 vạch". */
export function strokesOf(count: number): string {
  const [bundles, rest] = [Math.floor(count / bundle), count % bundle];
  const told = [
    ...(bundles > 0 ? [descriptionText.bundles(bundles)] : []),
    ...(rest > 0 ? [descriptionText.strokes(rest)] : []),
  ];
  return told.length === 0 ? descriptionText.strokes(0) : told.join(descriptionText.and);
}

function describeStrokes({ rows }: TallyFigure): string {
  return rows
    .map(({ name, count, isRead }) => {
      const row = strokesOf(count);
      return descriptionText.owned(name, isRead === true ? descriptionText.countedRow(row, String(count)) : row);
    })
    .join("; ");
}

export const tallyFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describeStrokes(figure)),
});
