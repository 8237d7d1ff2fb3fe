import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { DaySheetsFigure } from "#lib/questions/figures/day-sheets.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { draftedFields, mistake, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { weekdays } from "#lib/skills/words/calendar.ts";

/** A leaf of a calendar: its day of the month, and its weekday counted from Monday. */
interface Leaf {
  readonly day: number;
  readonly weekday: number;
}

const nameOf = ({ weekday }: Leaf) => weekdays[((weekday % 7) + 7) % 7] ?? "";

const after = ({ day, weekday }: Leaf, days: number): Leaf => ({ day: day + days, weekday: weekday + days });

const written = (leaf: Leaf) => `${nameOf(leaf)}, ngày ${leaf.day}`;

function draw(leaf: Leaf, alt = "Một tờ lịch."): DaySheetsFigure {
  const sheet = { month: null, day: String(leaf.day), weekday: capital(nameOf(leaf)) };
  return { type: "day-sheets", sheets: [sheet], alt };
}

/** The same among others: each is told by its own number. */
const drawNamed = (leaf: Leaf) => draw(leaf, `Tờ lịch ngày ${leaf.day}.`);

/** A leaf whose neighbours are in the same month. */
const pickLeaf = (rng: Rng): Leaf => ({ day: rng.int(3, 26), weekday: rng.int(0, 6) });

interface LeafDraft extends QuestionDraft {
  /** "Ngày mai:" */
  readonly lead: string;
  readonly right: Leaf;
  /** Two other weekdays and two other days that lie among the tiles. */
  readonly names: readonly [string, string];
  readonly days: readonly [number, number];
  /** Wrong fillings with a sentence of their own. */
  readonly wrong: readonly { readonly name: string; readonly day: number; readonly feedback: string }[];
  /** Said to another weekday, and to another day. */
  readonly otherName: string;
  readonly otherDay: string;
}

/** "Ngày mai: …, ngày …": a weekday and a day are put there. */
function leafQuestion(rng: Rng, draft: LeafDraft): Question {
  const { lead, right, names, days, wrong, otherName, otherDay } = draft;
  const [lyingNames, lyingDays] = [rng.shuffle([nameOf(right), ...names]), rng.shuffle([right.day, ...days])];
  const tiles = [...lyingNames, ...lyingDays.map(String)];
  const gap = { bare: null, written: tiles };
  const said = (isName: boolean) =>
    tiles.map((tile) => {
      const fits = /^\d/u.test(tile) !== isName;
      if (isName) return toLine(fits ? otherName : "Chỗ này là thứ trong tuần, không phải số.");
      return toLine(fits ? otherDay : "Chỗ này là ngày. Con chọn một số nhé!");
    });
  return {
    kind: "gaps",
    ...draftedFields(rng, draft),
    view: { text: `${lead} …, ngày …`, gaps: [gap, gap], tiles, isReused: false },
    key: {
      tiles: [tiles.indexOf(nameOf(right)), tiles.indexOf(String(right.day))],
      wrong: wrong.map(({ name, day, feedback }) => ({
        tiles: [tiles.indexOf(name), tiles.indexOf(String(day))],
        feedback: toLine(feedback),
      })),
      others: [said(true), said(false)],
      mistake: "FIELD",
    },
    answer: toLine(`${lead} ${written(right)}`),
  };
}

/** "Con đọc tờ lịch rồi điền thứ và ngày." */
function buildReadQuestion(rng: Rng): Question {
  const leaf = pickLeaf(rng);
  const lead = "Tờ lịch ghi:";
  return leafQuestion(rng, {
    lead,
    right: leaf,
    names: [nameOf(after(leaf, 1)), nameOf(after(leaf, -1))],
    days: [leaf.day + 1, leaf.day - 1],
    wrong: [],
    otherName: "Con đọc lại dòng chữ ghi thứ trên tờ lịch.",
    otherDay: "Con đọc lại số to trên tờ lịch nhé!",
    prompt: rng.pick([
      "Con đọc tờ lịch rồi điền thứ và ngày.",
      "Tờ lịch này ghi thứ mấy, ngày bao nhiêu?",
      "Con xem tờ lịch rồi chọn thứ và ngày nhé!",
    ]),
    figures: [draw(leaf)],
    hints: ["Số to trên tờ lịch là ngày.", "Dòng chữ trên tờ lịch cho biết thứ."],
    explanation: `Con đọc cả chữ và số. ${lead} ${written(leaf)}.`,
    praise: "calendar",
    identity: `read ${leaf.day} ${leaf.weekday}`,
  });
}

