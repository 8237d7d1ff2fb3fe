import type { Line } from "#lib/core/line.ts";
import type { RunEntry, RunPhase } from "#lib/play/run-state.ts";
import { feedbackFor } from "#lib/questions/feedback-for.ts";
import { playText } from "#lib/text/play-text.ts";

function plain(text: string): Line {
  return { text, spoken: text };
}

/** Two sentences, each on a line of its own. */
function join(first: Line, second: Line): Line {
  return { text: `${first.text}\n${second.text}`, spoken: `${first.spoken} ${second.spoken}` };
}

function toWrongTry({ solution, responses }: RunEntry): Line {
  const last = responses.at(-1);
  const known = solution === null || last === undefined ? null : feedbackFor(solution, last);
  return known ?? plain(playText.tryAgain);
}

/** What is said to the pupil at this point of a question; null while there is nothing but the question. */
export function feedbackLine(phase: RunPhase, entry: RunEntry): Line | null {
  switch (phase) {
    case "open":
    case "waiting":
    case "finished":
      return null;
    case "unsent":
      return plain(playText.unsent);
    case "closed":
      return plain(playText.closed);
    case "again":
      return toWrongTry(entry);
    case "right":
      return entry.solution && join(entry.solution.praise, entry.solution.explanation);
    case "shown":
      return entry.solution && join(plain(playText.lookTogether), entry.solution.explanation);
    default:
      return phase satisfies never;
  }
}
