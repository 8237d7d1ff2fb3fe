import type { Locator } from "@playwright/test";
import type { ChildWay } from "#tests/setup/child-way.ts";
import { press, pressButton } from "#tests/setup/press.ts";
import type { Sight } from "#tests/setup/sight.ts";
import { only } from "./only.ts";

/** Minutes since twelve of a written time: "7 giờ", "7 giờ rưỡi", "7 giờ 15 phút"; NaN for anything else. */
function written(words: string): number {
  const [time, hour, minute] = /(\d+) giờ(?: rưỡi| (\d+) phút)?/.exec(words) ?? [];
  if (time === undefined) return Number.NaN;
  return (Number(hour) % 12) * 60 + (time.endsWith("rưỡi") ? 30 : Number(minute ?? 0));
}

/** "số 4", or "vạch dài thứ nhất sau số 3" on a face with four numbers. */
function numeral(words = ""): number {
  const [, past = "", number] = /(?:vạch dài thứ (nhất|hai) sau )?số (\d+)/.exec(words) ?? [];
  return (Number(number) + ["", "nhất", "hai"].indexOf(past)) % 12;
}

/** Minutes since twelve of hands that are told: the short one at, or past, an hour, the long one at a number. */
function hands(words: string): number {
  const [, short, long] = /kim ngắn ([^,]+), kim dài chỉ ([^.]+)/.exec(words) ?? [];
  return numeral(short) * 60 + numeral(long) * 5;
}

function read(sight: Sight, later: number): string {
  const shown = hands(sight.figures.find((words) => words.includes("kim ngắn")) ?? "");
  return only(sight, (words) => written(words) === (shown + later + 720) % 720);
}

/** How a part of the day is called by its hour: "chiều" at 17. */
function partOfDay(hour24: number): string {
  if (hour24 < 12) return "sáng";
  if (hour24 < 19) return "chiều";
  return hour24 < 22 ? "tối" : "đêm";
}

/** The clock of the picture is read in the part of the day that the prompt tells. */
function readNow(sight: Sight): string {
  const [, part = ""] = /buổi (\S+)\./.exec(sight.prompt) ?? [];
  const shown = hands(sight.figures[0] ?? "");
  return only(sight, (words) => written(words) === shown && words.endsWith(` ${part}`));
}

function readDigital(sight: Sight): string {
  const isMorning = sight.prompt.includes("buổi sáng");
  const minutes = hands(sight.figures[0] ?? "") + (isMorning ? 0 : 12 * 60);
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0"));
  return only(sight, (words) => words === digits.join(":"));
}

/** The hour of 24 with its name of twelve. */
function nameFrom24(sight: Sight): string {
  const [hour24 = 0] = sight.numbers;
  return only(sight, (words) => words === `${hour24 - 12} giờ ${partOfDay(hour24)}`);
}

/** How long it takes from the first clock to the second. */
function lasting(sight: Sight): string {
  const [start = 0, end = 0] = (sight.figures[0] ?? "").split("Lúc kết thúc").map(hands);
  const minutes = (end - start + 720) % 720;
  return only(sight, (words) => words === (minutes % 60 === 0 ? `${minutes / 60} giờ` : `${minutes} phút`));
}

function findClock(sight: Sight): string {
  return only(sight, (words) => hands(words) === written(sight.prompt));
}

/** Turns the long hand, which takes the short one along, and then the short one, to so many minutes past twelve. */
export async function turnHands(board: Locator, wanted: number): Promise<void> {
  const now = async () => hands(await board.getByText(/^Bây giờ kim ngắn/).innerText());
  const long = board.getByRole("button", { name: /^Kim dài tiến/ });
  const isTurned = (await long.count()) > 0;
  for (let turned = 0; turned < 12 && isTurned && (await now()) % 60 !== wanted % 60; turned += 1) {
    await pressButton(long);
  }
  await press(board, "Kim ngắn tiến 1 giờ", ((wanted - (await now()) + 720) % 720) / 60);
  await press(board, "Trả lời", 1);
}

export const clockWays: readonly ChildWay[] = [
  [/^Bây giờ là buổi \S+\. Đồng hồ chỉ mấy giờ\?$/, readNow],
  [/^Bây giờ là buổi \S+\. Đồng hồ điện tử hiện số nào\?$/, readDigital],
  [/^\d+ giờ còn gọi là mấy giờ\?$/, nameFrom24],
  [/^\d+ giờ \S+ còn gọi là bao nhiêu giờ\?$/, ({ numbers: [hour = 0] }) => hour + 12],
  [/^Đồng hồ chỉ \d+ giờ bao nhiêu phút\?$/, ({ figures }) => hands(figures[0] ?? "") % 60],
  [/^Kim dài chỉ số \d+ là bao nhiêu phút\?$/, ({ numbers: [numeral = 0] }) => numeral * 5],
  [/ trong bao lâu\?$/, lasting],
  [/^Sau \d+ phút nữa, /, (sight) => read(sight, sight.numbers[0] ?? 0)],
  [/^Đồng hồ chỉ mấy giờ\?$/, (sight) => read(sight, 0)],
  [/ lúc mấy giờ\?$/, (sight) => read(sight, 0)],
  [/^Đồng hồ nào chỉ /, findClock],
  [/\. Đồng hồ nào đúng\?$/, findClock],
  [
    /Con (?:quay kim|chỉnh đồng hồ)/,
    ({ board, prompt }) =>
      () =>
        turnHands(board, written(prompt)),
  ],
  [/^Sau \d+ giờ nữa, /, (sight) => read(sight, (sight.numbers[0] ?? 0) * 60)],
  [/^Trước đó \d+ giờ, /, (sight) => read(sight, (sight.numbers[0] ?? 0) * -60)],
  [
    /^\d+ giờ(?: rưỡi| 30 phút) còn gọi là gì\?$/,
    (sight) => only(sight, (words) => written(words) === written(sight.prompt)),
  ],
];
