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

/** The processor time of this thread so far, in ms. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** What it costs this thread at the quickest of some tries: by the clock it would also wait for all else a machine does. */
export function quickestMs(work: () => unknown, goodEnough: number): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let left = 5; left > 0 && quickest > goodEnough; left -= 1) {
    const begun = spentMs();
    work();
    quickest = Math.min(quickest, spentMs() - begun);
  }
  return quickest;
}

/** The same of work that waits: also what this thread does for it after it has waited. */
export async function quickestAsyncMs(work: () => Promise<unknown>, goodEnough: number): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY;
  for (let left = 5; left > 0 && quickest > goodEnough; left -= 1) {
    const begun = spentMs();
    await work();
    quickest = Math.min(quickest, spentMs() - begun);
  }
  return quickest;
}
