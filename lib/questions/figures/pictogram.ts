import { groupNumber } from "#lib/core/group-number.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt } from "#lib/questions/figures/describe.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** A chart of pictures ("biểu đồ tranh"): a row for each kind, a picture for each `each` things. */
export interface PictogramFigure {
  readonly type: "pictogram";
  readonly title: string;
  /** `pictures` is how many are drawn in the row, at most ten; a row that is read is tinted, its number behind it. */
  readonly rows: readonly {
    readonly name: string;
    readonly picture: PictureName;
    readonly pictures: number;
    readonly isRead?: true;
  }[];
  readonly each: number;
  readonly alt: string;
}

function toPublic(figure: PictogramFigure): PictogramFigure {
  return {
    type: "pictogram",
    title: figure.title,
    rows: figure.rows.map(({ name, picture, pictures, isRead }) => ({
      name,
      picture,
      pictures,
      ...(isRead === true && { isRead }),
    })),
    each: figure.each,
    alt: figure.alt,
  };
}

function describePictures({ rows, each }: PictogramFigure): string {
  const told = rows.map(({ name, pictures, isRead }) => {
    const row = descriptionText.pictures(pictures);
    return descriptionText.owned(
      name,
      isRead === true ? descriptionText.countedRow(row, groupNumber(pictures * each)) : row,
    );
  });
  return [...told, ...(each === 1 ? [] : [descriptionText.each(groupNumber(each))])].join("; ");
}

export const pictogramFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describePictures(figure)),
});
