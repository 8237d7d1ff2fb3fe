import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { wholeBar } from "#lib/questions/bar-models/whole-bar.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import type { TwoStepProblem } from "./two-step-problem.ts";

const packed = [
  { who: "Mẹ có", holder: "hộp", thing: "cái bánh", name: "cái", loose: "cái bánh để ngoài" },
  { who: "Cô giáo có", holder: "bó", thing: "que tính", name: "que", loose: "que tính rời" },
  { who: "Bác Tư có", holder: "rổ", thing: "quả trứng", name: "quả", loose: "quả trứng để riêng" },
  { who: "Kho có", holder: "thùng", thing: "chai nước", name: "chai", loose: "chai nước lẻ" },
] as const;

/** "Mẹ có 4 hộp, mỗi hộp 6 cái bánh, và 5 cái bánh để ngoài. Có tất cả bao nhiêu cái bánh?" */
function describePacked(rng: Rng): TwoStepProblem {
  const { who, holder, thing, name, loose } = rng.pick(packed);
  const [groups, each, rest] = [rng.int(3, 8), rng.int(5, 10), rng.int(3, 9)];
  const inside = groups * each;
  return {
    prompt: `${who} ${groups} ${holder}, mỗi ${holder} ${each} ${thing}, và ${rest} ${loose}. Có tất cả bao nhiêu ${thing}?`,
    name,
    answer: inside + rest,
    steps: [
      `Trong ${groups} ${holder} có: ${each} × ${groups} = ${inside} (${name})`,
      `Tất cả có: ${inside} + ${rest} = ${inside + rest} (${name})`,
    ],
    first: `trong ${groups} ${holder} có bao nhiêu ${thing}`,
    firstSum: `${each} × ${groups}`,
    distractors: [
      mistake("PARTIAL", inside, `Con quên ${rest} ${loose} rồi.`),
      mistake("OP", groups + each + rest, `Mỗi ${holder} đều có ${each} ${thing}. Con làm phép nhân nhé!`),
      mistake("ORDER", (each + rest) * groups, `Chỉ có ${rest} ${loose} thôi, con cộng sau cùng.`),
      mistake("OP", inside - rest, "Con gộp tất cả lại thì cộng vào."),
    ],
    figure: wholeBar({
      parts: [
        ...Array.from({ length: groups }, (_, place) => ({ size: each, label: place === 0 ? String(each) : null })),
        { size: rest, label: String(rest) },
      ],
      whole: "?",
    }),
    identity: `packed ${groups} ${each} ${rest}`,
  };
}

const taken = readTable(
  { numbers: [], words: ["start", "thing", "name", "verb", "holder", "end"] },
  `
  Cô có        | bông hoa | bông  | cắm  | lọ   | Cô còn lại bao nhiêu bông hoa?
  Mẹ có        | quả cam  | quả   | xếp  | đĩa  | Mẹ còn lại bao nhiêu quả cam?
  Thầy có      | quyển vở | quyển | tặng | bạn  | Thầy còn lại bao nhiêu quyển vở?
  Cuộn dây dài | m        | m     | cắt  | đoạn | Cuộn dây còn lại bao nhiêu mét?
`,
);

/** "Cô có 50 bông hoa, cắm 6 lọ, mỗi lọ 7 bông. Cô còn lại bao nhiêu bông hoa?" */
function describeTaken(rng: Rng): TwoStepProblem {
  const { start, thing, name, verb, holder, end } = rng.pick(taken);
  const [groups, each, picked] = [rng.int(3, 8), rng.int(3, 9), rng.int(5, 25)];
  const used = groups * each;
  // What is left is never what the first step finds.
  const rest = picked === used ? picked - 1 : picked;
  const whole = used + rest;
  const write = writeWith(name);
  return {
    prompt: `${start} ${whole} ${thing}, ${verb} ${groups} ${holder}, mỗi ${holder} ${write(each).line.text}. ${end}`,
    name,
    answer: rest,
    steps: [`Đã ${verb}: ${each} × ${groups} = ${used} (${name})`, `Còn lại: ${whole} − ${used} = ${rest} (${name})`],
    first: `đã ${verb} tất cả bao nhiêu`,
    firstSum: `${each} × ${groups}`,
    distractors: [
      mistake("PARTIAL", used, `Đó là số đã ${verb}. Đề bài hỏi còn lại.`),
      mistake(
        "OP",
        whole - groups - each,
        `Mỗi ${holder} đều có ${write(each).line.text}. Con làm phép nhân trước nhé!`,
      ),
      mistake("OP", whole + used, "Hỏi còn lại thì con trừ đi."),
      mistake("PARTIAL", whole - each, `Con mới trừ một ${holder}. Con trừ đủ các ${holder} nhé!`),
    ],
    figure: wholeBar({
      parts: [
        ...Array.from({ length: groups }, (_, place) => ({ size: each, label: place === 0 ? String(each) : null })),
        { size: rest, label: "?" },
      ],
      whole: write(whole).line.text,
    }),
    identity: `taken ${name} ${whole} ${groups} ${each}`,
  };
}

/** A story of equal groups and something beside them. */
export function pickGroupsAndRest(rng: Rng): TwoStepProblem {
  return rng.pick([describePacked, describeTaken])(rng);
}
