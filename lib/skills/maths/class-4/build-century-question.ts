import type { Rng } from "#lib/core/rng.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import { writeRoman } from "#lib/core/write-roman.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Value, wordsValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";

/** What happened in a year of Vietnamese history, as the books tell it. */
const events = [
  ["Khởi nghĩa Hai Bà Trưng nổ ra", 40],
  ["Ngô Quyền chiến thắng quân Nam Hán trên sông Bạch Đằng", 938],
  ["Lý Thái Tổ dời đô về Thăng Long", 1010],
  ["Nhà Trần được thành lập", 1226],
  ["Lê Lợi lên ngôi vua", 1428],
  ["Quang Trung đại phá quân Thanh", 1789],
  ["Bác Hồ đọc Tuyên ngôn Độc lập", 1945],
  ["Chiến thắng Điện Biên Phủ", 1954],
  ["Đất nước thống nhất", 1975],
  ["Kỉ niệm 1000 năm Thăng Long – Hà Nội", 2010],
] as const;

const centuryOf = (year: number) => Math.ceil(year / 100);

const centuryText = (century: number) => `thế kỉ ${writeRoman(century)}`;

const centuryValue = (century: number): Value => wordsValue(centuryText(century));

function distractorsOf(century: number): Distractor[] {
  const rule = "Con xem lại: thế kỉ thứ nhất từ năm 1 đến năm 100, thế kỉ thứ hai từ năm 101 đến năm 200.";
  // No further than the century after ours: nobody takes a known year for one to come.
  return [-1, 1, -2, 2, -3, 3]
    .map((by) => century + by)
    .filter((each) => each >= 1 && each <= Math.max(21, century + 1))
    .map((each) => mistake("OFF1", centuryValue(each), rule));
}

/** "Từ năm 1901 đến năm 2000 là thế kỉ XX, nên năm 1945 thuộc thế kỉ XX." */
function spanText(century: number, year: number): string {
  const text = centuryText(century);
  return `Từ năm ${(century - 1) * 100 + 1} đến năm ${century * 100} là ${text}, nên năm ${year} thuộc ${text}.`;
}

function pickYear(rng: Rng): number {
  const century = rng.int(5, 21);
  // The last year of a century and the first one of the next are the ones to look at twice.
  const within = rng.pick([0, 1, rng.int(2, 99), rng.int(2, 99), rng.int(2, 99)]);
  return Math.min((century - 1) * 100 + (within === 0 ? 100 : within), 2024);
}

/** "Năm 1945 thuộc thế kỉ nào?" */
export function buildOfYearQuestion(rng: Rng): Question {
  const isEvent = rng.int(0, 2) === 0;
  const [event, told] = rng.pick(events);
  const year = isEvent ? told : pickYear(rng);
  const century = centuryOf(year);
  // Pagodas and statues that still stand are not much older than that.
  const things = [
    `Một ngôi chùa được xây năm ${year}. Năm đó thuộc thế kỉ nào?`,
    `Một bức tượng cổ được làm vào năm ${year}. Năm ấy thuộc thế kỉ nào?`,
  ];
  const plain = rng.pick([`Năm ${year} thuộc thế kỉ nào?`, ...(year > 1000 && year < 1900 ? things : [])]);
  return choiceQuestion(rng, {
    prompt: isEvent ? `${event} vào năm ${year}. Năm đó thuộc thế kỉ nào?` : plain,
    answer: centuryValue(century),
    distractors: distractorsOf(century),
    hints: [
      `Một thế kỉ có 100 năm: ${century > 2 ? "từ năm 1 đến năm 100 là thế kỉ một, từ năm 101 đến năm 200 là thế kỉ hai." : "cứ hết một trăm năm lại sang thế kỉ mới."}`,
      "Năm tròn trăm là năm cuối của thế kỉ. Các năm khác: con lấy số trăm cộng thêm 1.",
    ],
    explanation: spanText(century, year),
    praise: "time",
    identity: `year ${year} ${isEvent}`,
  });
}

