"use client";

import { CourseArt } from "#components/stage/course-art.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Hue } from "#components/ui/hue.ts";
import type { ArtName } from "#lib/play/art-names.ts";
import { courseText } from "#lib/text/course-text.ts";
import { WholeWords } from "./whole-words.tsx";

export interface CourseCard {
  readonly title: string;
  readonly image: ArtName;
  readonly href: string;
  /** Whether the card wears the rainbow border (spec: the card named example-two-class-one). */
  readonly isRainbow: boolean;
}

const hues: Readonly<Partial<Record<ArtName, Hue>>> = {
  counting: "c2",
  compare: "c3",
  "addition-5": "c1",
  "addition-10": "c4",
  "addition-20": "c3",
  "addition-100": "c5",
  rainbow: "pk",
  subtraction: "c4",
  shape: "c5",
  clock: "c1",
  words: "c4",
  balance: "c2",
  paragraph: "c3",
  "place-value": "c5",
  path: "c3",
};

/** The cards of a course list, two in a row at every width; an empty list says so kindly. See StrandShelf for "use client". */
export function CourseGrid({ cards }: { readonly cards: readonly CourseCard[] }) {
  if (cards.length === 0) {
    return <p className="rounded-card bg-card p-6 text-center text-lead text-hue lip">{courseText.empty}</p>;
  }
  return (
    <ul className="grid grid-cols-2 gap-4 tablet:gap-6">
      {cards.map((card, place) => (
        <li
          key={card.href}
          className={classNames("grid animate-rise", card.isRainbow ? "pk" : (hues[card.image] ?? "c4"))}
          style={{ animationDelay: `${Math.min(place, 12) * 40}ms` }}
        >
          <CourseTile card={card} />
        </li>
      ))}
    </ul>
  );
}

function CourseTile({ card }: { readonly card: CourseCard }) {
  return (
    <AppLink
      href={card.href}
      className={classNames(
        "press flex flex-col rounded-card lip",
        card.isRainbow ? "rainbow px-0.5 pt-0.5 pb-1.5" : "bg-card px-2 pt-2 pb-3",
      )}
    >
      <span className="relative aspect-[1.18] w-full overflow-clip rounded-answer bg-soft tablet:aspect-[1.7] wide:aspect-[2.5]">
        <CourseArt image={card.image} />
      </span>
      <b className="mt-2 grid min-h-12 flex-1 place-items-center px-1 text-center text-[1.25rem] leading-[1.18] text-ink tablet:min-h-15 tablet:text-[1.6875rem]">
        <WholeWords text={card.title} />
      </b>
    </AppLink>
  );
}
