import type { Oracle } from "#tests/contract/oracle.ts";
import { spelled } from "#tests/contract/spelled.ts";

const marks: Readonly<Record<string, string>> = {
  huyền: "\u0300",
  sắc: "\u0301",
  hỏi: "\u0309",
  ngã: "\u0303",
  nặng: "\u0323",
};

/** Lays two tiles of letters and perhaps one of a mark: just one way may sound as it is said. */
export const oracle: Oracle = ({ kind, view, prompt }) => {
  if (kind !== "dictation" || view.tiles === null) return null;
  const said = /(\p{L}+)\.?$/u.exec(prompt.spoken)?.[1] ?? "";
  const tones = view.tiles.texts.filter((text) => text in marks);
  const letters = view.tiles.texts.filter((text) => !(text in marks));
  const built = letters.flatMap((one) =>
    letters.flatMap((other) => ["", ...tones].map((tone) => `${one}${other}${marks[tone] ?? ""}`)),
  );
  const fitting = built.filter((each) => each === spelled(said));
  return fitting.length === 1 ? said : null;
};
