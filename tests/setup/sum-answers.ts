/** What a question of the first additions shows, as the browser gets it. */
export interface ShownSum {
  readonly kind: string;
  readonly prompt: { readonly text: string };
  readonly view: { readonly choices?: readonly { readonly text: string }[] | undefined };
}

function sumOf(text: string): number {
  return (text.match(/\d+/g) ?? []).map(Number).reduce((sum, number) => sum + number, 0);
}

/** Answers the first two levels of the additions up to 5 and 10 from what they show: every number of them is added up. */
export const sumAnswers = {
  right({ kind, prompt, view }: ShownSum): { choice: number } | { value: number } {
    if (kind === "number") return { value: sumOf(prompt.text) };
    // "Which sum makes 4?" asks for the choice that does, all others for the sum itself.
    const wanted = /nào bằng (\d+)/.exec(prompt.text)?.[1];
    const choice = (view.choices ?? []).findIndex(({ text }) => sumOf(text) === Number(wanted ?? sumOf(prompt.text)));
    if (choice < 0) throw new Error(`nobody can answer "${prompt.text}"`);
    return { choice };
  },

  wrong(shown: ShownSum): { choice: number } | { value: number } {
    const right = sumAnswers.right(shown);
    return "value" in right
      ? { value: right.value + 1 }
      : { choice: (right.choice + 1) % (shown.view.choices?.length ?? 1) };
  },
} as const;
