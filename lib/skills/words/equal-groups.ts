import type { PictureName } from "#lib/questions/picture-name.ts";

/** Things that lie in equal groups, and what each group is called. */
export interface EqualGroups {
  readonly holder: string;
  readonly thing: string;
  /** The counting word alone. */
  readonly unit: string;
  readonly picture: PictureName;
}

/** Groups of up to about a dozen things, as they are met at home, at school and at the market. */
export const equalGroups: readonly EqualGroups[] = [
  { holder: "đĩa", thing: "quả cam", unit: "quả", picture: "orange" },
  { holder: "rổ", thing: "quả xoài", unit: "quả", picture: "mango" },
  { holder: "túi", thing: "quả na", unit: "quả", picture: "custard-apple" },
  { holder: "giỏ", thing: "quả táo", unit: "quả", picture: "apple" },
  { holder: "khay", thing: "quả đào", unit: "quả", picture: "peach" },
  { holder: "bó", thing: "bông sen", unit: "bông", picture: "lotus" },
  { holder: "hộp", thing: "viên bi", unit: "viên", picture: "marble" },
  { holder: "hộp", thing: "cái bút chì", unit: "cái", picture: "pencil" },
  { holder: "bó", thing: "que tính", unit: "que", picture: "stick" },
  { holder: "gói", thing: "cái kẹo", unit: "cái", picture: "candy" },
  { holder: "trang", thing: "con tem", unit: "con", picture: "stamp" },
  { holder: "giỏ", thing: "bắp ngô", unit: "bắp", picture: "corn" },
];
