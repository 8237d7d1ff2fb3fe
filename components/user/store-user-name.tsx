"use client";

import { useEffect, useLayoutEffect } from "react";
import { loginStatus } from "#components/shell/login-status.ts";
import { companion } from "./companion.ts";
import { goneProfile } from "./gone-profile.ts";
import { storedName } from "./stored-name.ts";

interface Props {
  readonly name: string;
  /** The asset of the active animal. */
  readonly animal: string;
}

/** Shows nothing: mirrors name and animal of this browser's pupil into local storage and says that somebody is logged in. */
export function StoreUserName({ name, animal }: Props) {
  // With the name on the page, not a moment later: whoever goes on at once would be taken for a guest by the next page.
  useLayoutEffect(() => {
    storedName.set(name);
    loginStatus.set(name);
    goneProfile.set(false);
  }, [name]);
  useEffect(() => companion.set(animal), [animal]);
  return null;
}
