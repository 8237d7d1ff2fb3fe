"use client";

import { Card } from "#components/ui/card.tsx";
import { useOrigin } from "#components/ui/use-copy.ts";
import type { FamilyCardView } from "#lib/classes/family-view.ts";
import { familyText } from "#lib/text/family-text.ts";
import { PictureWays } from "./picture-ways.tsx";

const text = familyText.weeks;

/** Passes the card that is shown on, as a picture. */
export function SendCard({ view }: { readonly view: FamilyCardView }) {
  const origin = useOrigin();
  const { username, className, animal, week, card } = view;
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="font-head text-[1.375rem] leading-tight font-bold text-hue">{text.send}</h2>
      <p>{text.sendLead}</p>
      <PictureWays pictured={{ name: username, className, animal, week, card, origin }} isReady={origin !== ""} />
    </Card>
  );
}
