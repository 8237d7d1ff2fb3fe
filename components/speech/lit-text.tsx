"use client";

import { useEffect, useRef } from "react";
import { SetText } from "#components/ui/set-text.tsx";
import type { Line } from "#lib/core/line.ts";
import { followSaid } from "./follow-said.ts";

/** A line whose words are lit while they are read aloud, whoever has them read. */
export function LitText({ line: { text } }: { line: Pick<Line, "text"> }) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (shown.current !== null) return followSaid(shown.current, text);
  }, [text]);
  return (
    <span ref={shown}>
      <SetText text={text} />
    </span>
  );
}
