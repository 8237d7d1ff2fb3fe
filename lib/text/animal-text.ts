/** The animals of the ladder, by their names there; apart from the user page, because runs name them too. */
export const animalText = {
  giraffe: "Hươu cao cổ",
  cat: "Mèo",
  rabbit: "Thỏ",
  frog: "Ếch",
  duck: "Vịt",
  turtle: "Rùa",
  buffalo: "Trâu",
  elephant: "Voi",
  tiger: "Hổ",
  dragon: "Rồng",
} as const;
