/** What is said to a right answer, by what was done to find it. */
export const praises = {
  calculate: ["Con tính đúng rồi!", "Con tính rất cẩn thận!"],
  count: ["Con đếm đúng rồi!", "Con đếm rất kĩ!"],
  read: ["Con đọc đúng rồi!", "Con đọc rất kĩ!"],
  write: ["Con viết số đúng rồi!", "Con nhớ đúng cách viết số rồi!"],
  place: ["Con nhớ đúng các hàng rồi!", "Con xem hàng của chữ số rất kĩ!"],
  compare: ["Con so sánh đúng rồi!", "Con so sánh rất cẩn thận!"],
  order: ["Con xếp đúng thứ tự rồi!", "Con so sánh từng số rất kĩ!"],
  pattern: ["Con tìm đúng quy luật rồi!", "Con quan sát dãy số rất tốt!"],
  round: ["Con làm tròn đúng rồi!", "Con nhớ đúng cách làm tròn rồi!"],
  story: ["Con giải đúng bài toán rồi!", "Con đọc đề rất kĩ!"],
  choose: ["Con chọn đúng rồi!", "Con suy nghĩ rất tốt!"],
  name: ["Con nhớ đúng tên gọi rồi!", "Con nhớ bài rất tốt!"],
  shape: ["Con quan sát hình rất tốt!", "Con nhận ra đúng hình rồi!"],
  measure: ["Con đo đúng rồi!", "Con nhớ đúng đơn vị đo rồi!"],
  convert: ["Con đổi đúng rồi!", "Con nhớ đúng cách đổi đơn vị rồi!"],
  time: ["Con xem giờ đúng rồi!", "Con tính thời gian đúng rồi!"],
  date: ["Con xem lịch đúng rồi!", "Con nhớ các ngày rất tốt!"],
  money: ["Con tính tiền đúng rồi!", "Con dùng tiền rất giỏi!"],
  fraction: ["Con hiểu phân số rồi!", "Con làm đúng với phân số rồi!"],
  data: ["Con đọc số liệu đúng rồi!", "Con xem biểu đồ rất kĩ!"],
  word: ["Con đọc đúng rồi!", "Con nhớ mặt chữ rất tốt!"],
  chance: ["Con suy luận đúng rồi!", "Con nghĩ đủ các khả năng rồi!"],
} as const satisfies Record<string, readonly string[]>;

export type Praise = keyof typeof praises;
