"use client";

import { useEffect } from "react";
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
  useEffect(() => {
    storedName.set(name);
    loginStatus.set(name);
    goneProfile.set(false);
  }, [name]);
  useEffect(() => companion.set(animal), [animal]);
  return null;
}