/** "Năm nào thuộc thế kỉ XX?" */
export function buildWhichYearQuestion(rng: Rng): Question {
  const century = rng.int(6, 20);
  const first = (century - 1) * 100;
  const right = rng.pick([first + 1, first + 100, first + rng.int(5, 95)]);
  const yearValue = (year: number): Value => wordsValue(`năm ${year}`);
  const before = rng.pick([first, first - rng.int(1, 90)]);
  const ask = rng.pick(["Năm nào thuộc", "Chọn năm thuộc"]);
  return choiceQuestion(rng, {
    prompt: `${ask} ${centuryText(century)}${ask.startsWith("Năm") ? "?" : "."}`,
    answer: yearValue(right),
    distractors: [
      mistake("OFF1", yearValue(before), "Năm này thuộc thế kỉ trước đó."),
      mistake("OFF1", yearValue(first + 101), "Năm này thuộc thế kỉ sau đó."),
      mistake("OFF1", yearValue(century * 100 + rng.int(5, 90)), "Năm này thuộc thế kỉ sau đó."),
    ],
    hints: [
      "Một thế kỉ có 100 năm.",
      `${writeRoman(century)} là ${numberInWords(century)}. Thế kỉ I từ năm 1 đến năm 100. Con đếm tiếp đến ${centuryText(century)}.`,
    ],
    explanation: spanText(century, right),
    praise: "time",
    identity: `which ${century} ${right} ${before}`,
  });
}

/** "Năm 1980 kỉ niệm 600 năm ngày sinh của một danh nhân. Ông sinh vào thế kỉ nào?": the year has to be found first. */
export function buildAgoQuestion(rng: Rng): Question {
  const now = rng.int(1960, 2024);
  const ago = rng.pick([rng.int(3, 9) * 100, rng.int(31, 95) * 10, rng.int(215, 985)]);
  const year = now - ago;
  const century = centuryOf(year);
  const isTemple = rng.pick([true, false]);
  const rule = isTemple
    ? "Con tìm năm xây chùa trước, rồi xem năm đó thuộc thế kỉ nào."
    : "Con tìm năm sinh trước, rồi xem năm đó thuộc thế kỉ nào.";
  // A year of full hundreds is the last one of its century: only there nothing is added to the hundreds.
  const isFull = year % 100 === 0;
  const near: Readonly<Record<number, string>> = isFull
    ? { 1: "Năm tròn trăm là năm cuối của thế kỉ. Con xem lại nhé!" }
    : {
        [-1]: "Con lấy số trăm của năm cộng thêm 1 nhé!",
        1: "Con cộng thừa rồi. Con lấy số trăm của năm cộng thêm 1 nhé!",
      };
  const wrong = [-1, 1, -2, 2].map((by) => mistake("OFF1", centuryValue(century + by), near[by] ?? rule));
  return choiceQuestion(rng, {
    prompt: isTemple
      ? `Năm ${now}, một ngôi chùa tròn ${ago} năm tuổi. Ngôi chùa được xây vào thế kỉ nào?`
      : `Năm ${now}, người ta kỉ niệm ${ago} năm ngày sinh một danh nhân. Danh nhân đó sinh vào thế kỉ nào?`,
    answer: centuryValue(century),
    distractors: [
      mistake("PARTIAL", centuryValue(Math.ceil(ago / 100)), `Con tìm thế kỉ của ${ago} rồi. ${rule}`),
      ...wrong,
    ],
    hints: [
      `Con lấy ${now} trừ đi ${ago} để biết năm ${isTemple ? "xây chùa" : "sinh"}.`,
      "Năm tròn trăm là năm cuối của thế kỉ. Các năm khác: con lấy số trăm cộng thêm 1.",
    ],
    explanation: `${isTemple ? "Năm xây chùa" : "Năm sinh"}: ${now} − ${ago} = ${year}. ${spanText(century, year)}`,
    praise: "time",
    identity: `ago ${now} ${ago}`,
  });
}
