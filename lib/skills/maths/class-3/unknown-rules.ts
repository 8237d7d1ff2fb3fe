/** A part of a sum that may be unknown, and what is done to find it. */
export interface UnknownRule {
  readonly name: string;
  readonly rule: string;
  readonly wrong: readonly [string, string, string];
}

const term: UnknownRule = {
  name: "số hạng chưa biết",
  rule: "lấy tổng trừ đi số hạng kia",
  wrong: ["lấy tổng cộng với số hạng kia", "lấy tổng chia cho số hạng kia", "lấy tổng nhân với số hạng kia"],
};

const minuend: UnknownRule = {
  name: "số bị trừ",
  rule: "lấy hiệu cộng với số trừ",
  wrong: ["lấy số trừ trừ đi hiệu", "lấy hiệu trừ đi số trừ", "lấy hiệu nhân với số trừ"],
};

const subtrahend: UnknownRule = {
  name: "số trừ",
  rule: "lấy số bị trừ trừ đi hiệu",
  wrong: ["lấy số bị trừ cộng với hiệu", "lấy hiệu trừ đi số bị trừ", "lấy số bị trừ chia cho hiệu"],
};

const factor: UnknownRule = {
  name: "thừa số chưa biết",
  rule: "lấy tích chia cho thừa số kia",
  wrong: ["lấy tích nhân với thừa số kia", "lấy tích trừ đi thừa số kia", "lấy thừa số kia chia cho tích"],
};

const dividend: UnknownRule = {
  name: "số bị chia",
  rule: "lấy thương nhân với số chia",
  wrong: ["lấy thương chia cho số chia", "lấy số chia chia cho thương", "lấy thương cộng với số chia"],
};

const divisor: UnknownRule = {
  name: "số chia",
  rule: "lấy số bị chia chia cho thương",
  wrong: ["lấy số bị chia nhân với thương", "lấy thương chia cho số bị chia", "lấy số bị chia trừ đi thương"],
};

/** Unknown parts of the four operations (curriculum, c3-find-unknown). */
export const unknownRules = { term, minuend, subtrahend, factor, dividend, divisor } as const;
