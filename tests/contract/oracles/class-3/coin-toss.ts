import type { Paint, ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const colours: Readonly<Record<Paint, string>> = {
  red: "đỏ",
  yellow: "vàng",
  green: "xanh lá",
  blue: "xanh dương",
  purple: "tím",
  pink: "hồng",
};

/** What a tile shows, as it would come up: "màu đỏ", a number, a side of a coin. */
function shownOn(part: ShapePart): string {
  if (part.form === "coin") return "coin";
  if (part.form === "die") return String(part.dots);
  if (part.form === "card") return String(part.number);
  return part.form === "ball" || part.form === "oval" ? `màu ${colours[part.paint]}` : "";
}

/** Takes every tile by itself and asks whether it can come, and whether it keeps what is asked of it. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (seen.kind !== "pick-shapes") return null;
  const shown = seen.view.tiles.map(({ part }) => shownOn(part));
  const [thing] = figure?.type === "chance" ? figure.things : [];
  const [, way, limit] = /(bé|lớn) hơn (\d)/u.exec(text) ?? [];
  const keeps = (each: string) =>
    limit === undefined || (way === "bé" ? Number(each) < Number(limit) : Number(each) > Number(limit));
  if (/đồng xu/u.test(text)) return `${shown.filter((each) => each === "coin").length} mặt`;
  if (/xúc xắc/u.test(text)) return `${shown.filter(keeps).length} mặt`;
  if (/miếng bìa/u.test(text)) return `${shown.filter((each) => text.includes(`mặt ${each}`)).length} màu`;
  if (thing?.form === "spinner") {
    return `${shown.filter((each) => thing.labels.includes(each) && keeps(each)).length} số`;
  }
  if (thing?.form !== "bag" && thing?.form !== "box") return null;
  const inside = thing.balls.map(({ paint }) => `màu ${colours[paint]}`);
  return `${shown.filter((each) => inside.includes(each)).length} màu`;
};
