/** Words of what a key says of a question, and of what its prompt says on paper alone. */
export const paperKeyText = {
  weights: (ways: readonly string[]): string => ways.join("; hoặc "),
  spareNumbers: "Có số không dùng đến.",
  /** Of parts of one size. */
  namesAlike: (answer: string) => `${answer} (hai phần bằng nhau đổi tên cho nhau cũng đúng)`,
  /** What a picture of a chart stands for. */
  eachPicture: (unit: string): string => `Mỗi hình là 1 ${unit}.`,
  /** What all rows or columns come to, in place of "tính tổng": "cả bốn lớp được tất cả bao nhiêu cây". */
  sumUp: (prompt: string, before: string, after: string): string => {
    const who = before.charAt(0).toLowerCase() + before.slice(1).replace(/:$/u, "");
    const all = / tất cả$/u.test(who) ? who : `${who} được tất cả`;
    return prompt.replace(/tính tổng\.$/u, `tính xem ${all} bao nhiêu ${after}.`);
  },
  /** Of things that are put to others of their row: "Cần thêm mấy chiếc lá?" */
  addMore: (prompt: string, thing: string): string => `${prompt.replace("lấy thêm", "vẽ thêm")} Cần thêm mấy ${thing}?`,
  alsoRight: (answer: string, other: string): string => `${answer} (${other} cũng đúng)`,
  otherWays: (answer: string): string => `${answer} (còn cách khác)`,
  /** Sentences of a word order that is asked, beside the one the key shows; of many only the first two, the most natural ones. */
  others: (sentences: readonly string[]): string => {
    const told = `Cũng chấp nhận: ${sentences
      .slice(0, 2)
      .map((sentence) => `“${sentence}”`)
      .join(" ")}`;
    return sentences.length > 2 ? `${told} và cách xếp khác không đổi ý.` : told;
  },
  eitherWay: (ways: readonly string[]): string => ways.join(" hoặc "),
  /** Of a drawing that may stand at several places. */
  elsewhere: (how: string) => `${how} Vẽ cách khác mà đúng đề bài thì cũng đúng.`,
  /** Of a line that is there already. */
  thicken: (prompt: string) => prompt.replace(/vẽ(?= đường cao)/u, "tô đậm"),
  laidPieces: (spares: readonly number[]) =>
    spares.length === 0 ? "Xếp như hình vẽ." : `Xếp như hình vẽ, thừa miếng ${spares.join(", ")}.`,
  otherCover: (how: string) => `${how} Cách xếp khác cũng đúng nếu kín hình.`,
} as const;

/** The measure an explanation ends with: "Vậy con cá nặng 700 g." */
export const foundMeasure =
  /(?:^|[ =(])(?<number>\d[\d\u00a0,]*)[ \u00a0](?<unit>(?:mm|cm|dm|km|m|ha|hm|dam)[²³]?|g|kg|yến|tạ|tấn|l|ml|lít|giây|phút|giờ|ngày|tháng|năm|đồng|°C)\.$/u;

/** What something weighs that was put on a balance. */
export const foundWeight = / Vậy [^.]{2,20} nặng \d+\u00a0kg\.$/u;
