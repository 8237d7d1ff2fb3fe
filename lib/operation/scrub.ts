const secrets: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, "[email]"],
  // Run ids and session tokens begin with a brace in base64; sealed cookies and keys say what they are.
  [/\beyJ[\w-]{8,}(?:\.[\w-]+)*/g, "[token]"],
  [/\bFe26\.2[*%][^\s"]+/g, "[cookie]"],
  [/\bsb_(?:publishable|secret)_\w+/g, "[key]"],
  [/(\w+:\/\/[^\s:/@"]+:)[^\s@"]+@/g, "$1[password]@"],
];

/** A line of the log without what looks like an email, a run id, a cookie or a key: the last net, should one get there. */
export function scrub(line: string): string {
  return secrets.reduce((text, [pattern, stand]) => text.replace(pattern, stand), line);
}
