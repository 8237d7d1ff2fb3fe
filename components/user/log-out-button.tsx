import { packs } from "#components/offline/packs.ts";
import { loginStatus } from "#components/shell/login-status.ts";
import { Button } from "#components/ui/button.tsx";
import { resting } from "#components/ui/resting.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { accountText } from "#lib/text/account-text.ts";
import { ownPoints } from "./own-points.ts";
import { storedName } from "./stored-name.ts";

/** Ends the session of this browser; when that fails, all stays as it was. */
export function LogOutButton({
  username,
  logOut,
}: {
  readonly username: string;
  readonly logOut: () => Promise<void>;
}) {
  const [isLeaving, run] = useAwaited();
  const leave = async () => {
    // Gone before the page is drawn anew, which would greet the name that is left here.
    storedName.set(null);
    try {
      await logOut();
      ownPoints.set(null);
      loginStatus.set(null);
      // What the pupil finished and could not send stays, and waits for the pupil.
      void packs.forget(username);
    } catch {
      storedName.set(username);
    }
  };
  return (
    <Button variant="plain" isWide={true} {...resting(isLeaving, () => run(leave))}>
      {accountText.logOut}
    </Button>
  );
}
