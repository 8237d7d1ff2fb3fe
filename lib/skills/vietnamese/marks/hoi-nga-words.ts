/** What class 2 puts the marks hỏi and ngã back on; the marks stand here as they are written rightly. */

const list = (rows: string) => rows.split(/,\s+/u).map((each) => each.trim());

/** One syllable of each has one of the two marks. */
export const words: readonly string[] = list(
  `con thỏ, con khỉ, con hổ, cái chổi, cái giỏ, ngọn lửa, cái mũi, chiếc nhẫn, đôi đũa, cái mũ, vở mới, cánh cửa, tủ sách, cái đĩa,
  con ngỗng, bữa cơm, sữa chua, vui vẻ, khoẻ mạnh, màu đỏ, nải chuối, cây bưởi, cái võng, hạt dẻ, dễ thương, sạch sẽ, chăm chỉ,
  mạnh mẽ, vẽ tranh, kể chuyện, nghỉ trưa, mở sách, đẹp đẽ, lễ phép, cõng em, chữ cái, tổ chim, bảng đen, cổng trường, biển xanh,
  đỗ xanh, rễ cây, cỏ non, mưa bão, bát phở, cây gỗ, hộp sữa, con sẻ`,
);

/** Two phrases, in which the same letters have the one mark and the other. */
export const pairs: readonly (readonly [string, string])[] = list(
  `nghỉ hè / suy nghĩ, mở cửa / rán mỡ, cổ áo / mâm cỗ, vui vẻ / vẽ tranh, kẻ vở / kẽ tay, chỉ bảo / cơn bão, đổ nước / đỗ xanh,
  một nửa / lần nữa, sửa xe / hộp sữa, ngả mũ / ngã ba, củ khoai / áo cũ, mải chơi / nhớ mãi, rảnh tay / rãnh nước, số lẻ / lẽ ra,
  chẳng may / số chẵn, tỉnh giấc / yên tĩnh, nổi lên / nỗi nhớ, kỉ luật / kĩ càng, rau cải / cãi nhau, vỏ trứng / tập võ,
  quyển vở / vỡ bát, con hổ / hỗ trợ, xả nước / làng xã, tả cảnh / thay tã, bẻ ngô / bẽn lẽn, nhả tơ / nhã nhặn,
  quảng trường / quãng đường, ngỏ lời / ngõ vắng, giả vờ / giã gạo, nảy mầm / lúc nãy, chim sẻ / sẽ học, mỏ vẹt / cái mõ,
  giá rẻ / rẽ trái, bả vai / bã mía, lẩn trốn / nhầm lẫn, mẩu bánh / mẫu giáo, bay bổng / bỗng nhiên, thước kẻ / kẽ lá,
  con đỉa / cái đĩa, cửa mở / dầu mỡ`,
).map((each) => {
  const [one = "", other = ""] = each.split(" / ");
  return [one, other];
});

/** Three syllables of each have one of the two marks. */
export const sentences: readonly string[] = [
  "Mẹ cõng em bé qua ngõ nhỏ.",
  "Bạn Mai vẽ con thỏ ăn cỏ.",
  "Ông sửa cái võng rất cũ.",
  "Bé uống sữa rồi ngủ ở nhà bà.",
  "Cả lớp giữ vở sạch.",
  "Bà bày mâm cỗ có nải chuối, quả cam.",
  "Bà bẻ ngô ở rẫy.",
  "Đàn thỏ nhảy nhót giữa đồng.",
  "Bố đỗ xe ở đầu ngõ.",
  "Em nghĩ mãi mới giải được bài toán.",
  "Gió bão làm đổ cây bưởi.",
  "Mỗi sáng, em mở cửa đón nắng.",
  "Cây bưởi trổ những bông hoa trắng.",
  "Đàn ngỗng đi ra bãi cỏ.",
  "Bác thợ xẻ gỗ rất giỏi.",
  "Cô dạy em viết chữ và kẻ vở.",
  "Nghỉ hè, Minh được ra bãi biển.",
  "Những chú thỏ gặm cỏ.",
  "Lan cẩn thận dẫn bà cụ qua ngã tư.",
  "Mẹ bày cam, bưởi, ổi trên đĩa.",
  "Em lễ phép mời bà đĩa ổi.",
  "Đôi chim nhỏ làm tổ dưới mái ngói cũ.",
  "Anh bẻ củi khô nấu bữa sáng.",
  "Trẻ em vẫy cờ đỏ.",
  "Thầy giảng bài rất dễ hiểu.",
  "Bạn nhỏ lễ phép hỏi đường.",
  "Em gõ cửa thật khẽ.",
  "Bà quét lá rụng ở ngõ nhỏ.",
  "Cún con ngủ cạnh chiếc rổ cũ.",
  "Chị vỗ tay khen em vẽ giỏi.",
  "Con thuyền nhỏ rẽ sóng ra biển.",
  "Bạn Hà giúp đỡ em nhỏ bị ngã.",
  "Chú hề đội mũ đỏ, nhảy múa.",
  "Cây đa toả bóng mát cả ngõ.",
  "Bà kể chuyện thuở nhỏ.",
  "Xe ngựa chở những bó lúa về bản.",
  "Bữa tối, cả nhà ăn uống vui vẻ.",
  "Chú bộ đội canh giữ đảo nhỏ.",
  "Cậu bé chăn dê thổi sáo giữa đồng cỏ.",
  "Tổ em giữ lớp rất sạch sẽ.",
  "Bé giữ kĩ chiếc vỏ ốc.",
  "Đàn bướm vỗ cánh giữa luống cải vàng.",
  "Lũ trẻ thả diều trên đê.",
  "Chị Thảo gỡ tóc rối cho em nhỏ.",
  "Ở xóm nhỏ, gà gáy mỗi sáng.",
  "Bà kể chuyện cổ tích rất dễ nhớ.",
  "Nước suối chảy qua kẽ đá nhỏ.",
  "Hổ dữ ngủ trong hang.",
  "Anh Dũng đã sửa xong xe đạp.",
  "Cô khẽ mở cửa lớp.",
  "Con hãy đọc kĩ đề rồi mới giải.",
  "Cả đoàn nghỉ chân đầu ngõ.",
  "Mẹ rửa đĩa, bé nhặt rổ rau.",
  "Bữa sáng, em ăn phở và uống sữa.",
  "Bạn Vũ chẳng nghỉ học hôm nào.",
  "Những ngôi sao nhỏ toả sáng.",
  "Chú khỉ nhỏ nhảy giữa rừng.",
  "Ông lão thả lưới ngoài biển.",
  "Bố chở em đi mua vở vẽ.",
  "Mưa đổ xuống, lũ trẻ chạy vào nhà.",
  "Lũ kiến nhỏ tha mồi về tổ.",
  "Em tưới những luống cải nhỏ.",
  "Nghé con gặm cỏ giữa bãi.",
  "Ve kêu mãi, phượng nở đỏ rực.",
];
