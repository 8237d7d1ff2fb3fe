"use client";

import { SetText } from "#components/ui/set-text.tsx";
import type { Line } from "#lib/core/line.ts";
import type { RunAction } from "#lib/play/run-state.ts";
import type { RunPlace, RunView } from "#lib/play/run-view.ts";
import { galleryText as text } from "#lib/text/gallery-text.ts";
import { SampleRun } from "./sample-run.tsx";
import { Screen } from "./screen.tsx";

export interface Sample {
  /** Names the question, see buildKeyed. */
  readonly key: string;
  readonly run: Omit<RunView, "places">;
  readonly place: RunPlace;
  /** What was done to it up to the state it is shown in. */
  readonly steps: readonly RunAction[];
  readonly told: {
    readonly spoken: string;
    readonly answer: Line;
    readonly hints: readonly Line[];
    readonly explanation: Line;
  };
}

interface GalleryProps {
  readonly samples: readonly Sample[];
  /** Of each screen, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Questions, each on a screen of its own as a pupil has it, with all that is said about it. They can be played on. */
export function Gallery({ samples, width, height }: GalleryProps) {
  return (
    <ol className="mt-6 flex flex-wrap items-start gap-6">
      {samples.map((sample) => (
        <li key={sample.key} className="grid gap-2 rounded-card bg-surface p-4 lip">
          <p className="text-[1rem] text-muted">{sample.key}</p>
          <Screen title={sample.key} width={width} height={height}>
            <SampleRun sample={sample} />
          </Screen>
          <div className="grid max-w-90 gap-1 text-[1rem]">
            <p>{`${text.spoken} ${sample.told.spoken}`}</p>
            <Told label={text.answer} line={sample.told.answer} />
            {sample.told.hints.map((hint, layer) => (
              <Told key={hint.text} label={text.hint(layer + 1)} line={hint} />
            ))}
            <Told label={text.explanation} line={sample.told.explanation} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Told({ label, line }: { label: string; line: Line }) {
  return (
    <p>
      <b>{`${label} `}</b>
      <SetText text={line.text} />
    </p>
  );
}
