/** What a text tells of two things: "Số bé bằng 3/4 số lớn", "Tỉ số của số bé và số lớn là 3/4", "Tuổi mẹ gấp 4 lần tuổi con". */
interface TwoThings {
  readonly first: string;
  readonly second: string;
  /** The first times `below` is the second times `above`. */
  readonly above: number;
  readonly below: number;
}

const tellings: readonly RegExp[] = [
  /[Tt]ỉ số của (?<first>[^.,]+?) và (?<second>[^.,]+?) là (?<above>\d+)\u2044(?<below>\d+)\./u,
  /(?:^|[.,] )(?<first>[^.,]+?) bằng (?<above>\d+)\u2044(?<below>\d+) (?<second>[^.,]+)\./u,
  /(?:^|[.,] )(?<first>[^.,]+?) gấp (?<above>\d+) lần (?<second>[^.,]+)\./u,
];

function readTwo(text: string): TwoThings | null {
  for (const telling of tellings) {
    const { first, second, above, below = "1" } = telling.exec(text)?.groups ?? {};
    if (first !== undefined && second !== undefined) {
      return { first: first.toLowerCase(), second: second.toLowerCase(), above: Number(above), below: Number(below) };
    }
  }
  return null;
}

/** Tries all pairs of whole numbers that keep the ratio until `fits`; gives the one called `asked`, or null. */
export function twoByRatio(text: string, asked: string, fits: (a: number, b: number) => boolean): number | null {
  const two = readTwo(text);
  if (two === null || ![two.first, two.second].includes(asked)) return null;
  for (let first = 1; first <= 2000; first += 1) {
    const second = (first * two.below) / two.above;
    if (Number.isInteger(second) && fits(first, second)) return asked === two.first ? first : second;
  }
  return null;
}
