import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import type { MistakeGroup } from "#lib/classes/assignment-view.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";
import type { SendRemedy } from "./class-actions.ts";
import { isOpen } from "./given-panel.tsx";
import { NeedCard } from "./need-card.tsx";
import type { Names } from "./use-class-key.ts";

interface Props {
  readonly view: ClassView;
  readonly groups: readonly MistakeGroup[];
  readonly names: Names;
  readonly giveRemedy: SendRemedy;
  readonly canGive: boolean;
  /** In Việt Nam: "2026-11-28". */
  readonly today: string;
}

/** So many groups are shown at first. */
const atFirst = 6;

const keyOf = ({ skillId, code }: MistakeGroup) => `${skillId} ${code}`;

/** The code of open questions against a mistake of this skill that all of a group were given; null where there are none. */
function openCodeOf({ skillTitle, numbers }: MistakeGroup, { assignments }: ClassView, today: string): string | null {
  const title = text.remedyTitle(skillTitle);
  const covers = (seats: readonly number[] | null) =>
    seats !== null && numbers.every((number) => seats.includes(number));
  return assignments.find((work) => work.title === title && isOpen(work, today) && covers(work.seats))?.code ?? null;
}

/** Five questions against a mistake on paper, the same all day. */
function printHref({ skillId, code }: MistakeGroup, { classId, standing }: ClassView, today: string): string {
  const o = `${standing.maths ?? ""}-${standing.vietnamese ?? ""}`;
  return `/phieu?${new URLSearchParams({ skill: skillId, sai: code, lop: classId, o, seed: today })}`;
}

/** The pupils by the mistake they make, each group with a way to give it questions against that. */
export function NeedsPanel({ view, groups, names, giveRemedy, canGive, today }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? groups : groups.slice(0, atFirst);
  return (
    <section className="grid gap-3" aria-labelledby="needs-title">
      <h2
        id="needs-title"
        className="flex flex-wrap items-baseline gap-x-3 px-1 font-head text-[1.25rem] leading-tight font-bold"
      >
        {text.needs}
        {groups.length > 0 && <span className="font-read text-[1rem] font-normal text-muted">{text.needsOf}</span>}
      </h2>
      {groups.length === 0 && (
        <p className="rounded-[16px] border border-line bg-card p-4 text-muted">{text.noNeeds}</p>
      )}
      <ul className="grid gap-3 tablet:grid-cols-2 min-[64rem]:grid-cols-3 tablet:gap-4">
        {shown.map((group) => (
          <NeedCard
            key={keyOf(group)}
            classId={view.id}
            group={group}
            openCode={openCodeOf(group, view, today)}
            seats={view.seats}
            names={names}
            giveRemedy={giveRemedy}
            canGive={canGive}
            printHref={printHref(group, view, today)}
          />
        ))}
      </ul>
      {shown.length < groups.length && (
        <Button
          variant="plain"
          className={`${roomButton.tinted} justify-self-center`}
          onClick={() => setShowsAll(true)}
        >
          {text.more(groups.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
