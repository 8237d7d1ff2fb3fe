import { capital } from "#lib/core/capital.ts";
import type { Subject } from "#lib/core/subject.ts";
import type { SkillState } from "#lib/play/skill-progress.ts";
import { commentForms, groundText, sameSkill, skillJoints } from "#lib/text/comment-text.ts";
import { courseText } from "#lib/text/course-text.ts";
import type { SkillPhrase } from "#lib/text/skill-phrase.ts";

/** A skill that a comment speaks of, and how the pupil does in it. */
export interface SkillEvidence {
  readonly title: string;
  readonly phrase: SkillPhrase;
  readonly state: SkillState;
  readonly isDue: boolean;
  readonly asked: number;
  readonly right: number;
}

/** What a comment opens with: one or two skills that are solid, or one that is practised where none is. */
export interface Opening {
  readonly kind: "solid" | "started";
  readonly skills: readonly [SkillEvidence, ...SkillEvidence[]];
}

/** What the pupil is to go on with. */
export type NextStep =
  | { readonly kind: "mistake"; readonly skill: SkillEvidence; readonly words: string; readonly times: number }
  | { readonly kind: "practise" | "review"; readonly skill: SkillEvidence }
  | { readonly kind: "harder" | "keep-on" };

/** How much the pupil has practised: so many weeks without a gap, days, or skills. */
export interface Effort {
  readonly kind: "steady" | "days" | "wide";
  readonly count: number;
}

/** What can be said of a pupil in a subject, and by what. */
export interface CommentEvidence {
  /** Of the seat. */
  readonly number: number;
  /** Questions that were answered, as far as they are still known. */
  readonly asked: number;
  /** Null where that is too little to say anything. */
  readonly claims: { readonly opening: Opening; readonly next: NextStep; readonly effort: Effort | null } | null;
}

/** Which draft of whose comment. */
export interface Draw {
  /** The id of the class. */
  readonly classId: string;
  readonly subject: Subject;
  /** 0 is the first draft; each number above is another. */
  readonly variant: number;
}

export interface CommentDraft {
  readonly text: string;
  /** What the draft was made from, a line each. */
  readonly grounds: readonly string[];
}

/** What fits into a school report. */
export const mostLetters = 300;

/**
 * A draft of a pupil's comment; null where there is too little to say. Pupils of whom the same can be said get different
 * drafts, and so does each variant; the same draw always gives the same draft.
 */
export function draftComment({ number, claims }: CommentEvidence, draw: Draw): CommentDraft | null {
  if (claims === null) return null;
  const { opening, next, effort } = claims;
  const [first] = opening.skills;
  const write = (skills: Opening["skills"], said: Effort | null) => {
    const forms = chooseForms([opening.kind, next.kind, ...(said === null ? [] : [said.kind])], number, draw);
    const [one = "", two = "", three] = forms;
    const sentences = [fill(one, phraseOf(skills)), fill(two, nextGaps(next, skills)), three ?? ""];
    return sentences.filter((sentence) => sentence !== "").join(" ");
  };
  const shorter = [write(opening.skills, effort), write(opening.skills, null), write([first], null)];
  const text = shorter.find(({ length }) => length <= mostLetters) ?? shorter.at(-1) ?? "";
  return { text, grounds: groundsOf(claims) };
}

type Kind = keyof typeof commentForms;

/**
 * More than a class has seats, and sharing no divisor with the number of forms: neither a neighbour nor another variant comes
 * to the same forms.
 */
const turnsOfVariant = 67;

/**
 * One form for each sentence. The first moves on by one from seat to seat. Once round, the second and the third move on by one
 * more, so that whoever shares the first sentence with another pupil does not share the others.
 */
function chooseForms(kinds: readonly Kind[], number: number, { classId, subject, variant }: Draw): string[] {
  const turn = number + variant * turnsOfVariant;
  return kinds.map((kind, place) => {
    const forms: readonly string[] = commentForms[kind];
    const rounds = place * Math.floor(turn / forms.length);
    return forms[(startOf(`${classId} ${subject} ${kind}`) + turn + rounds) % forms.length] ?? "";
  });
}

/** Where a class begins in a list of forms: not every class has the same comment on its first seat. */
function startOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 0);
}

type Gaps = Readonly<Record<string, string>>;

function fill(form: string, gaps: Gaps): string {
  return capital(form.replace(/\{(\w+)\}/g, (_, name: string) => gaps[name] ?? ""));
}

/** Two skills as one: "phần nhiệt độ và phần chu vi". */
function phraseOf(skills: Opening["skills"]): Gaps {
  const phrases = skills.map(({ phrase }) => phrase);
  const hasAnd = phrases.some(({ knowledge }) => knowledge.includes(` ${skillJoints.usual} `));
  const join = (name: keyof SkillPhrase, joint: string) => phrases.map((phrase) => phrase[name]).join(` ${joint} `);
  return {
    knowledge: join("knowledge", hasAnd ? skillJoints.afterAnd : skillJoints.usual),
    part: join("part", skillJoints.usual),
    tasks: join("tasks", skillJoints.usual),
  };
}

function nextGaps(next: NextStep, named: Opening["skills"]): Gaps {
  if (!("skill" in next)) return {};
  const isNamed = named.length === 1 && named[0].title === next.skill.title;
  return { ...(isNamed ? sameSkill : next.skill.phrase), ...(next.kind === "mistake" && { mistake: next.words }) };
}

function groundsOf({ opening, next, effort }: NonNullable<CommentEvidence["claims"]>): string[] {
  const skills = [...opening.skills, ...("skill" in next ? [next.skill] : [])];
  const lines = [
    ...skills.map(skillGround),
    ...(next.kind === "mistake" ? [groundText.mistake(next.skill.title, next.words, next.times)] : []),
    ...(effort === null ? [] : [groundText[effort.kind](effort.count)]),
  ];
  return [...new Set(lines)];
}

function skillGround({ title, right, asked, state, isDue }: SkillEvidence): string {
  const states = isDue ? [state, "due" as const] : [state];
  return groundText.skill(title, right, asked, states.map((each) => courseText.states[each].toLowerCase()).join(", "));
}
