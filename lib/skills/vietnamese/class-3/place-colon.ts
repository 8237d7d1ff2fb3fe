import type { Rng } from "#lib/core/rng.ts";
import type { MarkPlace } from "#lib/questions/kinds/place-mark/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { placeMarkQuestion, readMarked } from "#lib/skills/drafts/place-mark-question.ts";
import { announcements, explanations } from "#lib/skills/vietnamese/marks/colons.ts";
import { type Stretch, tellByStretch } from "#lib/skills/vietnamese/marks/stretch.ts";

const prompts = [
  "Con đặt dấu hai chấm vào đúng chỗ.",
  "Câu này cần dấu hai chấm ở đâu?",
  "Con thêm dấu hai chấm cho câu.",
];

interface List {
  /** What stands before what announces the list, and that itself. */
  readonly start: string;
  readonly announced: string;
  readonly things: readonly string[];
}

function pickList(rng: Rng): List {
  const { lead, things } = rng.pick(announcements);
  const [start = "", announced = ""] = lead.split("|");
  return { start, announced, things: rng.shuffle(things).slice(0, 3) };
}

const before = "Chỗ này chưa đến phần kể ra.";
const begun = "Phần kể ra đã bắt đầu ở phía trước. Dấu hai chấm đứng ngay trước phần ấy.";

/** What is said of a mark at each place of a list; where another mark belongs, which of them it is stays open. */
function stretchesOf({ start, announced, things }: List, isEither: boolean): Stretch[] {
  const last = start.split(" ").at(-1) ?? "";
  const [first = "", second = "", third = ""] = things;
  const within = (text: string) => (isEither ? `“${text}” đi liền nhau, con không tách đôi.` : begun);
  return [
    { text: start, before, among: before },
    {
      text: announced,
      before: `Sau “${last}” là “${announced}”. Phần kể ra còn ở phía sau.`,
      among: `“${announced}” đi liền nhau, con không tách ra.`,
    },
    { text: first, before: "Sau chỗ này là phần kể ra. Con xem lại nên dùng dấu nào.", among: within(first) },
    {
      text: second,
      before: isEither ? "Chỗ này ở giữa hai từ được kể ra. Con xem lại nên dùng dấu nào." : begun,
      among: within(second),
    },
    { text: "và", before: isEither ? "Trước “và” không cần dấu câu." : begun, among: "" },
    { text: third, before: isEither ? `“và” nối với “${third}”, con không tách ra.` : begun, among: within(third) },
  ];
}

/** A list behind its announcement; its commas stand there or are missing as well. */
function listQuestion(rng: Rng, isEither: boolean): Question {
  const list = pickList(rng);
  const { start, announced, things } = list;
  const [first, second, third] = things;
  const comma = isEither ? "," : "[,]";
  const told = `${start.replace(",", "[,]")} ${announced}: ${first}${comma} ${second} và ${third}.`;
  const parted = isEither ? ` Dấu phẩy tách “${first}” và “${second}”.` : "";
  const stretches = stretchesOf(list, isEither);
  const isBeforeList = ({ word }: MarkPlace) => word === `${start} ${announced}`.split(" ").length;
  return placeMarkQuestion(rng, {
    ...readMarked([told], isEither ? ["colon", "comma"] : ["colon"], "between"),
    prompt: isEither
      ? rng.pick([
          "Con đặt dấu hai chấm và dấu phẩy vào đúng chỗ.",
          "Câu này thiếu dấu hai chấm và dấu phẩy. Con đặt vào nhé!",
        ])
      : rng.pick(prompts),
    wrong: ({ word }) => tellByStretch(stretches, word),
    missing: (place) =>
      isBeforeList(place)
        ? "Phần kể ra chưa có dấu báo trước."
        : "Trong phần kể ra còn hai từ đứng liền nhau chưa được tách.",
    hints: [
      isEither
        ? "Dấu hai chấm báo trước phần kể ra. Dấu phẩy tách các từ được kể."
        : "Dấu hai chấm báo trước phần kể ra.",
      "Con tìm từ đầu tiên được kể ra. Ngay trước từ ấy là chỗ của dấu hai chấm.",
    ],
    explanation: `Viết đúng: ${told.replaceAll("[,]", ",")} Sau “${announced}” là phần kể ra nên có dấu hai chấm.${parted}`,
    praise: "marks",
    identity: `${start} ${things.toSorted().join()}`,
  });
}

function explainedQuestion(rng: Rng): Question {
  const sentence = rng.pick(explanations);
  const [lead = ""] = sentence.split(": ");
  const end = lead.split(" ").length;
  return placeMarkQuestion(rng, {
    ...readMarked([sentence.replaceAll(",", "[,]")], ["colon"], "between"),
    prompt: rng.pick(prompts),
    wrong: ({ word }) =>
      word < end ? "Phần đứng trước chỗ này chưa nói trọn một ý." : "Phần giải thích đã bắt đầu ở phía trước rồi.",
    missing: () => "Phần giải thích chưa có dấu báo trước.",
    hints: [
      "Dấu hai chấm báo trước phần giải thích.",
      "Con đọc từ đầu câu, dừng lại khi đã trọn một ý. Phần sau nói rõ vì sao, thế nào.",
    ],
    explanation: `Viết đúng: ${sentence} Phần sau dấu hai chấm giải thích cho “${lead}”.`,
    praise: "marks",
    identity: sentence,
  });
}

/** Colons are put (curriculum, c3-place-colon): before a list; before what explains; with the commas of the list. */
export const placeColon = defineSkill({
  id: "c3-place-colon",
  classId: "3",
  subject: "vietnamese",
  strand: "Câu",
  title: "Tự đặt dấu hai chấm",
  source: "rule",
  generate: byDifficulty({
    1: [(rng) => listQuestion(rng, false)],
    2: [explainedQuestion],
    3: [(rng) => listQuestion(rng, true)],
  }),
});
