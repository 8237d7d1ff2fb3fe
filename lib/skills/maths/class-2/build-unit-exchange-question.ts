import type { Rng } from "#lib/core/rng.ts";
import { placeBlocks } from "#lib/questions/place-value/place-blocks.ts";
import type { Question } from "#lib/questions/question.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { tieWords } from "#lib/text/tie-words.ts";
import { none, partsOf, ringed } from "./block-parts.ts";
import { hundredBlocks } from "./hundreds.ts";

const inHundreds = [
  { type: "box", box: wholeBox("số trăm", 2) },
  { type: "text", text: "trăm" },
  { type: "box", box: wholeBox("số chục", 2) },
  { type: "text", text: "chục" },
] as const;

/** What was written into the boxes of hundreds and tens by mistake, of so many tens beside some hundreds. */
function exchangeDistractors(hundreds: number, tens: number): readonly Distractor<readonly (string | null)[]>[] {
  const [more, rest] = [Math.floor(tens / 10), tens % 10];
  const whole = hundreds + more;
  const typed = (...numbers: readonly number[]) => numbers.map(String);
  return [
    mistake("PARTIAL", typed(hundreds, tens), tieWords("Con chưa đổi. Cứ 10 chục thì đổi được 1 trăm nhé!")),
    mistake("PARTIAL", typed(whole, tens), "Đổi ra trăm rồi thì chục còn lẻ ít đi. Con đếm lại nhé!"),
    mistake("PARTIAL", typed(hundreds, rest), "Con bỏ quên các chục đã đổi. Con thêm vào số trăm nhé!"),
    mistake("SWAP", typed(rest, whole), "Số trăm và số chục đổi chỗ rồi. Con viết lại nhé!"),
    mistake("PLACE", typed(whole, rest * 10), "Ô sau hỏi mấy chục. Con viết một chữ số thôi nhé!"),
  ];
}

const wrongBoxes = ["Con đếm lại số trăm nhé!", "Con đếm lại số chục còn lẻ nhé!"] as const;

/** Rods in a picture: "Đổi 10 chục lấy 1 trăm. Đổi xong có mấy trăm, mấy chục?" */
export function buildDrawnQuestion(rng: Rng): Question {
  const start = { ...none, hundreds: rng.int(0, 5), tens: rng.int(11, 19) };
  const right = { ...none, hundreds: start.hundreds + 1, tens: start.tens - 10 };
  const drawn = placeBlocks(start, { hasHundreds: true, marked: [], isTenRinged: false });
  return boxesQuestion(rng, {
    prompt: tieWords("Đổi 10 chục lấy 1 trăm. Đổi xong có mấy trăm, mấy chục?"),
    figures: [drawn],
    parts: inHundreds,
    values: [String(right.hundreds), String(right.tens)],
    distractors: exchangeDistractors(start.hundreds, start.tens),
    wrong: wrongBoxes,
    answer: partsOf(right),
    hints: [
      { say: tieWords("10 thanh chục trong vòng đổi được 1 tấm trăm."), figures: [ringed(start, true)] },
      start.hundreds === 0
        ? "Con đếm số thanh chục còn lẻ ở ngoài vòng."
        : "Con thêm 1 tấm vào số trăm. Rồi con đếm các thanh ở ngoài vòng.",
    ],
    explanation: {
      say: tieWords(`10 chục đổi được 1 trăm. Có tất cả ${partsOf(right)}.`),
      figures: [hundredBlocks(right.hundreds * 100 + right.tens * 10)],
    },
    praise: "exchange",
    identity: `drawn ${start.hundreds} ${start.tens}`,
  });
}

/** The plates of round hundreds; ten of them do not fit on their mat. */
const plates = (hundreds: number) => (hundreds < 10 ? [hundredBlocks(hundreds * 100)] : []);

