import { FigureView } from "#components/figures/figure-view.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { type StoryView, writeAnswer } from "#lib/questions/kinds/story/grading.ts";
import { storyText } from "#lib/text/story-text.ts";
import { PageSlot, type SlotLook } from "./page-slot.tsx";
import type { StoryDraft, StoryStep } from "./use-draft.ts";

interface ExercisePageProps {
  view: StoryView;
  draft: StoryDraft;
  /** The step being worked at; null once the answer is known. */
  step: StoryStep | null;
  isTried: boolean;
  isDisabled: boolean;
  /** What an open hint draws, in the place of the heading; null without one. */
  help: readonly Figure[] | null;
  onOpen: (step: StoryStep) => void;
}

/**
 * The "Bài giải" as it stands in the exercise book, growing with every step. On a phone it begins without words: there
 * the picture of the story, or the drawing of a hint, needs the height.
 */
export function ExercisePage({ view, draft, step, isTried, isDisabled, help, onOpen }: ExercisePageProps) {
  const { isSentence = false } = view;
  const held = heldOf(view, draft);
  const slot = (each: StoryStep, className: string) => (
    <PageSlot
      step={each}
      text={held[each]}
      look={lookOf({ each, step, isTried, isFilled: held[each] !== "" })}
      isSentence={isSentence}
      isDisabled={isDisabled}
      className={className}
      onOpen={onOpen}
    />
  );
  const isBlank = step === "operation" && draft.operation === null;
  // The sentences to choose from take the height of a phone.
  const isChoosing = isSentence && step === "unit";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-center gap-2 rounded-card bg-card p-3 lip tablet:gap-4 tablet:p-6">
      {help === null ? (
        <div className={classNames("text-center", (isBlank || isChoosing) && "max-tablet:hidden")}>
          <p className="font-head text-[1.125rem] leading-tight font-bold text-hue underline tablet:text-[1.625rem]">
            {storyText.heading}
          </p>
          <p className="text-[1.125rem] leading-snug text-balance tablet:text-[1.5rem]">{view.lead.text}</p>
        </div>
      ) : (
        <div className="flex h-28 [container-type:size] flex-col items-center justify-center tablet:h-44 wide:h-28">
          {help
            .map((figure, place) => ({ figure, place }))
            .map(({ figure, place }) => (
              <FigureView key={place} figure={figure} answer={null} />
            ))}
        </div>
      )}
      <div
        className={classNames(
          "flex items-center justify-center gap-1 font-head text-[1.5rem] font-bold tablet:gap-4 tablet:text-[2.125rem]",
          isBlank && help !== null && "max-tablet:hidden",
        )}
      >
        {slot("left", "flex-1")}
        {slot("operation", "flex-1")}
        {slot("right", "flex-1")}
        <span>{storyText.equals}</span>
        {slot("result", "flex-1")}
        <BracketedUnit view={view} unit={draft.unit} />
      </div>
      {(step === null || (step === "unit" && (!isSentence || held.unit !== ""))) && (
        <div className="flex animate-rise items-center justify-center gap-2 font-head text-[1.25rem] font-bold tablet:gap-4 tablet:text-[1.75rem]">
          {isSentence ? (
            slot("unit", "px-3! flex-1 text-[1.125rem]! leading-tight! tablet:text-[1.75rem]!")
          ) : (
            <>
              <span>{storyText.answer}</span>
              <span className="tabular-nums">{draft.result}</span>
              {slot("unit", "px-3!")}
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** What stands at each place of the page so far. */
function heldOf(view: StoryView, draft: StoryDraft): Readonly<Record<StoryStep, string>> {
  const full = view.units[draft.unit ?? -1]?.full.text ?? "";
  return {
    operation: draft.operation ?? "",
    left: draft.left?.toString() ?? "",
    right: draft.right?.toString() ?? "",
    result: draft.result,
    unit: view.isSentence === true && full !== "" ? writeAnswer(view, full, draft.result) : full,
  };
}

/** The unit behind the calculation, once one is chosen; class 1 writes none. */
function BracketedUnit({ view, unit }: { view: StoryView; unit: number | null }) {
  const chosen = view.isSentence === true ? undefined : view.units[unit ?? -1];
  return chosen === undefined ? null : (
    <span className="text-[1rem] text-muted tablet:text-[1.625rem]">{storyText.inBrackets(chosen.short)}</span>
  );
}

interface Place {
  readonly each: StoryStep;
  readonly step: StoryStep | null;
  readonly isTried: boolean;
  readonly isFilled: boolean;
}

function lookOf({ each, step, isTried, isFilled }: Place): SlotLook {
  if (step === null) return "right";
  if (isTried) return "tried";
  if (each === step) return "active";
  return isFilled ? "filled" : "empty";
}
