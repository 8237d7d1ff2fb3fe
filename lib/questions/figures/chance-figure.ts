import type { Paint } from "./shape-part.ts";

/** What chance is tried with. */
export type ChanceThing =
  /** A bag or box one sees into, with balls of these colours; at most twelve balls. */
  | { readonly form: "bag"; readonly balls: readonly { readonly paint: Paint; readonly count: number }[] }
  /** A wheel with equal sectors and a hand; `labels` are written on the sectors, empty for none. */
  | { readonly form: "spinner"; readonly sectors: readonly Paint[]; readonly labels: readonly string[] }
  /** Dice as they lie, 1 to 6. */
  | { readonly form: "dice"; readonly faces: readonly number[] }
  /** Coins as they lie: heads ("ngửa") or tails ("sấp"). */
  | { readonly form: "coins"; readonly faces: readonly ("heads" | "tails")[] };

/** A bag of balls, a wheel, dice or coins. */
export interface ChanceFigure {
  readonly type: "chance";
  readonly things: readonly ChanceThing[];
  readonly alt: string;
}
