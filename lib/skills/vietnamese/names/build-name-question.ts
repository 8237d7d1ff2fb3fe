import type { Rng } from "#lib/core/rng.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Value, writtenValue } from "#lib/questions/values.ts";
import { type Distractor, mistake, type Words } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { children } from "#lib/skills/words/children.ts";
import { buildFaultQuestion, type NameFault } from "./build-fault-question.ts";
import { capitalsOf } from "./capitals-of.ts";
import { tellName, tellRightName } from "./tell-name.ts";

/** What is asked about writing names of one sort. */
interface NameTask {
  /** At least four, as they are written. */
  readonly names: readonly string[];
  /** Wrong ways to write a name, at least three; the first are taken. */
  miswrite(rng: Rng, name: string): readonly string[];
  /** Said to a name written wrongly, where its capitals alone are not enough to tell. */
  readonly tell?: (right: string, wrong: string) => string;
  /** Why a name is written as it is, in one or two sentences. */
  ruleOf(name: string): string;
  /** Sentences that end where a name is to be put; each is about a child. */
  readonly sentences: readonly ((child: string) => string)[];
  /** How a name stands where its writing is not seen, such as on a sign, and what is told of it there. */
  readonly hide: (name: string) => string;
  readonly shows: readonly ((hidden: string) => string)[];
  /** A name with one fault in it, in several ways; absent where names are only chosen. */
  readonly faults?: (rng: Rng, name: string) => readonly NameFault[];
  /** Where four names are looked through, or the fault in one. */
  readonly hints: readonly string[];
  /** Where one name is written: of what it consists. */
  readonly hintsFor: (name: string) => readonly string[];
}

type Way = (rng: Rng, task: NameTask, name: string) => Question;

/** A name as it is written, right or wrong: its capitals and hyphens count, and are not heard. */
function nameValue(text: string): Value {
  return { ...writtenValue(text), line: { text, spoken: toSpoken(text.replaceAll("-", " ")) } };
}

/** A name written in a wrong way. */
function nameDistractor(task: NameTask, right: string, wrong: string): Distractor {
  const capitals = capitalsOf(right);
  const wrongCapitals = capitalsOf(wrong);
  const place = wrongCapitals.findIndex((isCapital, at) => isCapital !== capitals[at]);
  const code = place < 0 ? "SPELL" : "CAPS";
  return mistake(code, nameValue(wrong), (task.tell ?? tellName)(right, wrong));
}

function formsQuestion(rng: Rng, task: NameTask, name: string, prompt: Words, way: string): Question {
  return choiceQuestion(rng, {
    prompt,
    answer: nameValue(name),
    distractors: task.miswrite(rng, name).map((wrong) => nameDistractor(task, name, wrong)),
    hints: task.hintsFor(name),
    explanation: `Viết đúng là “${name}”. ${task.ruleOf(name)}`,
    praise: "spell",
    identity: `${way} ${name}`,
  });
}

const buildFormsQuestion: Way = (rng, task, name) =>
  formsQuestion(rng, task, name, rng.pick(["Tên nào viết đúng?", "Con chọn cách viết đúng."]), "forms");

const buildSentenceQuestion: Way = (rng, task, name) => {
  const sentence = rng.pick(task.sentences)(rng.pick(children));
  const tell = rng.pick(["Con chọn tên viết đúng để điền vào câu:", "Tên nào viết đúng để điền vào câu sau?"]);
  return formsQuestion(rng, task, name, `${tell} “${sentence} …”`, "sentence");
};

const buildShownQuestion: Way = (rng, task, name) => {
  const show = rng.pick(task.shows);
  const heard = nameValue(name).line.spoken;
  return formsQuestion(rng, task, name, { text: show(task.hide(name)), spoken: toSpoken(show(heard)) }, "shown");
};

function pickOthers(rng: Rng, { names }: NameTask, name: string): string[] {
  return rng.shuffle(names.filter((other) => other !== name)).slice(0, 3);
}

const buildOneRightQuestion: Way = (rng, task, name) =>
  choiceQuestion(rng, {
    prompt: rng.pick(["Chỉ một tên viết đúng. Đó là tên nào?", "Trong các tên sau, tên nào viết đúng?"]),
    answer: nameValue(name),
    distractors: pickOthers(rng, task, name).flatMap((other) =>
      task
        .miswrite(rng, other)
        .slice(0, 1)
        .map((wrong) => nameDistractor(task, other, wrong)),
    ),
    hints: task.hints,
    explanation: `Viết đúng là “${name}”. ${task.ruleOf(name)}`,
    praise: "spell",
    identity: `right ${name}`,
  });

const buildOneWrongQuestion: Way = (rng, task, name) => {
  const [wrong = ""] = task.miswrite(rng, name);
  const { value, code } = nameDistractor(task, name, wrong);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Tên nào viết chưa đúng?", "Chỉ một tên viết sai. Đó là tên nào?"]),
    answer: value,
    distractors: pickOthers(rng, task, name).map((other) => mistake(code, nameValue(other), tellRightName(other))),
    hints: task.hints,
    explanation: `Tên “${wrong}” viết chưa đúng. Viết đúng là “${name}”. ${task.ruleOf(name)}`,
    praise: "spell",
    identity: `wrong ${name}`,
  });
};

const ways = [
  buildFormsQuestion,
  buildSentenceQuestion,
  buildShownQuestion,
  buildOneRightQuestion,
  buildOneWrongQuestion,
] as const;

/**
 * How a name is written: most often its fault is underlined where it can have one; else one name in four ways, in a sentence,
 * from a sign; the right or the wrong one of four names.
 */
export function buildNameQuestion(rng: Rng, task: NameTask): Question {
  const name = rng.pick(task.names);
  const faults = rng.int(1, 10) > 3 ? (task.faults?.(rng, name) ?? []) : [];
  return buildFaultQuestion(rng, task, name, faults) ?? rng.pick(ways)(rng, task, name);
}
