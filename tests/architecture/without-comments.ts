const commentOrString = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;

/** TypeScript without its comments; what looks like a comment inside a string stays. Line breaks stay too. */
export function withoutComments(code: string): string {
  return code.replace(commentOrString, (found) =>
    found.startsWith("//") || found.startsWith("/*") ? found.replace(/[^\n]/g, "") : found,
  );
}
