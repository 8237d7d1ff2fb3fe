/** All that is told behind what a picture is called. */
export const behindName = (text: string): string => text.slice(text.indexOf(". ") + 2).replace(/\.$/u, "");
