import { Button } from "#components/ui/button.tsx";
import { accountText } from "#lib/text/account-text.ts";

/** Ends the session of this browser. */
export function LogOutButton({ logOut }: { readonly logOut: () => Promise<void> }) {
  return (
    <form action={logOut}>
      <Button type="submit" variant="plain">
        {accountText.logOut}
      </Button>
    </form>
  );
}
