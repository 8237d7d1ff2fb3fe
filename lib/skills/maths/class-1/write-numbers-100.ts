import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { blocks, countedBlocks } from "./blocks.ts";

/** From which number on a form is asked. */
const forms = readTable(
  { numbers: ["least"], words: ["name", "prompt"] },
  `
   0 | choose | Số “{words}” viết thế nào?
   0 | type   | Con viết số “{words}” nhé!
   1 | house  | Nhà Lan mang số {words}. Biển số nhà ghi số nào?
   1 | page   | Minh đọc đến trang {words}. Trang đó ghi số nào?
  50 | age    | Bà của Páo {words} tuổi. Con viết số tuổi của bà nhé!
`,
);

function distractorsOf(number: number): Distractor<number>[] {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (number === 100) {
    return [
      mistake("ZERO", 10, "Đó là số mười. Một trăm viết bằng ba chữ số."),
      mistake("OFF10", 90, "Đó là chín chục. Một trăm nhiều hơn thế."),
      mistake("OFF1", 99, "Một trăm đứng ngay sau số này."),
      mistake("ZERO", 1, "Đây mới là chữ số đầu tiên thôi."),
    ];
  }
  if (tens === 0) {
    return [
      mistake("OFF1", number - 1, "Số này được đếm trước số cần viết."),
      mistake("OFF1", number + 1, "Số này được đếm sau số cần viết."),
      mistake("ZERO", number * 10, "Số cần viết chỉ có một chữ số, con nhé!"),
    ];
  }
  return [
    ...(ones === 0 ? [] : [mistake("SWAP", ones * 10 + tens, "Số chục viết bên trái, số đơn vị viết bên phải nhé!")]),
    ...(ones === 0 ? [] : [mistake("PARTIAL", tens * 10, "Con còn quên các đơn vị.")]),
    mistake("ZERO", tens, "Đó là số chục. Con viết cả số đơn vị nhé!"),
    mistake("OFF10", number + 10, "Con xem lại số chục nhé!"),
    mistake("OFF10", number - 10, "Con xem lại số chục nhé!"),
    mistake("OFF1", number + 1, ones === 9 ? "Số này đứng ngay sau số cần viết." : "Con xem lại số đơn vị nhé!"),
    mistake("OFF1", number - 1, ones === 0 ? "Số này đứng ngay trước số cần viết." : "Con xem lại số đơn vị nhé!"),
  ];
}

function explain(number: number, words: string): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (number === 100) return "Một trăm là 10 chục, viết 100.";
  return tens === 0 ? `Số ${words} viết là ${number}.` : `Số này có ${tens} chục và ${ones} đơn vị. Ta viết ${number}.`;
}

function hintsOf(number: number) {
  if (number === 100) return ["Một trăm là số đứng ngay sau 99.", "Một trăm viết bằng ba chữ số."];
  if (number === 0) return ["Số không nghĩa là không có gì cả."];
  if (number < 10) return ["Số này viết bằng một chữ số.", { say: "Con đếm các khối lẻ.", figures: [blocks(number)] }];
  return [
    "Số này viết bằng hai chữ số: chục rồi đơn vị.",
    { say: "Con đếm số thanh chục và số khối lẻ.", figures: [blocks(number)] },
  ];
}

function ask(number: number, isTyped: boolean, rng: Rng): Question {
  const form = rng.pick(forms.filter(({ least }) => number >= least && (number < 100 || least < 50)));
  const words = numberInWords(number);
  return numberQuestion(rng, {
    prompt: fillGaps(form.prompt, { words }),
    isReadByPupil: true,
    answer: number,
    range: [0, 100],
    distractors: distractorsOf(number),
    hints: hintsOf(number),
    explanation:
      number === 0 || number === 100
        ? explain(number, words)
        : { say: explain(number, words), figures: [countedBlocks(number)] },
    praise: "write",
    identity: `${form.name} ${number}`,
    isTyped,
  });
}

const all = Array.from({ length: 101 }, (_, number) => number);
const isSpecial = (number: number) => [1, 4, 5].includes(number % 10) || number === 100;

const numbers = {
  1: all.filter((number) => number <= 20),
  2: all.filter((number) => number > 20 && !isSpecial(number)),
  3: all.filter((number) => number > 20 && isSpecial(number)),
} as const;

/** Writing numbers to 100 (curriculum, c1-write-numbers-100): to 20, to 99, with mốt, tư, lăm and 100. */
export const writeNumbers100 = defineNumberSkill({
  id: "c1-write-numbers-100",
  classId: "1",
  title: "Viết số đến 100",
  generate: (difficulty, rng) => ask(rng.pick(numbers[difficulty]), difficulty > 1 || rng.int(0, 1) === 0, rng),
});
