import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { keptText } from "#lib/text/kept-text.ts";
import { privacyText } from "#lib/text/privacy-text.ts";
import { KeptList } from "./kept-list.tsx";

const { grownUps } = privacyText;

const places = [
  { ...grownUps.server, kept: keptText.server, isNamed: false },
  { ...grownUps.browser, kept: keptText.browser, isNamed: true },
];

/** What is kept, told to grown-ups: plain, complete, exact. */
export function GrownUpPart() {
  return (
    <section
      id="nguoi-lon"
      aria-labelledby="cho-nguoi-lon"
      className="mt-10 grid scroll-mt-4 gap-4 tablet:mt-14 tablet:gap-6"
    >
      <div className="max-w-[70ch]">
        <h2 id="cho-nguoi-lon" className="text-h2 text-hue">
          {grownUps.heading}
        </h2>
        <p className="mt-1">{grownUps.lead}</p>
      </div>
      {places.map(({ title, lead, kept, isNamed }) => (
        <Card key={title} className="grid gap-2 p-5 pb-2 tablet:p-7 tablet:pb-3">
          <h3 className="font-head text-[1.5rem] leading-tight font-bold text-hue">{title}</h3>
          <p className="mb-2 max-w-[75ch]">{lead}</p>
          <KeptList kept={kept} isNamed={isNamed} />
        </Card>
      ))}
      <div className="grid gap-4 tablet:gap-6 wide:block wide:columns-2">
        {grownUps.answers.map(({ title, paragraphs }) => (
          <Card key={title} className="grid content-start gap-3 p-5 tablet:p-7 wide:mb-6 wide:break-inside-avoid">
            <h3 className="font-head text-[1.5rem] leading-tight font-bold text-hue">{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-[75ch] leading-relaxed">
                {paragraph}
              </p>
            ))}
          </Card>
        ))}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href="/contact">{grownUps.contact}</ButtonLink>
        <ButtonLink href="/grown-ups" variant="plain">
          {grownUps.toPage}
        </ButtonLink>
      </div>
    </section>
  );
}
