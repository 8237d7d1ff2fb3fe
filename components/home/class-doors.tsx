import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { homeText } from "#lib/text/home-text.ts";

interface Props {
  readonly classId: ClassId;
  /** How many exercises of each subject and how many levels the class has; what there is none of is not named. */
  readonly maths: number;
  readonly vietnamese: number;
  readonly levels: number;
}

/** The two ways into a class: practice and challenge. */
export function ClassDoors({ classId, maths, vietnamese, levels }: Props) {
  const practice = [
    maths > 0 ? homeText.maths(formatNumber(maths)) : null,
    vietnamese > 0 ? homeText.vietnamese(formatNumber(vietnamese)) : null,
  ].filter((line) => line !== null);
  const challenge = levels > 0 ? homeText.levels(formatNumber(levels)) : homeText.soon;
  return (
    <>
      <Door
        href={`/course/practice/${classId}`}
        title={homeText.practice}
        lines={practice.length === 0 ? [homeText.soon] : practice}
        look="bg-solid text-on shadow-[0_4px_0_var(--lip)]"
      >
        <Picture name="abacus" className="top-[2%] left-[4%] w-[66%]" />
        <Picture name="pencil" className="top-[36%] left-[48%] w-[52%]" />
      </Door>
      <Door
        href={`/course/challenge/${classId}`}
        title={homeText.challenge}
        lines={[challenge]}
        look="bg-soft text-hue lip"
      >
        <Picture name="rice" className="top-[26%] -left-[2%] w-[56%]" />
        <Picture name="kite" className="-top-[4%] left-[34%] w-[70%]" />
      </Door>
    </>
  );
}

function Door({
  href,
  title,
  lines,
  look,
  children,
}: {
  readonly href: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly look: string;
  readonly children: ReactNode;
}) {
  return (
    <AppLink
      href={href}
      className={classNames(
        "press relative grid min-h-28 grid-cols-[1fr_112px] items-center overflow-clip rounded-card py-4 pr-2 pl-5 tablet:min-h-62.5 tablet:grid-cols-[1fr_160px] tablet:pl-7 wide:min-h-37",
        look,
      )}
    >
      <span className="grid gap-0.5">
        <b className="text-[1.625rem] font-extrabold tablet:text-[2.125rem]">{title}</b>
        {lines.map((line) => (
          <span key={line} className="text-[1.125rem] leading-[1.35] text-balance tablet:text-[1.25rem]">
            {line}
          </span>
        ))}
      </span>
      <span className="relative h-22 w-27 tablet:size-40 wide:h-32.5" aria-hidden="true">
        {children}
      </span>
    </AppLink>
  );
}

function Picture({ name, className }: { readonly name: string; readonly className: string }) {
  return (
    <img
      src={`/pictures/${name}.svg`}
      fetchPriority="low"
      alt=""
      width="64"
      height="64"
      className={classNames("absolute h-auto", className)}
    />
  );
}
