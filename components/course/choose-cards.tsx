import { CourseArt } from "#components/stage/course-art.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Choice } from "#lib/play/choices.ts";
import { todayText } from "#lib/text/today-text.ts";
import { WholeWords } from "./whole-words.tsx";

interface Props {
  readonly classId: ClassId;
  /** Which lessons the pupil is at, as the address says it. */
  readonly at: string | null;
  /** Which cards these are. */
  readonly draw: number;
  readonly cards: readonly Choice[];
}

const hues = { game: "pk", reading: "c4", favourite: "c2", fresh: "c3" } as const;

/** Three cards to choose from, one tap each, and a way to three others. */
export function ChooseCards({ classId, at, draw, cards }: Props) {
  const others = new URLSearchParams({ ...(at !== null && { at }), draw: String(draw + 1) });
  return (
    <>
      <h2 className="mt-1 mb-4 text-center font-head text-h2 font-bold text-balance text-hue tablet:my-6">
        {todayText.chooseTitle}
      </h2>
      <ul className="grid gap-4 tablet:grid-cols-3 tablet:gap-6">
        {cards.map(({ why, title, image, href }) => (
          <li key={href} className={classNames("grid", hues[why])}>
            <AppLink
              href={href}
              className="press flex items-center gap-4 rounded-card bg-card p-3 lip tablet:flex-col tablet:gap-2 tablet:p-4"
            >
              <span className="relative h-22 w-29 flex-none overflow-clip rounded-answer bg-soft tablet:h-auto tablet:w-full tablet:aspect-[1.35]">
                <CourseArt image={image} />
              </span>
              <span className="grid min-w-0 flex-1 gap-1 tablet:text-center">
                <span className="text-[1.0625rem] leading-tight text-hue tablet:text-[1.1875rem]">
                  {todayText[why]}
                </span>
                <b className="text-[1.3125rem] leading-[1.18] text-ink tablet:text-[1.5rem]">
                  <WholeWords text={title} />
                </b>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <div className="mt-5 grid justify-items-center tablet:mt-8">
        <ButtonLink href={`/today/${classId}/choose?${others}`} variant="plain">
          <Icon name="again" className="size-7" />
          {todayText.others}
        </ButtonLink>
      </div>
    </>
  );
}
