"use client";

import { useState } from "react";
import { useClassKey } from "#components/classes/use-class-key.ts";
import { WeekTabs } from "#components/family/week-tabs.tsx";
import { daysOfCard } from "#components/family/week-words.ts";
import { panelClass } from "#components/sets/panel-class.ts";
import { useOrigin } from "#components/ui/use-copy.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { emblem } from "#lib/classes/emblem.ts";
import type { FamilyOfClass, SeatFamilyCard } from "#lib/classes/family-view.ts";
import { familyText } from "#lib/text/family-text.ts";
import { teacherText } from "#lib/text/teacher-text.ts";
import { AllLinks } from "./all-links.tsx";
import type { SeatPicture, SendFamily, SendFamilyChange } from "./family-actions.ts";
import { FamilyRow } from "./family-row.tsx";
import { PrintAll } from "./print-all.tsx";

const text = familyText.room;

interface Props {
  readonly view: ClassView;
  readonly family: FamilyOfClass;
  readonly change: SendFamilyChange;
}

/** The weekly cards for the families of a class: to print, to send one by one, or to open by links. */
export function FamilyPage({ view, family, change }: Props) {
  const { week, cards } = family;
  const { status, kept, names } = useClassKey(view);
  const origin = useOrigin();
  const [said, setSaid] = useState({ done: "", problem: "" });
  const [changed, setChanged] = useState<FamilyOfClass | null>(null);
  // A change is acknowledged before the cards as they then are have come. A link that is shown may be dead by now.
  const isOutdated = changed === family;
  const send: SendFamily = async (wanted, done) => {
    const answer = await change(view.id, wanted).catch(() => ({ ok: false, reason: "backend-away" }) as const);
    if (answer.ok) setChanged(family);
    setSaid(answer.ok ? { done, problem: "" } : { done: "", problem: teacherText.failed[answer.reason] });
  };
  const emblems = new Map(view.seats.map((seat) => [seat.number, seat.emblem]));
  const pictured = ({ number, card }: SeatFamilyCard): SeatPicture => {
    const index = emblems.get(number) ?? 0;
    const name = names.get(number) ?? emblem.nameOf(index);
    return { name, className: view.name, emblem: index, animal: emblem.partsOf(index).animal, week, card, origin };
  };
  const isOpen = view.closedAt === null;
  const isReady = status !== "loading" && origin !== "";
  return (
    <div className="grid gap-4 print:block">
      {status === "missing" && <p className="rounded-[16px] bg-star-light p-4 print:hidden">{text.noKey}</p>}
      <p role="alert" className="rounded-[12px] bg-again-surface p-3 font-semibold text-again-ink empty:hidden">
        {said.problem}
      </p>
      <p role="status" className="rounded-[12px] bg-right-surface p-3 font-semibold text-right-ink empty:sr-only">
        {said.done}
      </p>
      <section className={`${panelClass} print:block print:border-0 print:p-0`} aria-labelledby="week-title">
        <h2 id="week-title" className="font-head text-[1.25rem] leading-tight font-bold print:hidden">
          {`${familyText.weekNames[week.name]} · ${daysOfCard(week)}`}
        </h2>
        <p className="max-w-[70ch] print:hidden">{text.lead}</p>
        <div className="max-w-90 print:hidden">
          <WeekTabs shown={week.name} page={`/co/lop/${view.id}/gia-dinh`} />
        </div>
        {cards.length > 0 && <PrintAll cards={cards.map(pictured)} isReady={isReady} />}
        {cards.length > 0 && isOpen && <AllLinks cards={cards} kept={kept} send={send} />}
      </section>
      {cards.length === 0 ? (
        <p className={panelClass}>{view.seats.every(({ pupil }) => pupil === null) ? text.nobody : text.nobodyThen}</p>
      ) : (
        <section className={`${panelClass} print:hidden`} aria-labelledby="list-title">
          <h2 id="list-title" className="font-head text-[1.25rem] leading-tight font-bold">
            {text.list}
          </h2>
          <ul className="grid">
            {cards.map((own) => (
              <FamilyRow
                key={own.number}
                own={own}
                pictured={pictured(own)}
                kept={kept}
                isReady={isReady}
                canChange={isOpen}
                isOutdated={isOutdated}
                send={send}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
