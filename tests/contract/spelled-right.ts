/** Words as a dictionary has them: a list of its own, in the order of the alphabet, to hold what the product teaches against. What it can find: word-lists.test.ts. */
const words = `
  bát ngát, bâng khuâng, bảo vệ, bầu trời, bận rộn, bền bỉ, biển cả, biết ơn, biểu diễn, bình tĩnh, bổ ích, bổ sung, bỗng nhiên,
  bỡ ngỡ, buồn bã, cẩn thận, chan hoà, chào hỏi, chắc chắn, chăm chỉ, chăm chút, chăm sóc, chằng chịt, chân thành, chần chừ,
  chập chững, chậm chạp, che chở, chen chúc, chỉ bảo, chiến thắng, chiến tranh, chỉnh tề, chói chang, chót vót, chông chênh,
  chồng chất, chuẩn bị, chúc mừng, chuồn chuồn, chứa chan, chứng minh, chững chạc, chương trình, cũ kĩ, cuồn cuộn, da diết,
  dạt dào, dạy dỗ, dẻo dai, dễ dãi, dễ dàng, dí dỏm, dìu dắt, dịu dàng, do dự, dọn dẹp, dồi dào, dũng cảm, dũng mãnh, dự định,
  đẹp đẽ, đoàn kết, gần gũi, gia đình, giải thưởng, giản dị, giảng bài, giảng giải, giao lưu, giao thông, giáo dục, giáo viên,
  giàu có, giày dép, giận dữ, giục giã, giúp đỡ, giữ gìn, giường ngủ, hãnh diện, hạnh phúc, hiểm trở, hỗ trợ, hùng vĩ,
  hươu cao cổ, hướng dẫn, kỉ luật, kỉ niệm, kĩ năng, khang trang, khao khát, khiêm tốn, khoẻ khoắn, kiên cường, kiên trì,
  lạc quan, lan toả, lang thang, lãng phí, lảng tránh, lành lặn, lạnh lẽo, lặng lẽ, lấp lánh, lẩm bẩm, lem luốc, leo trèo,
  lẻ loi, lễ phép, lênh đênh, lênh láng, lí lẽ, lịch sự, líu lo, loanh quanh, long lanh, lộng lẫy, lũ lụt, lung linh,
  lúng túng, lực lưỡng, lưu loát, lưu luyến, lương thiện, mãn nguyện, mạnh mẽ, mát mẻ, may mắn, mênh mông, mưu trí, náo nhiệt,
  náo nức, năng nổ, năng suất, nặng nề, nâng niu, nảy nở, nền nếp, nết na, ngay ngắn, ngày xưa, ngẫm nghĩ, nghỉ ngơi, ngoan ngoãn,
  ngơ ngác, ngỡ ngàng, ngưỡng mộ, nhã nhặn, nhẫn nại, nhẹ nhàng, nhiệt tình, nhút nhát, nhường nhịn, nóng nảy, nóng nực,
  nỗi niềm, nổi tiếng, nỗ lực, nồng nàn, nồng nhiệt, núi non, nũng nịu, nức nở, nương tựa, phát triển, phẳng lặng, rảnh rỗi,
  rành mạch, rạng rỡ, rậm rạp, rèn luyện, reo hò, rì rào, ríu rít, róc rách, rõ ràng, ròng rã, rộn ràng, rung rinh, rụt rè,
  rực rỡ, sai sót, sáng suốt, sạch sẽ, sản phẩm, sản xuất, sắc sảo, sặc sỡ, sẵn sàng, sắp xếp, sâu sắc, sâu xa, sấm sét, sần sùi,
  say sưa, siêng năng, sinh động, sinh nhật, soi sáng, sôi nổi, sôi sục, sơ sài, sơ suất, suôn sẻ, sung sướng, suy nghĩ, sửa chữa,
  sửa soạn, sửng sốt, sức khoẻ, sừng sững, sườn núi, tiết kiệm, tinh nghịch, tỉ mỉ, tưởng tượng, thanh thản, thân thiết,
  thẳng thắn, thông minh, thơm ngát, thúc giục, thủ thỉ, thường xuyên, thưởng thức, trang trí, trách nhiệm, trải nghiệm,
  trăn trở, trắng trẻo, trân trọng, trầm trồ, trật tự, trêu chọc, triển lãm, trìu mến, trí tuệ, trò chuyện, tròn trịa, trong trẻo,
  trông chờ, trồng trọt, trống trải, trung tâm, trung thành, trung thực, truyền thống, trường học, trưởng thành, vĩnh viễn,
  vội vã, vuông vắn, vững vàng, vương vấn, xa xôi, xanh biếc, xanh xao, xao xuyến, xà phòng, xào xạc, xấu xa, xây dựng, xích đu,
  xinh xắn, xót xa, xôn xao, xơ xác, xuất hiện, xuất sắc, xúc động, xúc xích, xúm xít, xung phong, xung quanh, xứng đáng, ý nghĩa,
  an ủi, bãi cát, biển, bức tranh, chạm khắc, chăm chú, chiếc, chiến sĩ, chim sẻ, chồi, chụp, chuyện, cổ thụ, đảo, gian khổ, giữa, hươu, kể, lễ,
  lớn, lười, luỹ tre, miệng, nấu, nghiêng ngả, nhanh chóng, nhỏ, nô đùa, nụ cười, núi rừng, rộn rã, rộng rãi, sách, sáng sủa,
  sân khấu, sân trường, sớm, suốt, sưởi, trắng, trao đổi, trên, trĩu, trong lành, trơ trụi, trường, vất vả, xanh, xuân, xuống,
  yên tĩnh`;

export const spelledRight: ReadonlySet<string> = new Set(words.trim().split(/,\s+/u));

export function isSpelledRight(word: string): boolean {
  return spelledRight.has(word.toLowerCase());
}

/** What is often taken one for another, made one: first letters, hỏi and ngã, last letters, rimes. */
export function blur(word: string): string {
  return word
    .toLowerCase()
    .split(" ")
    .map((syllable) =>
      syllable
        .replace(/^x/u, "s")
        .replace(/^tr/u, "ch")
        .replace(/^n(?![gh])/u, "l")
        .replace(/^(?:gi(?=\p{L})|g(?=[iìíỉĩị]))/u, "d")
        .replace(/^r/u, "d")
        .normalize("NFD")
        .replace(/\u0309/u, "\u0303")
        .normalize("NFC")
        .replace(/(?:ng|nh)$/u, "n")
        .replace(/ch?$/u, "t")
        .replace(/y$/u, "i")
        .replace(/i?ê(?=.?m|.?p)/u, "i")
        .replace(/iệ(?=[mp])/u, "ị")
        .replace(/(?:ươ|iê|ư|i)u$/u, "iu")
        .replace(/ựu$/u, "ịu"),
    )
    .join(" ");
}

const blurred: ReadonlySet<string> = new Set([...spelledRight].map(blur));

/** Whether a word is not known, but looks or sounds like one that is. */
export function isMisspelt(word: string): boolean {
  return !isSpelledRight(word) && blurred.has(blur(word));
}
