/**
 * One column on phones and upright tablets; on a lying one the question stands left, the answers right, and the other
 * way round for a left hand. Larger text makes it higher than the screen rather than its figures too small to read.
 */
const stage =
  "mx-auto grid min-h-142 larger:min-h-max w-full max-w-190 flex-1 gap-3 px-4 pb-6 tablet:gap-6 tablet:px-8 tablet:pt-2 tablet:pb-10 wide:max-w-300 wide:grid-cols-[1.18fr_1fr] wide:left-hand:grid-cols-[1fr_1.18fr] wide:grid-rows-[auto_1fr_auto] wide:gap-x-10";
const withFigures =
  "grid-rows-[auto_minmax(4.5rem,1fr)_auto_auto] low:grid-rows-[auto_minmax(12rem,1fr)_auto_auto] max-tablet:larger:not-has-[.folds-figures]:grid-rows-[auto_minmax(12rem,1fr)_auto_auto] max-tablet:has-[.folds-figures]:grid-rows-[auto_1fr_auto]";
/** A text to read gets what the answers leave; on a small phone three lines of it and its tools at least. */
const withPassage =
  "grid-rows-[auto_minmax(9rem,1fr)_auto_auto] max-tablet:larger:grid-rows-[auto_minmax(15rem,1fr)_auto_auto] narrow:grid-rows-[auto_17rem_auto_auto]";
/** What is said of an answer quotes the text: then it may have less. */
const withPassageRead =
  "grid-rows-[auto_minmax(5rem,1fr)_auto_auto] max-tablet:larger:grid-rows-[auto_minmax(12rem,1fr)_auto_auto] narrow:grid-rows-[auto_17rem_auto_auto]";
const withoutFigures = "grid-rows-[auto_1fr_auto]";

const rows = {
  bare: withoutFigures,
  figures: withFigures,
  passage: withPassage,
  "passage-read": withPassageRead,
} as const;

/** The grid of a screen of a run: who asks, the figures or the text to read where there are any, the answers, the help. */
export function stageClass(shown: keyof typeof rows): string {
  return `${stage} ${rows[shown]}`;
}
