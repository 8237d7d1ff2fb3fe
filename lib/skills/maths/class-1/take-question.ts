import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields } from "#lib/skills/drafts/draft.ts";
import { pictureText } from "#lib/text/picture-text.ts";

const mostOnTray = 20;

/** "Con lấy 4 quả táo nhé!": so many things are taken from a tray, on which more lie; at most 19. */
export function takeQuestion(rng: Rng, { picture, count }: { picture: PictureName; count: number }): Question {
  const { name } = pictureText[picture];
  return {
    kind: "count",
    ...draftedFields(rng, {
      prompt: rng.pick([`Con lấy ${count} ${name} nhé!`, `Con chọn lấy đúng ${count} ${name}.`]),
      hints: [`Con chạm vào từng ${name}, vừa chạm vừa đếm.`, `Con dừng lại khi đếm đến ${count}.`],
      explanation: `Con đếm đến ${count} thì dừng. Con lấy đủ ${count} ${name}.`,
      praise: "count",
      identity: `take ${picture} ${count}`,
    }),
    view: { picture, total: Math.min(mostOnTray, count + rng.int(1, 4)) },
    key: {
      count,
      tooFew: toLine("Vẫn còn thiếu. Con lấy thêm nữa nhé!"),
      tooMany: toLine("Hơi nhiều rồi. Con cất bớt đi nhé!"),
    },
    answer: numberAsLine(count),
  };
}
