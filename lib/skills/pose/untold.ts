import type { HelpWords } from "./pose.ts";

function textOf(help: HelpWords): string {
  if (typeof help === "string") return help;
  if (!("say" in help)) return help.text;
  return typeof help.say === "string" ? help.say : help.say.text;
}

/** The layers of help in which the answer does not stand as a number or word of its own, by whatever chance. */
export function untold(answer: string | number, help: readonly HelpWords[]): readonly HelpWords[] {
  const told = new RegExp(String.raw`(?<![\p{L}\p{N}])${answer}(?![\p{L}\p{N}])`, "iu");
  return help.filter((layer) => !told.test(textOf(layer)));
}
