import { albumText } from "#lib/text/album-text.ts";

/** The pictures of the album in the order in which they are turned over; each is public/places/ID.svg, 4 : 3. */
export const albumPictures = Object.entries(albumText.places).map(([id, name]) => ({ id, name }));

export type AlbumPicture = (typeof albumPictures)[number];

/** A picture is three rows of four pieces. */
export const pieceGrid = { columns: 4, rows: 3 } as const;

export const piecesOfPicture = pieceGrid.columns * pieceGrid.rows;

/** Prime to the number of pieces, so that every piece has its turn and neighbours do not follow each other. */
const stride = 5;

export interface AlbumPage {
  readonly picture: AlbumPicture;
  /** Places of the pieces that are turned over, row by row from 0, in the order they were turned. */
  readonly turned: readonly number[];
  /** The piece that is turned next; null once the picture is whole. */
  readonly next: number | null;
}

function pageWith(place: number, turned: number): AlbumPage {
  const order = Array.from({ length: piecesOfPicture }, (_, turn) => (turn * stride + 2 * place) % piecesOfPicture);
  const picture = albumPictures[place % albumPictures.length];
  if (picture === undefined) throw new Error("the album has no pictures");
  return { picture, turned: order.slice(0, turned), next: order[turned] ?? null };
}

/** The picture that is being turned over by who has turned so many pieces in all. */
export function presentPage(pieces: number): AlbumPage {
  return pageWith(Math.floor(pieces / piecesOfPicture), pieces % piecesOfPicture);
}

/** The picture the last turned piece belongs to, which is whole if it was its last; the first one before any piece. */
export function lastPage(pieces: number): AlbumPage {
  const before = Math.max(0, pieces - 1);
  return pageWith(Math.floor(before / piecesOfPicture), pieces === 0 ? 0 : (before % piecesOfPicture) + 1);
}

/** The pictures that are whole, the last one first. After all of them they are turned over again, and stay whole. */
export function wholePictures(pieces: number): AlbumPicture[] {
  return albumPictures.slice(0, Math.floor(pieces / piecesOfPicture)).toReversed();
}

/** So many questions that a class has answered turn over a piece of its common picture. */
export const questionsPerPiece = 200;

/** The common picture of a class that has answered so many questions, and how many are left to the next piece. */
export function classPicture(answers: number): { readonly page: AlbumPage; readonly left: number } {
  return {
    page: presentPage(Math.floor(answers / questionsPerPiece)),
    left: questionsPerPiece - (answers % questionsPerPiece),
  };
}
