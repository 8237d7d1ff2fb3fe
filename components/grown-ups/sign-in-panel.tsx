"use client";

import { useEffect, useRef, useState } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { AfterSignIn } from "#lib/play/after-sign-in.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";
import type { GrownUpActions } from "./grown-up-actions.ts";
import { SignInPanelReset } from "./sign-in-panel-reset.tsx";
import { SignInPanelSignIn } from "./sign-in-panel-sign-in.tsx";
import { SignInPanelSignUp } from "./sign-in-panel-sign-up.tsx";

interface Props {
  readonly actions: GrownUpActions;
  /** The providers the operator has configured; only these are named and get a button. */
  readonly providers: readonly ("apple" | "google")[];
  /** Where who has signed in goes. */
  readonly then?: AfterSignIn;
  readonly onClose: () => void;
}

const heads = {
  "sign-in": { title: grownUpsText.signInTitle, lead: grownUpsText.signInLead },
  "sign-up": { title: grownUpsText.signUpTitle, lead: grownUpsText.signUpLead },
  reset: { title: grownUpsText.resetTitle, lead: grownUpsText.resetLead },
} as const;

interface Shown {
  readonly view: keyof typeof heads;
  /** Whether somebody asked for it. */
  readonly isChosen: boolean;
}

/**
 * Where a grown-up signs in, signs up or asks for a new password (spec section 2). The ground around it is whoever
 * shows it; a dialog that holds it is labelled by its heading, whose id is "sign-in-title".
 */
export function SignInPanel({ actions, providers, then = "/grown-ups", onClose }: Props) {
  const [shown, setShown] = useState<Shown>({ view: "sign-in", isChosen: false });
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone with the view it stood in; who uses no pointer goes on from the new one's heading.
  useEffect(() => {
    if (shown.isChosen) heading.current?.focus();
  }, [shown]);
  const [email, setEmail] = useState("");
  const typed = { email, onEmail: setEmail };
  const { view } = shown;
  const show = (chosen: Shown["view"]) => setShown({ view: chosen, isChosen: true });
  return (
    <div className="grid gap-3 tablet:gap-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2
            ref={heading}
            id="sign-in-title"
            tabIndex={-1}
            className="font-head outline-none text-h2 leading-tight font-bold"
          >
            {heads[view].title}
          </h2>
          <p className="text-meta leading-snug tablet:text-body">{heads[view].lead}</p>
        </div>
        <IconButton icon="close" look="round" label={grownUpsText.close} onClick={onClose} />
      </div>
      {view === "sign-in" && (
        <SignInPanelSignIn
          {...typed}
          actions={actions}
          providers={providers}
          then={then}
          onSignUp={() => show("sign-up")}
          onForgotten={() => show("reset")}
        />
      )}
      {view === "sign-up" && <SignInPanelSignUp {...typed} signUp={actions.signUp} onBack={() => show("sign-in")} />}
      {view === "reset" && (
        <SignInPanelReset {...typed} reset={actions.requestPasswordReset} onBack={() => show("sign-in")} />
      )}
    </div>
  );
}
