"use client";

import { useEffect } from "react";

/**
 * Mirrors the current name into local storage `userName` (spec section 3). The session cookie is what counts;
 * a browser that blocks storage therefore loses nothing.
 */
export function StoreUserName({ name }: { readonly name: string | null }) {
  useEffect(() => {
    try {
      if (name === null) window.localStorage.removeItem("userName");
      else window.localStorage.setItem("userName", name);
    } catch {
      // Storage is blocked: the mirror is a convenience, and there is nobody to tell.
    }
  }, [name]);
  return null;
}
