import { SayButton } from "#components/speech/say-button.tsx";
import { type Mood, RiveCharacter } from "#components/stage/rive-character.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { firstAnimal } from "#lib/play/first-animal.ts";

interface Props {
  /** What the given work is called. */
  readonly work: string;
  readonly mood: Mood;
  readonly title: string;
  readonly lead: string;
  readonly onward: { readonly href: string; readonly label: string };
}

/** The giraffe says why given work cannot be played here now, and a button leads on. */
export function WorkNotice({ work, mood, title, lead, onward }: Props) {
  return (
    <Card className="mx-auto mt-2 grid w-full max-w-[560px] grid-cols-[minmax(0,1fr)] justify-items-center gap-4 p-5 text-center tablet:mt-10 tablet:p-8">
      <RiveCharacter asset={firstAnimal} mood={mood} isHatOn={false} className="-mt-4 w-28 tablet:-mt-6 tablet:w-40" />
      <p className="flex max-w-full items-center gap-2.5 rounded-button bg-surface py-1.5 ps-2 pe-4 text-start">
        <img src="/pictures/envelope.svg" alt="" width="40" height="40" className="size-10 flex-none" />
        <b className="min-w-0 font-head text-[1.125rem] leading-tight font-bold wrap-anywhere">{work}</b>
      </p>
      <div className="flex items-center justify-center gap-3 narrow:flex-wrap">
        <h2 className="min-w-0 font-head text-h2 leading-tight font-bold text-balance text-hue">{title}</h2>
        <SayButton line={`${title}. ${lead}`} />
      </div>
      <p className="text-lead leading-snug text-balance wrap-anywhere">{lead}</p>
      <ButtonLink href={onward.href} isWide={true}>
        {onward.label}
      </ButtonLink>
    </Card>
  );
}
