import type { Sight } from "#tests/setup/sight.ts";

/** The one button of which this is true. Throws when there is none, or another. */
export function only({ prompt, buttons }: Sight, isMeant: (words: string) => boolean): string {
  const [found, ...more] = buttons.filter(isMeant);
  if (found === undefined || more.length > 0)
    throw new Error(`no single answer to "${prompt}" in ${buttons.join(" | ")}`);
  return found;
}
