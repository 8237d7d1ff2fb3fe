import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import type { Question } from "#lib/questions/question.ts";
import { defineSkill } from "#lib/skills/define-skill.ts";
import { typeQuestion } from "#lib/skills/drafts/type-question.ts";
import type { SyllableTip } from "#lib/skills/drafts/writing-key.ts";
import { miswriteSounded } from "#lib/skills/vietnamese/names/miswrite-sounded.ts";
import { miswriteSyllables } from "#lib/skills/vietnamese/names/miswrite-syllables.ts";
import { foreignNames } from "#lib/skills/vietnamese/words/foreign-names.ts";
import { children } from "#lib/skills/words/children.ts";
import { tellForeignName } from "./tell-foreign-name.ts";

const ruleOfSounded = "Mỗi bộ phận viết hoa chữ cái đầu, các tiếng trong một bộ phận nối bằng dấu gạch nối.";
const ruleOfOnePart = "Tên có một bộ phận nên chỉ viết hoa chữ cái đầu, các tiếng nối bằng dấu gạch nối.";
const ruleOfRead = "Tên đọc theo âm Hán Việt viết như tên Việt Nam: viết hoa chữ cái đầu của mỗi tiếng.";

const heardOf = (name: string) => name.replaceAll("-", " ");

interface Given {
  readonly prompt: string;
  readonly given: string;
}

function readQuestion(rng: Rng): Question {
  const name = rng.pick(foreignNames.read);
  const child = rng.pick(children);
  const { prompt, given } = rng.pick<Given>([
    { prompt: "Con viết lại tên này cho đúng.", given: name.toLowerCase() },
    { prompt: `Bạn ${child} mới viết hoa chữ đầu. Con viết lại tên cho đúng.`, given: capital(name.toLowerCase()) },
    { prompt: "Bìa sách in toàn chữ hoa. Con viết lại tên cho đúng quy tắc.", given: name.toUpperCase() },
  ]);
  const hyphened = name.replaceAll(" ", "-");
  const wrong = [...miswriteSyllables(rng, name), hyphened, hyphened.toLowerCase(), capital(hyphened.toLowerCase())];
  return typeQuestion(rng, {
    prompt,
    given,
    heard: name,
    answer: name,
    mistakes: wrong.map((text) => ({
      text,
      feedback: tellForeignName(name, text),
      code: text.includes("-") ? "SPELL" : "CAPS",
    })),
    told: {
      capital: "Con xem lại chỗ được đánh dấu: tên Hán Việt viết hoa như tên người, tên đất Việt Nam.",
      hyphen: "Tên đọc theo âm Hán Việt không dùng dấu gạch nối.",
    },
    hints: [
      "Tên đọc theo âm Hán Việt nghe giống tên Việt Nam.",
      `Tên này có ${numberInWords(name.split(" ").length)} tiếng. Con viết hoa như khi viết tên người, tên đất Việt Nam.`,
    ],
    explanation: `Viết đúng là “${name}”. ${ruleOfRead}`,
    praise: "capitals",
    identity: name,
  });
}

/** What is said of the capital of each syllable: only the first of a part has one. */
function tipsFor(name: string): SyllableTip[] {
  const isFirst = name.split(" ").flatMap((part) => part.split("-").map((_, at) => at === 0));
  return isFirst.map((first, word) => ({
    word,
    faults: ["capital"],
    feedback: first
      ? "Tiếng được đánh dấu mở đầu một bộ phận của tên nên viết hoa."
      : "Trong một bộ phận, chỉ tiếng đầu viết hoa.",
  }));
}

const partsIn = (name: string) => {
  const count = name.split(" ").length;
  return `Tên có ${numberInWords(count)} bộ phận`;
};

/** Names of which all capitals or all hyphens are wrong, the parts told by strokes or by their number. */
function givensOf(name: string, child: string): Given[] {
  const parts = name.split(" ");
  const loose = heardOf(parts.join(" / ")).toLowerCase();
  return [
    {
      prompt:
        parts.length > 1
          ? "Dấu / ngăn cách hai bộ phận. Con viết lại tên cho đúng."
          : `${partsIn(name)}. Con viết lại tên cho đúng.`,
      given: loose,
    },
    { prompt: `Bạn ${child} quên viết hoa. Con viết lại tên cho đúng.`, given: name.toLowerCase() },
    { prompt: "Bìa sách in toàn chữ hoa. Con viết lại tên cho đúng quy tắc.", given: name.toUpperCase() },
  ];
}

