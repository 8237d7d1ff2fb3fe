import type { Rng } from "#lib/core/rng.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { pictureOrderQuestion } from "#lib/skills/drafts/picture-order-question.ts";
import { childEffects } from "./stories/child-effects.ts";
import { childGrowing } from "./stories/child-growing.ts";
import { childTales } from "./stories/child-tales.ts";
import { effects } from "./stories/effects.ts";
import { growing } from "./stories/growing.ts";
import { illustration } from "./stories/illustrate.ts";
import type { Story } from "./stories/story.ts";
import { tales } from "./stories/tales.ts";

const asks = [
  "Con xếp các tranh theo thứ tự việc xảy ra.",
  "Việc nào trước, việc nào sau? Con xếp tranh nhé.",
  "Con xếp tranh thành câu chuyện.",
] as const;

/** Behind the name of a story. */
const asksOfNamed = ["Con xếp tranh nhé.", "Con xếp lại các tranh.", "Tranh nào trước, tranh nào sau?"] as const;

/** Behind a tale. */
const asksOfTale = ["Con xếp tranh nhé.", "Con xếp tranh theo câu chuyện.", "Con xếp lại các tranh."] as const;

function ask(rng: Rng, { told }: Story): string {
  if (told === undefined) return rng.pick(asks);
  return told.endsWith(".") ? `${told} ${rng.pick(asksOfTale)}` : `${told}. ${rng.pick(asksOfNamed)}`;
}

const stories: Readonly<Record<Difficulty, readonly Story[]>> = {
  1: [...growing, ...childGrowing],
  2: [...tales, ...childTales],
  3: [...effects, ...childEffects],
};

/** What helps first: what to look for, or to hear the tale once more. */
const firstHints: Readonly<Record<Difficulty, string>> = {
  1: "Con xem từng tranh. Tranh nào phải xảy ra trước tiên?",
  2: "Con nghe lại truyện. Mỗi việc trong truyện ở tranh nào?",
  3: "Con chọn tranh đầu, rồi hỏi: vì thế điều gì xảy ra tiếp?",
};

/** Puts pictures into the order of their story (curriculum, c1-story-pictures): a day or what grows; a short tale; what comes of what. */
export const storyPictures = defineSkill({
  id: "c1-story-pictures",
  classId: "1",
  subject: "vietnamese",
  strand: "Đọc hiểu",
  title: "Xếp tranh theo câu chuyện",
  source: "rule",
  generate(difficulty, rng) {
    const story = rng.pick(stories[difficulty]);
    return pictureOrderQuestion(rng, {
      prompt: ask(rng, story),
      parts: story.scenes.map(({ shows, setting, things, early }) => ({
        text: shows,
        early,
        picture: illustration(shows, setting, things),
      })),
      hints: [firstHints[difficulty], story.hint],
      explanation: story.explanation,
      identity: story.name,
    });
  },
});
