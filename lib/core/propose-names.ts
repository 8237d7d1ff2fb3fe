import type { Rng } from "./rng.ts";

const baseNames = [
  "Hươu Vui Vẻ",
  "Hươu Cao Cổ",
  "Thỏ Bông",
  "Thỏ Nhanh Chân",
  "Mèo Mướp",
  "Mèo Tam Thể",
  "Cún Con",
  "Gấu Nâu",
  "Gấu Bông",
  "Sóc Nâu",
  "Nhím Xù",
  "Rùa Chăm Chỉ",
  "Vịt Vàng",
  "Gà Trống Choai",
  "Chim Sẻ",
  "Chim Sơn Ca",
  "Cá Vàng",
  "Cá Heo",
  "Voi Con",
  "Nghé Tơ",
  "Hổ Con",
  "Ong Vàng",
  "Kiến Chăm Chỉ",
  "Bướm Xinh",
  "Chuồn Chuồn",
  "Dế Mèn",
  "Ếch Xanh",
  "Diều Giấy",
  "Diều Sáo",
  "Sen Hồng",
  "Hoa Mai",
  "Hoa Đào",
  "Hướng Dương",
  "Tre Xanh",
  "Lúa Vàng",
  "Xoài Cát",
  "Bưởi Năm Roi",
  "Mây Trắng",
  "Nắng Mai",
  "Gió Mát",
  "Cầu Vồng",
  "Sao Sáng",
  "Trăng Rằm",
  "Thuyền Giấy",
  "Trống Cơm",
  "Đèn Ông Sao",
] as const;

/**
 * Made-up names to tap on at registration ("Diều Giấy 12"), all different and all accepted by
 * `checkUsername`, with numbers up to `highest`, of three digits at the most. Throws a RangeError when more are asked for than
 * there are base names.
 */
export function proposeNames(rng: Rng, count: number, highest = 99): string[] {
  if (count > baseNames.length) {
    throw new RangeError(`Only ${baseNames.length} base names, ${count} asked for`);
  }
  return rng
    .shuffle(baseNames)
    .slice(0, count)
    .map((base) => `${base} ${rng.int(2, highest)}`);
}

/** How many names a seat proposes with numbers up to which: short ones first, and of the longest so many that one is free. */
const seatTiers = [
  { count: 4, highest: 99 },
  { count: 4, highest: 999 },
  { count: 4, highest: 99_999 },
  { count: 12, highest: 999_999 },
] as const;

/**
 * Made-up names for who joins a class without choosing one, short ones first; `checkUsername` refuses some of the long ones.
 * There are more than thirty million, for three million seats.
 */
export function proposeSeatNames(rng: Rng): string[] {
  return seatTiers.flatMap(({ count, highest }) => proposeNames(rng, count, highest));
}