/** "400 gồm bao nhiêu chục?" */
export function buildTensOfQuestion(rng: Rng): Question {
  const hundreds = rng.int(2, 10);
  const [number, answer] = [hundreds * 100, hundreds * 10];
  const wording = rng.int(0, 2);
  const prompts = [
    `${number} gồm bao nhiêu chục?`,
    hundreds === 10 ? "1 nghìn bằng bao nhiêu chục?" : `${hundreds} trăm bằng bao nhiêu chục?`,
    `Điền số: ${hundreds} trăm = … chục`,
  ] as const;
  const given = wording === 0 ? [mistake("DATUM", number, "Con viết lại số đã cho rồi. Con đếm theo chục nhé!")] : [];
  return typedNumberQuestion(rng, {
    prompt: tieWords(prompts[wording] ?? prompts[0]),
    answer,
    range: [1, 1000],
    step: 10,
    distractors: [
      mistake("PLACE", hundreds, tieWords("Đó là số trăm. Mỗi trăm là 10 chục. Con đổi ra chục nhé!")),
      ...given,
      mistake("ZERO", number, "Con viết thừa một chữ số 0. Con đếm theo chục nhé!"),
      mistake("OP", hundreds + 10, tieWords("Mỗi trăm đều là 10 chục. Con đếm thêm 10 cho từng trăm nhé!")),
    ],
    hints: [
      tieWords("Mỗi trăm đổi được 10 chục."),
      {
        say: tieWords(`Cứ mỗi trăm con đếm thêm 10 chục. Đủ ${hundreds} trăm thì con dừng.`),
        figures: plates(hundreds),
      },
    ],
    explanation: tieWords(
      `${hundreds === 10 ? "1 nghìn là 10 trăm. " : ""}1 trăm là 10 chục nên ${hundreds} trăm là ${answer} chục.`,
    ),
    praise: "convert",
    identity: `tens of ${wording} ${number}`,
  });
}

/** "40 chục bằng mấy trăm?", "1000 gồm mấy trăm?" */
export function buildHundredsOfQuestion(rng: Rng): Question {
  const answer = rng.int(2, 10);
  const [tens, number] = [answer * 10, answer * 100];
  const isThousand = answer === 10;
  const wording = isThousand ? 2 : rng.int(0, 2);
  const prompts = [
    `${tens} chục bằng mấy trăm?`,
    `Điền số: ${tens} chục = … trăm`,
    isThousand ? "1 nghìn bằng mấy trăm?" : `Gom ${tens} thanh chục thì đổi được mấy tấm trăm?`,
  ] as const;
  return typedNumberQuestion(rng, {
    prompt: tieWords(prompts[wording] ?? prompts[0]),
    answer,
    range: [1, 1000],
    distractors: [
      ...(isThousand ? [] : [mistake("DATUM", tens, `Đó là số chục. Con đổi ra trăm nhé!`)]),
      mistake("PLACE", number, "Đó là số đơn vị. Con đếm xem có mấy trăm nhé!"),
    ],
    hints: isThousand
      ? ["Con đếm thêm từng trăm, từ 1 trăm đến 1 nghìn.", "9 trăm thêm 1 trăm là 1 nghìn."].map(tieWords)
      : [
          tieWords("Cứ gom đủ 10 chục thì đổi được 1 trăm."),
          tieWords(`Con đếm xem ${tens} chục gom được mấy lần 10 chục.`),
        ],
    explanation: tieWords(
      isThousand
        ? `${answer} trăm gộp lại là 1 nghìn. Vậy 1 nghìn bằng ${answer} trăm.`
        : `10 chục là 1 trăm nên ${tens} chục là ${answer} trăm.`,
    ),
    praise: "convert",
    identity: `hundreds of ${wording} ${tens}`,
  });
}

const bundles = [
  { told: "Mỗi bó có 1 chục bông hoa.", of: "bó", thing: "bông", named: "bông hoa" },
  { told: "Mỗi hộp có 1 chục chiếc bút.", of: "hộp", thing: "chiếc", named: "chiếc bút" },
  { told: "Mỗi vỉ có 1 chục quả trứng.", of: "vỉ", thing: "quả", named: "quả trứng" },
  { told: "Mỗi bó có 1 chục que tính.", of: "bó", thing: "que", named: "que tính" },
  { told: "Mỗi túi có 1 chục cái kẹo.", of: "túi", thing: "cái", named: "cái kẹo" },
] as const;

