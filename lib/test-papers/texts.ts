import type { ClassId } from "#lib/core/class-id.ts";
import { type Difficulty, difficulties } from "#lib/skills/define-skill.ts";
import aloud from "#supabase/content/test-papers/aloud.json" with { type: "json" };
import open from "#supabase/content/test-papers/open-questions.json" with { type: "json" };
import writing from "#supabase/content/test-papers/writing.json" with { type: "json" };

/** What is looked at when a text is marked, with the points it is worth. */
export interface Criterion {
  readonly criterion: string;
  readonly points: number;
}

/** A question that is answered in the pupil's own words: on a text, or on what a skill teaches. */
export interface OpenQuestion {
  readonly id: string;
  readonly level: Difficulty;
  readonly prompt: string;
  /** What a right answer holds; for free ones an example. */
  readonly answer: string;
  /** What is looked at, and which part of the points it is worth. */
  readonly criteria: readonly { readonly text: string; readonly weight: number }[];
  /** Lines to write on. */
  readonly lines: number;
}

/** A text that is dictated, or copied in the first semester of class 1. */
export interface Dictation {
  readonly id: string;
  readonly term: number;
  readonly mode: string;
  readonly title: string;
  /** A paragraph or a verse each; an empty one parts stanzas. */
  readonly lines: readonly string[];
  readonly syllables: number;
  readonly focus: readonly string[];
}

/** A text to be written. */
export interface WritingPrompt {
  readonly id: string;
  readonly term: number;
  readonly prompt: string;
  /** Drawings in public/test-papers, with what they show. */
  readonly pictures: readonly { readonly file: string; readonly alt: string }[];
  readonly words: readonly string[];
  /** Questions that help to find what to write. */
  readonly guide: readonly string[];
  readonly length: string;
  readonly marking: readonly Criterion[];
  readonly sample: string | null;
}

/** The parts of a Vietnamese test that are read aloud or written freely (Circular 27/2020; ten points each with the others). */
export interface ClassTexts {
  readonly aloud: {
    readonly points: number;
    readonly speed: string;
    readonly note: string;
    readonly marking: readonly Criterion[];
  };
  readonly dictation: {
    readonly points: number;
    readonly marking: readonly Criterion[];
    readonly texts: readonly Dictation[];
  };
  readonly writing: {
    readonly points: number;
    readonly prompts: readonly WritingPrompt[];
    /** What is worth more where nothing is dictated; absent where it always is. */
    readonly withoutDictation?: readonly { readonly criterion: number; readonly points: number }[];
  };
}

export function textsOf(classId: ClassId): ClassTexts {
  return { aloud: aloud.classes[classId], ...writing[classId] };
}

function toOpen(written: (typeof open.reading)[number] | (typeof open.language)[number]): OpenQuestion {
  const { id, prompt, answer, criteria, lines } = written;
  const level = difficulties.find((each) => each === written.level) ?? 1;
  return { id, level, prompt, answer, criteria, lines };
}

const byPassage = Map.groupBy(open.reading, ({ passage }) => passage);
const bySkill = Map.groupBy(open.language, ({ skill }) => skill);

/** The open questions on a text, one of each level. */
export function openOnPassage(passageId: string): readonly OpenQuestion[] {
  return (byPassage.get(passageId) ?? []).map(toOpen);
}

/** The open questions on what a skill teaches. */
export function openOnSkill(skillId: string): readonly OpenQuestion[] {
  return (bySkill.get(skillId) ?? []).map(toOpen);
}

/** What the teacher asks when a text has been read aloud; null for a text without. */
export function askedAloud(passageId: string): { readonly prompt: string; readonly answer: string } | null {
  return Object.entries(aloud.questions).find(([id]) => id === passageId)?.[1] ?? null;
}
