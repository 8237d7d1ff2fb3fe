/**
 * What pupils do who make a named mistake (lib/questions/mistake-code.ts), as a teacher says it of them: "6 em quên nhớ hoặc
 * nhớ thừa". It holds for whatever question gives the code, so it says no more than all of them have in common.
 */
export const mistakeText = {
  OFF1: "tính hoặc đếm chưa chính xác",
  OFF10: "sai ở hàng chục",
  OFF100: "sai ở hàng trăm",
  SWAP: "đổi chỗ các số hoặc chữ số",
  PLACE: "nhầm hàng hoặc giá trị của chữ số",
  ZERO: "viết thừa hoặc thiếu chữ số 0",
  CONCAT: "chỉ ghép các số lại cạnh nhau",
  CARRY: "quên nhớ hoặc nhớ thừa",
  BORROW: "nhớ sai hoặc trừ ngược khi trừ",
  OP: "chọn nhầm phép tính",
  ORDER: "làm hoặc xếp sai thứ tự",
  PARTIAL: "làm thiếu bước hoặc bỏ sót",
  "TABLE-NEAR": "nhân hoặc chia chưa chính xác",
  REMAINDER: "nhầm về số dư",
  REL: "hiểu ngược: lớn với bé, trước với sau",
  EQ: "nhầm bằng nhau với không bằng nhau",
  READ: "đọc nhầm số hoặc vạch",
  ROUND: "làm tròn chưa đúng",
  "COUNT-ENDS": "đếm nhầm chỗ bắt đầu hoặc kết thúc",
  HANDS: "nhầm kim ngắn, kim dài",
  UNIT: "nhầm đơn vị hoặc cách đổi đơn vị",
  "PERIM/AREA": "nhầm cách tính chu vi, diện tích hoặc thể tích",
  "FRAC-ADD": "tính nhầm tử số, mẫu số",
  "FRAC-BIG": "so sánh phân số chưa đúng",
  "DEC-LEN": "so sánh số thập phân chưa đúng",
  "DEC-SHIFT": "đặt dấu phẩy sai chỗ",
  "DEC-ALIGN": "đặt tính chưa thẳng cột dấu phẩy",
  TONE: "nhầm dấu thanh",
  SPELL: "nhầm chữ cái, âm đầu hoặc cách viết",
  RIME: "nhầm vần",
  CAPS: "viết hoa chưa đúng",
  LITERAL: "hiểu chưa đúng nghĩa thành ngữ, tục ngữ",
  FIELD: "nhầm giữa các từ, các loại gần giống nhau",
  DATUM: "dùng nhầm dữ kiện của đề",
} as const;

/** The same of a mistake without a name: "6 em còn trả lời sai". */
export const unnamedMistake = "còn trả lời sai";

/** The words for a code, as it is stored: "" and names of before have those of a mistake without a name. */
export function wordsOfMistake(code: string): string {
  const words: Readonly<Record<string, string>> = mistakeText;
  return words[code] ?? unnamedMistake;
}
