function rows(written: string): string[][] {
  return written
    .trim()
    .split("\n")
    .map((row) => row.split(",").map((word) => word.trim()));
}

/**
 * Words in the order of a Vietnamese dictionary, a row for each question's reach. `letters`: of other first letters.
 * `vowels`: after one first sound, which is written alike in all of them, other second letters. `ends`: alike in the
 * first sound, the first vowel and the tone. `tones`: alike in every letter; none has the sắc tone, whose place among the
 * others is not the same in all dictionaries.
 */
export const dictionaryRows: Readonly<Record<"letters" | "vowels" | "ends" | "tones", readonly (readonly string[])[]>> =
  {
    letters: rows(`
anh em, ăn mặc, âm thanh, bạn bè, cần cù, dũng cảm, đất nước, êm đềm, gắn bó, hiền lành, ích lợi, khoẻ mạnh, lao động, mùa xuân, nông dân, ông bà, ơn nghĩa, phấn khởi, quê hương, rực rỡ, siêng năng, thật thà, ung dung, ước mơ, vui vẻ, xinh đẹp, yêu thương
ao hồ, ăn uống, ấm áp, biển cả, cánh đồng, dịu dàng, đoàn kết, êm ái, gọn gàng, hoà bình, im lặng, kiên trì, lễ phép, mạnh mẽ, nhân hậu, ồn ào, phong cảnh, quyết tâm, rừng núi, sông ngòi, trung thực, uống nước, ưu tiên, vườn tược, xóm làng, yên tĩnh
áo quần, ẩm ướt, bình yên, chăm chỉ, dân tộc, đồng ruộng, gia đình, học sinh, in ấn, kính trọng, lương thiện, may mắn, ngoan ngoãn, oai vệ, ôn tập, phố phường, quan tâm, rộng rãi, sáng tạo, thông minh, vâng lời, xanh tươi, ý chí
`),
    vowels: rows(`
bàn, bắp, bầu, bé, bếp, bí, bò, bố, bơ, bút, bưởi
cam, căn, cây, cò, cô, cờ, cua, cửa
dao, dâu, dép, dê, diều, dốc, dù, dừa
đá, đất, đèn, đêm, đò, đồng, đu, đường
gà, gấu, góc, gỗ, gừng
hành, hầm, hè, hến, hình, hoa, hồ, hũ, hương
lá, lân, lê, lịch, loa, lông, lớp, lúa, lửa
mai, mắt, mâm, mèo, mệt, mía, mỏ, môi, mơ, mũ, mưa
na, nắng, nấm, nem, nến, nón, nồi, nơ, núi, nước
rau, rắn, râu, rèm, rễ, rổ, rơm, rùa, rừng
sao, sắn, sân, sen, sếu, sóc, sông, sợi, suối, sữa
tai, tắm, tấm, tép, tên, tím, tóc, tôm, tơ, tủ
vai, văn, vần, vẽ, về, vịt, võng, vở, vui, vườn
xanh, xăng, xẻng, xinh, xoài, xôi, xuân, xương
thác, thắng, thân, thép, thềm, thìa, thỏ, thôn, thơ, thuyền, thư
cháo, chăn, chân, chè, chim, chó, chổi, chợ, chuối, chữa
nhà, nhẫn, nhện, nhím, nho, nhôm, nhớ, nhung, nhựa
trà, trăng, trâu, tre, triều, trò, trống, trời, truyện, trứng
khay, khăn, khâu, khế, khỉ, khoai, khô, khúc
phà, phấn, phim, phòng, phố, phở
ngà, ngân, ngõ, ngô, ngủ, ngựa
`),
    ends: rows(`
ca, cam, canh, cao, cau, cay
hai, ham, hang, hay
mai, mang, mau, may
bà, bài, bàn, bàng, bào, bày
sai, san, sang, sao, say
tai, tan, tang, tay
đài, đàn, đào, đày
gà, gàn, gào, gàu
bác, bám, bán, báo, báu
cá, cám, cánh, cáo, cát
mái, máng, mát, máu, máy
bóc, bói, bón, bóng, bóp
chai, chan, chanh, chay
tham, than, thang, thay
trai, trang, tranh, trao
lan, lang, lanh, lao, lau
lá, lái, láng, lát
vai, van, vang, vay
`),
    tones: rows(`
la, là, lả, lã, lạ
ba, bà, bã, bạ
co, cò, cỏ, cọ
đo, đò, đỏ, đọ
bo, bò, bỏ, bọ
mo, mò, mỏ, mõ
vo, vò, vỏ, võ
thu, thù, thủ, thụ
ru, rù, rủ, rũ
mai, mài, mải, mãi
hai, hài, hải, hại
bao, bào, bảo, bão, bạo
đai, đài, đãi, đại
lanh, lành, lãnh, lạnh
ban, bàn, bản, bạn
đâu, đầu, đẩu, đậu
cân, cần, cẩn, cận
câu, cầu, cẩu, cậu
vai, vài, vải, vại
tri, trì, trĩ, trị
long, lòng, lỏng, lõng, lọng
hang, hàng, hãng, hạng
mang, màng, mảng, mạng
`),
  };
