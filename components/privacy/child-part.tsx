import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { privacyText } from "#lib/text/privacy-text.ts";

const { child } = privacyText;

/** What is kept, told to a child: the giraffe and six pictures. */
export function ChildPart() {
  return (
    <section aria-labelledby="cho-con" className="grid gap-4 tablet:gap-6">
      <div className="mx-auto -mb-4 flex w-full max-w-[680px] items-end gap-2.5 tablet:-mb-6">
        <RiveCharacter asset={firstAnimal} mood="happy" isHatOn={false} className="w-24 flex-none tablet:w-40" />
        <div className="mb-6 grid flex-1 gap-1 rounded-bubble rounded-bl-[6px] bg-card px-4 py-3 lip tablet:mb-12 tablet:px-6 tablet:py-4">
          <h1 id="cho-con" className="text-h3 text-hue tablet:text-h2">
            {child.heading}
          </h1>
          <p className="leading-snug text-balance tablet:text-lead">{child.lead}</p>
        </div>
      </div>
      <ul className="relative grid gap-3 tablet:grid-cols-2 tablet:gap-5 wide:grid-cols-3">
        {child.cards.map(({ picture, title, text }) => (
          <li key={picture}>
            <Card className="flex h-full items-center gap-4 p-4 tablet:flex-col tablet:p-6 tablet:text-center">
              <span className="grid size-21 flex-none place-items-center rounded-full bg-soft tablet:size-30">
                <img
                  src={`/pictures/${picture}.svg`}
                  alt=""
                  width="64"
                  height="64"
                  className="size-13 tablet:size-18"
                />
              </span>
              <div className="grid gap-1">
                <h2 className="font-head text-[1.3125rem] leading-tight font-bold text-hue tablet:text-[1.625rem]">
                  {title}
                </h2>
                <p className="leading-snug text-balance tablet:text-lead">{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href="/user">{child.corner}</ButtonLink>
        {/* A link of the browser's own leads there a second time, too. */}
        <a href="#nguoi-lon" className={buttonClass("plain", false, "")}>
          {child.toGrownUps}
        </a>
      </div>
    </section>
  );
}
