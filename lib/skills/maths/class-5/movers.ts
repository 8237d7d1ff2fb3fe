/** Who moves how fast, so that speeds, ways and times can be true. */
export const movers = [
  { who: "Ô tô", of: "ô tô", speed: "km/giờ", way: "km", time: "giờ", moves: "đi", least: 40, most: 64, longest: 5 },
  {
    who: "Xe máy",
    of: "xe máy",
    speed: "km/giờ",
    way: "km",
    time: "giờ",
    moves: "đi",
    least: 28,
    most: 44,
    longest: 4,
  },
  {
    who: "Tàu hoả",
    of: "tàu hoả",
    speed: "km/giờ",
    way: "km",
    time: "giờ",
    moves: "đi",
    least: 45,
    most: 80,
    longest: 6,
  },
  {
    who: "Xe đạp",
    of: "xe đạp",
    speed: "km/giờ",
    way: "km",
    time: "giờ",
    moves: "đi",
    least: 10,
    most: 16,
    longest: 3,
  },
  {
    who: "Vận động viên",
    of: "vận động viên",
    speed: "m/giây",
    way: "m",
    time: "giây",
    moves: "chạy",
    least: 5,
    most: 8,
    longest: 60,
  },
  {
    who: "Người đi bộ",
    of: "người đi bộ",
    speed: "m/phút",
    way: "m",
    time: "phút",
    moves: "đi",
    least: 60,
    most: 85,
    longest: 20,
  },
] as const;

export type Mover = (typeof movers)[number];

/** Whole hours, or tens of seconds and fives of minutes, that one can be on the way. */
export function timesOf({ time, longest }: Mover): number[] {
  const step = { giờ: 1, giây: 10, phút: 5 }[time];
  const from = time === "giờ" ? 2 : step * 2;
  return Array.from({ length: (longest - from) / step + 1 }, (_, place) => from + place * step);
}
