import type { Rng } from "#lib/core/rng.ts";
import type { StoryPictureFigure } from "#lib/questions/figures/story-picture-figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { changeStories } from "./change-stories.ts";
import { shortNames } from "./short-names.ts";

/** A story of two numbers, told. */
export interface Change {
  readonly sign: "+" | "−";
  readonly a: number;
  readonly b: number;
  readonly result: number;
  readonly picture: PictureName;
  readonly unit: string;
  readonly name: string;
  readonly told: string;
  /** Which of the stories it is. */
  readonly story: number;
  /** "Lan có tất cả mấy viên bi?", "Còn lại bao nhiêu quả?" */
  readonly question: string;
  readonly figure: StoryPictureFigure;
}

/** Things stand there one by one up to ten; more lie in a heap. */
const mostLoose = 10;

/** Tells of `b` things that come to `a` or go from them. */
export function describeChange(rng: Rng, sign: "+" | "−", a: number, b: number): Change {
  const isLarge = Math.max(a, a + (sign === "+" ? b : 0)) > 20;
  const story = rng.pick(changeStories.filter((each) => each.sign === sign && (each.isMany || !isLarge)));
  const picture = rng.pick(story.pictures.filter((each) => !isLarge || pictureText[each].name.split(" ").length === 2));
  const { name, unit } = pictureText[picture];
  const child = rng.pick(shortNames);
  const result = sign === "+" ? a + b : a - b;
  const many = Math.max(a, result) > 10 ? "bao nhiêu" : "mấy";
  const who = story.isOwned && !isLarge ? `${child} có` : "Có";
  const left = story.isOwned && !isLarge ? `${child} còn` : "Còn";
  const group = (groupName: string, count: number) => ({
    name: groupName,
    picture,
    holder: story.holder,
    loose: count <= mostLoose ? count : 0,
    isAsked: false,
    label: `${count} ${unit}`,
  });
  const [first, second] = sign === "+" ? ["Lúc đầu", "Thêm"] : ["Lúc đầu", "Bớt đi"];
  return {
    sign,
    a,
    b,
    result,
    picture,
    unit,
    name,
    story: changeStories.indexOf(story),
    told: story.tell({ child, a, b, name, unit }),
    question: sign === "+" ? `${who} tất cả ${many} ${unit}?` : `${left} lại ${many} ${unit}?`,
    figure: {
      type: "story-picture",
      groups: [group(first, a), group(second, b)],
      move: sign === "+" ? "in" : "out",
      whole: null,
      alt: `${first} có ${a} ${name}. ${second} ${b} ${unit}.`,
    },
  };
}
