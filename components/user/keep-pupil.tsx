"use client";

import { useLayoutEffect } from "react";
import type { ShownPupil } from "#components/session/ask-shown-pupil.ts";
import { storePupil } from "#components/session/store-pupil.ts";

/** Shows nothing: mirrors what a page knows of this browser's pupil into local storage. */
export function KeepPupil({ username, points, animal }: ShownPupil) {
  // With the page, not a moment later: whoever goes on at once would be taken for a guest by the next page.
  useLayoutEffect(() => storePupil({ username, points, animal }), [username, points, animal]);
  return null;
}
