import type { FirstTry } from "#lib/play/first-try.ts";
import { writeTries } from "#lib/play/written-tries.ts";
import { tellsWhy } from "#lib/questions/mistake-code.ts";
import { itemsOfCode, type MarkedItem, type MarkRow, type TestContent, wrongAnswersOf } from "./marked-test.ts";

/** What the points of a pupil say beside their sum. */
export interface LearntFromTest {
  /** Tries as letters, see writeTries. */
  readonly tries: readonly { readonly skill: string; readonly tries: string }[];
  /** Behind the wrong answers that were named. */
  readonly mistakes: readonly {
    readonly skill: string;
    readonly code: string;
    /** Whether it says what went wrong, so that it is no slip. */
    readonly named: boolean;
    readonly sample: { readonly prompt: string; readonly given: string; readonly right: string };
  }[];
}

/** Each part of a question is a try; it is right where the points pay for the whole of it. */
function triesOf({ level, quarters: worth, parts }: MarkedItem, quarters: number): FirstTry[] {
  if (level === null) return [];
  const right = Math.floor((quarters * parts) / worth);
  return Array.from({ length: parts }, (_, part) => ({ difficulty: level, isRight: part < right }));
}

/** What a row of points says of skills and mistakes, as it would be known had the questions been played. */
export function learnMarks({ code, marks }: MarkRow, test: TestContent): LearntFromTest {
  const entered = itemsOfCode(test, code).flatMap((coded) => {
    const item = test.items[coded.item];
    const mark = marks[coded.item] ?? null;
    const skill = item?.skillId ?? null;
    return item === undefined || mark === null || skill === null ? [] : [{ coded, item, mark, skill }];
  });
  const bySkill = Map.groupBy(entered, ({ skill }) => skill);
  return {
    tries: [...bySkill].flatMap(([skill, own]) => {
      const tries = writeTries(own.flatMap(({ item, mark }) => triesOf(item, mark.quarters)));
      return tries === "" ? [] : [{ skill, tries }];
    }),
    mistakes: entered.flatMap(({ coded, mark, skill }) => {
      const known = wrongAnswersOf(coded);
      return mark.slips.flatMap((slip) => {
        const wrong = known[slip];
        if (wrong === undefined) return [];
        const { prompt, given, right, code: mistake } = wrong;
        return [{ skill, code: mistake, named: tellsWhy(mistake), sample: { prompt, given, right } }];
      });
    }),
  };
}
