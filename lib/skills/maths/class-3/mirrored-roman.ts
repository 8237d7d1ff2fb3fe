/** What a numeral is taken for whose I is seen on the wrong side: IV for VI, IX for XI. */
export const mirroredRoman: ReadonlyMap<number, number> = new Map(
  Object.entries({ 4: 6, 6: 4, 9: 11, 11: 9, 14: 16, 16: 14, 19: 21 }).map(([number, other]) => [
    Number(number),
    other,
  ]),
);
