import type { Figures, RhetoricSentence } from "#lib/skills/vietnamese/words/sentences-of.ts";

export const names: Readonly<Record<Figures, string>> = {
  simile: "so sánh",
  person: "nhân hoá",
  repetition: "điệp ngữ",
  simileAndPerson: "so sánh và nhân hoá",
  personAndRepetition: "nhân hoá và điệp ngữ",
  simileAndRepetition: "so sánh và điệp ngữ",
  none: "không dùng biện pháp nào",
};

export const single = ["simile", "person", "repetition"] as const;

export type Single = (typeof single)[number];

const lookFor: Readonly<Record<Single, string>> = {
  simile: "Con xem có hai sự vật được đối chiếu với nhau qua từ như, tựa, giống như không.",
  person: "Con xem có vật nào được gọi, được tả bằng từ ngữ vốn dùng cho người không.",
  repetition: "Con xem có từ ngữ nào được lặp lại để nhấn mạnh không.",
};

/** What each of them does in a sentence. */
const workOf: Readonly<Record<Single, string>> = {
  simile: "Biện pháp này cho thấy hai sự vật có điểm giống nhau.",
  person: "Biện pháp này làm cho con vật, đồ vật, cây cối gần gũi như con người.",
  repetition: "Biện pháp này làm cho người đọc chú ý đến một từ ngữ.",
};

/** Where a sentence with these figures is looked for: what they do, then what to look for. */
export function hintsToFind(figures: Figures): readonly string[] {
  if (figures === "none") return Object.values(lookFor);
  const parts = partsOf(figures);
  const [first = "simile"] = parts;
  const idea = parts.length > 1 ? "Câu cần tìm phải có đủ hai biện pháp cùng một lúc." : workOf[first];
  return [idea, ...parts.map((each) => lookFor[each])];
}

/** The single figures that a figure or two consist of. */
export function partsOf(figures: Figures): readonly Single[] {
  return single.filter((each) => names[figures].includes(names[each]));
}

export function explain({ figures, why }: RhetoricSentence): string {
  return figures === "none"
    ? `Câu này không dùng biện pháp nào: ${why}.`
    : `Câu này dùng biện pháp ${names[figures]}: ${why}.`;
}

const compares = / (?:như|tựa|giống) /u;

/** Said to whoever sees no figure: where one is, without its name. */
function tellSeen({ simile, person, repetition }: RhetoricSentence["seen"]): string {
  if (simile !== undefined) return `Câu nhắc đến “${simile}”. Trong cảnh ấy có “${simile}” thật không?`;
  if (person !== undefined) return `Con nghĩ xem: từ ngữ “${person}” thường dùng để nói về ai?`;
  return `Con đếm xem từ ngữ “${repetition}” có mặt mấy lần trong câu.`;
}

/** Said to a figure that the sentence does not use: what of it is not there. */
export function tellAbsent({ text, figures, seen, why }: RhetoricSentence, figure: Single | "none"): string {
  if (figure === "none") return tellSeen(seen);
  if (figure === "person") {
    // Told of a person, what people do is no figure.
    return figures === "none" && why.includes("vốn là người")
      ? `Trong câu, ${why}.`
      : "Trong câu, không có vật nào được gọi, được tả bằng từ ngữ dùng cho người.";
  }
  if (figure === "repetition") return "Trong câu, không có từ ngữ nào lặp lại để nhấn mạnh.";
  return compares.test(text)
    ? "Từ “như” trong câu không nối hai sự vật giống nhau, nó chỉ mở đầu các ví dụ."
    : "Trong câu, không có hai sự vật nào được nói là giống nhau.";
}

/** The words in which a figure is seen; of two similes, the words of both. */
function placesOf({ seen, alsoWith }: RhetoricSentence, figure: Single): string[] {
  const words = figure === "simile" ? [seen.simile, alsoWith] : [seen[figure]];
  return words.flatMap((each) => (each === undefined ? [] : [`“${each}”`]));
}

/** Said to two figures of which the sentence uses one: what is not there, and what was seen rightly. */
export function tellHalfRight(sentence: RhetoricSentence, absent: Single, shared: Single): string {
  return `Con xét đúng từ ngữ ${placesOf(sentence, shared).join(", ")} rồi. ${tellAbsent(sentence, absent)}`;
}

/** Said to one of two figures: where the other one is to be seen. */
export function tellHalf(sentence: RhetoricSentence, half: Single): string {
  const [other = half] = partsOf(sentence.figures).filter((each) => each !== half);
  return `Con tìm được một biện pháp rồi. Con xem thêm từ ngữ ${placesOf(sentence, other).join(", ")} nhé!`;
}

/** The words to look at; where there is no figure, what may be taken for one. */
export function hintsFor(sentence: RhetoricSentence): readonly string[] {
  const { text, figures } = sentence;
  if (figures === "none") {
    return [
      "Con xét xem câu kể đúng sự thật hay có tưởng tượng, có nhấn mạnh.",
      compares.test(text)
        ? "Con xem từ “như” đứng trước một sự vật hay trước mấy ví dụ."
        : "Con xem việc trong câu do người làm hay do vật làm, có thật không.",
    ];
  }
  const places = single.flatMap((each) => placesOf(sentence, each));
  const asked = places.length > 1 ? "Con xem lần lượt từng chỗ" : "Con xem kĩ từ ngữ";
  return [
    "Con xét từng điều: có vật nào giống vật nào, vật nào như người, từ ngữ nào lặp lại.",
    `${asked}: ${places.join(", ")}.`,
  ];
}
