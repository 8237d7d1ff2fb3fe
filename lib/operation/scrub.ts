/** A row of signs an address may be made of, and what tells that it is one. */
const addressLetters = /[\p{L}\p{N}._%+@-]+/gu;
const address = /[^@]@[\p{L}\p{N}-]+\.[\p{L}\p{N}-]/u;

function hideAddress(row: string): string {
  if (!address.test(row)) return row;
  return row.endsWith(".") ? "[email]." : "[email]";
}

/** The password of "postgres://user:password@host", as often as a row of signs holds one. */
function hidePasswords(row: string): string {
  let hidden = "";
  let rest = row;
  for (;;) {
    const scheme = rest.indexOf("://");
    const colon = scheme === -1 ? -1 : rest.indexOf(":", scheme + 3);
    const isPath = rest.slice(scheme + 3, colon).includes("/");
    const at = colon === -1 || isPath ? colon : rest.indexOf("@", colon);
    if (at === -1) return hidden + rest;
    hidden += `${rest.slice(0, colon + 1)}${isPath ? "" : "[password]@"}`;
    rest = rest.slice(at + 1);
  }
}

const secrets: readonly (readonly [RegExp, string])[] = [
  // Run ids and session tokens begin with a brace in base64; sealed cookies and keys say what they are.
  [/\beyJ[\w-]{8,}(?:\.[\w-]+)*/g, "[token]"],
  [/\bFe26\.2[*%][^\s"]+/g, "[cookie]"],
  [/\bsb_(?:publishable|secret)_\w+/g, "[key]"],
];

/**
 * A line of the log without what looks like an email, a run id, a cookie or a key: the last net, should one get there.
 * What stands in a line may come from outside, so no expression here reads a sign twice.
 */
export function scrub(line: string): string {
  const withoutAddresses = line.replace(addressLetters, hideAddress);
  const scrubbed = secrets.reduce((text, [pattern, stand]) => text.replace(pattern, stand), withoutAddresses);
  return scrubbed.replace(/[^\s"]+/g, hidePasswords);
}
