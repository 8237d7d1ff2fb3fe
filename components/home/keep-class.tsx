"use client";

import { useEffect } from "react";
import type { ClassId } from "#lib/core/class-id.ts";
import { ownClass } from "./own-class.ts";

/** Keeps the class of a page as that of this device's child. Shows nothing. */
export function KeepClass({ classId }: { readonly classId: ClassId }) {
  useEffect(() => ownClass.set(classId), [classId]);
  return null;
}
