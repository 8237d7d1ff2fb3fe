import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { clockText as text } from "#lib/text/clock-text.ts";
import { clockFace } from "./clock-face.ts";
import type { ClockSetting } from "./clock-setting.ts";
import { faceFigure } from "./face-figure.ts";
import { pickWrongTimes } from "./pick-wrong-times.ts";
import { readingHelp } from "./reading-help.ts";
import { readingMistakes } from "./reading-mistakes.ts";
import { timeLine } from "./time-line.ts";

/** "Đồng hồ chỉ mấy giờ?", or when somebody does something; four times to choose from. */
export function buildTimeQuestion(setting: ClockSetting): Question {
  const { time, naming, story, rng } = setting;
  const wrong = pickWrongTimes(rng, time, readingMistakes(setting));
  const answer = timeLine(time, naming);
  return {
    kind: "choice",
    prompt: story === null ? text.promptTime : text.promptStoryTime(story.who, story.what),
    figures: [faceFigure(clockFace(time, setting))],
    ...readingHelp(setting),
    praise: rng.pick(text.praiseRead),
    answer,
    identity: `read ${time.hour}:${time.minute}`,
    ...arrangeChoices(
      rng,
      answer,
      wrong.map((mistake) => ({ ...mistake, line: timeLine(mistake.time, naming) })),
    ),
  };
}
