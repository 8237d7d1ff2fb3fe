import type { Oracle } from "#tests/contract/oracle.ts";
import { columnNamed, seenTable } from "#tests/contract/read-cells.ts";

type Table = NonNullable<ReturnType<typeof seenTable>>;

/** Goes through the days one lesson after another. */
function solveTimetable(text: string, [head = [], ...rows]: Table): string | null {
  const all = rows.flatMap((row) =>
    row.slice(1).map((name, at) => ({ lesson: row[0] ?? "", day: head[at + 1] ?? "", name })),
  );
  const [, named] = /có tiết ([^?.]+)[?.]/u.exec(text) ?? [];
  if (named !== undefined) return all.find(({ name }) => name === named)?.day ?? null;
  const [, subject] = /tên tiết có môn (.+)\./u.exec(text) ?? [];
  if (subject !== undefined) return all.find(({ name }) => name === subject)?.lesson ?? null;
  const [, lesson, day] = /[Tt]iết (\d),? thứ (\p{L}+)/u.exec(text) ?? [];
  const found = all.find((each) => each.lesson === `Tiết ${lesson}` && each.day === `Thứ ${day}`);
  if (found === undefined) return null;
  const isSingle = all.filter(({ name }) => name === found.name).length === 1;
  return isSingle ? found.name : `${found.day}, ${found.lesson}: ${found.name}`;
}

/** Puts the deeds onto the hours of the day. */
function solvePlan(text: string, table: Table): string | null {
  const [deeds, starts, ends] = ["Việc làm", "Bắt đầu", "Kết thúc"].map((name) => columnNamed(table, name));
  if (deeds === undefined || starts === undefined || ends === undefined) return null;
  const plan = deeds.map((deed, at) => ({
    deed,
    from: Number.parseInt(starts[at] ?? "", 10),
    to: Number.parseInt(ends[at] ?? "", 10),
  }));
  const [, hour] = /Lúc (\d+) giờ/u.exec(text) ?? [];
  if (hour !== undefined) {
    return plan.find(({ from, to }) => (text.includes("bắt đầu") ? from : to) === Number(hour))?.deed ?? null;
  }
  const longest = plan.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  if (text.includes("lâu nhất")) return longest[0]?.deed ?? null;
  const [, hours] = /trong (\d+) giờ/u.exec(text) ?? [];
  if (hours !== undefined) return plan.find(({ from, to }) => to - from === Number(hours))?.deed ?? null;
  const given = plan.find(({ deed }) => text.includes(`khi ${deed.toLowerCase()}`));
  return (
    plan.find(({ from, to }) => (text.includes("sau khi") ? from === given?.to : to === given?.from))?.deed ?? null
  );
}

/** What is told of children by the word in the last column: who moves chess pieces plays chess. */
const tells = [
  /cờ vua/u,
  /bóng đá/u,
  /múa/u,
  /(?<!mang )vẽ/u,
  /quét lớp/u,
  /lau bảng/u,
  /tưới cây/u,
  /bánh/u,
  /nước/u,
  /kẹo/u,
  /đi bộ/u,
  /xe đạp/u,
  /xe buýt/u,
  /cổ tích/u,
  /truyện tranh/u,
  /tô màu/u,
];

const letters = "aăâbcdđeêghiklmnoôơpqrstuưvxy";

function firstLetter(name: string): number {
  const bare = name
    .charAt(0)
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300\u0301\u0303\u0309\u0323]/gu, "");
  return letters.indexOf(bare.normalize("NFC"));
}

function solveList(text: string, table: Table): string | null {
  const names = columnNamed(table, "Tên");
  const [, added] = /thêm bạn (\p{L}+)/iu.exec(text) ?? [];
  if (added !== undefined) {
    const sorted = [...names, added].toSorted((one, other) => firstLetter(one) - firstLetter(other));
    return sorted[sorted.indexOf(added) + (text.includes("ngay sau") ? 1 : -1)] ?? null;
  }
  const tell = tells.find((each) => each.test(text));
  const fitting = names.filter((_, at) => tell?.test((table[at + 1]?.[2] ?? "").toLowerCase()));
  if (text.includes("sau cùng")) return fitting.at(-1) ?? null;
  return text.includes("trước tiên") ? (fitting[0] ?? null) : fitting.join(", ");
}

/** By what stands in the corner. */
const ways: Readonly<Record<string, typeof solvePlan>> = { "": solveTimetable, "Việc làm": solvePlan, STT: solveList };

export const oracle: Oracle = (seen) => {
  const table = seenTable(seen);
  return table === null ? null : (ways[table[0]?.[0] ?? "?"]?.(seen.prompt.text, table) ?? null);
};
