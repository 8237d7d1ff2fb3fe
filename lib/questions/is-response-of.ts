import type { KindName, Kinds, Response } from "./question.ts";

type FieldOf<Each> = Each extends unknown ? keyof Each : never;

/** The field by which a response is known as one of its kind. */
const fieldOf: { readonly [Name in KindName]: FieldOf<Kinds[Name]["response"]> } = {
  choice: "choice",
  number: "value",
  count: "count",
  column: "digits",
  "clock-set": "minute",
  "figure-choice": "figure",
  "pick-shapes": "picked",
  "place-value": "tens",
  match: "labels",
  sign: "sign",
  order: "order",
  arrange: "order",
  weigh: "placed",
  pour: "litres",
  fill: "rime",
  pairs: "cards",
  story: "operation",
  underline: "from",
};

/** Whether a response belongs to a question of this kind. */
export function isResponseOf<Name extends KindName>(
  kind: Name,
  response: Response,
): response is Response & Kinds[Name]["response"] {
  return fieldOf[kind] in response;
}
