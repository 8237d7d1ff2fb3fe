import type { Oracle } from "#tests/contract/oracle.ts";

/** Words that belong together in a name: only the first of them has a capital. */
const together =
  `tiểu học, trung học cơ sở, trung học phổ thông, giáo dục, đào tạo, quốc phòng, công an, ngoại giao, tài chính, xây dựng,
  tư pháp, nội vụ, khoa học, công nghệ, nông nghiệp, môi trường, dân tộc học, dân tộc, tôn giáo, bệnh viện, hữu nghị, đa khoa,
  phụ sản, trẻ em, câu lạc bộ, bóng đá, bóng bàn, cầu lông, cờ vua, bơi lội, điền kinh, thiếu niên, tiền phong, thanh niên,
  cộng sản, liên hiệp, phụ nữ, chữ thập đỏ, nông dân, cựu chiến binh, nhà văn, khuyến học, sinh viên, bảo tàng, hàn lâm,
  đại học, quốc gia, bách khoa, sư phạm, học viện, âm nhạc, truyền hình, tiếng nói, ngân hàng, nhà nước, mặt trận, tổ quốc,
  thư viện, liên đoàn, thiếu nhi, tập đoàn, điện lực, y tế`
    .split(",")
    .map((part) => part.replace(/\s+/gu, " ").trim())
    .toSorted((one, other) => other.length - one.length);

/** Each syllable with a capital; then those that belong together lose all but the first, and "và" its own. */
export const oracle: Oracle = ({ kind, view }) => {
  if (kind !== "type") return null;
  let name = view.given.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  for (const part of together) {
    const at = ` ${name.toLowerCase()} `.indexOf(` ${part} `);
    if (at < 0) continue;
    const rest = name.slice(at + 1, at + part.length).toLowerCase();
    name = `${name.slice(0, at + 1)}${rest}${name.slice(at + part.length)}`;
  }
  return name.replaceAll(" Và ", " và ");
};
