import type { PlaceChartFigure } from "#lib/questions/figures/place-chart.ts";

/** "Nghìn: 7, Trăm: ô trống, Đơn vị: 2 phẩy": each column with what stands in it. */
function columnsOf(text: string): (readonly [name: string, digit: string | null, hasComma: boolean])[] {
  return text.split(", ").map((each) => {
    const [name = "", digit = ""] = each.split(": ");
    const written = digit.replace(" phẩy", "").replace("dấu hỏi", "?");
    return [name, written === "ô trống" ? null : written, digit.endsWith(" phẩy")];
  });
}

/** The columns of a table of places class by class, as they are drawn and as they are told. */
export function readPlaces(
  { classes, places, rows, comma, marked, alt }: PlaceChartFigure,
  text: string,
): readonly [shown: unknown, read: unknown] {
  const spans = classes.length === 0 ? [{ name: "", span: places.length }] : classes;
  const shown = rows.flatMap((row) =>
    spans.map(({ name, span }, at) => {
      const start = spans.slice(0, at).reduce((sum, before) => sum + before.span, 0);
      const columns = places.slice(start, start + span).map((place, column) => {
        const digit = row[start + column] ?? null;
        return [place, digit, digit !== null && comma === start + column + 1];
      });
      return [name, columns];
    }),
  );
  const told = text.slice(alt.length + 1, -1).split("; ");
  const tints = told.flatMap((each) => /^tô màu cột (.+)$/u.exec(each)?.[1] ?? []);
  const read = told
    .filter((each) => !each.startsWith("tô màu cột "))
    .map((each) => {
      const [, name = "", columns = ""] = /^(?:dòng \d+: )?(?:(Lớp .+?|[\d\u00a0]+ .+?) có )?(.+)$/iu.exec(each) ?? [];
      return [name, columnsOf(columns)];
    });
  return [
    [shown, marked === null ? [] : [places[marked]]],
    [read, tints],
  ];
}
