import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import { paintName } from "./paint-name.ts";
import { shapeName as sortName } from "./shape-name.ts";

type Sort = keyof typeof sortName;
type FlatSort = Exclude<Sort, "cube" | "box">;

type Paint = keyof typeof paintName;

/** What each thing is called. */
const thingName = {
  clock: "cái đồng hồ",
  plate: "cái đĩa",
  wheel: "bánh xe",
  button: "cái cúc áo",
  tile: "viên gạch hoa",
  window: "ô cửa sổ",
  "rice-cake": "bánh chưng",
  handkerchief: "khăn tay",
  // The kind that is a triangle: other road signs are round.
  sign: "biển báo nguy hiểm",
  pennant: "cờ đuôi nheo",
  "set-square": "thước ê ke",
  sail: "cánh buồm",
  flag: "lá cờ Tổ quốc",
  envelope: "phong bì",
  door: "cánh cửa",
  notebook: "quyển vở",
  die: "xúc xắc",
  "puzzle-cube": "khối ru-bích",
  gift: "hộp quà",
  "toy-block": "khối gỗ",
  milk: "hộp sữa",
  brick: "viên gạch",
  fridge: "tủ lạnh",
  matchbox: "bao diêm",
  can: "lon nước",
  ball: "quả bóng",
  drum: "cái trống",
  "leaf-hat": "nón lá",
} as const;

type ThingName = keyof typeof thingName;

/** What can be seen of a shape or a solid, said of something without calling the shape by its name. */
const seen: Readonly<Record<Sort, string>> = {
  circle: "tròn đều, không có cạnh",
  square: "có 4 cạnh dài bằng nhau",
  rectangle: "có 2 cạnh dài, 2 cạnh ngắn",
  triangle: "có 3 cạnh",
  cube: "có các mặt đều là hình vuông",
  box: "có mặt là hình chữ nhật",
};

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** "Hình tam giác có 3 cạnh." */
function fact(sort: Sort): string {
  return sort === "circle" ? "Hình tròn không có cạnh nào." : `${capital(sortName[sort])} ${seen[sort]}.`;
}

function isSolid(sort: Sort): boolean {
  return sort === "cube" || sort === "box";
}

const stuffName = {
  flat: "hình",
  solid: "khối",
  thing: "đồ vật",
  "solid-thing": "đồ vật",
} as const;

type Stuff = keyof typeof stuffName;

function wanted(stuff: Stuff, sort: Sort): string {
  return stuff === "thing" || stuff === "solid-thing" ? `đồ vật dạng ${sortName[sort]}` : sortName[sort];
}

