import { describe, expect, test } from "vitest";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { toPublicFigure } from "#lib/questions/to-public-figure.ts";
import { dozenOf, listActivities, makeMany } from "#tests/contract/list-activities.ts";
import { readWords } from "#tests/contract/read-words.ts";
import { readBalance } from "./read-balance.ts";
import { readBars } from "./read-bars.ts";
import { readLine } from "./read-line.ts";
import { readOrdinal } from "./read-ordinal.ts";
import { readPlaces } from "./read-places.ts";
import { readDivision, readWorking } from "./read-working.ts";

type Type =
  | "axis"
  | "balance"
  | "bar-model"
  | "calendar"
  | "chance"
  | "chart"
  | "day-sheets"
  | "dial-scale"
  | "jug"
  | "long-division"
  | "money"
  | "number-line"
  | "pictogram"
  | "pie-chart"
  | "number-chart"
  | "place-chart"
  | "ruler"
  | "table"
  | "tally"
  | "thermometer"
  | "unit-lengths"
  | "walk-grid"
  | "word"
  | "working";
type Typed<Name extends Type> = Extract<Figure, { type: Name }>;

const seeds = 100;

const number = (text: string | undefined): number => Number(text?.replaceAll(/\D/gu, "") || Number.NaN);

/** "Khoa: …" of all that is told, behind what the picture is called. */
function told(text: string, name: string): string {
  return (
    text
      .split(/(?:^|[.;] )/u)
      .find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}: `))
      ?.slice(name.length + 2) ?? ""
  );
}

/** "vạch 5", or "vạch nhỏ thứ tư sau vạch 5" on a scale with small marks of so much. */
function place(text: string | undefined, mark: number): number {
  const [, past, base] = /vạch (?:nhỏ thứ (.+?) sau vạch )?(\d[\d\u00a0]*)/u.exec(text ?? "") ?? [];
  return number(base) + (past === undefined ? 0 : readOrdinal(past)) * mark;
}

const weekdays = ["Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy", "Chủ nhật"];

/** What a picture shows, and the same as it is read back from what is told of it. */
const readers: {
  readonly [Name in Type]: (figure: Typed<Name>, text: string) => readonly [shown: unknown, read: unknown];
} = {
  axis: readLine,
  balance: readBalance,
  "bar-model": readBars,
  "long-division": readDivision,
  money: ({ groups }, text) => [
    groups.map(({ notes }) => notes),
    groups.map(({ label }) =>
      [...(label === null ? text : told(text, label)).matchAll(/\d[\d\u00a0]*/gu)].map(([value]) => number(value)),
    ),
  ],
  table({ title, head, rows, marked, alt }, text) {
    const lines = text.slice(alt.length + 1, -1).split("; ");
    const isRow = (line: string) => !/^(?:tên bảng|ô tô màu): /iu.test(line);
    const gap = (cell = "") => cell.replace("?", "chỗ trống");
    const columns = head.slice(1);
    // Of two columns the second one is all that is told behind the name of a row.
    const cellsOf = (line: string) => {
      const [, name = "", cells = ""] = /^(.+?): (.+)$/u.exec(line) ?? [];
      const each = cells.split(", ").map((cell) => {
        const [, named, asked, sum, value] =
          /^(?:(?:lớp|nhà|thứ|ngày) (\S+)|(?:môn|quả|con vật|sách) (\D+?)|phép (?:nhân|chia) (\d+ [×:] \d+) là) (\d.*|chỗ trống|\S+)$/u.exec(
            cell,
          ) ?? [];
        return [named ?? asked ?? sum, value];
      });
      return [name.toLowerCase(), columns.length === 1 ? [[columns[0], cells]] : each];
    };
    return [
      [
        rows.map(([name, ...row]) => [name?.toLowerCase(), columns.map((column, at) => [column, gap(row[at])])]),
        marked !== null && gap(rows[marked.row]?.[marked.column]),
        title,
      ],
      [
        lines.filter(isRow).map(cellsOf),
        marked !== null && told(text.slice(0, -1), "ô tô màu"),
        title === null || !text.toLowerCase().includes(title.toLowerCase()) ? null : title,
      ],
    ];
  },
  "number-chart": ({ rows, tinted = [], alt }, text) => {
    const squares = { "": "ô trống", A: "ô A", B: "ô B" } as const;
    const name = (square: string | null | undefined) =>
      Object.entries(squares).find(([letter]) => letter === square)?.[1] ?? square ?? "không có ô";
    const lines = text.slice(alt.length + 1, -1).split("; ");
    return [
      [rows.map((row) => row.map(name)), tinted.map(({ row, column }) => name(rows[row]?.[column])).join(", ")],
      [
        lines.filter((line) => /^hàng \d+: /iu.test(line)).map((line) => line.replace(/^hàng \d+: /iu, "").split(", ")),
        told(text.slice(0, -1), "ô tô màu"),
      ],
    ];
  },
  "place-chart": readPlaces,
  working: readWorking,
  "number-line": ({ from, to, labelled, hops }, text) => {
    const marks = Array.from({ length: to - from + 1 }, (_, place) => {
      const label = labelled.includes(from + place) ? String(from + place) : null;
      return { at: from + place, label, isLarge: (from + place) % 10 === 0 };
    });
    return readLine({ marks, pointers: [], hops }, text);
  },
  calendar({ startsOn, days, blank, month, ringed }, text) {
    const all = Array.from({ length: days }, (_, day) => day + 1);
    const below = weekdays.map((weekday) => told(text.replace(/\.$/u, ""), weekday).split(", "));
    const shown = weekdays.map((_, column) =>
      all
        .filter((day) => (startsOn + day - 1) % 7 === column)
        .map((day) => (blank.includes(day) ? "chỗ trống" : String(day))),
    );
    const isMonth = new RegExp(`tháng ${month}(?!\\d)`, "iu").test(text);
    return [
      [shown, true, ringed.join(", ")],
      [below, isMonth, /khoanh ngày (\d[\d, ]*)/u.exec(text)?.[1] ?? ""],
    ];
  },
  // The dice, and how often what lies there came up; how coins lie is written below them, and a bag or a wheel may be
  // told with its question.
  chance: ({ things }, text) => [
    things.map((thing) => [thing.form === "dice" ? thing.faces : [], "counts" in thing ? thing.counts : []]),
    things.map(() =>
      [/(\d) chấm/gu, /: (\d+)\u00a0lần/gu].map((pattern) =>
        Array.from(text.matchAll(pattern), ([, count]) => Number(count)),
      ),
    ),
  ],
  chart({ values }, text) {
    const read = values.map(({ name }) => {
      const height = told(text, Number.isNaN(Number(name)) ? name : `cột ${name}`);
      const [, low, high] = /chính giữa vạch ([\d\u00a0]+) và vạch ([\d\u00a0]+)/u.exec(height) ?? [];
      return low === undefined ? number(height) : (number(low) + number(high)) / 2;
    });
    return [values.map(({ value }) => value), read];
  },
  "day-sheets": ({ sheets, marked, alt }, text) => [
    [
      ...sheets.map(({ month, day, weekday }) => [weekday.toLowerCase(), day, month?.toLowerCase() ?? null]),
      ...(marked === undefined ? [] : [[`khoanh ${sheets[marked]?.weekday.toLowerCase()}`, null, null]]),
    ],
    text
      .slice(alt.length + 1, -1)
      .split("; ")
      .map((sheet) => {
        const [weekday = "", ...rest] = sheet.split(", ");
        const day = rest.find((each) => each.startsWith("ngày "))?.slice(5);
        return [
          weekday.toLowerCase().replace("chỗ trống", "?"),
          day?.replace("để trống", "?") ?? null,
          rest.find((each) => each.startsWith("tháng ")) ?? null,
        ];
      }),
  ],
  "pie-chart": ({ sectors }, text) => [
    [
      sectors.map(({ label }) => (label === "?" ? "dấu hỏi" : label)),
      sectors.flatMap(({ name, isMarked = false }) => (isMarked ? name : [])).join(", "),
    ],
    [
      sectors.map(({ name, label }) => (label === null ? null : told(text.replace(/\.$/u, ""), name))),
      told(text.replace(/\.$/u, ""), "phần tô đậm"),
    ],
  ],
  tally: ({ rows }, text) => [
    rows.map(({ count }) => count),
    rows.map(({ name }) => {
      const strokes = told(text, name);
      return 5 * Number(/(\d+) bó năm vạch/u.exec(strokes)?.[1] ?? 0) + Number(/(\d+) vạch/u.exec(strokes)?.[1] ?? 0);
    }),
  ],
  pictogram: ({ rows, each }, text) => [
    [rows.map(({ pictures }) => pictures), each],
    [
      rows.map(({ name }) => number(/([\d\u00a0]+) hình/u.exec(told(text, name))?.[1])),
      number(/mỗi hình biểu thị ([\d\u00a0]+)/u.exec(text)?.[1] ?? "1"),
    ],
  ],
  ruler({ thing, numberedEvery, hasMillimetres }, text) {
    if (thing === null || numberedEvery === null) return [[], []];
    const { from, to } = thing;
    const mark = hasMillimetres ? 0.1 : 1;
    const [left, right] = text.slice(text.indexOf("đầu bên trái".slice(1))).split("đầu bên phải");
    const millimetres = (end: string | undefined) => Math.round(10 * place(end, mark));
    return [
      [from, to],
      [millimetres(left), millimetres(right)],
    ];
  },
  "dial-scale": ({ value, markEvery, unit, isRead = false }, text) => {
    const mark = /vạch nhỏ là ([\d\u00a0]+) (\w+)/u.exec(text);
    const isTold = mark === null || (number(mark[1]) === markEvery && mark[2] === unit);
    if (isRead) return [value, number(/im chỉ ([\d\u00a0]+) /u.exec(text)?.[1])];
    return [
      [value, true],
      [place(text.slice(text.indexOf("im chỉ")), number(mark?.[1] ?? "1")), isTold],
    ];
  },
  jug: ({ vessels }, text) => [
    vessels.filter(({ numberEvery }) => numberEvery > 0).map(({ litres }) => litres),
    vessels.flatMap(({ label, numberEvery, capacity }) => {
      if (numberEvery === 0) return [];
      if (label !== null)
        return number(new RegExp(`${label} có (?:nước|dầu|sữa) đến vạch (\\d+)`, "u").exec(text)?.[1]);
      const level = /ngang vạch số (\d+)/u.exec(text)?.[1];
      if (level !== undefined) return number(level);
      const below = /thấp hơn vạch trên cùng (.+) vạch/u.exec(text)?.[1];
      return capacity - (below === undefined ? 0 : readWords(below));
    }),
  ],
  thermometer: ({ readings, step }, text) => [
    readings.map(({ degrees }) => degrees),
    text
      .split("ột đỏ ở")
      .slice(1)
      .map((column) => place(column, step)),
  ],
  "unit-lengths": ({ rows }, text) => [
    rows.map(({ laid, counted }) => [laid, counted]),
    text
      .split(/[Dd]ọc /u)
      .slice(1)
      .map((row) => [row.split(/gang tay|bước chân|que tính/u).length - 1, row.match(/\d+/gu)?.length ?? 0]),
  ],
  "walk-grid"({ size, start, things, wall, path }, text) {
    const rows = text.split(/; hàng /u).slice(1);
    const squares = (what: string) =>
      rows.flatMap((row) =>
        Array.from(row.matchAll(new RegExp(`${what} ở cột (\\d)`, "gu")), ([, column]) => {
          return (number(row.charAt(0)) - 1) * size + number(column) - 1;
        }),
      );
    const [, line, column] = /đường đi đến hàng (\d), cột (\d)/u.exec(text) ?? [];
    return [
      [[start], wall, things.map(({ square }) => square).toSorted((one, other) => one - other), path.at(-1) ?? null],
      [
        squares("rô-bốt"),
        squares("tường"),
        squares("con \\p{L}+"),
        line === undefined ? null : (number(line) - 1) * size + number(column) - 1,
      ],
    ];
  },
  word({ text, lit }, said) {
    // Words side by side are told one after the other.
    if (lit !== undefined && text.includes(" – ")) {
      return [
        text,
        Array.from(said.matchAll(/“([^”]+)”/gu), ([, each]) => each)
          .slice(0, text.split(" – ").length)
          .join(" – "),
      ];
    }
    // A sum of measures is told in words.
    if (/\d\u00a0cm/u.test(text)) {
      const measures = said.replaceAll(/(\p{L}[\p{L} ]*) xăng-ti-mét/gu, (_, words: string) => {
        const [, sign = "", number = ""] = /^(?:Thẻ ghi|(cộng|trừ)) (.+)$/u.exec(words) ?? [];
        return `${{ cộng: "+ ", trừ: "− " }[sign] ?? ""}${readWords(number)}\u00a0cm`;
      });
      return [text, measures.replace(/\.$/u, "")];
    }
    const [, signs = ""] = /(?:: |chữ số )([^:]+)\.$/u.exec(said) ?? [];
    const read = signs.split(", ").map((sign) => (sign === "dấu phẩy" ? "," : sign));
    // A number sign by sign, which is not its reading.
    return [/\d/u.test(text) ? Array.from(text.replaceAll("\u00a0", "")) : text, /“(.+)”/u.exec(said)?.[1] ?? read];
  },
};

function figuresOf(questions: readonly Question[]): Figure[] {
  return questions.flatMap((question) => [
    ...question.figures,
    ...(question.kind === "figure-choice" ? question.view.figures : []),
    ...(question.kind === "order" ? (question.view.pictures ?? []) : []),
    ...(question.kind === "pairs" ? (question.view.scenes ?? []) : []),
    ...[...question.hints, question.explanation].flatMap(({ figures }) => figures ?? []),
  ]);
}

type Read = Extract<Figure, { type: Type }>;

const isRead = (figure: Figure): figure is Read => figure.type in readers;

function readBack<Name extends Type>(type: Name, figure: Read): readonly [shown: unknown, read: unknown] {
  const isTyped = (each: Figure): each is Typed<Name> => each.type === type;
  if (!isTyped(figure)) throw new Error(`not a ${type}`);
  return readers[type](figure, toPublicFigure(figure).alt);
}

const types = Object.keys(readers) as Type[];

/** The figures of every activity, by the types it was seen to show. */
const shown = listActivities().map((activity) => {
  const seen = new Set<string>(figuresOf(dozenOf(activity)).map(({ type }) => type));
  const isUsing = types.some((type) => seen.has(type));
  return { seen, figures: figuresOf(makeMany(activity, isUsing ? seeds : 0, "told/")).filter(isRead) };
});

describe("whoever does not see a picture is told as much as is seen", () => {
  test.each(types)("%s", (type) => {
    const all = shown.filter(({ seen }) => seen.has(type)).flatMap(({ figures }) => figures);
    const figures = all.filter((figure) => figure.type === type);
    expect(figures.length).toBeGreaterThanOrEqual(seeds / 4);
    for (const figure of figures) {
      const [shown, read] = readBack(type, figure);
      expect(read, `${JSON.stringify(figure)}`).toEqual(shown);
    }
  });
});
