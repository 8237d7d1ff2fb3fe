import type { HolderName } from "#lib/questions/figures/story-picture-figure.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

interface Told {
  readonly child: string;
  readonly a: number;
  readonly b: number;
  /** "quả táo" and "quả". */
  readonly name: string;
  readonly unit: string;
}

/** A story in which something comes or goes. */
export interface ChangeStory {
  readonly sign: "+" | "−";
  readonly pictures: readonly PictureName[];
  readonly holder: HolderName;
  /** What there was and what happened, in one short sentence. */
  readonly tell: (told: Told) => string;
  /** Whether somebody owns the things, so that the question may name them. */
  readonly isOwned: boolean;
  /** Whether there may be more than twenty of them. */
  readonly isMany: boolean;
}

const toys = ["marble", "stick", "candy", "pencil"] as const;
const fruit = ["apple", "orange", "mango", "peach", "custard-apple"] as const;

/** Stories of children, fruit and animals (curriculum, "Things"); every sentence has room for two numbers of two digits. */
export const changeStories: readonly ChangeStory[] = [
  {
    sign: "+",
    pictures: [...toys, "balloon"],
    holder: "box",
    tell: ({ child, a, b, name, unit }) => `${child} có ${a} ${name}, mẹ cho thêm ${b} ${unit}.`,
    isOwned: true,
    isMany: false,
  },
  {
    sign: "+",
    pictures: toys,
    holder: "box",
    tell: ({ child, a, b, name, unit }) => `${child} có ${a} ${name}, bà cho thêm ${b} ${unit}.`,
    isOwned: true,
    isMany: true,
  },
  {
    sign: "+",
    pictures: fruit,
    holder: "plain-basket",
    tell: ({ a, b, name, unit }) => `Rổ có ${a} ${name}, bố hái thêm ${b} ${unit}.`,
    isOwned: false,
    isMany: true,
  },
  {
    sign: "+",
    pictures: ["duck", "fish", "goose"],
    holder: "pond",
    tell: ({ a, b, name, unit }) => `Ao có ${a} ${name}, thêm ${b} ${unit} bơi đến.`,
    isOwned: false,
    isMany: true,
  },
  {
    sign: "+",
    pictures: ["chicken"],
    holder: "grass",
    tell: ({ a, b, name, unit }) => `Sân có ${a} ${name}, thêm ${b} ${unit} chạy đến.`,
    isOwned: false,
    isMany: true,
  },
  {
    sign: "−",
    pictures: toys,
    holder: "box",
    tell: ({ child, a, b, name, unit }) => `${child} có ${a} ${name}, cho bạn ${b} ${unit}.`,
    isOwned: true,
    isMany: true,
  },
  {
    sign: "−",
    pictures: fruit,
    holder: "plain-basket",
    tell: ({ a, b, name, unit }) => `Rổ có ${a} ${name}, mẹ lấy đi ${b} ${unit}.`,
    isOwned: false,
    isMany: true,
  },
  {
    sign: "−",
    pictures: ["duck", "fish", "goose"],
    holder: "pond",
    tell: ({ a, b, name, unit }) => `Ao có ${a} ${name}, ${b} ${unit} bơi đi.`,
    isOwned: false,
    isMany: true,
  },
  {
    sign: "−",
    pictures: ["chicken"],
    holder: "grass",
    tell: ({ a, b, name, unit }) => `Sân có ${a} ${name}, ${b} ${unit} chạy đi.`,
    isOwned: false,
    isMany: true,
  },
  {
    sign: "−",
    pictures: ["balloon"],
    holder: "box",
    tell: ({ child, a, b, name, unit }) => `${child} có ${a} ${name}, bay mất ${b} ${unit}.`,
    isOwned: true,
    isMany: false,
  },
];
