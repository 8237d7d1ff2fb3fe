import { resumedRun } from "#components/runs/outbox/resumed-run.ts";
import { AnimalMedal } from "#components/stage/animal-medal.tsx";
import { Bamboo } from "#components/stage/bamboo.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { progressSegments } from "#lib/play/progress-segments.ts";
import { replaySteps } from "#lib/play/replay-steps.ts";
import type { SavedRun } from "#lib/play/saved-run.ts";
import { resumeText } from "#lib/text/resume-text.ts";

/** A run that was left: what it is, how far it has come, and the way back into it. */
export function ResumeCard({ kept }: { readonly kept: SavedRun }) {
  const { run, steps, href } = kept;
  const segments = progressSegments(replaySteps(run, steps));
  const done = segments.filter((segment) => segment !== "now" && segment !== "ahead").length;
  return (
    <AppLink
      href={href}
      className="press flex items-center gap-3.5 rounded-card bg-card px-4 py-3.5 lip tablet:gap-6 tablet:px-7 tablet:py-5"
      onClick={() => resumedRun.set(kept)}
    >
      <AnimalMedal asset={run.animal} className="w-16 tablet:w-22" />
      <span className="min-w-0 flex-1">
        <span className="block text-[1.0625rem] leading-tight text-muted">{resumeText.goOn}</span>
        <b className="block text-[1.25rem] text-ink tablet:text-[1.5rem]">{run.title}</b>
        <Bamboo segments={segments} />
        <span className="block text-[1rem] leading-tight text-muted">
          {resumeText.progress(run.classId, done, segments.length)}
        </span>
        {run.mode === "challenge" && (
          <span className="block text-[1rem] leading-tight text-muted">{resumeText.clock}</span>
        )}
      </span>
      <span className="grid size-14 flex-none place-items-center rounded-full bg-solid text-on shadow-[0_4px_0_var(--lip)] tablet:size-19">
        <Icon name="play" />
      </span>
    </AppLink>
  );
}
