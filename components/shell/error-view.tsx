import { Giraffe } from "#components/stage/giraffe.tsx";
import { Hills } from "#components/stage/hills.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { shellText } from "#lib/text/shell-text.ts";

/** What stands in place of a page that broke: a kind word, another try, a way home. */
export function ErrorView({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className="c4 relative isolate grid min-h-dvh place-items-center bg-surface px-5 pt-6 pb-16">
      <Hills />
      <div role="alert" className="grid max-w-[460px] justify-items-center gap-4 text-center">
        <Giraffe face="kind" arms="chin" className="w-36 tablet:w-56" />
        <h1 className="text-hue">{shellText.errorTitle}</h1>
        <p className="text-lead">
          {shellText.errorLead.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink href="/" variant="plain">
            {shellText.notFoundHome}
          </ButtonLink>
          <Button onClick={onRetry}>{shellText.retry}</Button>
        </div>
      </div>
    </main>
  );
}
