import type { QuestionReport } from "./assignment-view.ts";

interface Answered {
  readonly right: number;
  readonly answered: number;
}

/** Below 0 where the first is harder: fewer of its answers were right. What nobody answered is the easiest. */
function compareByShare(one: Answered, other: Answered): number {
  const shareOf = ({ right, answered }: Answered) => (answered === 0 ? 1 : right / answered);
  return shareOf(one) - shareOf(other);
}

/** The questions of an assignment from the hardest to the easiest; equals in the order of the set. */
export function hardestFirst(reports: readonly QuestionReport[]): QuestionReport[] {
  return reports.toSorted(compareByShare);
}

/** The skills of an assignment from the hardest to the easiest, for one that asked each pupil something else. */
export function skillsOf(reports: readonly QuestionReport[]) {
  return [...Map.groupBy(reports, ({ skillId }) => skillId).values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { skillId, skillTitle } = first;
      const right = group.reduce((sum, each) => sum + each.right, 0);
      const answered = group.reduce((sum, each) => sum + each.answered, 0);
      return [{ skillId, skillTitle, right, answered, questions: group.length }];
    })
    .toSorted(compareByShare);
}
