"use client";

import { panelClass } from "#components/sets/panel-class.ts";
import { Qr } from "#components/sets/qr.tsx";
import { Button } from "#components/ui/button.tsx";
import { useOrigin } from "#components/ui/use-copy.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { secretCode, writeSecret } from "#lib/classes/key-words.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";
import { useClassKey } from "./use-class-key.ts";

/** What opens the names on another device: eight words and a QR code, to be printed and put away. */
export function KeySheet({ view }: { readonly view: ClassView }) {
  const { status, kept } = useClassKey(view);
  const origin = useOrigin();
  if (status === "missing") return <p className="rounded-[16px] bg-star-light p-4">{text.cardsNoKey}</p>;
  if (kept === null || origin === "") return null;
  const words = writeSecret(kept.secret)
    .split(" ")
    .map((word, place) => ({ no: place + 1, word }));
  return (
    <>
      <Button className="mb-4 print:hidden" onClick={() => window.print()}>
        {text.print}
      </Button>
      <section className={`key-sheet ${panelClass} max-w-180 print:border-0`}>
        <p className="font-head text-[1.5rem] font-bold">{view.name}</p>
        <p>{text.keySheetLead}</p>
        <div className="grid gap-5 tablet:grid-cols-[minmax(0,1fr)_12rem] print:grid-cols-[minmax(0,1fr)_48mm]">
          <div>
            <h2 className="mb-2 font-head text-[1.125rem] font-semibold">{text.keySheetWords}</h2>
            <ol className="grid grid-cols-2 gap-2">
              {words.map(({ no, word }) => (
                <li key={no} className="flex items-baseline gap-2 rounded-[12px] bg-soft px-3 py-2">
                  <span className="w-5 text-muted tabular-nums">{no}</span>
                  <b className="font-head text-[1.375rem]">{word}</b>
                </li>
              ))}
            </ol>
          </div>
          <Qr address={`${origin}/co/lop/${view.id}#${secretCode(kept.secret)}`} label={text.keySheetQr} />
        </div>
        <p>{text.keySheetHow}</p>
      </section>
    </>
  );
}
