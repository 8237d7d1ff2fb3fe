const units = { span: "gang tay", step: "bước chân", stick: "que tính" } as const;

const things = {
  table: "mặt bàn",
  bench: "ghế dài",
  shelf: "kệ sách",
  rug: "tấm thảm",
  bed: "luống hoa",
  mat: "chiếc chiếu",
  strip: "băng giấy",
  ribbon: "dải ruy băng",
  tray: "cái khay",
} as const;

type LengthUnit = keyof typeof units;
type LongThing = keyof typeof things;

/** Words of things that are measured with hand spans, steps or counting sticks, and of the board on which these are laid. */
export const unitLengthsText = {
  units,
  things,
  length: (count: number, unit: LengthUnit): string => `${count} ${units[unit]}`,
  thing: (thing: LongThing): string => `Hình vẽ ${things[thing]}.`,
  twoThings: (one: LongThing, other: LongThing): string => `Hình vẽ ${things[one]} và ${things[other]}.`,
  along: (thing: LongThing, laid: string): string => `dọc ${things[thing]} có ${laid}`,
  counted: (numbers: string): string => `ghi lần lượt ${numbers}`,
  /** The number that was written, and how many lay there where these were others. */
  written: (told: number, laid: number): string => (told === laid ? String(told) : `${told} (đã đặt ${laid})`),
  none: "chưa đặt gì",
  more: (unit: LengthUnit): string => `Đặt thêm một ${units[unit]}`,
  fewer: (unit: LengthUnit): string => `Bớt một ${units[unit]}`,
  one: (unit: LengthUnit): string => `1 ${units[unit]}`,
  reaches: (thing: LongThing, isShort: boolean): string =>
    isShort ? `Chưa hết ${things[thing]}.` : `Đã đến đầu kia của ${things[thing]}.`,
  tooLong: (thing: LongThing): string => `Dài quá ${things[thing]}.`,
} as const;
