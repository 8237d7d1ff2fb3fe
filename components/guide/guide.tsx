import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { NumberedList } from "#components/ui/numbered-list.tsx";
import { guideText } from "#lib/text/guide-text.ts";
import { homeText } from "#lib/text/home-text.ts";
import { ClassLinks } from "./class-links.tsx";

const cardTitle = "font-head text-[1.5rem] leading-tight font-bold text-hue";

/** What teachers and families need to know to use the product: the links to give out first, then how it works. */
export function Guide() {
  const { links, start, answers } = guideText;
  return (
    <div className="grid gap-4 tablet:gap-6">
      <div className="mt-3 max-w-[70ch]">
        <h1 className="text-h2 text-hue">{guideText.heading}</h1>
        <p className="mt-1">{guideText.lead}</p>
      </div>
      <div className="grid gap-4 tablet:gap-6 wide:grid-cols-2 wide:items-start">
        <Card className="grid gap-3 p-5 tablet:p-7">
          <h2 className={cardTitle}>{links.title}</h2>
          <p>{links.lead}</p>
          <ClassLinks />
          <ButtonLink href="/bo">{guideText.sets}</ButtonLink>
          <ButtonLink href="/phieu" variant="plain" className="bg-soft">
            {guideText.sheets}
          </ButtonLink>
          <ButtonLink href="/de" variant="plain" className="bg-soft">
            {guideText.tests}
          </ButtonLink>
          <ButtonLink href="/co" variant="plain" className="bg-soft">
            {guideText.classes}
          </ButtonLink>
          <ButtonLink href="/thay-co" variant="plain" className="bg-soft">
            {homeText.teachers}
          </ButtonLink>
        </Card>
        <Card className="grid gap-3 p-5 tablet:p-7">
          <h2 className={cardTitle}>{start.title}</h2>
          <NumberedList items={start.steps} />
        </Card>
      </div>
      <div className="grid gap-4 tablet:gap-6 wide:block wide:columns-2">
        {answers.map(({ title, paragraphs }) => (
          <Card key={title} className="grid content-start gap-3 p-5 tablet:p-7 wide:mb-6 wide:break-inside-avoid">
            <h2 className={cardTitle}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-[75ch] leading-relaxed">
                {paragraph}
              </p>
            ))}
          </Card>
        ))}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href="/privacy">{guideText.privacy}</ButtonLink>
        <ButtonLink href="/contact" variant="plain">
          {guideText.contact}
        </ButtonLink>
      </div>
    </div>
  );
}