/** "Tờ lịch nào ghi thứ Tư?", "Tờ lịch nào ghi ngày 14?": among leaves of one week. */
function buildFindQuestion(rng: Rng): Question {
  const monday: Leaf = { day: rng.int(1, 24), weekday: 0 };
  const [right = monday, ...others] = rng
    .shuffle([0, 1, 2, 3, 4, 5, 6])
    .slice(0, 4)
    .map((days) => after(monday, days));
  const isByName = rng.pick([true, false]);
  const asked = isByName ? nameOf(right) : `ngày ${right.day}`;
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([
      `Tờ lịch nào ghi ${asked}?`,
      `Con tìm tờ lịch ghi ${asked} nhé!`,
      `Con chạm vào tờ lịch ${asked}.`,
    ]),
    // The loudspeaker of a leaf would say what is to be read on it.
    isReadByPupil: true,
    right: drawNamed(right),
    distractors: others.map((leaf) =>
      mistake("FIELD", drawNamed(leaf), `Tờ lịch này ghi ${isByName ? nameOf(leaf) : `ngày ${leaf.day}`}.`),
    ),
    hints: isByName
      ? ["Dòng chữ trên tờ lịch cho biết thứ.", "Con đọc chữ trên từng tờ lịch nhé!"]
      : ["Số to trên tờ lịch là ngày.", "Con đọc số trên từng tờ lịch nhé!"],
    explanation: `Tờ lịch ${asked} ghi: ${written(right)}.`,
    praise: "calendar",
    answer: written(right),
    identity: `find ${isByName} ${right.day} ${right.weekday}`,
  });
}

const moves = [
  { name: "ngày mai", days: 1, rule: "Ngày mai là ngày liền sau hôm nay." },
  { name: "hôm qua", days: -1, rule: "Hôm qua là ngày liền trước hôm nay." },
  { name: "ngày kia", days: 2, rule: "Ngày kia là ngày liền sau ngày mai." },
] as const;

/** "Đây là tờ lịch hôm nay. Tờ lịch ngày mai ghi gì?" */
function buildMoveQuestion(rng: Rng): Question {
  const today = pickLeaf(rng);
  const { name, days, rule } = rng.pick(moves);
  const [right, other] = [after(today, days), after(today, days === 2 ? 1 : -days)];
  const lead = `${capital(name)}:`;
  return leafQuestion(rng, {
    lead,
    right,
    names: [nameOf(today), nameOf(other)],
    days: [today.day, other.day],
    wrong: [
      { name: nameOf(right), day: today.day, feedback: "Thứ đúng rồi. Ngày cũng phải đổi, con nhé!" },
      { name: nameOf(today), day: right.day, feedback: "Ngày đúng rồi. Thứ cũng phải đổi, con nhé!" },
      { name: nameOf(today), day: today.day, feedback: `Đó là tờ lịch hôm nay. ${rule}` },
      { name: nameOf(other), day: other.day, feedback: `Đó là ${days === 1 ? "hôm qua" : "ngày mai"}. ${rule}` },
    ],
    otherName: `Con xem lại thứ. ${rule}`,
    otherDay: `Con xem lại ngày. ${rule}`,
    prompt: rng.pick([
      `Đây là tờ lịch hôm nay. Tờ lịch ${name} ghi gì?`,
      `Đây là tờ lịch hôm nay. Con điền thứ và ngày của ${name} nhé!`,
    ]),
    figures: [draw(today)],
    hints: [rule, "Thứ và ngày cùng đổi. Con đếm từng ngày nhé!"],
    explanation: `Hôm nay là ${written(today)}. ${lead} ${written(right)}.`,
    praise: "calendar",
    identity: `move ${name} ${today.day} ${today.weekday}`,
  });
}

/** The tear-off calendar (curriculum, c1-daily-calendar): a leaf read; found in a week; the leaf of another day. */
export const dailyCalendar = defineGeometrySkill({
  id: "c1-daily-calendar",
  classId: "1",
  title: "Xem tờ lịch hằng ngày",
  generate: byDifficulty({ 1: [buildReadQuestion], 2: [buildFindQuestion], 3: [buildMoveQuestion] }),
});
