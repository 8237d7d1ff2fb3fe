"use client";

import { useEffect, useState } from "react";
import { formatNumber } from "#lib/core/format-number.ts";
import { mayMove } from "./may-move.ts";

const duration = 900;

/**
 * Counts up from nothing to `value` in 900 ms; at once where nothing may move.
 * Decoration for the eye: a screen reader gets the whole number.
 */
export function CountUp({ value, prefix = "" }: { readonly value: number; readonly prefix?: string }) {
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (!mayMove()) {
      setShown(value);
      return;
    }
    let frame = 0;
    let start: number | null = null;
    const step = (now: number) => {
      start ??= now;
      const part = Math.min(1, (now - start) / duration);
      setShown(Math.round(value * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <>
      <span aria-hidden="true" className="tabular-nums">
        {prefix}
        {formatNumber(shown)}
      </span>
      <span className="sr-only">
        {prefix}
        {formatNumber(value)}
      </span>
    </>
  );
}
