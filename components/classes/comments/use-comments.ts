import { useState, useSyncExternalStore } from "react";
import type { ClassView, SeatView } from "#lib/classes/class-view.ts";
import { type CommentDraft, type CommentEvidence, draftComment } from "#lib/classes/draft-comment.ts";
import type { Subject } from "#lib/core/subject.ts";
import { findKept, keptComments, readKept } from "./kept-comments.ts";

/** The comment of a pupil as it stands on the page. */
export interface SeatComment {
  readonly seat: SeatView;
  /** Questions the pupil has answered. */
  readonly asked: number;
  /** Null where there is too little to say. */
  readonly draft: CommentDraft | null;
  /** The draft, or what the teacher has made of it. */
  readonly text: string;
  readonly isEdited: boolean;
  readonly change: (text: string) => void;
  /** Puts another draft in its place. */
  readonly rewrite: () => void;
}

const nothing = () => null;

/** The comments of the pupils who have joined a class; what the teacher makes of them is kept in this browser. */
export function useComments(
  { id, seats }: Pick<ClassView, "id" | "seats">,
  evidence: readonly CommentEvidence[],
  subject: Subject,
): readonly SeatComment[] {
  const [store] = useState(() => keptComments(id, subject));
  const kept = readKept(useSyncExternalStore(store.watch, store.read, nothing));
  return seats.flatMap((seat): SeatComment[] => {
    const { number, pupil } = seat;
    if (pupil === null) return [];
    const sitting = { number, joinedAt: pupil.joinedAt };
    const own = findKept(kept, sitting);
    const known = evidence.find((each) => each.number === number) ?? { number, asked: 0, claims: null };
    const variant = own?.variant ?? 0;
    const draft = draftComment(known, { classId: id, subject, variant });
    const drafted = draft?.text ?? "";
    const text = own?.text ?? drafted;
    return [
      {
        seat,
        asked: known.asked,
        draft,
        text,
        isEdited: text !== drafted,
        change: (typed) => store.keep({ ...sitting, variant, text: typed === drafted ? null : typed }),
        rewrite: () => store.keep({ ...sitting, variant: variant + 1, text: null }),
      },
    ];
  });
}
