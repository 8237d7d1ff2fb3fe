import type { ClassId } from "#lib/core/class-id.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { choiceKind } from "#lib/questions/kinds/choice/kind.ts";
import { figureChoiceKind } from "#lib/questions/kinds/figure-choice/kind.ts";
import { areParts } from "#lib/questions/kinds/order/grading.ts";
import { orderKind } from "#lib/questions/kinds/order/kind.ts";
import { writeLetters } from "#lib/questions/kinds/order/paper.ts";
import { tellsWhy } from "#lib/questions/mistake-code.ts";
import { nameMistake, wrongResponses } from "#lib/questions/name-mistake.ts";
import { areToldByColour } from "#lib/questions/paper-colours.ts";
import { letterOf, type PaperBlock, type PaperForm } from "#lib/questions/paper-form.ts";
import { solutionBlock } from "#lib/questions/paper-story.ts";
import type { KindName, Kinds, PublicQuestion, Question } from "#lib/questions/question.ts";
import { writeResponse } from "#lib/questions/write-response.ts";
import { wordsOfMistake } from "#lib/text/mistake-text.ts";
import { paperKeyText } from "#lib/text/paper-key-text.ts";
import { answerLine, colourWords, onPaper, setOutPrompt } from "#lib/text/paper-text.ts";
import { paperForms } from "./forms.ts";
import { findUnreduced, withFoundUnit } from "./found-unit.ts";

/** A question as it stands on paper; nothing of it tells the answer. */
export interface PaperQuestion {
  readonly prompt: string;
  /** What is done with the pen; null where the prompt says it. */
  readonly instruction: string | null;
  readonly figures: readonly Figure[];
  readonly blocks: readonly PaperBlock[];
  /** Whether it asks about colours, which are written on what they are painted on. */
  readonly asksColours: boolean;
}

/** What the key says of a question. */
export interface PaperKey {
  readonly answer: string;
  /** How it is found, and what else is right. */
  readonly how: string;
  /** Whatever else is right; absent where nothing is. */
  readonly others?: readonly string[];
  /** What was to be drawn; absent where nothing was. */
  readonly drawing?: Figure;
  /** The commonest wrong answers with what they come from, as a teacher says it; at most three. */
  readonly slips: readonly { readonly given: string; readonly words: string }[];
}

/** A sum to set out is set out by the pupil: what is drawn of it on a screen would do half of the work. */
const isSetOut = (prompt: string) => setOutPrompt.test(prompt);

/** So many wrong answers stand in a key. */
const mostSlips = 3;

/** A sum that is set out already is no help beside the lines of a solution. */
function figuresFor({ kind, figures }: Pick<PublicQuestion, "kind" | "figures">, prompt: string): readonly Figure[] {
  if (isSetOut(prompt)) return [];
  return kind === "number" ? figures.filter(({ type }) => type !== "column") : figures;
}

/** Whether a colour is spoken of, in the question or in what there is to choose, or tells pictures apart. */
function asksColours(prompt: string, blocks: readonly PaperBlock[]): boolean {
  const choices = blocks.flatMap((block) => (block.type === "choices" ? block.choices : []));
  const pictures = blocks.flatMap((block) =>
    block.type === "pictures" && block.marks === "letters" ? [block.figures.map(({ alt }) => alt)] : [],
  );
  return [prompt, ...choices].some((text) => colourWords.test(text)) || pictures.some(areToldByColour);
}

function sayOnPaper(text: string): string {
  return onPaper.reduce((words, [screen, paper]) => words.replace(screen, paper), text);
}

function promptOf(text: string, classId: ClassId): string {
  const said = sayOnPaper(text);
  if (isSetOut(said)) return said.replace(/ = \?$/u, "");
  // The lines of a solution have room for it.
  const asked = said.replace(answerLine, "");
  return asked !== said && solutionBlock(asked, classId) !== null ? asked : said.replace(/ = \?$/u, " = …");
}

type Shown<Name extends KindName> = Omit<PublicQuestion, "kind" | "view"> & {
  readonly kind: Name;
  readonly view: Kinds[Name]["view"];
};

/** A question on paper. It is made of what a pupil may see and of nothing else. */
export function toPaperQuestion<Name extends KindName>(question: Shown<Name>, classId: ClassId): PaperQuestion {
  const { kind, view } = question;
  const form: PaperForm<Kinds[Name]["view"], Kinds[Name]["key"]> = paperForms[kind];
  const said = promptOf(question.prompt.text, classId);
  const prompt = form.prompt?.(view, said) ?? said;
  const figures = figuresFor(question, prompt);
  const blocks = form.blocks(view, { classId, prompt, figures });
  const told = form.instruction;
  const instruction = (typeof told === "function" ? told(view, prompt) : told) ?? null;
  return { prompt, instruction, figures, blocks, asksColours: asksColours(prompt, blocks) };
}

/** What the key says of a question; it names mistakes, which no pupil's page does. */
export function toPaperKey(question: Question, hasSlips: boolean): PaperKey {
  return { ...answerOf(question), slips: hasSlips ? slipsOf(question) : [] };
}

/** Kinds that are answered with a number, which has a unit on paper. */
const counts: readonly KindName[] = ["number", "boxes"];

function answerOf<Name extends KindName>({
  kind,
  view,
  key,
  ...question
}: Pick<Question, "answer" | "explanation"> & {
  readonly kind: Name;
  readonly view: Kinds[Name]["view"];
  readonly key: Kinds[Name]["key"];
}) {
  const form: PaperForm<Kinds[Name]["view"], Kinds[Name]["key"]> = paperForms[kind];
  const [answer, how] = [question.answer.text, question.explanation.text];
  const others = form.others?.(view, key) ?? [];
  const found = sayOnPaper(form.how?.(view, key, how) ?? how);
  const told = counts.includes(kind) ? withFoundUnit(answer, how) : answer;
  const unreduced = "isByWorth" in key ? findUnreduced(answer, how, key.isByWorth) : null;
  return {
    answer: form.answer?.(view, key, answer) ?? (unreduced === null ? told : paperKeyText.alsoRight(told, unreduced)),
    how: others.length === 0 ? found : `${found} ${paperKeyText.others(others)}`,
    ...(others.length > 0 && { others }),
    ...(form.drawing && { drawing: form.drawing(view, key) }),
  };
}

function slipsOf(question: Question): PaperKey["slips"] {
  const named = wrongResponses(question).flatMap((response) => {
    const code = nameMistake(question, response);
    const given = writeGiven(question, response);
    return code === null || !tellsWhy(code) || given === null ? [] : [{ given, words: wordsOfMistake(code) }];
  });
  const first = named.filter(({ given }, place) => named.findIndex((each) => each.given === given) === place);
  return first.slice(0, mostSlips);
}

/** A choice and parts of a text by their letters, all else in words; null for what is only drawn. */
function writeGiven(question: Question, response: unknown): string | null {
  if (question.kind === "choice") return letterOf(choiceKind.response.parse(response).choice);
  if (question.kind === "figure-choice") return letterOf(figureChoiceKind.response.parse(response).figure);
  if (question.kind === "order" && areParts(question.view))
    return writeLetters(orderKind.response.parse(response).order);
  return writeResponse(question, response);
}
