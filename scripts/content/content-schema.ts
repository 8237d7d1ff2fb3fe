import { z } from "zod";
import { passageForms } from "#lib/core/passages/forms.ts";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "is not of the form a-b-1" });

/** A text as it may stand on a page. */
const text = z
  .string()
  .min(1, { error: "is empty" })
  .refine((value) => value === value.trim() && !value.includes("  "), { error: "has stray spaces" })
  .refine((value) => value === value.normalize("NFC"), { error: "is not in NFC" })
  .refine((value) => !/[\u200b-\u200d\ufeff]/u.test(value), { error: "has an invisible character" })
  .refine((value) => !value.includes("$rows$"), { error: "may not contain $rows$, which ends the text in the SQL" })
  .refine((value) => value.split("“").length === value.split("”").length, { error: "has quotes that do not pair" });

const level = z.literal([1, 2, 3]);

/** A phone shows no more of it at once. */
const mostHintLetters = 110;
const mostFeedbackLetters = 130;

/** From an idea to the way; that none tells the answer is checked by findItemFaults. */
const hints = z
  .array(text.max(mostHintLetters, { error: `has a hint of more than ${mostHintLetters} letters` }))
  .min(2, { error: "are fewer than two" })
  .max(3, { error: "are more than three" });

/** What is said to each wrong choice, by the choice. */
const feedback = z.record(
  text,
  text.max(mostFeedbackLetters, { error: `is longer than ${mostFeedbackLetters} letters` }),
);

/** A card of a class page; the file is a list of them. */
export const cardSchema = z.strictObject({
  id: z.int().positive(),
  class: z.enum(["1", "2", "3", "4", "5"]),
  class_type: z.enum(["practice", "challenge"]),
  level: z.int().positive(),
  title: text.max(60),
  subtitle: text.nullable(),
  image: slug,
  name: slug,
  type: z.enum(["course", "example-two-class-one", "game", "game-range"]),
  range: z.string().nullable(),
});

const choiceSchema = z.strictObject({
  id: slug,
  type: z.literal("multiple_choice").default("multiple_choice"),
  prompt: text,
  say: text.optional(),
  answer: text,
  distractors: z.array(text).min(2, { error: "are fewer than two" }).max(3, { error: "are more than three" }),
  hints,
  feedback,
  explain: text,
  level,
});

const wordOrderSchema = z.strictObject({
  id: slug,
  type: z.literal("word_order"),
  prompt: text,
  say: text.optional(),
  answer: text,
  orders: z.array(text).min(1, { error: "are missing" }),
  hints,
  /** What is said to a card that stands where it does not belong, by the card. */
  feedback: feedback.optional(),
  explain: text,
  level,
});

const typed = z.object({ type: z.literal("word_order") });

/** An item of a bank: an answer to choose, or words to put in order. What is wrong is told of the type it has. */
export const itemSchema = z.unknown().transform((value, context) => {
  const parsed = (typed.safeParse(value).success ? wordOrderSchema : choiceSchema).safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    context.issues.push({ code: "custom", path: issue.path, message: issue.message, input: value });
  }
  return z.NEVER;
});

export const bankSchema = z.object({ skill: slug, items: z.array(z.unknown()) });

/** A question about a passage: as an item of a bank, with the words that hold the answer. */
const passageQuestionSchema = choiceSchema.omit({ type: true }).extend({ evidence: text.nullable() });

/** A text to read: what its line breaks part follows from its form (lib/core/passages/to-paragraphs.ts). */
export const passageSchema = z.strictObject({
  id: slug,
  grade: z.int().min(1).max(5),
  title: text,
  topic: text,
  form: z.enum(passageForms).default("prose"),
  words: z.int().positive(),
  text,
  questions: z.array(passageQuestionSchema).length(5, { error: "are not five" }),
});

/** A skill in a lesson, with the difficulties that fit by then. */
const lessonSkillSchema = z.strictObject({
  skill: slug,
  levels: z
    .array(level)
    .min(1, { error: "are missing" })
    .refine((levels) => levels.every((each, place) => place === 0 || each > (levels[place - 1] ?? 0)), {
      error: "do not rise",
    }),
});

/** A lesson takes no more lines of a list on a phone. */
const mostTitleLetters = 90;

const week = z.int().min(1).max(35);
const parts = z.array(text);

/** A lesson of the school year; what class 1 learns to read in it stands beside its skills. */
export const lessonSchema = z.strictObject({
  id: slug,
  no: z.int().positive(),
  title: text.max(mostTitleLetters, { error: `is longer than ${mostTitleLetters} letters` }),
  semester: z.literal([1, 2]),
  week,
  skills: z.array(lessonSkillSchema),
  /** What a set of the lesson asks, where that is not all it lets be practised. */
  about: z.array(lessonSkillSchema).min(1).optional(),
  letters: parts.optional(),
  rimes: parts.optional(),
  tones: parts.optional(),
});

const lessonList = z.array(z.unknown());

/** The lessons of a subject by class, in order; `itemWeeks` is the first week in which a pupil of class 1 can read an item. */
export const lessonsSchema = z.strictObject({
  classes: z.strictObject({ 1: lessonList, 2: lessonList, 3: lessonList, 4: lessonList, 5: lessonList }),
  itemWeeks: z.record(slug, week).default({}),
});

export type Card = z.output<typeof cardSchema>;
export type Item = z.output<typeof itemSchema>;
export type Passage = z.output<typeof passageSchema>;
export type Lesson = z.output<typeof lessonSchema>;
