import { nameBuilt } from "#lib/questions/kinds/chart-build/draw.ts";
import { cardAt } from "#lib/questions/kinds/chart-labels/draw.ts";
import { nameDot } from "#lib/questions/kinds/trace/describe.ts";
import { dotsOf } from "#lib/questions/kinds/trace/dots.ts";
import { tellMoves } from "#lib/questions/kinds/walk/moves.ts";
import type { Question } from "#lib/questions/question.ts";
import { chartBuildText } from "#lib/text/chart-build-text.ts";
import { chartLabelsText } from "#lib/text/chart-labels-text.ts";
import { compareBoardText } from "#lib/text/compare-board-text.ts";
import { dictationText } from "#lib/text/dictation-text.ts";
import { markTextText } from "#lib/text/mark-text-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { sortText } from "#lib/text/sort-text.ts";
import { unitLengthsText } from "#lib/text/unit-lengths-text.ts";

/** How a keyboard leads each board to a wrong answer. */
export interface Way {
  /** The level of a game, or a skill. */
  readonly levelName: string;
  readonly kind: Question["kind"];
  readonly identity: RegExp;
  /** The buttons a pupil presses up to a wrong answer, by their names, arrow keys, and letters that are typed ("Key a"). */
  readonly presses: (question: Question) => readonly (string | RegExp)[];
}

const submit = "Trả lời";

