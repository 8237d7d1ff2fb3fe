import { localValue } from "#components/ui/local-value.ts";
import type { Subject } from "#lib/core/subject.ts";
import { isFields } from "#lib/play/is-fields.ts";

/** What a teacher has done with the comment of a pupil. */
export interface KeptComment {
  /** Of the seat. */
  readonly number: number;
  /** When the pupil joined: a comment is not shown for whoever sits there later. */
  readonly joinedAt: string;
  /** Which draft is shown. */
  readonly variant: number;
  /** As the teacher has written it; null where the draft stands as it is. */
  readonly text: string | null;
}

type Sitting = Pick<KeptComment, "number" | "joinedAt">;

function isKept(value: unknown): value is KeptComment {
  if (!isFields(value)) return false;
  const { number, joinedAt, variant, text } = value;
  const isWhole = Number.isSafeInteger(number) && Number.isSafeInteger(variant) && Number(variant) >= 0;
  return isWhole && typeof joinedAt === "string" && (text === null || typeof text === "string");
}

/** What was kept, from how it is written; what is no comment any more is left out. */
export function readKept(written: string | null): readonly KeptComment[] {
  try {
    const kept: unknown = JSON.parse(written ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function findKept(kept: readonly KeptComment[], { number, joinedAt }: Sitting): KeptComment | null {
  return kept.find((each) => each.number === number && each.joinedAt === joinedAt) ?? null;
}

/** The comments of a class in a subject, as this browser keeps them; they never leave it. */
export function keptComments(classId: string, subject: Subject) {
  const stored = localValue(`comments ${classId} ${subject}`);
  return {
    /** As they are written, see readKept: the same text until something changes. */
    read: stored.read,

    /** Returns the way to stop. */
    watch: stored.watch,

    /** In place of what was kept of the seat. A first draft that nobody has touched needs no keeping. */
    keep(comment: KeptComment): void {
      const others = readKept(stored.read()).filter(({ number }) => number !== comment.number);
      const isUntouched = comment.variant === 0 && comment.text === null;
      const kept = isUntouched ? others : [...others, comment];
      stored.write(kept.length === 0 ? null : JSON.stringify(kept));
    },
  } as const;
}
