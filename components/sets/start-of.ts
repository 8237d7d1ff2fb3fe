import { type LessonToAsk, type SetView, setSizes } from "#lib/play/set-view.ts";

/** What the form says at first: what a set was made of, else the lesson, or the last one before it that can be asked. */
export function startOf(view: SetView | null, lessons: readonly LessonToAsk[], wished: number) {
  if (view !== null) {
    const { from, to, skillIds, questions } = view;
    return { from, to, skillIds, count: questions.length };
  }
  const usable = lessons.filter(({ skills }) => skills.length > 0);
  const lesson = usable.findLast(({ no }) => no <= wished) ?? usable[0];
  const no = lesson?.no ?? 1;
  return { from: no, to: no, skillIds: null, count: setSizes.usual };
}
