import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { pairsQuestion } from "#lib/skills/drafts/pairs-question.ts";
import { programmes, reports } from "./report-programme-texts.ts";

type ReportPart = keyof (typeof reports)[number];
type ProgrammePart = Exclude<keyof (typeof programmes)[number], "event" | "bare">;

const reportNames: Readonly<Record<ReportPart, string>> = {
  to: "Nơi nhận",
  done: "Công việc đã làm",
  result: "Kết quả",
  proposal: "Đề nghị",
  writer: "Người viết báo cáo",
};

const programmeNames: Readonly<Record<ProgrammePart, string>> = {
  aim: "Mục đích",
  time: "Thời gian, địa điểm",
  jobs: "Phân công",
  items: "Chương trình cụ thể",
};

/** What a part of the text tells, said to a card that was put elsewhere. */
const tells: Readonly<Record<string, string>> = {
  [reportNames.to]: "báo cáo gửi cho ai",
  [reportNames.done]: "các bạn đã làm những việc gì",
  [reportNames.result]: "việc làm ấy đạt được gì",
  [reportNames.proposal]: "điều người viết mong muốn",
  [reportNames.writer]: "ai viết báo cáo",
  [programmeNames.aim]: "hoạt động nhằm làm gì",
  [programmeNames.time]: "khi nào và ở đâu",
  [programmeNames.jobs]: "ai làm việc gì",
  [programmeNames.items]: "các việc theo từng giờ, từng buổi",
};

const unnamed = "Thẻ này chưa ghi ai làm. Phần phân công phải ghi rõ ai làm việc gì.";

interface Section {
  readonly name: string;
  readonly content: string;
}

interface Matched {
  readonly prompt: string;
  readonly asked: readonly Section[];
  /** Others of the same text, whose contents lie there too. */
  readonly left: readonly Section[];
  /** Tasks without anybody named; absent where none lie there. */
  readonly bare?: string;
  readonly rule: string;
  readonly identity: string;
}

function matchSections(rng: Rng, { prompt, asked, left, bare, rule, identity }: Matched): Question {
  const nameOf = new Map([...asked, ...left].map(({ name, content }) => [content, name]));
  return pairsQuestion(rng, {
    prompt,
    pairs: asked.map(({ name, content }) => ({
      left: toLine(name),
      card: toLine(content),
      wrong(card) {
        const own = nameOf.get(card);
        return own === undefined ? unnamed : `“${card}” cho biết ${tells[own]}, không thuộc mục “${name}”.`;
      },
    })),
    others: [...left.map(({ content }) => content), ...(bare === undefined ? [] : [bare])],
    isLong: true,
    hints: [
      "Con hỏi mỗi mục cần cho người đọc biết điều gì.",
      "Con đọc từng thẻ: thẻ ấy nói về người, việc, thời gian hay mong muốn?",
    ],
    code: "FIELD",
    explanation: [
      rule,
      ...asked.map(({ name }) => `Mục “${name}” cho biết ${tells[name]}.`),
      ...left.map(({ name, content }) => `Thẻ “${content}” cho biết ${tells[name]}.`),
      ...(bare === undefined ? [] : [`Thẻ “${bare}” chưa ghi ai làm nên không phải phân công.`]),
    ].join(" "),
    praise: "read",
    identity,
  });
}

const reportRule = "Báo cáo ghi nơi nhận, việc đã làm, kết quả, đề nghị và người viết.";
const programmeRule = "Chương trình ghi mục đích, thời gian và địa điểm, ai làm việc gì, các việc theo thứ tự.";

function buildReport(rng: Rng): Question {
  const report = rng.pick(reports);
  const sections = (["to", "done", "result", "proposal", "writer"] as const).map((part) => ({
    name: reportNames[part],
    content: part === "to" ? `Kính gửi: ${report.to}` : report[part],
  }));
  const shuffled = rng.shuffle(sections);
  return matchSections(rng, {
    prompt: rng.pick([
      "Con ghép mỗi mục của báo cáo với nội dung.",
      "Các thẻ thuộc mục nào của bản báo cáo? Con ghép cho đúng.",
    ]),
    asked: shuffled.slice(0, 3),
    left: shuffled.slice(3, 4),
    rule: reportRule,
    identity: `report ${shuffled[3]?.name} ${report.done}`,
  });
}

