import type { Metadata } from "next";
import { MailLinkCard } from "#components/grown-ups/mail-link-card.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { setPassword } from "#lib/actions/set-password.ts";
import { backHref } from "#lib/play/back-href.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

// The address holds a token that signs in whoever has it.
export const metadata: Metadata = { title: grownUpsText.pageTitle, referrer: "no-referrer", robots: "noindex" };

// All of the page depends on the link.
export const instant = false;

export default async function ConfirmPage({ searchParams }: PageProps<"/auth/confirm">) {
  const { type, token } = await searchParams;
  return (
    <PageFrame hue="c4" bar={<PageBar backHref={backHref("/auth/confirm")} title={grownUpsText.barTitle} />}>
      {typeof token === "string" && (type === "signup" || type === "recovery") ? (
        <MailLinkCard kind={type} token={token} send={setPassword} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>{grownUpsText.unreadableLink}</p>
          <ButtonLink href="/grown-ups">{grownUpsText.toSignIn}</ButtonLink>
        </div>
      )}
    </PageFrame>
  );
}
