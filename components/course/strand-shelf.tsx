"use client";

import { CourseArt } from "#components/stage/course-art.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import type { ArtName } from "#lib/play/art-names.ts";
import { courseText } from "#lib/text/course-text.ts";
import { SkillMark } from "./skill-mark.tsx";
import { useSkillMarks } from "./use-skill-marks.ts";
import { WholeWords } from "./whole-words.tsx";

export interface SkillCard {
  readonly skillId: string;
  readonly title: string;
  readonly image: ArtName;
  readonly href: string;
  /** Taught in a later class. */
  readonly isExtension?: boolean;
}

interface StrandShelfProps {
  readonly strand: string;
  readonly Heading: "h3" | "h4";
  readonly cards: readonly SkillCard[];
  /** The class in which the pupil's marks on the cards are looked up; null where they are not shown. */
  readonly marksIn: ClassId | null;
}

/** The skills of a strand. The browser renders it too, so that a page of sixty cards says of each only what differs. */
export function StrandShelf({ strand, Heading, cards, marksIn }: StrandShelfProps) {
  return (
    <section>
      <Heading className="mt-5 mb-2.5 font-head text-h3 leading-tight font-bold text-hue">{strand}</Heading>
      <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 wide:grid-cols-3">
        {cards.map((card) => (
          <li key={card.href} className="grid">
            <SkillTile card={card} marksIn={marksIn} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SkillTileProps extends Pick<StrandShelfProps, "marksIn"> {
  readonly card: SkillCard;
}

/** How far this browser's pupil is in a skill; nothing while it is new. */
function OwnSkillMark({ classId, skillId }: { readonly classId: ClassId; readonly skillId: string }) {
  const state = useSkillMarks(classId).states[skillId];
  return state === undefined ? null : <SkillMark state={state} />;
}

/** The card of a skill: its picture, its title, and once it is known how far the pupil is. */
function SkillTile({ card, marksIn }: SkillTileProps) {
  return (
    <AppLink
      href={card.href}
      className="press flex min-h-19 items-center gap-3 rounded-answer bg-card py-2 pr-3 pl-2 lip ring-star ring-inset has-data-mastered:ring-3 tablet:min-h-24"
    >
      <span className="relative h-15 w-20 flex-none overflow-clip rounded-tool bg-soft tablet:h-19 tablet:w-26">
        <CourseArt image={card.image} />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-[1fr_auto] content-center items-center gap-x-2">
        <b className="block text-[1.125rem] leading-[1.18] text-ink tablet:text-[1.3125rem]">
          <WholeWords text={card.title} />
          {card.isExtension && (
            <small className="mt-1 block w-fit rounded-full bg-soft px-2.5 py-0.5 text-[1rem] leading-tight font-semibold text-hue">
              {courseText.extension}
            </small>
          )}
        </b>
        {marksIn === null ? null : <OwnSkillMark classId={marksIn} skillId={card.skillId} />}
      </span>
    </AppLink>
  );
}
