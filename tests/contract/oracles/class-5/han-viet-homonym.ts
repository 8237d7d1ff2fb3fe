import type { Oracle } from "#tests/contract/oracle.ts";
import { seenTrays } from "#tests/contract/seen-trays.ts";

/** The old characters of each element: what each of them means, and the words that are written with it. */
const characters: readonly (readonly [character: string, means: string, words: string])[] = [
  ["同", "cùng", "đồng hương, đồng đội, đồng phục, đồng thanh"],
  ["童", "trẻ em", "đồng dao, đồng thoại, nhi đồng, thần đồng"],
  ["人", "người", "nhân dân, công nhân, nhân loại, bệnh nhân"],
  ["仁", "lòng thương người", "nhân ái, nhân hậu, nhân từ, nhân nghĩa"],
  ["才", "giỏi", "tài năng, tài hoa, nhân tài, tài nghệ"],
  ["財", "tiền của", "tài sản, gia tài, tài chính, tài lộc"],
  ["友", "bạn", "hữu nghị, bằng hữu, chiến hữu, thân hữu"],
  ["有", "có", "hữu ích, hữu hiệu, hữu dụng, hữu hạn"],
  ["中", "ở giữa", "trung tâm, trung bình, trung điểm, Trung thu"],
  ["忠", "một lòng một dạ", "trung thành, trung kiên, trung nghĩa, trung hiếu"],
  ["奇", "lạ", "kì diệu, kì ảo, kì quan, thần kì"],
  ["期", "khoảng thời gian", "học kì, nhiệm kì, chu kì, định kì"],
  ["香", "mùi thơm", "hương vị, hương liệu, hương thơm"],
  ["鄉", "làng quê", "quê hương, đồng hương, hồi hương, cố hương"],
  ["邊", "bờ cõi, ranh giới", "biên giới, biên phòng, biên cương, biên ải"],
  ["編", "soạn, viết", "biên tập, biên soạn, biên kịch, biên dịch"],
  ["員", "người", "giáo viên, diễn viên, đội viên, nhân viên"],
  ["園", "vườn", "công viên, hoa viên, thảo cầm viên, lâm viên"],
  ["者", "người", "tác giả, độc giả, khán giả, thính giả"],
  ["假", "không thật", "giả dối, giả mạo, giả danh, giả tạo"],
  ["參", "dự vào", "tham gia, tham dự, tham chiến, tham mưu"],
  ["貪", "ham muốn quá mức", "tham lam, lòng tham, tham vọng, tham ăn"],
  ["救", "giúp khỏi nguy", "cứu hộ, cấp cứu, giải cứu, cứu trợ"],
  ["究", "tìm hiểu kĩ", "nghiên cứu, tra cứu, khảo cứu"],
  ["天", "trời", "thiên đình, thiên văn, thiên hà, thiên tai"],
  ["千", "nghìn", "thiên niên kỉ, thiên lí mã, thiên thu, thiên biến vạn hoá"],
  ["家", "nhà", "gia đình, gia súc, gia sư, gia phả"],
  ["加", "thêm", "gia vị, gia tăng, gia hạn, gia nhập"],
  ["聲", "tiếng", "âm thanh, phát thanh, đồng thanh, thanh nhạc"],
  ["清", "trong sạch", "thanh khiết, thanh cao, thanh bạch, thanh liêm"],
  ["青", "xanh, trẻ", "thanh niên, thanh xuân, thanh thiếu niên"],
  ["城", "tường luỹ, đô thị", "thành trì, kinh thành, cổ thành, thành phố"],
  ["成", "xong, nên", "thành công, trưởng thành, thành tích, thành tựu"],
  ["誠", "thật lòng", "thành thật, chân thành, thành khẩn, thành tâm"],
  ["急", "gấp", "khẩn cấp, cấp bách, nguy cấp"],
  ["級", "bậc", "cao cấp, đẳng cấp, sơ cấp, cấp bậc"],
  ["給", "cho", "cung cấp, trợ cấp, cấp phát"],
  ["觀", "nhìn, xem", "quan sát, lạc quan, tham quan, mĩ quan"],
  ["關", "gắn bó", "quan hệ, quan tâm, liên quan"],
  ["官", "người có chức", "quan lại, quan văn, quan võ"],
  ["後", "sau", "hậu phương, hậu quả, hậu thế, hậu vệ"],
  ["厚", "hiền, tốt bụng", "hiền hậu, nhân hậu, phúc hậu, đôn hậu"],
  ["平", "yên ổn", "hoà bình, thanh bình, bình an, thái bình"],
  ["評", "nhận xét", "phê bình, bình luận, bình chọn, bình phẩm"],
  ["長", "dài, lâu", "trường ca, trường thọ, trường tồn, trường kì"],
  ["場", "nơi, bãi rộng", "quảng trường, nông trường, công trường, hội trường"],
  ["市", "phố, chợ", "thành thị, đô thị, siêu thị, thị trấn"],
  ["視", "nhìn", "thị giác, thị lực, cận thị, giám thị"],
  ["大", "lớn", "đại dương, vĩ đại, đại lộ, đại thụ"],
  ["代", "đời, thời", "thời đại, hiện đại, cổ đại, đương đại"],
  ["身", "mình", "thân thể, bản thân, toàn thân"],
  ["親", "gần gũi", "thân thiết, thân ái, thân mật, thân thiện"],
];

export const oracle: Oracle = (seen) => {
  const names = seen.kind === "sort" ? seen.view.trays.map(({ name }) => name) : [];
  return seenTrays(seen, (word) => {
    const written = characters.filter(([, means, words]) => names.includes(means) && words.split(", ").includes(word));
    return written.length === 1 ? names.indexOf(written[0]?.[1] ?? "") : -1;
  });
};
