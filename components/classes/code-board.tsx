"use client";

import { Qr } from "#components/sets/qr.tsx";
import { useOrigin } from "#components/ui/use-copy.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";

/** The code of a class as large as a projector shows it. */
export function CodeBoard({ view }: { readonly view: ClassView }) {
  const origin = useOrigin();
  const href = `${origin}/lop/${view.code}`;
  return (
    <section className="grid justify-items-center gap-6 rounded-[24px] bg-card p-6 text-center lip tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] tablet:items-center tablet:p-10">
      <div className="w-full max-w-100">{origin !== "" && <Qr address={href} label={text.qrOfClass} isWide />}</div>
      <div className="grid gap-4">
        <p className="[font-size:clamp(1.125rem,2vw,1.75rem)] leading-snug text-balance">{text.showLead}</p>
        <p className="font-head [font-size:clamp(3rem,10vw,8rem)] leading-none font-extrabold tracking-[0.1em] text-hue tabular-nums">
          {view.code}
        </p>
        <p className="[font-size:clamp(1.125rem,2vw,1.75rem)] leading-snug wrap-anywhere">
          {`${text.showAddress} `}
          <b>{href.replace(/^https?:\/\//, "")}</b>
        </p>
      </div>
    </section>
  );
}
