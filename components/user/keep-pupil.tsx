"use client";

import { useLayoutEffect } from "react";
import { type SessionPupil, session } from "#components/session/session.ts";

/** Shows nothing: mirrors what a page knows of this browser's pupil into local storage. */
export function KeepPupil({ username, points, animal }: SessionPupil) {
  // With the page, not a moment later: whoever goes on at once would be taken for a guest by the next page.
  useLayoutEffect(() => session.logIn({ username, points, animal }), [username, points, animal]);
  return null;
}
