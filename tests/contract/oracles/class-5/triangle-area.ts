import { drawnTexts } from "#tests/contract/drawn-texts.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { asText, valuesIn } from "#tests/contract/measures-in.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Cuts half a box, in square millimetres or finds which measure fills the box that was halved. */
export const oracle: Oracle = (seen) => {
  const { prompt, figures } = seen;
  const [area] = valuesIn(prompt.text, "area");
  if (area !== undefined) {
    const [known = 0] = valuesIn(prompt.text, "length");
    return `${asText((area + area) / known)} mm`;
  }
  const [figure] = figures;
  const [base = 0, height = 0] =
    figure === undefined ? [] : drawnTexts(figure).flatMap((text) => valuesIn(text, "length"));
  if (!prompt.text.startsWith("Phép tính")) return `${(base * height) / 2} mm²`;
  const size = Number(/\d+/u.exec(drawnTexts(figure ?? { type: "word", text: "", alt: "" })[0] ?? "")?.[0]);
  const unit = base / size;
  return onlyChoice(
    seen,
    (text) => Number(evaluate(text).top) / Number(evaluate(text).bottom) === (base * height) / 2 / unit / unit,
  );
};
