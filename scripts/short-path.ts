import { joinNumbers } from "#scripts/join-numbers.ts";

const commands = "mlhvcsqtaz";

/** Two decimals are finer than a screen shows in a drawing of 32 by 32. */
function short(value: number): string {
  return value
    .toFixed(2)
    .replace(/\.?0+$/, "")
    .replace(/^(-?)0\./, "$1.")
    .replace(/^-0?$/, "0");
}

/**
 * The same path data with its numbers cut to two decimals. Reads every number by itself, as digits may stand
 * without a space between them ("1.5.5" is 1.5 and 0.5) and the two flags of an arc are single digits.
 */
export function shortPath(data: string): string {
  const pieces = data.match(/[a-z][^a-z]*/gi) ?? [];
  return pieces
    .map((piece) => {
      const command = piece.charAt(0);
      if (!commands.includes(command.toLowerCase())) throw new Error(`not a path command: ${command}`);
      return command + joinNumbers(numbersOf(piece.slice(1), command.toLowerCase() === "a"));
    })
    .join("");
}

function numbersOf(text: string, isArc: boolean): string[] {
  const numbers: string[] = [];
  let rest = text.replace(/^[\s,]+/, "");
  while (rest !== "") {
    const isFlag = isArc && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
    const found = (isFlag ? /^[01]/ : /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i).exec(rest)?.[0];
    if (found === undefined) throw new Error(`not a number in a path: ${rest}`);
    numbers.push(short(Number(found)));
    rest = rest.slice(found.length).replace(/^[\s,]+/, "");
  }
  return numbers;
}