export const shapeText = {
  title: "Hình khối",
  howToPlay: toLine("Con nhìn hình thật kĩ rồi gọi tên, tìm hoặc đếm nhé!"),

  thingName: (thing: ThingName): string => thingName[thing],
  sortAsLine: (sort: Sort): Line => toLine(sortName[sort]),
  inPaint: (stuff: "flat" | "solid", paint: Paint): string => `${stuffName[stuff]} màu ${paintName[paint]}`,
  bead: (sort: FlatSort, paint: Paint): string => `${sortName[sort]} màu ${paintName[paint]}`,
  inPlace: (place: number, name: string): string => `Số ${place}, ${name}`,
  letters: ["A", "B", "C", "D"].map((letter) => `Hình ${letter}`),

  promptName: (sort: Sort): Line => toLine(isSolid(sort) ? "Đây là khối gì?" : "Đây là hình gì?"),
  promptThing: (thing: string, sort: Sort): Line =>
    toLine(`${capital(thing)} có dạng ${isSolid(sort) ? "khối" : "hình"} gì?`),
  promptWhich: (stuff: Stuff, sort: Sort): Line =>
    toLine(
      stuff === "flat" || stuff === "solid"
        ? `${capital(stuffName[stuff])} nào là ${sortName[sort]}?`
        : `Đồ vật nào có dạng ${sortName[sort]}?`,
    ),
  promptFind: (stuff: Stuff, sort: Sort): Line => toLine(`Con tìm tất cả ${wanted(stuff, sort)} nhé!`),
  promptOdd: (stuff: "flat" | "solid"): Line =>
    toLine(`${capital(stuffName[stuff])} nào khác các ${stuffName[stuff]} còn lại?`),
  promptCount: (sort: Sort): Line => toLine(`Trong hình có mấy ${sortName[sort]}?`),
  promptPattern: (isLast: boolean): Line => toLine(isLast ? "Tiếp theo là hình nào?" : "Ô trống là hình nào?"),

  factOf: (sort: Sort): Line => toLine(fact(sort)),
  hintEdges: toLine("Con xem hình có mấy cạnh nhé!"),
  hintCountEdges: toLine("Con đếm từng cạnh trên hình nhé!"),
  hintEqualEdges: toLine("Các cạnh có dài bằng nhau không con?"),
  hintRound: toLine("Con lấy ngón tay đi quanh hình. Có cạnh nào không?"),
  hintRim: toLine("Con nhìn đường viền của đồ vật nhé!"),
  hintFaces: toLine("Con nhìn các mặt của khối nhé!"),
  hintEqualFaces: toLine("Các mặt có giống nhau không con?"),
  hintPlainBlock: toLine("Đồ vật giống khối này. Các mặt có giống nhau không?"),
  hintCall: (stuff: Stuff): Line => toLine(`Con gọi tên từng ${stuffName[stuff]} nhé!`),
  hintEach: (stuff: Stuff): Line => toLine(`Con xem lần lượt từng ${stuffName[stuff]} nhé!`),
  hintCompareEdges: toLine("Con đếm cạnh của từng hình nhé!"),
  hintCompareFaces: toLine("Con so sánh các mặt của từng khối nhé!"),
  hintOnly: (sort: Sort): Line => toLine(`Con chỉ đếm ${sortName[sort]} thôi nhé!`),
  hintNumbered: toLine("Con đếm tiếp theo các số trên hình nhé!"),
  hintSmall: toLine("Con đếm các hình nhỏ trước nhé!"),
  hintAround: toLine("Con lấy ngón tay đi quanh từng hình rồi đếm nhé!"),
  hintJoined: toLine("Các phần nhỏ ghép lại thành hình lớn. Con đếm cả hình lớn nhé!"),
  hintRead: toLine("Con đọc tên từng hình từ trái sang phải nhé!"),
  hintGroups: toLine("Nhóm hình trong khung cứ lặp lại. Con nhìn kĩ nhé!"),

  explainName: (subject: string, sort: Sort): Line =>
    toLine(`${capital(subject)} ${seen[sort]}. Đây là ${sortName[sort]}.`),
  explainThing: (thing: string, sort: Sort): Line =>
    toLine(`${capital(thing)} ${seen[sort]}. Đồ vật này có dạng ${sortName[sort]}.`),
  thisOne: (sort: Sort): string => (isSolid(sort) ? "khối này" : "hình này"),
  foundAsLine: (stuff: Stuff, sort: Sort, count: number): Line => toLine(`${count} ${wanted(stuff, sort)}`),
  /** Where the found ones lie, by their rows and colours: "hàng 1 màu đỏ, tím; hàng 3 màu vàng". */
  rowOfPaints: (row: number, names: readonly string[]): string =>
    `hàng ${row} màu ${names.map((name) => name.split(" màu ")[1] ?? name).join(", ")}`,
  explainFind: (stuff: Stuff, sort: Sort, count: number, which: string): Line =>
    toLine(`Có ${count} ${wanted(stuff, sort)}: ${which}. ${fact(sort)}`),
  explainOdd: (common: Sort, odd: Sort): Line =>
    toLine(`Các ${isSolid(common) ? "khối" : "hình"} kia là ${sortName[common]}. Chỉ có một ${sortName[odd]}.`),
  explainCount: (sort: Sort, count: number): Line => toLine(`Trong hình có ${count} ${sortName[sort]}.`),
  explainJoined: (sort: Sort, small: number, joined: number): Line =>
    toLine(`Có ${small} hình nhỏ, ${joined} hình lớn. Tất cả có ${small + joined} ${sortName[sort]}.`),
  explainPattern: (length: number, right: string): Line =>
    toLine(`Nhóm ${length} hình cứ lặp lại. Ô trống là ${right}.`),

  mistakeName: (sort: Sort): Line => toLine(isSolid(sort) ? fact(sort) : `${fact(sort)} Con nhìn lại nhé!`),
  /** Wrong names of a solid that are solids too, each with what is said to it. */
  roundSolids: [
    { line: toLine("khối cầu"), feedback: toLine("Khối cầu tròn như quả bóng.") },
    { line: toLine("khối trụ"), feedback: toLine("Khối trụ tròn và dài như lon nước.") },
  ],
  mistakeOther: (sort: Sort): Line => toLine(`Đây là ${sortName[sort]}. Con nhìn lại nhé!`),
  mistakeMixed: (sort: Sort): Line => toLine(`Có ${sortName[sort]} lẫn vào rồi. Con xem lại nhé!`),
  mistakeOtherThing: (thing: string, sort: Sort): Line => toLine(`${capital(thing)} có dạng ${sortName[sort]}.`),
  mistakeNone: (stuff: Stuff, subject: string, sort: Sort): Line => {
    const no = stuff === "flat" || stuff === "solid" ? "không phải" : "không có dạng";
    return toLine(`${capital(subject)} ${no} ${sortName[sort]}.`);
  },
  mistakeMissed: (stuff: Stuff, sort: Sort): Line => toLine(`Vẫn còn ${wanted(stuff, sort)}. Con tìm thêm nhé!`),
  mistakeSame: (stuff: Stuff): Line =>
    toLine(`Còn ${stuffName[stuff]} khác giống ${stuffName[stuff]} này. Con tìm lại nhé!`),
  mistakeSkipped: toLine("Con đếm sót rồi. Con đếm lại từng hình nhé!"),
  mistakeTwice: toLine("Mỗi hình chỉ đếm một lần thôi con nhé!"),
  mistakeAll: (sort: Sort): Line => toLine(`Con chỉ đếm ${sortName[sort]} thôi nhé!`),
  mistakeSmallOnly: toLine("Con đếm cả hình lớn ghép từ các hình nhỏ nhé!"),
  mistakeLargeLeft: toLine("Vẫn còn sót hình. Con ghép thêm các hình nhỏ cạnh nhau nhé!"),
  mistakePatternShape: toLine("Màu đúng rồi. Con xem lại hình nhé!"),
  mistakePatternPaint: toLine("Hình đúng rồi. Con xem lại màu nhé!"),
  mistakePattern: toLine("Con đọc lại dãy hình từ đầu nhé!"),

  praiseName: [toLine("Con gọi đúng tên rồi!"), toLine("Con nhìn rất kĩ!")],
  praiseFind: [toLine("Con tìm đủ rồi!"), toLine("Con tìm rất tinh mắt!")],
  praiseOdd: [toLine("Con tìm đúng rồi!"), toLine("Con so sánh rất kĩ!")],
  praiseCount: [toLine("Con đếm đúng rồi!"), toLine("Con đếm rất kĩ!")],
  praisePattern: [toLine("Con nhận ra quy luật rồi!"), toLine("Con xếp đúng rồi!")],

  oneAlt: "Một hình vẽ để gọi tên.",
  solidAlt: "Một khối vẽ nổi để gọi tên.",
  thingAlt: (thing: string): string => `Hình vẽ ${thing}.`,
  sceneAlt: "Bức tranh ghép từ nhiều hình.",
  drawingAlt: "Hình vẽ bằng các nét thẳng.",
  rowAlt: (beads: readonly string[]): string => `Dãy hình: ${beads.join(", ")}.`,
  rowBead: (sort: FlatSort, paint: Paint): string => `${sortName[sort].slice("hình ".length)} ${paintName[paint]}`,
  rowGap: "ô trống",
} as const;
