import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import type { SubjectShelves } from "#lib/play/group-by-strand.ts";
import { subjectAnchor } from "#lib/play/subject-anchor.ts";
import { subjectText } from "#lib/text/subject-text.ts";
import { type SkillCard, StrandShelf } from "./strand-shelf.tsx";
import { subjectLook } from "./subject-look.ts";

interface SkillShelvesProps {
  readonly subjects: readonly SubjectShelves<SkillCard>[];
  /** The heading of a subject, one below the heading it stands under; its strands have the next. */
  readonly Heading: "h2" | "h3";
  /** The class in which the pupil's marks are looked up; null where they are not shown. */
  readonly marksIn: ClassId | null;
  /** What stands below the name of the Vietnamese sheet. */
  readonly aloud?: ReactNode;
}

/** Skills to practise: a sheet for each subject in its own temper of the page's hue, on it a shelf for each strand. */
export function SkillShelves({ subjects, Heading, marksIn, aloud }: SkillShelvesProps) {
  const Strand = Heading === "h2" ? "h3" : "h4";
  return subjects.map(({ subject, shelves }) => (
    <section
      key={subject}
      id={subjectAnchor[subject]}
      aria-labelledby={`${subjectAnchor[subject]}-name`}
      className={classNames(
        "-mx-4 mt-6 scroll-mt-3 bg-soft px-4 pt-4 pb-6 tablet:mx-0 tablet:mt-7 tablet:rounded-card tablet:px-6 tablet:pt-5 tablet:pb-7",
        subjectLook[subject].temper,
      )}
    >
      <Heading
        id={`${subjectAnchor[subject]}-name`}
        className="flex items-center gap-3 font-head text-h2 leading-none font-extrabold text-hue"
      >
        <span className="grid size-13 flex-none place-items-center rounded-tool bg-solid text-on tablet:size-15">
          <Icon name={subjectLook[subject].icon} className="size-8 tablet:size-9" />
        </span>
        {subjectText[subject]}
      </Heading>
      {subject === "vietnamese" && aloud}
      {shelves.map(({ strand, cards }) => (
        <StrandShelf
          key={strand}
          strand={strand}
          Heading={Strand}
          // What a card says beside, its shelf has said: it would be sent for nothing.
          cards={cards.map(({ skillId, title, image, href, isExtension }) => {
            const card = { skillId, title, image, href };
            return isExtension ? { ...card, isExtension } : card;
          })}
          marksIn={marksIn}
        />
      ))}
    </section>
  ));
}
