import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { HolderName, StoryPictureFigure } from "#lib/questions/figures/story-picture.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { shortNames } from "./short-names.ts";

interface ChangeStory {
  readonly sign: "+" | "−";
  readonly holder: HolderName;
  readonly pictures: readonly PictureName[];
  /** Whether there may be more than twenty of them. */
  readonly isMany: boolean;
  /** What there was and what happened; {name} is "quả táo", {unit} is "quả". A child that is named owns the things. */
  readonly text: string;
}

const toys = ["marble", "stick", "candy", "pencil"] as const;
const fruit = ["apple", "orange", "mango", "peach", "custard-apple"] as const;
const swimmers = ["duck", "fish", "goose"] as const;
const hens = ["chicken"] as const;
const basket = "plain-basket";

/** Stories of children, fruit and animals (curriculum, "Things"); every sentence has room for two numbers of two digits. */
const changeStories: readonly ChangeStory[] = [
  {
    sign: "+",
    holder: "box",
    pictures: [...toys, "balloon"],
    isMany: false,
    text: "{child} có {a} {name}, mẹ cho thêm {b} {unit}.",
  },
  { sign: "+", holder: "box", pictures: toys, isMany: true, text: "{child} có {a} {name}, bà cho thêm {b} {unit}." },
  { sign: "+", holder: basket, pictures: fruit, isMany: true, text: "Rổ có {a} {name}, bố hái thêm {b} {unit}." },
  { sign: "+", holder: "pond", pictures: swimmers, isMany: true, text: "Ao có {a} {name}, thêm {b} {unit} bơi đến." },
  { sign: "+", holder: "grass", pictures: hens, isMany: true, text: "Sân có {a} {name}, thêm {b} {unit} chạy đến." },
  { sign: "−", holder: "box", pictures: toys, isMany: true, text: "{child} có {a} {name}, cho bạn {b} {unit}." },
  { sign: "−", holder: basket, pictures: fruit, isMany: true, text: "Rổ có {a} {name}, mẹ lấy đi {b} {unit}." },
  { sign: "−", holder: "pond", pictures: swimmers, isMany: true, text: "Ao có {a} {name}, {b} {unit} bơi đi." },
  { sign: "−", holder: "grass", pictures: hens, isMany: true, text: "Sân có {a} {name}, {b} {unit} chạy đi." },
  {
    sign: "−",
    holder: "box",
    pictures: ["balloon"],
    isMany: false,
    text: "{child} có {a} {name}, bay mất {b} {unit}.",
  },
];

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
  const isOwned = story.text.includes("{child}") && !isLarge;
  const who = isOwned ? `${child} có` : "Có";
  const left = isOwned ? `${child} còn` : "Còn";
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
    told: fillGaps(story.text, { child, a, b, name, unit }),
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
