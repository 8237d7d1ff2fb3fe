import type { Oracle } from "#tests/contract/oracle.ts";
import { asOneText } from "#tests/contract/put-in-roles.ts";

/** By a word of the opinion, what the reason that goes with it speaks of; written down apart from the skill. */
const goesWith: readonly (readonly [opinion: RegExp, reason: RegExp])[] = [
  [/Cây khế/u, /người em/u],
  [/Rùa và Thỏ/u, /kiêu căng/u],
  [/Thạch Sanh/u, /nhân hậu/u],
  [/tủ sách/u, /trao đổi sách/u],
  [/trồng thêm cây/u, /không khí/u],
  [/đi bộ/u, /xe cộ/u],
  [/cắm trại/u, /cùng hát/u],
  [/vứt rác/u, /mùi rác/u],
  [/Bánh chưng/u, /hiếu thảo/u],
  [/việc nhà/u, /việc có ích/u],
  [/Em bé thông minh/u, /lễ phép/u],
  [/sách giấy/u, /màn hình/u],
  [/nuôi một con vật/u, /trách nhiệm/u],
  [/bạn Lan/u, /giúp người khác/u],
  [/thể thao/u, /đoàn kết/u],
  [/tiết kiệm nước/u, /mùa khô/u],
  [/cô Tấm/u, /hiền lành/u],
  [/báo tường/u, /trang trí/u],
  [/thức khuya/u, /ngủ sớm/u],
  [/lao công/u, /mỉm cười/u],
  [/học bơi/u, /dẻo dai/u],
  [/ô ăn quan/u, /tính toán/u],
];

/** Looks for the first words of each sentence, and for the reason that belongs to the opinion. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "order") return null;
  const { cards, spares = 0 } = seen.view;
  const [opinion, ...others] = cards.filter((card) => /^(?:Em|Theo em)(?!\p{L})/u.test(card));
  const reason = goesWith.find(([word]) => word.test(opinion ?? ""))?.[1];
  if (opinion === undefined || others.length > 0 || reason === undefined) return null;
  const first = cards.filter((card) => card.startsWith("Trước hết,"));
  const told = cards.filter((card) => {
    const [, thing] = /(\p{L}+) ấy(?!\p{L})/u.exec(card) ?? [];
    return thing !== undefined && first.some((each) => each.toLowerCase().includes(thing.toLowerCase()));
  });
  const second = cards.filter((card) => card.startsWith("Hơn nữa,") && reason.test(card));
  const close = cards.filter((card) => card.startsWith("Vì vậy,"));
  const text = [opinion, ...first, ...told, ...second, ...close];
  return first.length === 1 && second.length === 1 && text.length === cards.length - spares ? asOneText(text) : null;
};
