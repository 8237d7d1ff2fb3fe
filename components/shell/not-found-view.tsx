import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Scene } from "#components/stage/scene.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { shellText } from "#lib/text/shell-text.ts";

interface Props {
  readonly title?: string;
  /** Sentences, a line each. */
  readonly lead?: readonly string[];
  /** Where the button leads. */
  readonly onward?: { readonly href: string; readonly label: string };
}

const home = { href: "/", label: shellText.notFoundHome };

/** What an unknown address shows: the giraffe wonders where the way is, and a button leads on, home if nothing else is said. */
export function NotFoundView({ title = shellText.notFoundTitle, lead = shellText.notFoundLead, onward = home }: Props) {
  return (
    <main id="main" className="c3 relative isolate h-dvh min-h-[520px] overflow-clip bg-sky">
      <Scene className="absolute inset-x-0 bottom-0 -z-10 h-[64%] w-full wide:h-full" />
      <div className="relative z-10 mx-auto grid max-w-[420px] justify-items-center gap-3 px-5 pt-18 text-center tablet:pt-32 wide:pt-14">
        <h1 className="font-head">{title}</h1>
        <p className="text-[1.25rem]">
          {lead.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </p>
        <ButtonLink href={onward.href} className="mt-1">
          {onward.label}
        </ButtonLink>
      </div>
      <div className="absolute -bottom-5 left-[38%] w-[min(60vw,36dvh)] -translate-x-1/2 tablet:w-[min(340px,34dvh)] wide:left-[42%] wide:w-[min(340px,46dvh)]">
        <RiveCharacter asset={firstAnimal} mood="think" isHatOn={false} className="w-full" />
      </div>
      <Signpost className="absolute right-[5%] bottom-[12%] w-[clamp(96px,28vw,180px)] tablet:right-[12%] wide:right-[24%] wide:bottom-[10%]" />
    </main>
  );
}

/** A wooden signpost at the way side. Decoration only. */
function Signpost({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 120 130" aria-hidden="true">
      <path d="M56 40h10l3 90H53z" className="fill-wood-dark" />
      <path d="M6 14q0-6 6-6h84l20 21-20 21H12q-6 0-6-6z" className="fill-wood" />
      <path d="M6 14q0-6 6-6h84l5 6H6z" className="fill-wood-light" />
      <text x="54" y="41" textAnchor="middle" className="fill-wood-ink font-head text-[1.875rem] font-extrabold">
        {shellText.signpost}
      </text>
    </svg>
  );
}
