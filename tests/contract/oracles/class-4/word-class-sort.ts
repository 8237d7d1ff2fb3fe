import type { Oracle } from "#tests/contract/oracle.ts";
import { seenTrays } from "#tests/contract/seen-trays.ts";

const wordsOf = (text: string) => new Set(text.split(/[,\n]\s*/u).map((word) => word.trim().toLowerCase()));

/** A dictionary of its own; what is in none of the three is read from the word before it. */
const verbs = wordsOf(`
  chạy, nhảy, đọc, viết, bơi, trèo, quét, gặt, trồng, tưới, vẫy, lắng nghe, quan sát, trò chuyện, giúp đỡ, chăm sóc, tập luyện,
  khám phá, thức dậy, mỉm cười, ngủ, yêu quý, kính trọng, nhớ, rải, bay, kể, nằm, hót, chảy, cắt, đọng, thả, pha,
  ngồi, kéo, ôm, hút, thổi, buộc, vỗ, đón, khâu, đuổi, xây, toả, khám, tắm, chui, xếp, vẽ, dẫn, mặc, gặm, lau, nở, nhường, phủ,
  dựng, chiếu, bật, nấp`);
const adjectives = wordsOf(`
  xanh biếc, đỏ tươi, vàng óng, trắng tinh, tím ngắt, cao, thấp, rộng, hẹp, dài, ngắn, mập mạp, gầy gò, tròn xoe, chăm chỉ,
  hiền lành, dũng cảm, thật thà, lễ phép, tốt bụng, nhanh nhẹn, chậm chạp, ngọt, chua, mặn, thơm ngát, mát mẻ, ồn ào, yên tĩnh,
  mềm mại, nặng trĩu, vàng, trắng, xa, thông minh, lười biếng, nhỏ, hiền hậu, chăm ngoan, hiền hoà, thanh bình, to, đều,
  trong veo, xanh, nóng, khoẻ, nặng, mũm mĩm, nâu, thơm, mát, lớn, gồ ghề, xanh ngắt, mềm, nghịch ngợm, tròn, mới, dịu dàng,
  khéo léo, to lớn, tối, mỏng, xinh xắn, nhỏ xíu, dày, sạch sẽ, cũ, sạch, hồng, dày đặc, chắc chắn, khô, vắng, trong vắt, ngon,
  cứng, sần sùi, đỏ, đẹp, lâu, tuyệt vời, hay, tươi, vui, chắc, sâu, xanh tốt`);

const beforeNoun = /^(?:cái|con|chiếc|một|những|hòn|cuộn|từng|cây|giàn|mỗi|lấy|mua|nghe)$/u;
const beforeAdjective = /^(?:rất|thật|thấy)$/u;

/** The class of a word that stands twice, by the word before the underlined place. */
function byPlace(word: string, at: number, sentence: string): number {
  const places = [...sentence.toLowerCase().matchAll(/(?:(\p{L}+) )?\[([^\]]+)\]/gu)].filter(
    ([, , each]) => each === word,
  );
  const before = places[at]?.[1] ?? "";
  if (beforeNoun.test(before)) return 0;
  return beforeAdjective.test(before) ? 2 : 1;
}

export const oracle: Oracle = (seen) => {
  const [figure] = seen.figures;
  const sentence = figure?.type === "sentence" ? figure.lines.join(" ") : "";
  return seenTrays(seen, (name) => {
    const [, word = name, place] = /^“(.+)” (thứ nhất|thứ hai)$/u.exec(name) ?? [];
    if (place !== undefined) return byPlace(word, place === "thứ nhất" ? 0 : 1, sentence);
    if (verbs.has(name)) return 1;
    return adjectives.has(name) ? 2 : 0;
  });
};
