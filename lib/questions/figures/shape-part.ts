/** Things of every day that have a shape taught in class 1, and a few that have none of them. */
export type ThingName =
  | "clock"
  | "plate"
  | "wheel"
  | "button"
  | "tile"
  | "window"
  | "rice-cake"
  | "handkerchief"
  | "sign"
  | "pennant"
  | "set-square"
  | "sail"
  | "flag"
  | "envelope"
  | "door"
  | "notebook"
  | "die"
  | "puzzle-cube"
  | "gift"
  | "toy-block"
  | "milk"
  | "brick"
  | "fridge"
  | "matchbox"
  | "can"
  | "ball"
  | "drum"
  | "leaf-hat";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Colours a child can name. */
export type Paint = "red" | "yellow" | "green" | "blue" | "purple" | "pink";

/** full: painted; pale: stepping back behind what is asked about; traced: its rim alone, drawn over something else. */
export type ShapeLook = "full" | "pale" | "traced";

/** A circle where rx = ry. */
export interface OvalPart extends Point {
  readonly form: "oval";
  readonly rx: number;
  readonly ry: number;
  readonly paint: Paint;
  readonly look: ShapeLook;
}

export interface PolygonPart {
  readonly form: "polygon";
  /** Three or more, around the shape. */
  readonly corners: readonly Point[];
  readonly paint: Paint;
  readonly look: ShapeLook;
}

/** Straight lines of a drawing, as with a ruler. */
export interface LinesPart {
  readonly form: "lines";
  readonly lines: readonly { readonly from: Point; readonly to: Point }[];
}

/** A block seen from above one of its edges; x, y is the middle of the drawing, the three edges have their true lengths. */
export interface BlockPart extends Point {
  readonly form: "block";
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly paint: Paint;
}

/** A round block that stands; x, y is the middle of the drawing. */
export interface CylinderPart extends Point {
  readonly form: "cylinder";
  readonly radius: number;
  readonly height: number;
  readonly paint: Paint;
}

export interface BallPart extends Point {
  readonly form: "ball";
  readonly radius: number;
  readonly paint: Paint;
}

/** A thing of every day, drawn into a square field of that size around x, y. */
export interface ThingPart extends Point {
  readonly form: "thing";
  readonly thing: ThingName;
  readonly size: number;
}

/** A coin as it lies, with the name of its side. */
export interface CoinPart extends Point {
  readonly form: "coin";
  readonly face: "heads" | "tails";
  readonly size: number;
}

/** A die as it lies: one to six dots. */
export interface DiePart extends Point {
  readonly form: "die";
  readonly dots: number;
  readonly size: number;
}

/** A card with a number. */
export interface CardPart extends Point {
  readonly form: "card";
  readonly number: number;
  readonly size: number;
}

/** A square field with a question mark. */
export interface GapPart extends Point {
  readonly form: "gap";
  readonly size: number;
}

/** A dashed frame around things that belong together; x, y is its upper left corner. */
export interface FramePart extends Point {
  readonly form: "frame";
  readonly width: number;
  readonly height: number;
}

/** One thing in a drawing of shapes. Nothing here says what a shape is called: that is to be seen. */
export type ShapePart =
  | OvalPart
  | PolygonPart
  | LinesPart
  | BlockPart
  | CylinderPart
  | BallPart
  | ThingPart
  | CoinPart
  | DiePart
  | CardPart
  | GapPart
  | FramePart;

function toPoint({ x, y }: Point): Point {
  return { x, y };
}

/** A part of a drawing with exactly the fields that are drawn. */
export function toPublicShape(part: ShapePart): ShapePart {
  const { form } = part;
  switch (form) {
    case "oval":
      return { form, x: part.x, y: part.y, rx: part.rx, ry: part.ry, paint: part.paint, look: part.look };
    case "polygon":
      return { form, corners: part.corners.map(toPoint), paint: part.paint, look: part.look };
    case "lines":
      return { form, lines: part.lines.map(({ from, to }) => ({ from: toPoint(from), to: toPoint(to) })) };
    case "block": {
      const { x, y, width, depth, height, paint } = part;
      return { form, x, y, width, depth, height, paint };
    }
    case "cylinder":
      return { form, x: part.x, y: part.y, radius: part.radius, height: part.height, paint: part.paint };
    case "ball":
      return { form, x: part.x, y: part.y, radius: part.radius, paint: part.paint };
    case "thing":
      return { form, thing: part.thing, x: part.x, y: part.y, size: part.size };
    case "coin":
      return { form, face: part.face, x: part.x, y: part.y, size: part.size };
    case "die":
      return { form, dots: part.dots, x: part.x, y: part.y, size: part.size };
    case "card":
      return { form, number: part.number, x: part.x, y: part.y, size: part.size };
    case "gap":
      return { form, x: part.x, y: part.y, size: part.size };
    case "frame":
      return { form, x: part.x, y: part.y, width: part.width, height: part.height };
    default:
      return part satisfies never;
  }
}
