const length = 10_000;
const letters = [..."abcdehilnosuyzAZ0129 .,:;-_@/\\'\"<>()[]{}=+−×%&?!#$…□\n\t\0ôếđưồ😀Ａ\u0301\u00a0\ue000"];
const pairs = [
  "a ",
  "1 ",
  "a.",
  "1,",
  "a@",
  "./",
  "ab",
  "a1",
  "a-",
  " \n",
  "ô ",
  "oô",
  "((",
  "a\n",
  "1/",
  "a…",
  "a=",
  "://",
];
const ends = ["", "!", "\0", "a", "1"];

/** 10 kB of any one letter or pair, whatever stands behind it: what makes an expression that backtracks slow. */
export const longTexts: readonly string[] = [...letters, ...pairs].flatMap((unit) =>
  ends.map((end) => unit.repeat(Math.ceil(length / unit.length)) + end),
);

/** How long it takes at the quickest of some tries: whatever else the machine does only adds to it. */
export function quickestMs(work: () => unknown, goodEnough: number): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let left = 5; left > 0 && quickest > goodEnough; left -= 1) {
    const begun = performance.now();
    work();
    quickest = Math.min(quickest, performance.now() - begun);
  }
  return quickest;
}
