import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import { mapDiagram } from "#lib/questions/diagrams/map-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, shortDecimalValue, type Value, wholeValue } from "#lib/questions/values.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { decimalMeasureQuestion } from "./typed-measures.ts";

/** So many centimetres on paper, and what each of them stands for. */
interface Distance {
  readonly onMap: number;
  readonly scale: number;
  readonly unit: "m" | "km";
}

const plans = [
  { scale: 100, least: 4, most: 12, place: "bản vẽ", thing: "chiều dài phòng học" },
  { scale: 200, least: 4, most: 15, place: "bản vẽ", thing: "chiều dài ngôi nhà" },
  { scale: 500, least: 6, most: 20, place: "bản vẽ", thing: "chiều dài sân bóng" },
  { scale: 1000, least: 3, most: 15, place: "bản đồ", thing: "chiều dài sân trường" },
  { scale: 1000, least: 5, most: 30, place: "bản đồ", thing: "chiều dài cây cầu" },
  { scale: 2000, least: 3, most: 20, place: "bản đồ", thing: "chiều dài cánh đồng" },
] as const;

const maps = [
  { scale: 10_000, least: 2, most: 30, place: "bản đồ", thing: "quãng đường từ nhà đến trường" },
  { scale: 50_000, least: 2, most: 20, place: "bản đồ", thing: "quãng đường giữa hai xã" },
  { scale: 100_000, least: 2, most: 30, place: "bản đồ", thing: "quãng đường từ bản đến chợ" },
  { scale: 200_000, least: 3, most: 30, place: "bản đồ", thing: "khoảng cách giữa hai hòn đảo" },
  { scale: 500_000, least: 3, most: 30, place: "bản đồ", thing: "khoảng cách giữa hai tỉnh" },
  { scale: 1_000_000, least: 4, most: 30, place: "bản đồ", thing: "khoảng cách giữa hai thành phố" },
] as const;

const write = (scale: number) => `1 : ${groupNumber(scale)}`;

/** Whole centimetres in a larger unit. */
function lengthValue(centimetres: number, unit: Unit): Value {
  const places = { m: 2, km: 5, cm: 0 }[String(unit)] ?? 0;
  return measureValue(shortDecimalValue(centimetres, places), unit);
}

const textOf = (centimetres: number, unit: "m" | "km") =>
  measure(writeShortDecimal(centimetres, unit === "m" ? 2 : 5), unit);

const rule = (scale: number, place: string) =>
  `Với tỉ lệ ${write(scale)}, 1 cm trên ${place} ứng với ${groupNumber(scale)} cm ngoài thực tế.`;

function realDistractors({ onMap, scale, unit }: Distance): Distractor[] {
  const real = onMap * scale;
  const factor = `1 ${unit} = ${groupNumber(units[unit].size / units.cm.size)} cm`;
  // The one kilometre of the rule would be the answer.
  const isOne = real === units[unit].size / units.cm.size;
  const changed = `Con xem lại cách đổi xăng-ti-mét ra ${units[unit].spoken}${isOne ? " nhé!" : `: ${factor}.`}`;
  const divided = scale / onMap;
  const unturned = `${groupNumber(real)} là số xăng-ti-mét. Con đổi ra ${units[unit].spoken}${isOne ? " nhé!" : `: ${factor}.`}`;
  const shorter = "Con đã chia. Độ dài thật phải dài hơn độ dài trên bản đồ nhiều lần.";
  return [
    mistake("UNIT", lengthValue((real * units[unit].size) / units.cm.size, unit), unturned),
    mistake("UNIT", lengthValue(real / 10, unit), changed),
    mistake("UNIT", lengthValue(real * 10, unit), changed),
    ...(Number.isInteger(divided) && divided < 100_000 && onMap > 1
      ? [mistake("OP", measureValue(wholeValue(divided), unit), shorter)]
      : []),
    ...(unit === "m" ? [] : [mistake("UNIT", lengthValue(real * 100, unit), changed)]),
    mistake("UNIT", lengthValue(real / 100, unit), changed),
  ];
}

const againReal = "Con nhân số xăng-ti-mét trên bản đồ với số đứng sau của tỉ lệ, rồi đổi đơn vị. Con tính lại nhé!";
const againOnMap = "Con đổi độ dài thật ra xăng-ti-mét, rồi chia cho số đứng sau của tỉ lệ. Con tính lại nhé!";

