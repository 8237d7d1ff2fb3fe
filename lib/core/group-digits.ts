const noBreakSpace = "\u00a0";

/** Digits in groups of three, counted from the last: "12 345 678". */
export function groupDigits(digits: string): string {
  const first = digits.length % 3;
  const groups = first === 0 ? [] : [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(noBreakSpace);
}
