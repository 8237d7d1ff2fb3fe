"use client";

import { useEffect } from "react";
import { loginStatus } from "#components/shell/login-status.ts";
import { goneProfile } from "./gone-profile.ts";
import { storedName } from "./stored-name.ts";

/** Shows nothing: mirrors the name of this browser's pupil into local storage and says that somebody is logged in. */
export function StoreUserName({ name }: { readonly name: string }) {
  useEffect(() => {
    storedName.set(name);
    loginStatus.set(name);
    goneProfile.set(false);
  }, [name]);
  return null;
}
