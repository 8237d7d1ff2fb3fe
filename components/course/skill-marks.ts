import { session } from "#components/session/session.ts";
import { observable } from "#components/ui/observable.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import type { SkillState } from "#lib/play/skill-progress.ts";

interface SkillMarks {
  /** By skill; a skill without an entry is new. */
  readonly states: Readonly<Partial<Record<string, SkillState>>>;
  /** The skills that are due for review today. */
  readonly dueSkills: readonly string[];
}

interface ToldMarks extends SkillMarks {
  readonly classId: ClassId;
  /** Whose they are. */
  readonly owner: string | null;
}

const none: SkillMarks = { states: {}, dueSkills: [] };
const told = observable<ToldMarks | null>(null);

/** How far this browser's pupil is in the skills of a class, as the server said last. */
export const skillMarks = {
  subscribe: told.subscribe,

  get(classId: ClassId): SkillMarks {
    const marks = told.get();
    return marks?.classId === classId && marks.owner === session.name() ? marks : none;
  },

  none: (): SkillMarks => none,

  /** Asks the server. Rejects when it cannot be asked; what was known stays. */
  async ask(classId: ClassId, signal: AbortSignal): Promise<void> {
    const owner = session.name();
    const answer = await fetch(`/api/skill-marks/${classId}`, { signal });
    if (!answer.ok) throw new Error("the server cannot tell the marks");
    const marks: SkillMarks = await answer.json();
    told.set({ ...marks, classId, owner });
  },
} as const;
