const numbers = ["không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín", "mười"] as const;

const inWords = (number: number): string => numbers[number] ?? String(number);

/** A sentence that counts strokes, as it is written and as it is read aloud. */
function counted(write: (stroke: string, drawn: string) => string, stroke: number, drawn = stroke) {
  return { text: write(String(stroke), String(drawn)), spoken: write(inWords(stroke), inWords(drawn)) };
}

const ways = {
  right: "sang phải",
  left: "sang trái",
  up: "lên trên",
  down: "xuống dưới",
  upRight: "lên trên, sang phải",
  upLeft: "lên trên, sang trái",
  downRight: "xuống dưới, sang phải",
  downLeft: "xuống dưới, sang trái",
} as const;

export type WayName = keyof typeof ways;

/** Words of the board on which letters are traced, and of letters on ruled lines. */
export const traceText = {
  ruled: (what: string): string => `${what} trên dòng kẻ ô li`,
  strokes: (names: readonly string[]): string => names.map((name, stroke) => `nét ${stroke + 1}: ${name}`).join("; "),

  start: (stroke: number) => counted((one) => `Nét ${one} bắt đầu từ chấm xanh.`, stroke),
  backwards: (stroke: number) => counted((one) => `Nét ${one}: con đi ngược chiều mũi tên rồi.`, stroke),
  order: (stroke: number, drawn: number) =>
    counted((one, other) => `Con tô nét ${other} sớm quá. Nét ${one} tô trước nhé.`, stroke, drawn),
  short: (stroke: number) => counted((one) => `Nét ${one} con chưa tô hết.`, stroke),
  off: (stroke: number) => counted((one) => `Nét ${one} bị lệch khỏi nét mờ rồi.`, stroke),
  missing: (stroke: number) => counted((one) => `Còn nét ${one} con chưa tô.`, stroke),
  extra: () => counted(() => "Con tô thừa nét rồi.", 0),

  traced: (what: string, strokes: string, drawn: number): string => `${what}; ${strokes}. Đã tô ${drawn}\u00a0nét.`,
  next: (stroke: number, name: string): string => `Nét ${stroke}: ${name}`,
  begin: (stroke: number, name: string, dot: number, way: WayName): string =>
    `Nét ${stroke}: ${name}. Bắt đầu từ chấm ${dot}, đi ${ways[way]}.`,
  put: (stroke: number, name: string, dot: number): string => `Nét ${stroke}: ${name}. Đặt bút ở chấm ${dot}.`,
  dot: (dot: number, line: number, column: number): string => `Chấm ${dot}: đường kẻ ${line}, cột ${column}`,
  dotBelow: (dot: number, squares: number, column: number): string =>
    `Chấm ${dot}: dưới đường kẻ 1, ${squares}\u00a0ô, cột ${column}`,
  keys: "Phím mũi tên để đi qua các chấm, phím Enter để nối.",
  joined: (dots: readonly number[]): string => `Đang nối: chấm ${dots.join(", chấm ")}.`,
  done: "Con đã tô đủ các nét.",
  undo: "Tô lại nét này",
} as const;
