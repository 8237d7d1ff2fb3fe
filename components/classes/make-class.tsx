"use client";

import { useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { Button } from "#components/ui/button.tsx";
import { useIsHydrating } from "#components/ui/use-is-hydrating.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";
import type { SendClass } from "./class-actions.ts";
import { MakeClassForm } from "./make-class-form.tsx";

interface Props {
  readonly make: SendClass;
  /** Whether there is nothing to see yet but this. */
  readonly isFirst: boolean;
}

/** The button by which a class is made, and its form. */
export function MakeClass({ make, isFirst }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isHydrating = useIsHydrating();
  // WebCrypto is there on https and on the machine itself only.
  if (!isHydrating && !window.isSecureContext) return <p className={panelClass}>{text.unsafe}</p>;
  if (isOpen) return <MakeClassForm make={make} onCancel={() => setOpen(false)} />;
  return (
    <Button isWide={isFirst} className={isFirst ? "" : "justify-self-start"} onClick={() => setOpen(true)}>
      {text.make}
    </Button>
  );
}
