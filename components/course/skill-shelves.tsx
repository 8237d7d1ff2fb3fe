import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Shelf } from "#lib/play/shelve-skills.ts";
import type { SkillState } from "#lib/play/skill-progress.ts";
import { courseText } from "#lib/text/course-text.ts";
import { CourseArt } from "./course-art.tsx";
import { SkillMark } from "./skill-mark.tsx";
import { WholeWords } from "./whole-words.tsx";

export interface SkillCard {
  readonly id: string;
  readonly title: string;
  /** Key of the picture; see CourseArt. */
  readonly image: string;
  readonly href: string;
  /** Null for a skill the pupil has not tried, and for a guest. */
  readonly state: SkillState | null;
}

interface SkillShelvesProps {
  readonly shelves: readonly Shelf<SkillCard & { strand: string }>[];
  /** The heading of a strand: one below the heading it stands under. */
  readonly Heading: "h2" | "h3";
}

/** Skills to practise, a shelf for each strand of the programme. */
export function SkillShelves({ shelves, Heading }: SkillShelvesProps) {
  return shelves.map(({ subject, strand, cards }) => (
    <section key={`${subject} ${strand}`} className="mt-7">
      <Heading className="mb-3 font-head text-h3 leading-tight font-bold text-hue">{strand}</Heading>
      <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 wide:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id} className="grid">
            <SkillTile card={card} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function SkillTile({ card }: { readonly card: SkillCard }) {
  return (
    <AppLink
      href={card.href}
      className={classNames(
        "press flex min-h-19 items-center gap-3 rounded-answer bg-card py-2 pr-3 pl-2 lip tablet:min-h-24",
        card.state === "mastered" && "ring-3 ring-star ring-inset",
      )}
    >
      <span className="relative h-15 w-20 flex-none overflow-clip rounded-tool bg-soft tablet:h-19 tablet:w-26">
        <CourseArt image={card.image} />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block text-[18px] leading-[1.18] text-ink tablet:text-[21px]">
          <WholeWords text={card.title} />
        </b>
        {card.state !== null && (
          <span className="block text-[16px] leading-tight text-muted">{courseText.states[card.state]}</span>
        )}
      </span>
      {card.state !== null && <SkillMark state={card.state} />}
    </AppLink>
  );
}
