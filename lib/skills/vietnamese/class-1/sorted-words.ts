const listOf = (words: string): readonly string[] => words.split(",").map((word) => word.trim());

/** People, animals and things whose names of one syllable mean nothing else. */
export const named = {
  people: listOf("bà, ông, bố, mẹ, cô, chú, bác, dì, anh, chị, thầy, bạn"),
  animals: listOf(
    "gà, vịt, chó, mèo, lợn, trâu, ngựa, dê, cá, tôm, cua, chim, thỏ, hổ, voi, khỉ, ếch, ong, kiến, hươu",
  ),
  things: listOf(
    "ghế, tủ, bát, đũa, thìa, nồi, chén, mũ, áo, váy, dép, vở, bút, thước, đèn, khăn, chổi, lược, giường, gương",
  ),
} as const;

/** Words of one syllable that are of one class wherever they stand alone. */
export const shortWords = [
  listOf(
    "mẹ, bà, bố, ông, thầy, ghế, tủ, bút, mũ, áo, dép, bát, đũa, giường, gà, mèo, cá, thỏ, voi, nhà, hoa, lá, núi, mây",
  ),
  listOf(
    "hát, múa, viết, đọc, nhảy, chạy, ngủ, ăn, uống, vẽ, bơi, cười, khóc, tắm, quét, nấu, đi, ngồi, trèo, tưới, giặt, hái",
  ),
  listOf(
    "cao, thấp, to, nhỏ, dài, ngắn, xanh, đỏ, trắng, đen, tím, tròn, béo, gầy, ngọt, chua, cay, nóng, lạnh, đẹp, ngoan, nặng",
  ),
] as const;

/** The same with two syllables. */
export const longWords = [
  listOf(
    `cô giáo, thầy giáo, học sinh, bác sĩ, bà ngoại, ông nội, em bé, bạn bè, xe đạp, bút chì, cặp sách, quần áo, bàn ghế,
     hoa hồng, cây tre, con đường, mặt trời, dòng sông, ngôi nhà, quyển vở, chim sẻ, lá cờ, quả cam, con mèo`,
  ),
  listOf(
    `chạy nhảy, ca hát, vui chơi, học bài, nấu cơm, quét nhà, rửa bát, giặt áo, tưới cây, đá bóng, nhảy dây, đánh răng,
     rửa mặt, chải tóc, tập viết, vẽ tranh, thả diều, bơi lội, trồng cây, đọc sách, đi bộ, múa hát, hái hoa, gội đầu`,
  ),
  listOf(
    `xinh xắn, chăm chỉ, ngoan ngoãn, hiền lành, sạch sẽ, gọn gàng, to lớn, nhỏ xíu, gầy gò, mũm mĩm, xanh biếc, đỏ tươi,
     trắng tinh, tím ngắt, tròn xoe, ngọt lịm, mát mẻ, ấm áp, mềm mại, nhanh nhẹn, chậm chạp, thật thà, lễ phép, thơm ngát`,
  ),
] as const;

/** Which of all these are animals. */
export const beasts: ReadonlySet<string> = new Set([...named.animals, "chim sẻ", "con mèo"]);

/** Who of all these is a person. */
export const persons: ReadonlySet<string> = new Set([
  ...named.people,
  ...listOf("cô giáo, thầy giáo, học sinh, bác sĩ, bà ngoại, ông nội, em bé, bạn bè"),
]);