/** "26 chục gồm mấy trăm, mấy chục?", or bundles of ten that are told of. */
export function buildMixedQuestion(rng: Rng): Question {
  const right = { ...none, hundreds: rng.int(1, 9), tens: rng.int(1, 9) };
  const tens = right.hundreds * 10 + right.tens;
  const bundle = rng.int(0, 1) === 0 ? null : rng.pick(bundles);
  const isAsked = rng.int(0, 1) === 0;
  const whole =
    bundle === null
      ? `${tens} chục gồm ${partsOf(right)}`
      : `${tens} ${bundle.of} có ${partsOf(right)} ${bundle.named}`;
  const plain = isAsked ? `${tens} chục gồm mấy trăm, mấy chục?` : `Đổi ${tens} chục ra trăm và chục nhé!`;
  return boxesQuestion(rng, {
    prompt: tieWords(
      bundle === null ? plain : `${bundle.told} ${tens} ${bundle.of} có mấy trăm, mấy chục ${bundle.thing}?`,
    ),
    parts: inHundreds,
    values: [String(right.hundreds), String(right.tens)],
    distractors: exchangeDistractors(0, tens),
    wrong: wrongBoxes,
    answer: partsOf(right),
    hints: [
      tieWords(
        bundle === null
          ? "Cứ 10 chục thì đổi được 1 trăm."
          : `Mỗi ${bundle.of} là 1 chục. Cứ 10 chục thì đổi được 1 trăm.`,
      ),
      tieWords(`Con tách ${tens} chục thành ${right.hundreds * 10} chục và phần còn lẻ.`),
    ],
    explanation: tieWords(
      `${right.hundreds * 10} chục là ${right.hundreds} trăm, còn lẻ ${right.tens} chục. Vậy ${whole}.`,
    ),
    praise: "convert",
    identity: `mixed ${tens} ${bundle === null ? isAsked : `${bundle.of} ${bundle.thing}`}`,
  });
}

/** "3 trăm và 5 chục là bao nhiêu chục?" */
export function buildAllTensQuestion(rng: Rng): Question {
  const [hundreds, tens] = [rng.int(1, 9), rng.int(1, 9)];
  const answer = hundreds * 10 + tens;
  const wording = rng.int(0, 1);
  const prompts = [
    `${hundreds} trăm và ${tens} chục là bao nhiêu chục?`,
    `Điền số: ${hundreds} trăm ${tens} chục = … chục`,
  ] as const;
  return typedNumberQuestion(rng, {
    prompt: tieWords(prompts[wording] ?? prompts[0]),
    answer,
    range: [1, 1000],
    step: 10,
    distractors: [
      mistake("OP", hundreds + tens, tieWords("Con cộng số trăm với số chục rồi. Con đổi trăm ra chục nhé!")),
      ...(hundreds === tens
        ? []
        : [mistake("SWAP", tens * 10 + hundreds, "Con xem lại số nào là trăm, số nào là chục nhé!")]),
      mistake("ZERO", answer * 10, "Con viết thừa một chữ số 0. Con đếm theo chục nhé!"),
      mistake("PARTIAL", hundreds * 10, "Con mới đổi số trăm. Con thêm các chục còn lại nhé!"),
    ],
    hints: [
      tieWords("Mỗi trăm đổi được 10 chục."),
      tieWords(`Con đổi ${hundreds} trăm ra chục, rồi thêm ${tens} chục.`),
    ],
    explanation: tieWords(`${hundreds} trăm là ${hundreds * 10} chục, thêm ${tens} chục là ${answer} chục.`),
    praise: "convert",
    identity: `all tens ${wording} ${hundreds} ${tens}`,
  });
}