/** One or more of each kind that has a board of its own. */
export const ways: readonly Way[] = [
  {
    levelName: "counting",
    kind: "choice",
    identity: /^frame/,
    presses: ({ view, answer }) =>
      "choices" in view ? [view.choices.find(({ text }) => text !== answer.text)?.text ?? ""] : [],
  },
  { levelName: "counting", kind: "number", identity: /^type/, presses: () => ["1", submit] },
  {
    levelName: "subtraction-100",
    kind: "column",
    identity: /^column/,
    presses: ({ view }) => ("blanks" in view ? [...view.blanks.map(() => "0"), submit] : []),
  },
  {
    levelName: "c3-divide-steps",
    kind: "division",
    identity: /^steps/,
    presses: (question) => (question.kind === "division" ? [...question.key.digits.map(() => "9"), submit] : []),
  },
  {
    levelName: "c1-build-shapes",
    kind: "tangram",
    identity: /^cover/,
    presses: (question) => (question.kind === "tangram" ? [/^Miếng 1,/, submit] : []),
  },
  {
    levelName: "c1-trace-letters",
    kind: "trace",
    // Letters of several strokes, of which the first alone is joined.
    identity: /^chữ [adđinmpqux]$/u,
    presses: (question) => {
      if (question.kind !== "trace") return [];
      const dots = dotsOf(question.view);
      return [...(dots.strokes[0]?.stops ?? []).map(({ dot }) => nameDot(dots, dot)), submit];
    },
  },
  {
    levelName: "c1-walk-directions",
    kind: "walk",
    identity: /^lead/,
    presses: (question) => {
      if (question.kind !== "walk") return [];
      return [compareBoardText.card(tellMoves(question.view.cards.slice(0, 1))), submit];
    },
  },
  {
    levelName: "c1-hand-foot-units",
    kind: "lay-units",
    identity: /^lay/,
    presses: (question) => {
      return question.kind === "lay-units" ? [unitLengthsText.more(question.view.unit), "9", submit] : [];
    },
  },
  { levelName: "c4-measure-angle", kind: "protractor", identity: /^turn/, presses: () => [/^Xoay cạnh theo/, submit] },
  { levelName: "clock", kind: "clock-set", identity: /^set/, presses: () => [/^Kim ngắn lùi/, submit] },
  {
    levelName: "clock",
    kind: "figure-choice",
    identity: /^which/,
    presses: (question) =>
      question.kind === "figure-choice"
        ? question.view.figures
            .filter((_, place) => place !== question.key.right)
            .flatMap(({ alt }) => alt)
            .slice(0, 1)
        : [],
  },
  { levelName: "shape", kind: "pick-shapes", identity: /^find/, presses: () => [/^Số 1,/, submit] },
  { levelName: "kg-lit", kind: "weigh", identity: /^weigh/, presses: () => [/^Quả cân 1\s/, submit] },
  { levelName: "kg-lit", kind: "pour", identity: /^pour/, presses: () => [/^Rót thêm/, submit] },
  {
    levelName: "c4-fraction-paint",
    kind: "paint",
    identity: /^paint/,
    presses: ({ kind, key }) => {
      const more = /^Tô thêm 1\s/;
      return kind === "paint" ? [more, /^Xoá bớt 1\s/, more, ...(key.count === 1 ? [more] : []), submit] : [];
    },
  },
  {
    levelName: "c1-more-fewer-equal",
    kind: "join",
    identity: /^side/,
    presses: (question) => {
      if (question.kind !== "join") return [];
      const { view, key } = question;
      const [upper, lower] = view.rows;
      const pairs = Math.min(upper.places.length, lower.places.length);
      const things = Array.from(
        { length: pairs },
        (_, place) => new RegExp(`^${pictureText[upper.picture].name} số ${place + 1}`),
      );
      return [...things, view.answers?.[1 - key.told]?.text ?? "", submit];
    },
  },
  {
    levelName: "c2-pictograph-build",
    kind: "chart-build",
    identity: /^compared/,
    presses: (question) => {
      if (question.kind !== "chart-build") return [];
      const name = nameBuilt(question.view, 0);
      const more = chartBuildText.more.pictogram(name, 1);
      return [more, chartBuildText.fewer.pictogram(name, 1), more, /^Ô tất cả/, "1", "Xoá", "1", submit];
    },
  },
  {
    levelName: "c4-chart-build",
    kind: "chart-labels",
    identity: /^labels/,
    presses: (question) => {
      if (question.kind !== "chart-labels") return [];
      const { view, key } = question;
      const [first = 0, second = 0, ...others] = key.cards;
      return [...[second, first, ...others].map((card) => chartLabelsText.card(cardAt(view, card) ?? "")), submit];
    },
  },
  {
    levelName: "c2-comma-list",
    kind: "place-mark",
    identity: /^từ/,
    presses: (question) => {
      if (question.kind !== "place-mark") return [];
      const { lines } = question.view;
      const [first = "", second = ""] = lines[0] ?? [];
      return [new RegExp(`^Giữa “${first}” và “${second}”`), submit];
    },
  },
  {
    levelName: "c2-calendar-tap",
    kind: "calendar",
    identity: /^date/,
    presses: (question) => {
      if (question.kind !== "calendar") return [];
      const [right = 1] = question.key.days;
      const other = right === 15 ? 16 : 15;
      return [new RegExp(`ngày ${other} tháng`), submit];
    },
  },
  {
    levelName: "c4-organisation-type",
    kind: "type",
    identity: /^/,
    // Letters go into the field, wherever the focus is; the keys on the screen are passed by.
    presses: () => ["Key a", "Key b", "Xoá chữ vừa viết", submit],
  },
  {
    levelName: "c2-collect-data",
    kind: "tally",
    identity: /^strokes/,
    presses: (question) => {
      if (question.kind !== "tally" || question.view.sheet.type !== "strokes") return [];
      const { name = "" } = question.view.sheet.rows[1] ?? {};
      return [/^Số 1,/, new RegExp(`^Hàng ${name}`, "iu"), /^Số 2,/, submit];
    },
  },
  {
    levelName: "c1-dictation-sentence",
    kind: "dictation",
    identity: /./,
    presses: (question) => {
      if (question.kind !== "dictation") return [];
      const word = question.view.tiles?.texts.find((text) => text !== ".") ?? "";
      return [dictationText.tile(word), submit];
    },
  },
  {
    levelName: "c2-timetable",
    kind: "read-table",
    identity: /^lesson/,
    // Tab comes to the first cell below the head, arrow keys go on from there.
    presses: () => ["Tiết 1", "ArrowDown", "Tiết 2", submit],
  },
  {
    levelName: "c2-pick-notes",
    kind: "pay",
    identity: /^exact 700/,
    presses: () => [/^Đặt tờ 200/, /^Lấy lại tờ 200/, /^Đặt tờ 100/, /^Đặt tờ 200/, /^Lấy lại tờ 100/, submit],
  },
  {
    levelName: "c5-calculator",
    kind: "calculator",
    identity: /^one/,
    presses: () => ["1", "cộng", "2", "xoá số vừa bấm", "3", "bằng", submit],
  },
  {
    levelName: "c2-share-groups",
    kind: "sort",
    identity: /^share/,
    presses: (question) => {
      if (question.kind !== "sort" || question.view.pile.type !== "alike" || question.view.sum !== null) return [];
      const { pile, trays } = question.view;
      const { name = "" } = trays[0] ?? {};
      const [more, less] = [sortText.more(name, pile.picture), sortText.less(name, pile.picture)];
      return [more, less, more, submit];
    },
  },
  {
    levelName: "c4-draw-parallel",
    kind: "draw",
    identity: /^straight/,
    // Two presses on one place are no line: an arrow key leads on in between.
    presses: () => [
      "Giấy kẻ ô để vẽ",
      "ArrowDown",
      "Giấy kẻ ô để vẽ",
      "Bỏ nét cuối",
      "Giấy kẻ ô để vẽ",
      "ArrowUp",
      "ArrowRight",
      "Giấy kẻ ô để vẽ",
      submit,
    ],
  },
  {
    levelName: "c1-make-length",
    kind: "slider",
    identity: /^make/,
    presses: ({ kind, key, view }) => {
      if (kind !== "slider") return [];
      const [longer, shorter] = ["Kéo dài thêm 1\u00a0cm", "Rút ngắn lại 1\u00a0cm"];
      const away = view.start < 60 ? longer : shorter;
      const isRight = Math.abs(key.at - view.start) === 10;
      return [away, away === longer ? shorter : longer, away, ...(isRight ? [away] : []), submit];
    },
  },
  {
    levelName: "paragraph",
    kind: "story",
    identity: /^story/,
    presses: ({ kind, view }) =>
      kind === "story"
        ? ["phép cộng", ...view.numbers.map(String), "1", "Bước tiếp", view.units[0]?.full.text ?? "", submit]
        : [],
  },
  {
    levelName: "c3-story-two-steps",
    kind: "steps",
    identity: /^/,
    presses: ({ kind, view }) => {
      if (kind !== "steps") return [];
      const sum = ["1", "cộng", "1", "bằng", "2", `(${view.units[0]})`];
      return [...sum, view.sentences[1]?.text ?? "", ...sum, submit];
    },
  },
  { levelName: "compare-10", kind: "sign", identity: /^numbers/, presses: () => ["Dấu bằng"] },
  {
    levelName: "compare-20",
    kind: "order",
    identity: /^order/,
    presses: ({ view }) => {
      const names = "cards" in view ? view.cards.map((card) => `Thẻ ${card}`) : [];
      return [names[0] ?? "", /Chạm để lấy lại/, ...names, submit];
    },
  },
  {
    levelName: "counting",
    kind: "count",
    identity: /^take/,
    presses: () => [/ 1$/, / 2$/, / 2$/, submit],
  },
  {
    levelName: "ones-units",
    kind: "place-value",
    identity: /^build/,
    presses: () => ["Thêm 1 khối lẻ", "Bớt 1 khối lẻ", "Thêm 1 thanh chục", submit],
  },
  {
    levelName: "ones-units",
    kind: "place-value",
    identity: /^swap/,
    presses: () => ["Đổi 10 khối lấy 1 thanh", "Bớt 1 thanh chục", submit],
  },
  {
    levelName: "c2-blocks-exchange",
    kind: "place-value",
    identity: /^rods \d/,
    presses: () => ["Đổi 10 thanh lấy 1 tấm", "Bớt 1 tấm trăm", submit],
  },
  {
    levelName: "terms-sum",
    kind: "match",
    identity: /^make/,
    presses: ({ view }) => ("labels" in view ? [...view.labels.slice(0, 2).map(({ text }) => text), submit] : []),
  },
  {
    levelName: "c1-split-syllable",
    kind: "fill",
    identity: /^all/,
    presses: (question) => {
      if (question.kind !== "fill") return [];
      const { view, key } = question;
      const tone = view.tones.find((_, place) => place !== key.tone) ?? "ngang";
      const names = [`Âm đầu ${view.initials[key.initial]}`, `Vần ${view.rimes[0]}`];
      return [...names, tone === "ngang" ? "không dấu" : `dấu ${tone}`, submit];
    },
  },
  {
    levelName: "c1-letter-case",
    kind: "pairs",
    identity: /^pairs/,
    presses: ({ view }) => {
      if (!("lefts" in view)) return [];
      const names = view.cards.slice(0, view.lefts.length).map((card) => `Thẻ ${card}`);
      return [names[0] ?? "", /Chạm để lấy lại/, ...names, submit];
    },
  },
  ...["c2-spell-ch-tr", "c3-spell-hoi-nga", "c5-conjunction-pairs"].map(
    (levelName): Way => ({
      levelName,
      kind: "gaps",
      identity: new RegExp(`^${levelName}`),
      presses: (question) => {
        if (question.kind !== "gaps") return [];
        const { view, key } = question;
        const names = key.wrong[0]?.tiles.map((tile) => `Thẻ ${view.tiles[tile]}`) ?? [];
        return [names[0] ?? "", /Chạm để lấy lại/, ...names, submit];
      },
    }),
  ),
  {
    levelName: "c4-mark-subject-predicate",
    kind: "mark-text",
    identity: /\./,
    presses: ({ view }) => {
      if (!("pencils" in view)) return [];
      const words = view.lines.flat();
      const name = (pencil: number) => markTextText.pencil(view.pencils[pencil - 1] ?? "", pencil);
      return [words[0] ?? "", "Xoá hết nét gạch", words[0] ?? "", name(2), words.at(-1) ?? "", submit];
    },
  },
  {
    levelName: "c4-subject-predicate",
    kind: "underline",
    identity: /^c4/,
    presses: ({ view }) =>
      "words" in view
        ? [view.words[0] ?? "", "Xoá nét gạch", view.words[0] ?? "", view.words.at(-1) ?? "", submit]
        : [],
  },
];
