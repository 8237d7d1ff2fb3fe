import { weekMs } from "#lib/core/durations.ts";
import type { Subject } from "#lib/core/subject.ts";
import { vietnamWeek } from "#lib/core/vietnam-week.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { unnamedMistake, wordsOfMistake } from "#lib/text/mistake-text.ts";
import { skillPhrase } from "#lib/text/skill-phrase.ts";
import type { CommentEvidence, Effort, NextStep, Opening, SkillEvidence } from "./draft-comment.ts";
import type { ClassProgress, SeatMistake, SeatSkill } from "./progress-view.ts";

/** From so many on there is enough to speak of: questions in all, and in a skill. */
const fewest = { questions: 10, inSkill: 5 } as const;

/** From this share of right answers on a skill goes well: the same that makes it good (lib/play/skill-progress.ts). */
const goodShare = 0.8;

/** A mistake made as often as this is one a teacher writes of. */
const fewestTimes = 3;

/** From so many on a pupil has practised for weeks, on days or in skills that are worth a sentence. */
const much = { steady: 3, days: 5, wide: 6 } as const;

interface KnownSkill extends SeatSkill, SkillEvidence {}

/** What can be said of each pupil of a class in a subject. A pupil nothing is known of is not among them. */
export function gatherEvidence({ skills, mistakes }: ClassProgress, subject: Subject): CommentEvidence[] {
  const bySeat = Map.groupBy(skills, ({ number }) => number);
  const mistakesBySeat = Map.groupBy(mistakes, ({ number }) => number);
  return [...bySeat].map(([number, own]) => evidenceOf(number, own, mistakesBySeat.get(number) ?? [], subject));
}

function evidenceOf(
  number: number,
  own: readonly SeatSkill[],
  mistakes: readonly SeatMistake[],
  subject: Subject,
): CommentEvidence {
  const known = own.flatMap((each): KnownSkill[] => {
    const skill = findSkill(each.skillId);
    return skill?.subject === subject ? [{ ...each, title: skill.title, phrase: skillPhrase(skill.title) }] : [];
  });
  const asked = known.reduce((sum, each) => sum + each.asked, 0);
  const practised = known.filter((each) => each.asked >= fewest.inSkill);
  const mistake = worstMistake(practised, mistakes);
  const opening = asked < fewest.questions ? null : openingOf(practised, mistake?.skill.skillId ?? null);
  if (opening === null) return { number, asked, claims: null };
  const claims = {
    opening: toOpening(opening),
    next: nextOf(practised, opening, mistake),
    effort: effortOf(practised),
  };
  return { number, asked, claims };
}

const share = ({ right, asked }: SeatSkill) => right / asked;

/** Once good, a skill stays good in its state; to be called solid it has to be so now too. */
const isSolid = (skill: SeatSkill) => skill.state !== "learning" && share(skill) >= goodShare;

/** Equally strong ones stand by name, so that the order does not depend on how they were read. */
function strongestFirst(one: SeatSkill, other: SeatSkill): number {
  const mastered = Number(other.state === "mastered") - Number(one.state === "mastered");
  return mastered || share(other) - share(one) || other.asked - one.asked || (one.skillId < other.skillId ? -1 : 1);
}

interface KnownOpening {
  readonly kind: Opening["kind"];
  readonly skills: readonly [KnownSkill, ...KnownSkill[]];
}

/** The strongest skills; one with a mistake that is spoken of next only where it is the only one. */
function openingOf(practised: readonly KnownSkill[], mistaken: string | null): KnownOpening | null {
  const solid = practised.filter(isSolid).toSorted(strongestFirst);
  const [first, second] = solid.filter(({ skillId }) => skillId !== mistaken);
  if (first !== undefined) return { kind: "solid", skills: second === undefined ? [first] : [first, second] };
  const [only] = solid;
  if (only !== undefined) return { kind: "solid", skills: [only] };
  const [best] = practised.toSorted(strongestFirst);
  return best === undefined ? null : { kind: "started", skills: [best] };
}

interface KnownMistake {
  readonly skill: KnownSkill;
  readonly words: string;
  readonly times: number;
}

/** Whether the last answers do not say that the mistakes are overcome. */
const isLasting = ({ asked, right }: SeatSkill) => asked - right >= 2;

/** The named mistake made most often, of those that are not overcome. */
function worstMistake(practised: readonly KnownSkill[], mistakes: readonly SeatMistake[]): KnownMistake | null {
  const found = mistakes.flatMap(({ skillId, code, times }): KnownMistake[] => {
    const skill = practised.find((each) => each.skillId === skillId);
    const words = wordsOfMistake(code);
    const isMeant = words !== unnamedMistake && times >= fewestTimes;
    return isMeant && skill !== undefined && isLasting(skill) ? [{ skill, words, times }] : [];
  });
  const [worst] = found.toSorted(
    (one, other) => other.times - one.times || share(one.skill) - share(other.skill) || compareIds(one, other),
  );
  return worst ?? null;
}

function compareIds({ skill: one }: KnownMistake, { skill: other }: KnownMistake): number {
  return one.skillId < other.skillId ? -1 : 1;
}

function nextOf(practised: readonly KnownSkill[], opening: KnownOpening, mistake: KnownMistake | null): NextStep {
  if (mistake !== null) return { kind: "mistake", ...mistake, skill: toEvidence(mistake.skill) };
  const weak = practised
    .filter((skill) => share(skill) < goodShare)
    .toSorted(strongestFirst)
    .at(-1);
  if (weak !== undefined) return { kind: "practise", skill: toEvidence(weak) };
  if (opening.kind === "started") return { kind: "keep-on" };
  // Of two skills that were named, "this one" would be either.
  const canBeNamed = ({ skillId }: KnownSkill) =>
    opening.skills.length === 1 || opening.skills.every((named) => named.skillId !== skillId);
  const due = practised.filter((skill) => isSolid(skill) && skill.isDue && canBeNamed(skill)).toSorted(strongestFirst);
  return due[0] === undefined ? { kind: "harder" } : { kind: "review", skill: toEvidence(due[0]) };
}

/** Of each skill only the last day is known: the pupil has practised on these days, and maybe on more. */
function effortOf(practised: readonly KnownSkill[]): Effort | null {
  const days = [...new Set(practised.map(({ lastDay }) => lastDay))];
  const weeks = [...new Set(days.map((day) => Date.parse(vietnamWeek(Date.parse(day)))))].toSorted((a, b) => a - b);
  const span = ((weeks.at(-1) ?? 0) - (weeks[0] ?? 0)) / weekMs + 1;
  const found: readonly Effort[] = [
    { kind: "steady", count: span === weeks.length ? span : 0 },
    { kind: "days", count: days.length },
    { kind: "wide", count: practised.length },
  ];
  return found.find(({ kind, count }) => count >= much[kind]) ?? null;
}

function toOpening({ kind, skills: [first, ...others] }: KnownOpening): Opening {
  return { kind, skills: [toEvidence(first), ...others.map(toEvidence)] };
}

/** What goes to the browser. */
function toEvidence({ title, phrase, state, isDue, asked, right }: KnownSkill): SkillEvidence {
  return { title, phrase, state, isDue, asked, right };
}