const programmeParts = ["aim", "time", "jobs", "items"] as const satisfies readonly ProgrammePart[];

function buildProgramme(rng: Rng): Question {
  const programme = rng.pick(programmes);
  const others = rng.shuffle(programmeParts.filter((part) => part !== "jobs"));
  const [out, ...kept] = others;
  const toSection = (part: ProgrammePart) => ({ name: programmeNames[part], content: programme[part] });
  return matchSections(rng, {
    prompt: rng.pick([
      `Con ghép mỗi mục của chương trình ${programme.event} với nội dung.`,
      `Lớp lập chương trình ${programme.event}. Con ghép mục với nội dung.`,
    ]),
    asked: rng.shuffle([...kept, "jobs" as const]).map(toSection),
    left: [],
    bare: programme.bare,
    rule: programmeRule,
    identity: `programme ${out} ${programme.event}`,
  });
}

/** What only one of both texts has: work to be done and work that was done may be called alike. */
const ofReport = ["result", "proposal", "writer"] as const satisfies readonly ReportPart[];

const shortNames = {
  result: "kết quả",
  proposal: "đề nghị",
  writer: "người viết",
  aim: "mục đích",
  time: "thời gian, địa điểm",
  jobs: "phân công",
  items: "các việc cụ thể",
} as const;

/** Contents of a report and of a programme, and the names of their parts with the text they belong to. */
function buildBoth(rng: Rng): Question {
  const [report, programme] = [rng.pick(reports), rng.pick(programmes)];
  const all = rng.shuffle([
    ...ofReport.map((part) => ({
      name: `Báo cáo: ${shortNames[part]}`,
      told: `Mục “${shortNames[part]}” của báo cáo cho biết ${tells[reportNames[part]]}.`,
      content: report[part],
    })),
    ...programmeParts.map((part) => ({
      name: `Chương trình: ${shortNames[part]}`,
      told: `Mục “${shortNames[part]}” của chương trình cho biết ${tells[programmeNames[part]]}.`,
      content: programme[part],
    })),
  ]);
  const [asked, left] = [all.slice(0, 3), all.slice(3, 4)];
  return pairsQuestion(rng, {
    prompt: rng.pick([
      "Mỗi nội dung thuộc mục nào, của báo cáo hay chương trình? Con ghép cho đúng.",
      "Con ghép mỗi nội dung với mục của báo cáo hoặc chương trình hoạt động.",
    ]),
    pairs: asked.map(({ name, content }) => ({
      left: toLine(content),
      card: toLine(name),
      wrong(card) {
        const other = all.find((each) => each.name === card);
        return `${other?.told} Nội dung này không cho biết điều đó.`;
      },
    })),
    others: left.map(({ name }) => name),
    isLong: true,
    hints: [
      "Báo cáo kể việc đã làm và có thể nêu đề nghị. Chương trình nói việc sắp làm.",
      "Con hỏi mỗi nội dung: nó cho biết kết quả, mong muốn, mục đích, thời gian hay ai làm?",
    ],
    code: "FIELD",
    explanation: `Báo cáo kể việc đã làm và có thể nêu đề nghị, chương trình nói việc sắp làm. ${asked.map(({ told }) => told).join(" ")}`,
    praise: "read",
    identity: `both ${asked
      .map(({ content }) => content)
      .toSorted()
      .join(" ")}`,
  });
}

/** Reports of work and programmes of activities (curriculum, c5-report-programme): parts of a report; of a programme; of both. */
export const reportProgramme = defineSkill({
  id: "c5-report-programme",
  classId: "5",
  subject: "vietnamese",
  strand: "Đoạn văn",
  title: "Báo cáo, chương trình hoạt động",
  source: "rule",
  generate: byDifficulty({ 1: [buildReport], 2: [buildProgramme], 3: [buildBoth] }),
});
