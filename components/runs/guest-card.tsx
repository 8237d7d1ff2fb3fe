import { useEffect, useState } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { resultText } from "#lib/text/result-text.ts";

/** Under the points of a guest: the way to a name that keeps them, or why this browser cannot keep any. */
export function GuestCard({ notice }: { readonly notice: "guest" | "gone" }) {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    let isHere = true;
    const check = async () => {
      const { keepsCookies } = await import("#components/session/cookies.ts");
      const isKept = await keepsCookies();
      if (isHere) setBlocked(!isKept);
    };
    // Without the code of the check the browser is believed.
    check().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <Card className="grid w-full justify-items-center gap-3 p-4 tablet:p-6">
      <p role="status" className="text-balance">
        {isBlocked ? resultText.cookiesBlocked : resultText[notice]}
      </p>
      {isBlocked ? null : (
        <ButtonLink href="/user" variant="go">
          {resultText.chooseName}
        </ButtonLink>
      )}
    </Card>
  );
}
