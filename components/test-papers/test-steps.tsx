import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { type TestRequest, testHref } from "#lib/test-papers/request.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";

const text = testPaperText.steps;

/** Where somebody is who makes a paper. */
export type TestStep = "lessons" | "matrix" | "paper";

interface Props {
  readonly request: TestRequest;
  readonly step: TestStep;
}

/** The four steps of making a paper; those before are links, and nothing chosen is lost. */
export function TestSteps({ request, step }: Props) {
  const noPaper = { ...request, seed: null, turns: new Map() };
  const steps = [
    { name: text.class, href: testHref(noPaper), isOn: step === "lessons" },
    { name: text.lessons, href: testHref(noPaper), isOn: step === "lessons" },
    { name: text.matrix, href: testHref(noPaper, true), isOn: step === "matrix" },
    { name: text.paper, href: null, isOn: step === "paper" },
  ];
  const last = steps.findLastIndex(({ isOn }) => isOn);
  return (
    <nav aria-label={text.label} className="mb-4 print:hidden">
      <ol className="flex flex-wrap gap-x-1 gap-y-2 tablet:gap-x-3">
        {steps.map(({ name, href, isOn }, place) => (
          <li
            key={name}
            aria-current={isOn ? "step" : undefined}
            className={classNames(
              "flex min-h-12 items-center gap-2 rounded-[12px] px-2 font-head text-[1.0625rem] leading-tight font-semibold",
              isOn ? "bg-soft text-hue" : "text-muted",
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                "grid size-7 flex-none place-items-center rounded-full text-[1rem]",
                isOn ? "bg-solid text-on" : "border border-edge",
              )}
            >
              {place + 1}
            </span>
            {href !== null && place < last && !isOn ? (
              <AppLink href={href} className="inline-flex min-h-12 items-center underline">
                {name}
              </AppLink>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
