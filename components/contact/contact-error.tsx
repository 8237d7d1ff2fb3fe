import { Button } from "#components/ui/button.tsx";
import { contactText } from "#lib/text/contact-text.ts";

/**
 * Stands in for the contact page when a message could not be kept (spec section 8); the form that comes back holds
 * what was typed. It comes along with the page, so it shows a picture file.
 */
export function ContactError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main id="main" className="c3 grid min-h-dvh place-items-center bg-surface px-5 py-18">
      <div role="alert" className="grid max-w-[460px] justify-items-center gap-4 text-center">
        <img
          src="/animals/level-one/giraffe-1.svg"
          alt=""
          width="224"
          height="224"
          className="h-auto w-36 tablet:w-56"
        />
        <h1 className="text-hue">{contactText.failedTitle}</h1>
        <p className="text-lead text-balance">{contactText.failedLead}</p>
        <Button className="mt-2" onClick={onRetry}>
          {contactText.retry}
        </Button>
      </div>
    </main>
  );
}