/** A length that is typed; at difficulty 1 as often picked from four. */
function lengthQuestion(
  rng: Rng,
  difficulty: Difficulty,
  draft: QuestionDraft & { readonly unit: Unit; readonly answer: Value; readonly distractors: readonly Distractor[] },
): Question {
  const isPicked = difficulty === 1 && rng.pick([true, false]);
  return isPicked
    ? choiceQuestion(rng, draft)
    : decimalMeasureQuestion(rng, { ...draft, wrong: difficulty === 3 ? againOnMap : againReal });
}

/** "Trên bản đồ tỉ lệ 1 : 10 000, quãng đường … dài 5 cm. Độ dài thật là:" */
function buildRealQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { scale, least, most, place, thing } = rng.pick<(typeof plans)[number] | (typeof maps)[number]>(
    difficulty === 1 ? plans : maps,
  );
  const unit = difficulty === 1 ? "m" : rng.pick(scale < 50_000 ? (["m", "km"] as const) : (["km"] as const));
  const onMap = rng.int(least, most);
  const real = onMap * scale;
  const long = measure(String(onMap), "cm");
  const isDrawn = difficulty === 2 && rng.pick([true, false]);
  const inUnit = unit === "m" ? "mét" : "ki-lô-mét";
  const map = { names: ["A", "B"], length: long } as const;
  const realText = textOf(real, unit);
  const way = `${onMap} × ${groupNumber(scale)} = ${groupNumber(real)} (cm). ${measure(groupNumber(real), "cm")} = ${realText}.`;
  const alt = `A và B cách nhau ${long} trên bản đồ, ${realText} ngoài thực tế.`;
  return lengthQuestion(rng, difficulty, {
    unit,
    prompt: isDrawn
      ? `Bản đồ có tỉ lệ ${write(scale)}. Hai điểm A và B ngoài thực tế cách nhau bao nhiêu ${inUnit}?`
      : `Trên ${place} tỉ lệ ${write(scale)}, ${thing} là ${long}. Độ dài thật tính bằng ${inUnit} là:`,
    figures: isDrawn ? [mapDiagram({ ...map, realLength: null, alt: `Bản đồ: A và B cách nhau ${long}.` })] : [],
    answer: lengthValue(real, unit),
    distractors: realDistractors({ onMap, scale, unit }),
    hints: [
      rule(scale, place),
      `Con lấy số xăng-ti-mét trên ${place} nhân với ${groupNumber(scale)}, rồi đổi ra ${inUnit}.`,
    ],
    explanation: isDrawn ? { say: way, figures: [mapDiagram({ ...map, realLength: realText, alt })] } : way,
    praise: "convert",
    identity: `real ${onMap} ${scale} ${unit} ${isDrawn} ${thing}`,
  });
}

/** "Trên bản đồ tỉ lệ 1 : 10 000, 1 cm ứng với độ dài thật là:" */
function buildOneQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { scale, place } = rng.pick<(typeof plans)[number] | (typeof maps)[number]>(difficulty === 1 ? plans : maps);
  const unit = difficulty === 1 ? "m" : "km";
  const onMap = rng.int(1, 9);
  const long = measure(String(onMap), "cm");
  return lengthQuestion(rng, difficulty, {
    unit,
    prompt: `Trên ${place} tỉ lệ ${write(scale)}, ${long} ứng với độ dài thật là:`,
    answer: lengthValue(onMap * scale, unit),
    distractors: realDistractors({ onMap, scale, unit }),
    hints: [rule(scale, place), `Con nhân ${long} với ${groupNumber(scale)}, rồi đổi đơn vị.`],
    explanation: `${onMap} × ${groupNumber(scale)} = ${groupNumber(onMap * scale)} (cm). ${measure(groupNumber(onMap * scale), "cm")} = ${textOf(onMap * scale, unit)}.`,
    praise: "convert",
    identity: `one ${onMap} ${scale}`,
  });
}

