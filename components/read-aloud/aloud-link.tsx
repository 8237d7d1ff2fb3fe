import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import { readAloudText as text } from "#lib/text/read-aloud-text.ts";

/** From the skills of a class to its texts to read aloud. */
export function AloudLink({ classId }: { readonly classId: ClassId }) {
  return (
    <AppLink
      href={`/doc?lop=${classId}`}
      className="press mt-4 flex min-h-16 items-center gap-3 rounded-answer bg-card px-4 py-2 font-head text-[1.25rem] leading-tight font-bold text-hue lip tablet:max-w-[26rem] tablet:text-[1.4375rem]"
    >
      <Icon name="microphone" className="size-8" />
      <span className="flex-1">{text.title}</span>
      <Icon name="next" />
    </AppLink>
  );
}
