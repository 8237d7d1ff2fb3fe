import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { polylineDiagram } from "#lib/questions/diagrams/polyline-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, plainValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { carrySlip } from "#lib/skills/maths/carry-codes.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";

const range = [1, 1000] as const;
const letters = ["A", "B", "C", "D", "E"] as const;
const lows = [{ y: 140 }, { y: 60 }] as const;

function cm(value: number): string {
  return measure(String(value), "cm");
}

interface Parts {
  /** In centimetres. */
  readonly lengths: readonly number[];
  /** As they stand in the drawing: "5 cm", "2 dm". */
  readonly written: readonly string[];
}

/** Two parts; three; three or four of which one is in decimetres. */
function pickParts(rng: Rng, difficulty: Difficulty): Parts {
  if (difficulty < 3) {
    const lengths = Array.from({ length: difficulty + 1 }, () => rng.int(3, difficulty === 1 ? 15 : 30));
    return { lengths, written: lengths.map(cm) };
  }
  const tens = rng.int(0, 2);
  const lengths = Array.from({ length: rng.int(3, 4) }, (_, place) =>
    place === tens ? rng.int(1, 4) * 10 : rng.int(3, 19),
  );
  const written = lengths.map((length, place) => (place === tens ? measure(String(length / 10), "dm") : cm(length)));
  return { lengths, written };
}

/** A zigzag; longer parts reach farther to the right, as far as the card allows. */
function zigzagOf(rng: Rng, lengths: readonly number[]): Point[] {
  const reaches = lengths.map((length) => length + total(lengths));
  const scale = 250 / total(reaches);
  const start = rng.int(0, 1);
  return [0, ...lengths].map((_, place) => ({
    x: Math.round(35 + total(reaches.slice(0, place)) * scale),
    y: (lows[(place + start) % 2]?.y ?? 60) + rng.int(-8, 8),
  }));
}

function drawing(points: readonly Point[], lengths: readonly string[], alt: string): DiagramFigure {
  return polylineDiagram({ points, names: letters.slice(0, points.length), lengths, alt });
}

/** The polyline with all its parts in centimetres, and below it how they are reckoned with. */
function worked(points: readonly Point[], lengths: readonly number[], work: string): DiagramFigure {
  const figure = drawing(points, lengths.map(cm), `Đường gấp khúc có các đoạn ${lengths.map(cm).join(", ")}.`);
  return { ...figure, height: 222, marks: [...figure.marks, { form: "label", x: 160, y: 205, text: work }] };
}

/** Said to ten too few: a 1 is carried only where the ones come to ten or more, and one part may be just that long. */
function carryFeedback(lengths: readonly number[]): string {
  if (lengths.includes(10)) return "Con xem đã cộng đủ các đoạn chưa nhé!";
  return total(lengths.map((length) => length % 10)) > 9
    ? "Con cộng lại và nhớ sang hàng chục nhé!"
    : "Số này còn bé. Con cộng lại hàng chục nhé!";
}

function distractorsOf({ lengths, written }: Parts): readonly Distractor<number>[] {
  const length = total(lengths);
  const forgotten = "Con còn quên một đoạn. Con cộng đủ các đoạn nhé!";
  const unchanged = written.map((text, place) =>
    text.endsWith("dm") ? (lengths[place] ?? 0) / 10 : (lengths[place] ?? 0),
  );
  return [
    ...(written.some((text) => text.endsWith("dm"))
      ? [mistake("UNIT", total(unchanged), "Con đổi đề-xi-mét ra xăng-ti-mét trước nhé!")]
      : []),
    mistake("PARTIAL", length - (lengths.at(-1) ?? 0), forgotten),
    mistake("PARTIAL", length - (lengths[0] ?? 0), forgotten),
    mistake("PARTIAL", length - (lengths[1] ?? 0), forgotten),
    carrySlip(lengths, -10, carryFeedback(lengths)),
    mistake("OFF10", length + 10, "Số này lớn quá. Con cộng lại hàng chục nhé!"),
    mistake("OFF1", length - 1, "Hơi bé một chút. Con cộng lại hàng đơn vị nhé!"),
    mistake("OFF1", length + 1, "Hơi lớn một chút. Con cộng lại hàng đơn vị nhé!"),
  ];
}