/** "Quãng đường thật dài 5 km. Trên bản đồ tỉ lệ 1 : 100 000, quãng đường đó dài:" */
function buildOnMapQuestion(rng: Rng): Question {
  const { scale, least, most, place, thing } = rng.pick<(typeof plans)[number] | (typeof maps)[number]>([
    ...plans,
    ...maps,
  ]);
  const unit = scale >= 50_000 ? "km" : "m";
  const onMap = rng.int(least, most);
  const real = textOf(onMap * scale, unit);
  const changed = `Con xem lại cách đổi ${real} ra xăng-ti-mét.`;
  return lengthQuestion(rng, 3, {
    unit: "cm",
    prompt: `Ngoài thực tế, ${thing} là ${real}. Trên ${place} tỉ lệ ${write(scale)}, độ dài đó là:`,
    answer: lengthValue(onMap, "cm"),
    distractors: [
      mistake("UNIT", lengthValue(onMap * 10, "cm"), changed),
      mistake("UNIT", measureValue(shortDecimalValue(onMap, 1), "cm"), changed),
      mistake("UNIT", lengthValue(onMap * 100, "cm"), changed),
      mistake(
        "DATUM",
        measureValue(shortDecimalValue(onMap * scale, unit === "m" ? 2 : 5), "cm"),
        `Đó là số đo của độ dài thật. Con đổi ra xăng-ti-mét rồi chia cho ${groupNumber(scale)}.`,
      ),
      mistake(
        "UNIT",
        measureValue(wholeValue(onMap * scale), "cm"),
        `Con mới đổi độ dài thật ra xăng-ti-mét. Con chia tiếp cho ${groupNumber(scale)}.`,
      ),
      mistake("OFF1", lengthValue(onMap + 1, "cm"), "Con chia lại nhé!"),
    ],
    hints: [rule(scale, place), `Con đổi ${real} ra xăng-ti-mét, rồi chia cho ${groupNumber(scale)}.`],
    explanation: `${real} = ${measure(groupNumber(onMap * scale), "cm")}; ${groupNumber(onMap * scale)} : ${groupNumber(scale)} = ${onMap} (cm).`,
    praise: "convert",
    identity: `map ${onMap} ${scale} ${thing}`,
  });
}

/** "Cây cầu dài 150 m, trên bản đồ dài 15 cm. Tỉ lệ bản đồ là:" */
function buildScaleQuestion(rng: Rng): Question {
  const { scale, least, most, place, thing } = rng.pick<(typeof plans)[number] | (typeof maps)[number]>([
    ...plans,
    ...maps,
  ]);
  const unit = scale >= 50_000 ? "km" : "m";
  const onMap = rng.int(least, most);
  const real = textOf(onMap * scale, unit);
  const feedback = `Con xem lại cách đổi ${real} ra xăng-ti-mét nhé!`;
  const entry = (value: number) => [String(value)];
  return boxesQuestion(rng, {
    prompt: `Ngoài thực tế, ${thing} là ${real}. Trên ${place}, độ dài đó là ${measure(String(onMap), "cm")}. Tỉ lệ ${place} là:`,
    parts: [
      { type: "text", text: "1 :" },
      { type: "box", box: wholeBox("số đứng sau của tỉ lệ", 9) },
    ],
    values: entry(scale),
    answer: { text: write(scale), spoken: toSpoken(`tỉ lệ ${write(scale)}`).replace("tỉ lệ ", "") },
    distractors: [
      mistake(
        "PARTIAL",
        entry(onMap * scale),
        `Đó là độ dài thật tính bằng xăng-ti-mét. Con chia tiếp cho ${onMap} nhé!`,
      ),
      ...[scale / 100_000, scale / 1000, scale / 100, scale / 10, scale * 10, scale * 100].map((value) =>
        mistake("UNIT", entry(value), feedback),
      ),
      mistake(
        "OP",
        entry(onMap * onMap * scale),
        `Con đã nhân với ${onMap}. Con lấy độ dài thật chia cho độ dài trên ${place}.`,
      ),
    ],
    wrong: [feedback],
    hints: [
      "Tỉ lệ cho biết độ dài thật gấp bao nhiêu lần độ dài trên bản đồ.",
      `Con đổi ${real} ra xăng-ti-mét, rồi chia cho ${onMap}.`,
    ],
    explanation: `${real} = ${measure(groupNumber(onMap * scale), "cm")}; ${groupNumber(onMap * scale)} : ${onMap} = ${groupNumber(scale)}. Đó là tỉ lệ ${write(scale)}.`,
    praise: "convert",
    identity: `scale ${onMap} ${scale} ${thing}`,
  });
}

/** The scale of a map (curriculum, c5-map-scale): centimetres to metres; to kilometres; from real to the map. */
export const mapScale = defineNumberSkill({
  id: "c5-map-scale",
  classId: "5",
  title: "Tỉ lệ bản đồ",
  generate: byDifficulty({
    1: [buildRealQuestion, buildRealQuestion, buildOneQuestion],
    2: [buildRealQuestion, buildRealQuestion, buildOneQuestion],
    3: [buildOnMapQuestion, buildOnMapQuestion, buildScaleQuestion],
  }),
});
