import { capital } from "#lib/core/capital.ts";
import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { textOrderQuestion } from "#lib/skills/drafts/text-order-question.ts";
import { linkedPart } from "#lib/skills/vietnamese/words/text-links.ts";
import { idleSentences, type Kin, longNews, news, occasions, readers, writers } from "./message-card-texts.ts";

type Reader = (typeof readers)[number];

const isKin = (kin: string): kin is Kin => kin in news;

/** A reader, and something that may be written to them; each thing as likely as any other. */
function pickFor<Item>(rng: Rng, told: Readonly<Record<Kin, readonly Item[]>>): { reader: Reader; item: Item } {
  const all = readers.flatMap((reader) =>
    isKin(reader.kin) ? told[reader.kin].map((item) => ({ reader, item })) : [],
  );
  return rng.pick(all);
}

const callEarly = "Lời gọi người nhận phải đứng đầu.";
const newsEarly = "Phải gọi người nhận rồi mới báo tin.";
const signEarly = "Tên người viết phải đứng cuối cùng.";

const sign = ({ sign: as }: Reader, writer: string) => ({ text: `${as}: ${writer}`, early: signEarly });

function otherThan(rng: Rng, { call, you }: Reader): string {
  return rng.pick(writers.filter((name) => !call.includes(name) && name !== you));
}

function buildNote(rng: Rng): Question {
  const { reader, item } = pickFor(rng, news);
  return textOrderQuestion(rng, {
    prompt: rng.pick(["Con xếp các phần thành một tin nhắn.", "Bạn nhỏ viết tin nhắn. Con xếp các phần cho đúng."]),
    parts: [
      { text: reader.call, early: callEarly },
      { text: item, early: newsEarly },
      sign(reader, otherThan(rng, reader)),
    ],
    hints: ["Con nghĩ xem bạn nhỏ gọi ai đầu tiên.", "Rồi con tìm câu cho biết điều cần báo."],
    explanation: "Tin nhắn có lời gọi, điều cần báo và tên người viết.",
    identity: `note ${reader.call} ${item}`,
  });
}

/** Whether a day is one for this reader. */
function isFor({ only }: { readonly only: string }, { you }: Reader): boolean {
  return only === "" || only.split(", ").includes(you);
}

function buildCard(rng: Rng): Question {
  const reader = rng.pick(readers);
  const { day, wish } = rng.pick(occasions.filter((occasion) => isFor(occasion, reader)));
  const fill = (text: string) => capital(fillGaps(text, { me: reader.me, you: reader.you }));
  return textOrderQuestion(rng, {
    prompt: rng.pick([
      "Con xếp các phần thành một tấm thiệp chúc mừng.",
      "Bạn nhỏ viết thiệp. Con xếp các phần cho đúng.",
    ]),
    parts: [
      { text: reader.card, early: callEarly },
      { text: fill(day), early: "Phải gọi người nhận rồi mới nói lí do viết thiệp." },
      linkedPart(fill(wish), callEarly),
      sign(reader, otherThan(rng, reader)),
    ],
    hints: ["Con nghĩ xem bạn nhỏ gọi ai đầu tiên.", "Lời chúc có từ “này” nối với câu ngay trước."],
    explanation: "Thiệp có lời gọi, dịp gửi thiệp. Sau đó là lời chúc và tên người viết.",
    identity: `card ${reader.card} ${day}`,
  });
}

function buildLongNote(rng: Rng): Question {
  const { reader, item } = pickFor(rng, longNews);
  const [first, second] = item;
  const idle = rng.pick(idleSentences);
  return textOrderQuestion(rng, {
    prompt: rng.pick([
      "Con xếp thành tin nhắn. Có một câu thừa.",
      "Tin nhắn bị lẫn một câu thừa. Con xếp các phần còn lại.",
    ]),
    parts: [
      { text: reader.call, early: callEarly },
      { text: first, early: newsEarly },
      linkedPart(second, newsEarly),
      sign(reader, otherThan(rng, reader)),
    ],
    spare: { text: idle, early: "Câu này không liên quan đến điều cần báo." },
    hints: ["Con tìm câu không liên quan đến điều cần báo.", "Lời gọi đứng đầu, tên người viết đứng cuối."],
    explanation: `Tin nhắn có lời gọi, điều cần báo và tên người viết. Câu “${idle}” không liên quan đến điều cần báo.`,
    identity: `long note ${reader.call} ${first}`,
  });
}

/** Notes and greeting cards (curriculum, c2-message-card): three parts; four parts; four parts and a line that is not needed. */
export const messageCard = defineSkill({
  id: "c2-message-card",
  classId: "2",
  subject: "vietnamese",
  strand: "Đoạn văn",
  title: "Viết tin nhắn, bưu thiếp",
  source: "rule",
  generate: byDifficulty({ 1: [buildNote], 2: [buildCard], 3: [buildLongNote] }),
});
