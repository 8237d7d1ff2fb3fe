import type { Question } from "#lib/questions/question.ts";
import { additionText as text } from "#lib/text/addition-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { buildSumQuestion } from "./build-sum-question.ts";
import type { Setting } from "./setting.ts";

/** "Có 4 con vịt và 3 con cá. Có tất cả mấy con?" over a ten frame that holds both groups. */
export function buildJoinedQuestion(setting: Setting): Question {
  const { a, b, range, pictures, rng } = setting;
  const [first, second] = [pictureText[pictures[0]], pictureText[pictures[1]]];
  return {
    ...buildSumQuestion({ ...setting, beside: "frame" }),
    prompt: text.promptJoined(`${a} ${first.name}`, `${b} ${second.name}`, first.unit, range),
    praise: rng.pick(text.praiseCountOn),
  };
}
