import { Hills } from "#components/stage/hills.tsx";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { shellText } from "#lib/text/shell-text.ts";

/**
 * What stands in place of a page that broke: a kind word, another try, a way home. It comes along with every other
 * page, so it shows a still picture and nothing that moves; its way home is a plain anchor, because after
 * a fault the site is best loaded anew.
 */
export function ErrorView({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main id="main" className="c4 relative isolate grid min-h-dvh place-items-center bg-surface px-5 pt-6 pb-16">
      <Hills />
      <div role="alert" className="grid max-w-[460px] justify-items-center gap-4 text-center">
        <img src="/characters/giraffe-1-kind.svg" alt="" width="248" height="294" className="h-auto w-36 tablet:w-56" />
        <h1 className="text-hue">{shellText.errorTitle}</h1>
        <p className="text-lead">
          {shellText.errorLead.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <a href="/" className={buttonClass("plain", false)}>
            {shellText.notFoundHome}
          </a>
          <Button onClick={onRetry}>{shellText.retry}</Button>
        </div>
      </div>
    </main>
  );
}
