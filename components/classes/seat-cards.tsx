"use client";

import { useEffect, useState } from "react";
import { Qr } from "#components/sets/qr.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { useOrigin } from "#components/ui/use-copy.ts";
import { type Card, makeCard } from "#lib/classes/class-key.ts";
import type { ClassView, SeatView } from "#lib/classes/class-view.ts";
import { emblem } from "#lib/classes/emblem.ts";
import type { AnimalName } from "#lib/play/animal-ladder.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";
import { EmblemPicture } from "./emblem-picture.tsx";
import { useClassKey } from "./use-class-key.ts";

const cardsPerSheet = 8;

interface MadeCard {
  readonly seat: SeatView;
  readonly card: Card;
}

/** The cards of a class on sheets of A4, eight on each. They are made here: the server does not know what stands on them. */
export function SeatCards({ view }: { readonly view: ClassView }) {
  const { status, kept, names } = useClassKey(view);
  const origin = useOrigin();
  const [cards, setCards] = useState<readonly MadeCard[]>([]);
  const [only, setOnly] = useState<number | null>(null);
  const { seats } = view;
  useEffect(() => {
    if (kept === null) return;
    let isCurrent = true;
    const making = seats.map(async (seat) => ({ seat, card: await makeCard(kept.key, seat.number, seat.cardVersion) }));
    void Promise.all(making).then((made) => {
      if (isCurrent) setCards(made);
    });
    return () => {
      isCurrent = false;
    };
  }, [kept, seats]);
  if (status === "missing") return <p className="rounded-[16px] bg-star-light p-4">{text.cardsNoKey}</p>;
  const shown = only === null ? cards : cards.filter(({ seat }) => seat.number === only);
  const sheets = Array.from({ length: Math.ceil(shown.length / cardsPerSheet) }, (_, sheet) => ({
    no: sheet + 1,
    cards: shown.slice(sheet * cardsPerSheet, (sheet + 1) * cardsPerSheet),
  }));
  return (
    <>
      <div className="mb-4 grid gap-3 tablet:flex tablet:items-center tablet:justify-between print:hidden">
        <p className="max-w-[60ch]">{text.cardsLead}</p>
        <div className="flex flex-wrap gap-2">
          <SeatSelect seats={seats} value={only} onChoose={setOnly} />
          <Button disabled={cards.length === 0} onClick={() => window.print()}>
            {text.print}
          </Button>
        </div>
      </div>
      <section
        aria-label={text.cardsTitle}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone must be reached by keyboard
        tabIndex={0}
        className="grid justify-center-safe gap-6 overflow-x-auto print:block"
      >
        {origin !== "" &&
          sheets.map(({ no, cards: onSheet }) => (
            <ul
              key={no}
              className="sheet grid grid-cols-2 grid-rows-[repeat(4,minmax(0,1fr))] bg-white [font-size:14px] leading-tight text-ink lip"
            >
              {onSheet.map((made) => (
                <SeatCard
                  key={made.seat.number}
                  made={made}
                  name={names.get(made.seat.number) ?? null}
                  view={view}
                  origin={origin}
                />
              ))}
            </ul>
          ))}
      </section>
    </>
  );
}

interface SeatSelectProps {
  readonly seats: readonly SeatView[];
  readonly value: number | null;
  readonly onChoose: (number: number | null) => void;
}

function SeatSelect({ seats, value, onChoose }: SeatSelectProps) {
  return (
    <select
      aria-label={text.whichCards}
      value={value ?? ""}
      onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
      className="mb-1 min-h-15 rounded-button border-2 border-field bg-card px-3 text-[1.0625rem]"
    >
      <option value="">{text.allCards}</option>
      {seats.map(({ number }) => (
        <option key={number} value={number}>
          {text.onlySeat(number)}
        </option>
      ))}
    </select>
  );
}

/** The longest names would push the lock off the card. */
function sizeOf(name: string): string {
  return name.length > 20 ? "[font-size:15px]" : "[font-size:19px]";
}

interface SeatCardProps {
  readonly made: MadeCard;
  readonly name: string | null;
  readonly view: ClassView;
  readonly origin: string;
}

function SeatCard({ made: { seat, card }, name, view, origin }: SeatCardProps) {
  const href = `${origin}/lop/${view.code}`;
  return (
    <li className="seat-card grid grid-cols-[minmax(0,1fr)_32mm] grid-rows-[auto_1fr_auto] gap-x-3 gap-y-1.5 p-[5mm]">
      <div className="flex items-center gap-2.5">
        <EmblemPicture index={seat.emblem} className="size-[21mm]" />
        <div className="min-w-0">
          <p className="font-head [font-size:34px] leading-none font-extrabold tabular-nums">{seat.number}</p>
          {name !== null && (
            <p className={classNames("font-head leading-tight font-bold wrap-anywhere", sizeOf(name))}>{name}</p>
          )}
          <p>{emblem.nameOf(seat.emblem)}</p>
        </div>
      </div>
      <div className="row-span-2">
        <Qr address={`${href}#${card.secret}`} label={text.qrOfSeat(seat.number)} />
      </div>
      <div className="self-end">
        <p className="mb-2">{text.lockOnCard}</p>
        <ol className="flex gap-2.5">
          {card.lock.map((animal, place) => (
            <LockAnimal key={animal} animal={animal} place={place + 1} />
          ))}
        </ol>
      </div>
      <p className="col-span-2 flex justify-between gap-3 border-t border-line pt-1.5">
        <span className="min-w-0 wrap-anywhere">
          {`${text.orOpen} `}
          <b>{href.replace(/^https?:\/\//, "")}</b>
        </span>
        <span className="flex-none">{view.name}</span>
      </p>
    </li>
  );
}

function LockAnimal({ animal, place }: { readonly animal: AnimalName; readonly place: number }) {
  return (
    <li className="relative grid size-[14mm] place-items-center rounded-[4mm] border-2 border-ink">
      <span className="absolute -start-2 -top-2 grid size-[5mm] place-items-center rounded-full bg-ink font-head [font-size:12px] font-bold text-white">
        {place}
      </span>
      <img src={`/animals/level-one/${animal}-1.svg`} alt="" width="44" height="44" className="size-[11mm]" />
    </li>
  );
}
