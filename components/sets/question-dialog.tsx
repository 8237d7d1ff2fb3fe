import { SampleRun } from "#components/gallery/sample-run.tsx";
import { Screen } from "#components/gallery/screen.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { firstAnimal } from "#lib/play/first-animal.ts";
import type { SetView } from "#lib/play/set-view.ts";
import { playText } from "#lib/text/play-text.ts";
import { setText } from "#lib/text/set-text.ts";
import type { SetPageHref } from "./set-actions.ts";

interface Props {
  readonly view: SetView;
  readonly place: number;
  /** The page behind. */
  readonly page: SetPageHref;
  readonly onClose: () => void;
}

/** Pixels of the screen it is shown on, and of what is around that at the least. */
const widest = 360;
const edge = 10;

/** One question of a set on a screen as the pupil has it; it can be tried out. */
export function QuestionDialog({ view: { sealed, title, classId, questions }, place, page, onClose }: Props) {
  const shown = questions[place];
  if (shown === undefined) return null;
  const { question, solution } = shown;
  // It opens by a tap, in the browser only.
  const width = Math.min(widest, window.innerWidth - 2 * edge);
  const here = `${page}?bo=${sealed}`;
  const run = {
    runId: `set ${place}`,
    mode: "practice",
    title,
    classId,
    activityHref: here,
    backHref: here,
    backLabel: playText.backToClass(classId),
    animal: firstAnimal,
    before: [],
  } as const;
  return (
    <Dialog
      labelledBy="question-title"
      onDismiss={onClose}
      className="max-h-[100dvh] max-w-none flex-col gap-2 overflow-auto rounded-[16px] bg-card p-2 text-ink open:flex"
    >
      <div className="flex items-center gap-3 pl-2">
        <h2 id="question-title" className="min-w-0 flex-1 font-head text-[1.25rem] leading-tight font-bold">
          {setText.asPupil(place + 1)}
        </h2>
        <IconButton icon="close" label={setText.close} onClick={onClose} />
      </div>
      <div className="mx-auto">
        <Screen title={setText.asPupil(place + 1)} width={width} height={560}>
          <SampleRun sample={{ run, place: [{ question, solution, difficulty: null, idea: "" }], steps: [] }} />
        </Screen>
      </div>
    </Dialog>
  );
}
