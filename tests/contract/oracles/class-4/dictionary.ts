import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { sortKey, sortWords } from "#tests/contract/sort-words.ts";

function isBefore(one: string, other: string): boolean {
  return sortKey(one) < sortKey(other);
}

/** Words by what stands at the heart of their meaning. */
const hearts: Readonly<Record<string, RegExp>> = {
  "bình minh": /trời bắt đầu mọc/u,
  "hoàng hôn": /trời lặn/u,
  "thảo nguyên": /đồng cỏ/u,
  "cổ thụ": /cây to/u,
  "thượng nguồn": /khúc sông/u,
  "ngư dân": /đánh cá/u,
  "hoạ sĩ": /vẽ tranh/u,
  "kiến trúc sư": /thiết kế/u,
  "di sản": /đời trước/u,
  "nghị lực": /sức mạnh/u,
  "thời tiết": /nắng, mưa/u,
  "biên giới": /giáp nhau/u,
  "khán giả": /xem biểu diễn/u,
  "độc giả": /đọc sách/u,
  "đặc sản": /vật quý/u,
  "hạt giống": /gieo trồng/u,
  "khích lệ": /hăng hái/u,
  "tưởng tượng": /hình ảnh/u,
  "sum họp": /xa cách/u,
  "khám phá": /chưa ai biết/u,
  "tha thứ": /bỏ qua/u,
  "di cư": /chuyển đến/u,
  "thu hoạch": /gặt/u,
  "tiết kiệm": /lãng phí/u,
  "sáng tác": /bài thơ/u,
  "tranh luận": /bàn cãi/u,
  "từ chối": /không nhận/u,
  "thuyết phục": /lí lẽ/u,
  "cảnh báo": /biết trước/u,
  "hợp tác": /góp sức/u,
  "vỗ về": /dỗ dành/u,
  "trêu chọc": /đùa/u,
  "kiên trì": /bền bỉ/u,
  "dũng cảm": /nguy hiểm/u,
  "trung thực": /thật thà/u,
  "khiêm tốn": /khoe khoang/u,
  "lạc quan": /tin vào/u,
  "chu đáo": /lo liệu/u,
  "hoang vu": /người ở/u,
  "tấp nập": /đông người/u,
  "cheo leo": /cao và dốc/u,
  "lấp lánh": /ánh sáng/u,
  "uể oải": /mệt mỏi/u,
  "hiếu thảo": /cha mẹ/u,
  "thân thiện": /gần gũi/u,
  "hào phóng": /cho, tặng/u,
  "lúng túng": /nên làm thế nào/u,
  "ngăn nắp": /gọn gàng/u,
};

function means(word: string, meaning: string): boolean {
  return hearts[word]?.test(meaning) === true;
}

/** Sorts the words by their letters, or holds their meanings against a table of its own. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "order") return sortWords(seen.view.cards).join(", ");
  const { text } = seen.prompt;
  const [one = "", other = ""] = quoted(text);
  if (/có nghĩa là gì|nghĩa của từ ấy/u.test(text)) return onlyChoice(seen, (choice) => means(one, choice));
  if (/có nghĩa là “|của từ nào/u.test(text)) return onlyChoice(seen, (choice) => means(choice, one));
  if (/giải nghĩa đúng|chép đúng/u.test(text)) {
    return onlyChoice(seen, (choice) => means(choice.split(": ")[0] ?? "", choice.split(": ")[1] ?? ""));
  }
  if (/[Xx]ếp/u.test(text)) {
    return onlyChoice(seen, (choice) =>
      choice.split(", ").every((word, place, row) => place === 0 || isBefore(row[place - 1] ?? "", word)),
    );
  }
  if (other !== "") return onlyChoice(seen, (choice) => isBefore(one, choice) && isBefore(choice, other));
  const words = seen.kind === "choice" ? seen.view.choices.map((choice) => choice.text) : [];
  const isForLast = /sau các|sau cùng/u.test(text);
  return onlyChoice(seen, (choice) => words.every((word) => word === choice || isBefore(choice, word) !== isForLast));
};