/** A part of a name with a single thing wrong in it: a capital too few or too many, a hyphen too few. */
function partFaults(rng: Rng, part: string): string[] {
  const syllables = part.split("-");
  if (syllables.length === 1) return [part.toLowerCase()];
  const place = rng.int(1, syllables.length - 1);
  const begun = syllables.map((syllable, at) => (at === place ? capital(syllable) : syllable)).join("-");
  const loose = `${syllables.slice(0, place).join("-")} ${syllables.slice(place).join("-")}`;
  return [part.toLowerCase(), begun, loose];
}

/** The name with a single thing wrong in one of its parts, or with a hyphen between them. */
function withOneFault(rng: Rng, name: string): string {
  const parts = name.split(" ");
  if (parts.length > 1 && rng.int(1, 4) === 1) return parts.join("-");
  const at = rng.int(0, parts.length - 1);
  return parts.with(at, rng.pick(partFaults(rng, parts[at] ?? ""))).join(" ");
}

/** What is wrong with a name that has a single fault. */
function tellOneFault(name: string, given: string): string {
  const [right, wrong] = [name, given].map((text) => text.split(/[ -]/u));
  const [rightSigns, wrongSigns] = [name, given].map((text) => text.replace(/[^ -]/gu, ""));
  const sign = [...(rightSigns ?? "")].findIndex((each, at) => each !== wrongSigns?.charAt(at));
  if (sign >= 0) {
    return rightSigns?.charAt(sign) === "-"
      ? `Chỗ sai là thiếu dấu gạch nối trước tiếng “${right?.[sign + 1]}”.`
      : "Chỗ sai là dấu gạch nối giữa hai bộ phận.";
  }
  const at = right?.findIndex((syllable, place) => syllable !== wrong?.[place]) ?? 0;
  const isSmall = wrong?.[at]?.toLowerCase() === wrong?.[at];
  return `Chỗ sai là tiếng “${wrong?.[at]}”: tiếng này ${isSmall ? "mở đầu bộ phận nên viết hoa" : "ở trong bộ phận nên không viết hoa"}.`;
}

function soundedQuestion(rng: Rng, name: string, { prompt, given }: Given, fault?: string): Question {
  const { capitals, hyphens } = miswriteSounded(rng, name);
  const parts = name.split(" ").length;
  return typeQuestion(rng, {
    prompt,
    given,
    heard: heardOf(name),
    answer: name,
    mistakes: [
      ...capitals.map((text) => ({ text, feedback: tellForeignName(name, text), code: "CAPS" as const })),
      ...hyphens.map((text) => ({ text, feedback: tellForeignName(name, text), code: "SPELL" as const })),
    ],
    tips: tipsFor(name),
    told: { hyphen: "Các tiếng trong một bộ phận nối bằng dấu gạch nối, giữa hai bộ phận thì không." },
    hints: [
      "Tên này phiên âm theo tiếng nước ngoài. Con tìm các bộ phận của tên trước.",
      `${partsIn(name)}. ${parts > 1 ? "Mỗi bộ phận" : "Bộ phận ấy"} viết hoa ở đâu, các tiếng viết rời hay nối với nhau?`,
    ],
    explanation: `Viết đúng là “${name}”. ${fault ?? (parts > 1 ? ruleOfSounded : ruleOfOnePart)}`,
    praise: "capitals",
    identity: name,
  });
}

function personQuestion(rng: Rng): Question {
  const name = rng.pick(foreignNames.people);
  return soundedQuestion(rng, name, rng.pick(givensOf(name, rng.pick(children))));
}

function mendQuestion(rng: Rng): Question {
  const name = rng.pick(rng.int(1, 3) > 1 ? foreignNames.places : foreignNames.people);
  const prompts = [
    `${partsIn(name)}, viết sai một chỗ. Con viết lại cho đúng.`,
    `${partsIn(name)}. Một chỗ của tên viết sai, con viết lại cho đúng.`,
  ];
  const given = withOneFault(rng, name);
  return soundedQuestion(rng, name, { prompt: rng.pick(prompts), given }, tellOneFault(name, given));
}

/** Foreign names typed (curriculum, c5-foreign-type): those read in the Hán Việt way; people by their sound; places and people with one mistake to mend. */
export const foreignType = defineSkill({
  id: "c5-foreign-type",
  classId: "5",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "Viết lại tên nước ngoài",
  source: "rule",
  generate(difficulty, rng) {
    if (difficulty === 1) return readQuestion(rng);
    return difficulty === 2 ? personQuestion(rng) : mendQuestion(rng);
  },
});
