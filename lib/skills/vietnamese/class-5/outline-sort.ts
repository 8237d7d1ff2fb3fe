import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { outlineQuestion } from "#lib/skills/vietnamese/outlines/outline-question.ts";
import { people, scenes } from "./outline-ideas.ts";

type Scene = (typeof scenes)[number];

const opening = ({ name, where }: Scene) => ({
  name: "mở bài",
  ideas: [`giới thiệu ${name} ${where}`, `nêu dịp em được ngắm ${name}`],
  count: 1,
  does: "giới thiệu cảnh được tả",
});

const closing = ({ name }: Scene) => ({
  name: "kết bài",
  ideas: [`tình cảm của em với ${name}`, `cảm xúc của em khi rời ${name}`],
  count: 1,
  does: "nêu tình cảm, cảm xúc của người viết",
});

const asksOfIdea = "Con đọc từng ý và hỏi: ý ấy giới thiệu cảnh, tả cảnh hay nêu cảm xúc?";

/** The three parts of a text about a scene. */
function buildScenePartsQuestion(rng: Rng): Question {
  const scene = rng.pick(scenes);
  const text = `bài văn tả ${scene.name}`;
  return outlineQuestion(rng, {
    prompt: rng.pick([
      `Con xếp từng ý vào đúng phần của ${text}.`,
      `Dàn ý ${text} có ba phần. Con xếp từng ý vào đúng phần.`,
    ]),
    parts: [
      opening(scene),
      {
        name: "thân bài",
        ideas: [rng.pick(scene.wholes), ...rng.shuffle(scene.details).slice(0, rng.int(1, 2))],
        count: 3,
        does: "tả cảnh vật",
      },
      closing(scene),
    ],
    hints: [asksOfIdea, "Mở bài giới thiệu cảnh, thân bài tả cảnh, kết bài nêu cảm xúc."],
    rule: "Mở bài giới thiệu cảnh; thân bài tả bao quát rồi tả chi tiết; kết bài nêu tình cảm, cảm xúc.",
  });
}

/** The whole scene is told apart from its details. */
function buildSceneOrderQuestion(rng: Rng): Question {
  const scene = rng.pick(scenes);
  return outlineQuestion(rng, {
    prompt: rng.pick([
      `Thân bài tả ${scene.name} có tả bao quát và tả chi tiết. Con xếp từng ý vào đúng phần.`,
      `Con lập dàn ý tả ${scene.name}, tách riêng phần tả bao quát và phần tả chi tiết: xếp từng ý vào đúng phần.`,
    ]),
    parts: [
      opening(scene),
      { name: "tả bao quát", ideas: scene.wholes, count: 1, does: "tả cả khung cảnh trong một cái nhìn" },
      { name: "tả chi tiết", ideas: scene.details, count: 2, does: "tả kĩ một sự vật hay một hoạt động trong cảnh" },
      closing(scene),
    ],
    hints: [asksOfIdea, "Tả bao quát là nhìn cả khung cảnh. Tả chi tiết là tả từng sự vật, từng hoạt động trong cảnh."],
    rule: "Mở bài giới thiệu, kết bài nêu cảm xúc. Bao quát là cái nhìn chung, chi tiết là từng sự vật, từng hoạt động.",
  });
}

/** A person: looks, habits and character. */
function buildPersonQuestion(rng: Rng): Question {
  const { name, looks, deeds, traits } = rng.pick(people);
  const [look = 1, deed = 2, trait = 2] = rng.shuffle([1, 2, 2]);
  return outlineQuestion(rng, {
    prompt: rng.pick([
      `Thân bài tả ${name} có ba phần. Con xếp từng ý vào đúng phần.`,
      `Con xếp từng ý tả ${name} vào đúng phần của thân bài.`,
    ]),
    parts: [
      { name: "ngoại hình", ideas: looks, count: look, does: "tả vẻ ngoài mà mắt ta nhìn thấy" },
      { name: "hoạt động", ideas: deeds, count: deed, does: "kể một việc người ấy làm" },
      { name: "tính tình", ideas: traits, count: trait, does: "cho biết người ấy sống như thế nào" },
    ],
    hints: [
      "Con hỏi từng ý: đó là vẻ ngoài, việc làm hay nết người?",
      "Vẻ ngoài thì nhìn thấy ngay. Việc làm có hành động cụ thể. Nết người thì phải ở lâu mới biết.",
    ],
    rule: "Ngoại hình là vẻ ngoài, hoạt động là việc làm, tính tình là nết người.",
  });
}

/** Outlines (curriculum, c5-outline-sort): the parts of a text; the whole and its details; looks, habits and character. */
export const outlineSort = defineSkill({
  id: "c5-outline-sort",
  classId: "5",
  subject: "vietnamese",
  strand: "Đoạn văn",
  title: "Dàn ý tả phong cảnh, tả người",
  source: "rule",
  generate: byDifficulty({
    1: [buildScenePartsQuestion],
    2: [buildSceneOrderQuestion],
    3: [buildPersonQuestion],
  }),
});
