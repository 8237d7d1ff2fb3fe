import { SignInCard } from "#components/grown-ups/sign-in-card.tsx";
import { requestPasswordReset } from "#lib/actions/request-password-reset.ts";
import { signIn } from "#lib/actions/sign-in.ts";
import { signInWithProvider } from "#lib/actions/sign-in-with-provider.ts";
import { signUp } from "#lib/actions/sign-up.ts";
import type { Result } from "#lib/core/result.ts";
import type { AfterSignIn } from "#lib/play/after-sign-in.ts";
import { authProviders, findGrownUp, type GrownUp } from "#lib/server/grown-up-auth.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { teacherText } from "#lib/text/teacher-text.ts";

/** Whose room it is; null where nobody is signed in. */
export function teacher(): Promise<Result<GrownUp | null, "backend-away">> {
  return tryRead("grown-up", findGrownUp);
}

/** What a page of the room shows to who is not signed in. */
export function TeacherSignIn({ then = "/co" }: { readonly then?: AfterSignIn }) {
  return (
    <SignInCard
      notice={null}
      lead={teacherText.signInFirst}
      then={then}
      actions={{ signIn, signUp, requestPasswordReset, signInWithProvider }}
      providers={authProviders()}
    />
  );
}
