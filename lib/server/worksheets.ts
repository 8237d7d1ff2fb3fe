import "server-only";
import type { ClassId } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import { readStanding } from "#lib/lessons/standing.ts";
import { sheetCodes, type WorksheetView } from "#lib/paper/sheet-view.ts";
import { codedSet, makeSkillSet, splitSet, withTextsOnce } from "#lib/paper/worksheet.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { makeRemedy } from "#lib/play/make-remedy.ts";
import { estimateMinutes } from "#lib/play/pace.ts";
import { makeSetQuestions, type QuestionSet, type SetBanks, titleOfSet } from "#lib/play/question-set.ts";
import { toSolutionKey } from "#lib/questions/paper/solution.ts";
import { toPaperKey, toPaperQuestion } from "#lib/questions/paper/to-paper.ts";
import type { Question } from "#lib/questions/question.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { assignmentText } from "#lib/text/assignment-text.ts";
import { readBanks } from "./banks.ts";
import { openSet, sealSet } from "./question-sets.ts";
import { openRunId } from "./run-token.ts";
import { remakePlaces, toRunView } from "./start-run.ts";

/**
 * What a worksheet is made of: a set that was put together before, a practice run, five questions against a mistake, or so many
 * questions of a skill.
 */
export type WorksheetSource =
  | { readonly kind: "set"; readonly sealed: string }
  | { readonly kind: "run"; readonly runId: string }
  | {
      readonly kind: "mistake";
      readonly skillId: string;
      /** "": any mistake. */
      readonly code: string;
      readonly classId: ClassId;
      /** See readStanding. */
      readonly at: string | null;
      readonly seed: string;
    }
  | { readonly kind: "skill"; readonly skillId: string; readonly count: number; readonly seed: string };

/** A worksheet with so many codes; null where there is nothing to make it of. The same source always gives the same sheets. */
export async function makeWorksheet(
  source: WorksheetSource,
  codes: number,
  hasSlips: boolean,
): Promise<WorksheetView | null> {
  if (source.kind === "set") {
    const set = openSet(source.sealed);
    if (set === null) return null;
    const banks = await readBanks(set.questions.map(({ skillId }) => skillId));
    return toView({ set, banks, title: titleOfSet(set), seed: source.sealed, codes, hasSlips });
  }
  if (source.kind === "run") return makeRunSheet(source.runId, hasSlips);
  const { skillId, seed } = source;
  const skill = findSkill(skillId);
  if (skill === undefined) return null;
  const banks = await readBanks([skillId]);
  const isRemedy = source.kind === "mistake";
  const set = isRemedy ? makeRemedySet(source, banks) : makeSkillSet(skillId, source.count, seed, banks);
  const title = isRemedy ? assignmentText.remedyTitle(skill.title) : skill.title;
  return set === null ? null : toView({ set, banks, title, seed, codes, hasSlips });
}

function makeRemedySet(source: Extract<WorksheetSource, { kind: "mistake" }>, banks: SetBanks): QuestionSet | null {
  const { skillId, code, classId, at, seed } = source;
  const standing = readStanding(at, classId, Date.now());
  return makeRemedy(skillId, code, standing, banks, createRng(`sheet/${skillId}/${code}/${seed}`));
}

interface Made {
  readonly set: QuestionSet;
  readonly banks: SetBanks;
  readonly title: string;
  readonly seed: string;
  readonly codes: number;
  /** Whether the key names the commonest slips. */
  readonly hasSlips: boolean;
}

/** Null if one of its questions is no longer there. */
function toView({ set, banks, title, seed, codes, hasSlips }: Made): WorksheetView | null {
  const { classId, subject } = set;
  const made = sheetCodes.slice(0, codes).flatMap((code) => {
    const coded = codedSet(set, code, seed, banks);
    const questions = makeSetQuestions(coded, banks)?.map(({ question }) => question);
    return questions === undefined ? [] : [{ code, coded, questions }];
  });
  if (made.length < codes) return null;
  const sheets = made.map(({ code, coded, questions }) => ({
    code,
    hrefs: splitSet(coded).map((part) => `/bo/${sealSet(part)}`),
    questions: toSheetQuestions(questions, classId, hasSlips),
  }));
  return { title, classId, subject, minutes: estimateMinutes(made[0]?.questions ?? [], classId), sheets };
}

function toSheetQuestions(made: readonly Question[], classId: ClassId, hasSlips: boolean) {
  return withTextsOnce(
    made.map((question) => {
      const asked = toPaperQuestion(toPublic(question), classId);
      return { question: asked, key: toSolutionKey(toPaperKey(question, hasSlips), asked) };
    }),
  );
}

/** The questions of a run as they were asked first. Of a challenge nothing is told: its answers stay here until they are given. */
async function makeRunSheet(runId: string, hasSlips: boolean): Promise<WorksheetView | null> {
  const token = openRunId(runId);
  const places = token?.mode === "practice" ? await remakePlaces(token) : null;
  if (token === null || places === null) return null;
  const { title, classId, activityHref } = toRunView(token, places, firstAnimal);
  const questions = places.map(([{ question }]) => question);
  const skill = findSkill(places[0]?.[0].skillId ?? "");
  return {
    title,
    classId,
    subject: skill?.subject ?? "maths",
    minutes: estimateMinutes(questions, classId),
    sheets: [{ code: "A", hrefs: [activityHref], questions: toSheetQuestions(questions, classId, hasSlips) }],
  };
}
