import type { Rng } from "#lib/core/rng.ts";
import {
  expanded,
  type Fraction,
  pickProper,
  properFractions,
  writtenFraction,
} from "#lib/questions/fractions/fraction.ts";
import type { PaintView } from "#lib/questions/kinds/paint/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { paintQuestion } from "#lib/skills/drafts/paint-question.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { paintText } from "#lib/text/paint-text.ts";
import { countedPainting, painting } from "./fraction-paintings.ts";

interface Thing extends Pick<PaintView, "form" | "partName"> {
  /** "Băng giấy", where the alternative text begins with it. */
  readonly name: string;
  /** How the whole is told, with the number of its parts. */
  readonly told: (parts: string) => string;
  /** What a fraction of it is called: "băng giấy". */
  readonly of: string;
}

const strip: Thing = {
  form: "bar",
  partName: "square",
  name: "Băng giấy",
  told: (parts) => `Băng giấy có ${parts} bằng nhau.`,
  of: "băng giấy",
};
const circle: Thing = {
  form: "circle",
  partName: "part",
  name: "Hình tròn",
  told: (parts) => `Hình tròn được chia thành ${parts} bằng nhau.`,
  of: "hình tròn",
};
const rectangle: Thing = {
  form: "grid",
  partName: "square",
  name: "Hình chữ nhật",
  told: (parts) => `Hình chữ nhật được chia thành ${parts} vuông bằng nhau.`,
  of: "hình chữ nhật",
};
const dots: Thing = {
  form: "set",
  partName: "dot",
  name: "Nhóm chấm tròn",
  told: (parts) => `Có ${parts}.`,
  of: "số chấm tròn",
};

/** A whole of equal parts of which a fraction is painted. */
interface Task {
  readonly thing: Thing;
  readonly fraction: Fraction;
  /** So many parts make one of the fraction's. */
  readonly by: number;
}

/** Squares and dots lie in rows that are longer than they are many. */
function columnsOf({ form }: Thing, parts: number): number {
  const rows = [5, 4, 3, 2].find((count) => parts % count === 0 && count * count <= parts) ?? 1;
  return form === "grid" || form === "set" ? parts / rows : parts;
}

const counted = ({ thing }: Task, count: number) => paintText.counted(count, thing.partName);

/** "12 : 3 = 4 (ô); 4 × 2 = 8 (ô)." */
function stepsOf(task: Task): string {
  const { fraction, by, thing } = task;
  const { top, bottom } = fraction;
  const unit = paintText.names[thing.partName];
  const share = `${bottom * by} : ${bottom} = ${by} (${unit})`;
  return top === 1 ? `${share}.` : `${share}; ${by} × ${top} = ${by * top} (${unit}).`;
}

/** "Hình tròn được chia thành 8 phần bằng nhau. Con tô màu 3/4 hình tròn nhé!" */
function askToPaint(rng: Rng, task: Task): Question {
  const { thing, fraction, by } = task;
  const { top, bottom } = fraction;
  const [parts, answer] = [bottom * by, top * by];
  const name = paintText.names[thing.partName];
  const isSplit = by > 1;
  return paintQuestion(rng, {
    prompt: `${thing.told(counted(task, parts))} ${rng.pick(["Con tô màu", "Con hãy tô màu"])} ${writtenFraction(fraction)} ${thing.of} nhé!`,
    view: { form: thing.form, parts, columns: columnsOf(thing, parts), partName: thing.partName },
    answer,
    distractors: [
      ...(isSplit
        ? [
            mistake("DATUM", top, `Tử số là số nhóm phải tô. Mỗi nhóm có nhiều ${name} đấy!`),
            mistake("PARTIAL", by, "Con mới tô một nhóm thôi. Con xem tử số để biết phải tô mấy nhóm nhé!"),
            mistake("DATUM", bottom, `Mẫu số cho biết số nhóm bằng nhau, không phải số ${name} cần tô.`),
          ]
        : [mistake("PARTIAL", 1, "Con mới tô một phần thôi. Con xem tử số để biết phải tô mấy phần nhé!")]),
      mistake("PARTIAL", parts - answer, "Con tô nhầm sang phần còn lại rồi. Con đọc lại phân số nhé!"),
      mistake("DATUM", parts, "Con tô hết cả rồi. Tử số bé hơn mẫu số nên chỉ tô một số phần thôi."),
    ],
    hints: isSplit
      ? [
          `Con chia ${counted(task, parts)} thành ${bottom} nhóm bằng nhau.`,
          `Mỗi nhóm là ${writtenFraction({ top: 1, bottom })} ${thing.of}. Con xem tử số để biết phải tô mấy nhóm.`,
        ]
      : ["Mẫu số cho biết tất cả có mấy phần bằng nhau.", "Tử số cho biết phải tô mấy phần."],
    explanation: isSplit
      ? `${stepsOf(task)} Vậy tô ${counted(task, answer)}: ${writtenFraction(fraction)} = ${writtenFraction(expanded(fraction, by))}.`
      : `Có ${counted(task, parts)}, tô ${counted(task, answer)}: ${writtenFraction(fraction)}.`,
    praise: "paint",
    identity: `paint ${thing.form} ${top} ${bottom} ${parts}`,
  });
}

