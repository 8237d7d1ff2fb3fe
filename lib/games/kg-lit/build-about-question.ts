import type { Figure } from "#lib/questions/figure.ts";
import { arrangeChoices } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { balanceOf } from "./balance-of.ts";
import { jugsOf } from "./jugs-of.ts";
import { pictureOf } from "./picture-of.ts";
import { plausibleKg, plausibleLitres } from "./plausible.ts";
import type { KgLitSetting } from "./setting.ts";
import { kgLitText as text } from "./text.ts";
import { vesselFor } from "./vessel-for.ts";

const empty = { goods: [], weights: [] };

interface About {
  readonly unit: "kg" | "l";
  readonly name: string;
  readonly amount: number;
  readonly far: readonly number[];
  readonly figure: Figure;
  readonly hints: readonly Help[];
}

function about({ rng }: KgLitSetting, { unit, name, amount, far, figure, hints }: About): Question {
  const answer = measureLine(`${amount} ${unit}`);
  const isKg = unit === "kg";
  return {
    kind: "choice",
    prompt: isKg ? text.promptAboutKg(name) : text.promptAboutLitres(name),
    figures: [figure],
    hints,
    explanation: {
      ...(isKg ? text.explainAboutKg(name, amount) : text.explainAboutLitres(name, amount)),
      figures: null,
    },
    praise: text.praiseGuess,
    answer,
    identity: `about ${name} ${amount}`,
    ...arrangeChoices(rng, answer, [
      ...far.map((large) => ({ line: measureLine(`${large} ${unit}`), feedback: text.mistakeTooLarge })),
      { line: measureLine(`${amount} cm`), feedback: text.mistakeLength },
    ]),
  };
}

/** "Con gà nặng khoảng bao nhiêu?": one plausible measure among far too large ones and one with a unit of length. */
export function buildAboutKgQuestion(setting: KgLitSetting): Question {
  const { picture, amount, far } = setting.rng.pick(plausibleKg);
  const name = text.capital(pictureText[picture].name);
  const load = { goods: [{ good: picture, mark: null }], weights: [] };
  const sack = { goods: [{ good: "rice-sack", mark: text.sackMark }], weights: [] } as const;
  return about(setting, {
    unit: "kg",
    name,
    amount,
    far,
    figure: balanceOf(load, empty, amount),
    hints: [
      { ...text.hintUnitKg, figures: null },
      { ...text.hintThinkKg, figures: null },
      { ...text.hintLighter(name), figures: [balanceOf(load, sack, amount - 10, true)] },
    ],
  });
}

/** "Chiếc xô đựng được khoảng bao nhiêu nước?", asked in the same way. */
export function buildAboutLitresQuestion(setting: KgLitSetting): Question {
  const { picture, amount, far } = setting.rng.pick(plausibleLitres);
  const name = text.capital(pictureText[picture].name);
  const most = amount < 10 ? 10 : 20;
  return about(setting, {
    unit: "l",
    name,
    amount,
    far,
    figure: pictureOf(picture),
    hints: [
      { ...text.hintUnitLitre, figures: null },
      { ...text.hintThinkLitre, figures: null },
      {
        ...text.hintHoldsLess(name, most),
        figures: [jugsOf([{ ...vesselFor({ ...setting, most }, "jar", most), lit: most }])],
      },
    ],
  });
}
