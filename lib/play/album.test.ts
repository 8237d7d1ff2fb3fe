import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import {
  albumPictures,
  classPicture,
  lastPage,
  piecesOfPicture,
  presentPage,
  questionsPerPiece,
  wholePictures,
} from "./album.ts";

const all = albumPictures.length * piecesOfPicture;

test("every piece of every picture has its turn once, one at a time", () => {
  for (let pieces = 0; pieces < all; pieces += 1) {
    const { turned, next } = presentPage(pieces);
    expect(new Set([...turned, next]).size).toBe(turned.length + 1);
    expect(next).toBeGreaterThanOrEqual(0);
    expect(next).toBeLessThan(piecesOfPicture);
    expect(lastPage(pieces + 1).turned).toEqual([...turned, next]);
    expect(lastPage(pieces + 1).picture).toEqual(presentPage(pieces).picture);
  }
});

test("the last piece makes a picture whole, and the next one begins", () => {
  expect(lastPage(piecesOfPicture)).toMatchObject({ picture: albumPictures[0], next: null });
  expect(presentPage(piecesOfPicture)).toMatchObject({ picture: albumPictures[1], turned: [] });
});

test("what is whole stays whole, beyond the last picture too", () => {
  expect(wholePictures(piecesOfPicture - 1)).toEqual([]);
  expect(wholePictures(3 * piecesOfPicture).map(({ id }) => id)).toEqual(["hoi-an", "mu-cang-chai", "ha-long"]);
  expect(wholePictures(all + 7)).toHaveLength(albumPictures.length);
  expect(presentPage(all + 7).picture).toEqual(albumPictures[0]);
});

test("a class turns over a piece with every so many questions", () => {
  expect(classPicture(0)).toEqual({ page: presentPage(0), left: questionsPerPiece });
  expect(classPicture(questionsPerPiece - 1)).toEqual({ page: presentPage(0), left: 1 });
  expect(classPicture(questionsPerPiece)).toEqual({ page: presentPage(1), left: questionsPerPiece });
  expect(classPicture(questionsPerPiece * piecesOfPicture).page.picture).toEqual(albumPictures[1]);
});

test("each picture is there", () => {
  for (const { id } of albumPictures) expect(existsSync(`public/places/${id}.svg`), id).toBe(true);
});