/** A drawn polyline with measured parts: "Độ dài đường gấp khúc là:" */
function buildLengthQuestion(rng: Rng, difficulty: Difficulty): Question {
  const parts = pickParts(rng, difficulty);
  const { lengths, written } = parts;
  const name = letters.slice(0, lengths.length + 1).join("");
  const last = letters[lengths.length];
  const prompts = [
    `Đường gấp khúc ${name} dài bao nhiêu xăng-ti-mét?`,
    `Ốc sên bò từ A đến ${last}. Ốc sên bò bao nhiêu xăng-ti-mét?`,
    "Đường gấp khúc trong hình dài bao nhiêu xăng-ti-mét?",
    "Con kiến bò theo đường gấp khúc. Kiến bò bao nhiêu xăng-ti-mét?",
  ];
  const place = rng.int(0, 3);
  const length = total(lengths);
  const isMixed = difficulty === 3;
  const mixedAt = written.findIndex((text) => text.endsWith("dm"));
  const points = zigzagOf(rng, lengths);
  const work = `${lengths.join(" + ")} = ${length}`;
  const changed = mixedAt < 0 ? "" : `${written[mixedAt]} = ${cm(lengths[mixedAt] ?? 0)}. `;
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: [drawing(points, written, "Một đường gấp khúc có ghi độ dài các đoạn.")],
    answer: length,
    distractors: distractorsOf(parts),
    range,
    isTyped: difficulty > 1 || rng.int(0, 1) === 1,
    hints: [
      "Độ dài đường gấp khúc bằng tổng độ dài các đoạn thẳng.",
      isMixed
        ? "1 dm = 10 cm. Con đổi ra xăng-ti-mét rồi cộng."
        : "Con cộng hết độ dài các đoạn, không bỏ sót đoạn nào.",
    ],
    explanation: {
      say: `${changed}Cộng độ dài các đoạn: ${work} (cm).`,
      figures: [worked(points, lengths, `${work} (cm)`)],
    },
    praise: "measure",
    identity: `length ${place} ${written.join()}`,
  });
}

/** "Đường gấp khúc gồm hai đoạn dài 4 cm và 7 cm. Độ dài là:" */
function buildToldQuestion(rng: Rng): Question {
  const parts = pickParts(rng, 1);
  const [a = 0, b = 0] = parts.lengths;
  const points = zigzagOf(rng, parts.lengths);
  const work = `${a} + ${b} = ${a + b} (cm)`;
  return numberQuestion(rng, {
    prompt: `Đường gấp khúc có hai đoạn ${cm(a)} và ${cm(b)}. Độ dài là:`,
    figures: [drawing(points, parts.written, "Một đường gấp khúc có hai đoạn.")],
    answer: a + b,
    write: (value) => measureValue(plainValue(value), "cm"),
    distractors: [
      mistake("PARTIAL", a, "Con mới tính một đoạn. Con cộng cả hai đoạn nhé!"),
      mistake("OP", Math.abs(a - b), "Con làm phép cộng nhé!"),
      mistake("PARTIAL", b, "Con mới tính một đoạn. Con cộng cả hai đoạn nhé!"),
      carrySlip([a, b], -10, carryFeedback([a, b])),
    ],
    range,
    hints: ["Con gộp độ dài hai đoạn lại.", `Con tính ${a} + ${b}.`],
    explanation: { say: `Cộng độ dài hai đoạn: ${work}.`, figures: [worked(points, parts.lengths, work)] },
    praise: "measure",
    identity: `told ${a} ${b}`,
  });
}

/** "Đường gấp khúc ABC dài 12 cm. Đoạn BC dài:" One part is written as "?". */
function buildPartQuestion(rng: Rng): Question {
  const { lengths } = pickParts(rng, 1);
  const [a = 0, b = 0] = lengths;
  const isFirst = rng.int(0, 1) === 1;
  const [known, answer] = isFirst ? [b, a] : [a, b];
  const written = isFirst ? ["?", cm(b)] : [cm(a), "?"];
  const points = zigzagOf(rng, lengths);
  const work = `${a + b} − ${known} = ${answer} (cm)`;
  return numberQuestion(rng, {
    prompt: `Đường gấp khúc dài ${cm(a + b)}. Đoạn ${isFirst ? "AB" : "BC"} dài bao nhiêu xăng-ti-mét?`,
    figures: [drawing(points, written, "Đường gấp khúc hai đoạn, một đoạn chưa biết.")],
    answer,
    distractors: [
      mistake("OP", a + b + known, "Con tìm một phần, nên làm phép trừ nhé!"),
      mistake("DATUM", known, "Đây là đoạn đã biết. Con tìm đoạn kia nhé!"),
      mistake("DATUM", a + b, "Đây là độ dài cả đường gấp khúc."),
      mistake("OFF1", answer + 1, "Hơi lớn một chút. Con trừ lại nhé!"),
      mistake("OFF1", answer - 1, "Hơi bé một chút. Con trừ lại nhé!"),
    ],
    range,
    isTyped: true,
    hints: ["Con lấy độ dài cả đường trừ đi đoạn đã biết."],
    explanation: {
      say: `Lấy cả đường trừ đi đoạn đã biết: ${work}.`,
      figures: [worked(points, lengths, work)],
    },
    praise: "measure",
    identity: `part ${isFirst} ${a} ${b}`,
  });
}

/** The length of a polyline (curriculum, c2-polyline-length): 2 parts; 3 parts; 3 or 4 with dm and cm. */
export const polylineLength = defineGeometrySkill({
  id: "c2-polyline-length",
  classId: "2",
  title: "Độ dài đường gấp khúc",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.int(0, 2) === 0 ? buildToldQuestion(rng) : buildLengthQuestion(rng, 1);
    if (difficulty === 2) return rng.int(0, 3) === 0 ? buildPartQuestion(rng) : buildLengthQuestion(rng, 2);
    return buildLengthQuestion(rng, 3);
  },
});
