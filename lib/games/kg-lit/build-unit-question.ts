import { toLine } from "#lib/core/to-line.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { vesselText } from "#lib/text/vessel-text.ts";
import { balanceOf } from "./balance-of.ts";
import { jugsOf } from "./jugs-of.ts";
import { pickLoad } from "./pick-load.ts";
import { pictureOf } from "./picture-of.ts";
import type { KgLitSetting } from "./setting.ts";
import { kgLitText as text } from "./text.ts";
import { vesselFor } from "./vessel-for.ts";

type Asked = Pick<Question, "prompt" | "figures" | "hints" | "explanation" | "identity">;

/** The thing alone, then on a balance. */
function askedInKg(setting: KgLitSetting): Asked {
  const { good, name, kg } = pickLoad(setting);
  const balance = balanceOf({ goods: [{ good, mark: null }], weights: [] }, { goods: [], weights: [] }, kg);
  return {
    prompt: text.promptUnitKg(name, kg),
    figures: [pictureOf(good)],
    hints: [
      { ...text.hintUnit, figures: null },
      { ...text.hintOnBalance(name), figures: [balance] },
    ],
    explanation: { ...text.explainUnitKg(name, kg), figures: [balance] },
    identity: `unit ${name} ${kg}`,
  };
}

/** The empty vessel, then with water in it. */
function askedInLitres(setting: KgLitSetting): Asked {
  const { rng } = setting;
  const form = rng.pick(["can", "bucket", "jar"] as const);
  const name = `chiếc ${vesselText[form]}`;
  const litres = rng.int(2, 10);
  const vessel = { ...vesselFor({ ...setting, most: 10 }, form, 0), numberEvery: 0 } as const;
  const filled = jugsOf([{ ...vessel, litres: 8 }]);
  return {
    prompt: text.promptUnitLitre(name, litres),
    figures: [jugsOf([vessel])],
    hints: [
      { ...text.hintUnit, figures: null },
      { ...text.hintPourInto(name), figures: [filled] },
    ],
    explanation: { ...text.explainUnitLitre(name, litres), figures: [filled] },
    identity: `unit ${name} ${litres}`,
  };
}

/** "Chọn từ đúng: con gà nặng 2 … ?": kilogram, litre or centimetre. */
export function buildUnitQuestion(setting: KgLitSetting): Question {
  const { rng } = setting;
  const isKg = rng.int(0, 1) === 0;
  const [answer, other] = isKg ? (["ki-lô-gam", "lít"] as const) : (["lít", "ki-lô-gam"] as const);
  return {
    kind: "choice",
    ...(isKg ? askedInKg(setting) : askedInLitres(setting)),
    praise: text.praiseUnit,
    answer: toLine(answer),
    ...arrangeChoices(rng, toLine(answer), [
      { line: toLine(other), feedback: isKg ? text.mistakeLitre : text.mistakeKg },
      { line: toLine("xăng-ti-mét"), feedback: text.mistakeLength },
    ]),
  };
}
