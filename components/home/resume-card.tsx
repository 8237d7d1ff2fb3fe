import { AnimalMedal } from "#components/stage/animal-medal.tsx";
import { Bamboo, type Joint } from "#components/stage/bamboo.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { homeText } from "#lib/text/home-text.ts";

interface Props {
  /** The activity that was begun. */
  readonly title: string;
  readonly href: string;
  readonly joints: readonly Joint[];
  /** The asset of the pupil's animal. */
  readonly animal: string;
}

/** A run that was begun and waits to be gone on with. */
export function ResumeCard({ title, href, joints, animal }: Props) {
  return (
    <AppLink
      href={href}
      className="press flex items-center gap-3.5 rounded-card bg-card px-4 py-3.5 lip tablet:col-span-full tablet:px-7 tablet:py-6 wide:py-3"
    >
      <AnimalMedal asset={animal} className="w-16 tablet:w-27.5 wide:w-18" />
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="text-[17px] text-muted">{homeText.resume}</span>
        <b className="text-[20px] tablet:text-[24px]">{title}</b>
        <Bamboo joints={joints} size="small" />
      </span>
      <span className="grid size-14 flex-none place-items-center rounded-full bg-solid text-on shadow-[0_4px_0_var(--lip)] tablet:size-19 wide:size-15">
        <Icon name="play" />
      </span>
    </AppLink>
  );
}
