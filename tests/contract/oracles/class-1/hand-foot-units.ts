import { unitLengthsText } from "#lib/text/unit-lengths-text.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Units that are drawn are counted; where none are, a thing is as many units long as fit along it. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "lay-units") {
    let [laid, end] = [0, 0];
    const width = 1 / seen.view.length;
    while (1 - end > width / 2) [laid, end] = [laid + 1, end + width];
    return text.includes(`mấy ${unitLengthsText.units[seen.view.unit]}`) ? String(laid) : null;
  }
  const [figure] = seen.figures;
  if (figure?.type !== "unit-lengths" || !text.includes(`mấy ${unitLengthsText.units[figure.unit]}`)) return null;
  const laid = figure.rows.map((row) => Array.from({ length: row.laid }));
  const [one = [], other = []] = laid;
  if (figure.rows.some((row) => row.laid !== row.length)) return null;
  if (!/hơn/u.test(text)) return String(one.length);
  // Of the longer row what has no partner in the other one is left.
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  const names = figure.rows.map(({ thing }) => unitLengthsText.things[thing]);
  const first = names.findIndex((name) => text.toLowerCase().startsWith(name));
  const isLonger = laid[first] === long;
  return isLonger === text.includes("dài hơn") ? String(long.filter((_, at) => at >= short.length).length) : null;
};
