import type { Result } from "#lib/core/result.ts";
import type { AnswerVerdict } from "#lib/play/answer-verdict.ts";
import type { RunView } from "#lib/play/run-view.ts";
import type { Response } from "#lib/questions/question.ts";

/**
 * What a run asks of the server while it is played; its end is sent by the outbox (outbox/outbox.ts). A failing
 * network may also reject; the reasons that are worth a second attempt are in lib/play/is-temporary.ts.
 */
export interface RunActions {
  /** Challenge only: marks the response to question `place`, counted from 0. */
  readonly answer: (runId: string, place: number, response: Response) => Promise<Result<AnswerVerdict, string>>;
  /** A fresh run of the same activity; the clock of a challenge starts here. */
  readonly start: (runId: string) => Promise<Result<RunView, string>>;
}
