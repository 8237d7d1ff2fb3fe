"use client";

import { useState } from "react";
import { RunFrame } from "#components/runs/run-frame.tsx";
import type { RunView } from "#lib/play/run-view.ts";
import { OwnTries } from "./own-tries.tsx";
import { WorkedExample } from "./worked-example.tsx";

/** A worked example, then tries of one's own without points. */
export function Lesson({ tries }: { tries: RunView }) {
  const [isTrying, setIsTrying] = useState(false);
  return (
    <RunFrame classId={tries.classId}>
      {isTrying ? (
        <OwnTries run={tries} onAgain={() => setIsTrying(false)} />
      ) : (
        <WorkedExample animal={tries.animal} arrowHref={tries.backHref} onTry={() => setIsTrying(true)} />
      )}
    </RunFrame>
  );
}
