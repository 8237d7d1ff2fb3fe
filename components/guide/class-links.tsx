"use client";

import { AppLink } from "#components/ui/app-link.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { useCopy, useOrigin } from "#components/ui/use-copy.ts";
import { classIds } from "#lib/core/class-id.ts";
import { guideText } from "#lib/text/guide-text.ts";

const text = guideText.links;

/** The address of each class page, to open and to copy. Where the browser does not let it be copied it can be selected. */
export function ClassLinks() {
  const origin = useOrigin();
  const [said, copy] = useCopy(text.failed);
  return (
    <>
      <ul className="grid gap-2">
        {classIds.map((classId) => {
          const address = `${origin}/class/${classId}`;
          return (
            <li key={classId} className={`c${classId} flex items-center gap-3 rounded-button bg-soft py-2 pr-2 pl-4`}>
              <div className="min-w-0 flex-1">
                <AppLink
                  href={`/class/${classId}`}
                  className="inline-flex min-h-11 items-center font-head text-[1.25rem] font-bold text-hue underline decoration-2 underline-offset-4"
                >
                  {text.classOf(classId)}
                </AppLink>
                <p className="text-meta wrap-anywhere text-ink select-all">{address}</p>
              </div>
              <button
                type="button"
                aria-label={text.copyOf(classId)}
                className={buttonClass("plain", false)}
                onClick={() => void copy(address, text.copied(classId))}
              >
                {text.copy}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="font-semibold text-hue empty:sr-only">
        {said}
      </p>
    </>
  );
}