/** As many parts as the fraction has below its bar. */
function buildEvenQuestion(rng: Rng): Question {
  const thing = rng.pick([strip, circle, rectangle, dots]);
  const bottoms = thing === rectangle || thing === dots ? [4, 6, 8] : [2, 3, 4, 5, 6, 7, 8];
  return askToPaint(rng, { thing, fraction: pickProper(rng, bottoms), by: 1 });
}

/** Two or three times as many. */
function buildSplitQuestion(rng: Rng): Question {
  const by = rng.pick([2, 3]);
  const thing = rng.pick([strip, circle, rectangle, dots]);
  const bottoms = by === 2 ? [2, 3, 4, 5, 6] : [2, 3, 4];
  const fraction = pickProper(rng, thing === rectangle && by === 3 ? [2, 4] : bottoms);
  return askToPaint(rng, { thing, fraction, by });
}

/** Many parts, up to nine groups of them. */
function buildManyQuestion(rng: Rng): Question {
  const by = rng.int(2, 4);
  const least = by === 2 ? 7 : 5;
  const fraction = pickProper(
    rng,
    [5, 6, 7, 8, 9].filter((bottom) => bottom >= least),
  );
  return askToPaint(rng, { thing: rng.pick([rectangle, dots]), fraction, by });
}

/** "Băng giấy có 12 ô bằng nhau. 2/3 băng giấy là bao nhiêu ô? Con điền số: 2/3 = …/12" */
function buildWrittenQuestion(rng: Rng): Question {
  const by = rng.pick([2, 3]);
  // One part alone would be as many as it is multiplied by.
  const fraction = rng.pick(properFractions(by === 2 ? [3, 4, 5, 6] : [3, 4]).filter(({ top }) => top > 1));
  const { top, bottom } = fraction;
  const task: Task = { thing: strip, fraction, by };
  const [parts, answer] = [bottom * by, top * by];
  return typedNumberQuestion(rng, {
    prompt: `Băng giấy có ${counted(task, parts)} bằng nhau. ${writtenFraction(fraction)} ${strip.of} là bao nhiêu ${paintText.names[strip.partName]}? Con điền số: ${writtenFraction(fraction)} = …\u2044${parts}`,
    figures: [
      {
        ...painting("bar", strip.name, { top: 0, bottom: parts }),
        alt: `${strip.name} có ${counted(task, parts)} bằng nhau, chưa tô màu.`,
      },
    ],
    answer,
    range: [1, 99],
    distractors: [
      mistake("DATUM", top, "Mẫu số đã nhân với mấy thì tử số cũng phải nhân với số đó."),
      mistake(
        "OP",
        top + parts - bottom,
        "Cộng thêm cùng một số vào tử số và mẫu số thì được phân số không bằng phân số đã cho.",
      ),
      mistake("PARTIAL", by, "Đó mới là số ô của một nhóm. Con xem tử số để biết có mấy nhóm nhé!"),
    ],
    hints: [
      `Con chia ${counted(task, parts)} thành ${bottom} nhóm bằng nhau.`,
      `${bottom} nhân với mấy được ${parts}? Con nhân tử số với số đó.`,
    ],
    explanation: {
      say: `${stepsOf(task)} ${writtenFraction(fraction)} = ${writtenFraction(expanded(fraction, by))}.`,
      figures: [countedPainting("bar", strip.name, { top: answer, bottom: parts })],
    },
    praise: "fraction",
    identity: `written ${top} ${bottom} ${parts}`,
  });
}

/** A fraction is painted (curriculum, c4-fraction-paint): as many parts; two or three times as many; many parts, and an equal fraction. */
export const fractionPaint = defineNumberSkill({
  id: "c4-fraction-paint",
  classId: "4",
  title: "Tô màu theo phân số",
  generate: byDifficulty({
    1: [buildEvenQuestion],
    2: [buildSplitQuestion],
    3: [buildManyQuestion, buildManyQuestion, buildWrittenQuestion],
  }),
});
