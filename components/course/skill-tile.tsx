import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { CourseArt } from "./course-art.tsx";
import { WholeWords } from "./whole-words.tsx";

export interface SkillCard {
  readonly id: string;
  readonly title: string;
  /** Key of the picture; see CourseArt. */
  readonly image: string;
  readonly href: string;
  /** How far the pupil is, or null where that is not shown; it may come after the tile. */
  readonly mark: ReactNode;
}

/** The card of a skill: its picture, its title, and once it is known how far the pupil is. */
export function SkillTile({ card }: { readonly card: SkillCard }) {
  return (
    <AppLink
      href={card.href}
      className="press flex min-h-19 items-center gap-3 rounded-answer bg-card py-2 pr-3 pl-2 lip ring-star ring-inset has-data-mastered:ring-3 tablet:min-h-24"
    >
      <span className="relative h-15 w-20 flex-none overflow-clip rounded-tool bg-soft tablet:h-19 tablet:w-26">
        <CourseArt image={card.image} />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-[1fr_auto] content-center items-center gap-x-2">
        <b className="block text-[18px] leading-[1.18] text-ink tablet:text-[21px]">
          <WholeWords text={card.title} />
        </b>
        {card.mark}
      </span>
    </AppLink>
  );
}
