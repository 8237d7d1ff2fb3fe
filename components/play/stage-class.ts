/** One column on phones and upright tablets; on a lying one the question stands left, the answers right. */
const stage =
  "mx-auto grid min-h-142 w-full max-w-190 flex-1 gap-3 px-4 pb-6 tablet:gap-6 tablet:px-8 tablet:pt-2 tablet:pb-10 wide:max-w-300 wide:grid-cols-[1.18fr_1fr] wide:grid-rows-[auto_1fr_auto] wide:gap-x-10";
const withFigures =
  "grid-rows-[auto_minmax(4.5rem,1fr)_auto_auto] max-tablet:has-[.folds-figures]:grid-rows-[auto_1fr_auto]";
const withoutFigures = "grid-rows-[auto_1fr_auto]";

/** The grid of a screen of a run: who asks, the figures where there are any, the answers, the help. */
export function stageClass(hasFigures: boolean): string {
  return `${stage} ${hasFigures ? withFigures : withoutFigures}`;
}
