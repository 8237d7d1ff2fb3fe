interface Told {
  readonly a: number;
  readonly b: number;
  /** "nhiều hơn" or "ít hơn". */
  readonly word: string;
  readonly first: string;
  readonly second: string;
}

/** Something that two people or groups have, told in a prompt of at most twenty syllables. */
export interface MoreLessStory {
  readonly unit: string;
  readonly thing: string;
  readonly most: number;
  /** The second has so many more or fewer than the first. */
  tell(told: Told): string;
  /** The first has so many more or fewer than the second ("reversed"). */
  describeBack(told: Told): string;
}

function owned(unit: string, thing: string): MoreLessStory {
  return {
    unit,
    thing,
    most: 29,
    tell: ({ a, b, word, first, second }) =>
      `${first} có ${a} ${thing}, ${second} ${word} ${first} ${b} ${unit}. ${second} có bao nhiêu ${unit}?`,
    describeBack: ({ a, b, word, first, second }) =>
      `${first} có ${a} ${thing}, ${word} ${second} ${b} ${unit}. ${second} có bao nhiêu ${unit}?`,
  };
}

/** The stories that are told of two children. */
export const moreLessStories: readonly MoreLessStory[] = [
  owned("viên", "viên bi"),
  owned("con", "con tem"),
  owned("cái", "cái kẹo"),
  owned("tờ", "tờ báo"),
  {
    unit: "cây",
    thing: "cây",
    most: 19,
    tell: ({ a, b, word, first, second }) =>
      `${first} tưới ${a} cây, ${second} ${word} ${first} ${b} cây. ${second} tưới bao nhiêu cây?`,
    describeBack: ({ a, b, word, first, second }) =>
      `${first} tưới ${a} cây, ${word} ${second} ${b} cây. ${second} tưới bao nhiêu cây?`,
  },
  {
    unit: "bông",
    thing: "bông hoa",
    most: 19,
    tell: ({ a, b, word, first, second }) =>
      `${first} hái ${a} bông hoa, ${second} ${word} ${first} ${b} bông. ${second} hái bao nhiêu bông?`,
    describeBack: ({ a, b, word, first, second }) =>
      `${first} hái ${a} bông hoa, ${word} ${second} ${b} bông. ${second} hái bao nhiêu bông?`,
  },
];
