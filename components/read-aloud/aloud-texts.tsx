"use client";

import { ClassTabs } from "#components/sets/class-tabs.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useIsHydrating } from "#components/ui/use-is-hydrating.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Reading } from "#lib/play/readings.ts";
import { readAloudText as words } from "#lib/text/read-aloud-text.ts";
import { LatestReadings } from "./latest-readings.tsx";
import { ownReadings } from "./own-readings.ts";

interface Props {
  readonly classId: ClassId;
  readonly texts: readonly { readonly id: string; readonly title: string }[];
  /** Null for a guest, whose readings lie on the device. */
  readonly readings: readonly Reading[] | null;
}

/** The texts of a class to choose from, those that were read ticked, above them how fast the last ones were read. */
export function AloudTexts({ classId, texts, readings }: Props) {
  const isHydrating = useIsHydrating();
  const own = readings ?? (isHydrating ? [] : ownReadings());
  const read = new Set(own.map(({ passage }) => passage));
  return (
    <div className="grid gap-4">
      <p className="max-w-[60ch] text-lead leading-snug">{words.lead}</p>
      <ClassTabs classId={classId} hrefOf={(id) => `/doc?lop=${id}`} />
      <LatestReadings readings={own} />
      <h2 className="font-head text-h3 leading-tight font-bold text-hue">{words.texts(classId)}</h2>
      <ul className="grid gap-2.5 tablet:grid-cols-2 tablet:gap-4">
        {texts.map(({ id, title }) => (
          <li key={id} className="grid">
            <AppLink
              href={`/doc?bai=${id}`}
              className="press flex min-h-16 items-center gap-3 rounded-answer bg-card px-4 py-2 font-head text-[1.25rem] leading-tight font-bold text-ink lip"
            >
              <span className="min-w-0 flex-1">{title}</span>
              {read.has(id) && (
                <>
                  <Icon name="tick" className="size-6 text-hue" />
                  <span className="sr-only">{words.isRead}</span>
                </>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
