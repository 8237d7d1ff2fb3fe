import type { Result } from "#lib/core/result.ts";
import type { AnswerVerdict } from "#lib/play/answer-verdict.ts";
import type { FinishResult } from "#lib/play/finish-result.ts";
import type { RunAnswer } from "#lib/play/run-answer.ts";
import type { RunView } from "#lib/play/run-view.ts";
import type { Response } from "#lib/questions/question.ts";

/**
 * What a run asks of the server. A failing network may also reject; the reasons that are worth a
 * second attempt are in lib/play/is-temporary.ts.
 */
export interface RunActions {
  /** Challenge only: marks the response to question `place`, counted from 0. */
  readonly answer: (runId: string, place: number, response: Response) => Promise<Result<AnswerVerdict, string>>;
  /** Counts a run, once however often it is sent. */
  readonly finish: (runId: string, answers: readonly RunAnswer[]) => Promise<Result<FinishResult, string>>;
  /** A fresh run of the same activity; the clock of a challenge starts here. */
  readonly start: (runId: string) => Promise<Result<RunView, string>>;
}
