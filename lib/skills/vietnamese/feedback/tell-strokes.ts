/** What the small printed letters look like; those with a mark are told so that the mark is still to be chosen. */
const strokes: Readonly<Record<string, string>> = {
  ă: "giống chữ “a”, ở trên còn có dấu",
  â: "giống chữ “a”, ở trên còn có dấu",
  b: "có nét thẳng cao bên trái. Nét cong ở bên phải",
  c: "chỉ có một nét cong, hở bên phải",
  d: "có nét cong bên trái. Nét thẳng cao không bị gạch ngang",
  đ: "có nét thẳng cao bên phải. Nét ấy bị gạch ngang",
  g: "có một nét cong kín. Một nét cong nữa kéo xuống dưới",
  h: "có nét thẳng cao và một nét móc",
  k: "có nét thẳng cao và hai nét xiên",
  l: "chỉ có một nét thẳng cao",
  m: "có nét thẳng ngắn và hai nét móc",
  n: "có nét thẳng ngắn và một nét móc",
  p: "có nét thẳng kéo xuống dưới. Nét cong ở bên phải",
  q: "có nét thẳng kéo xuống dưới. Nét cong ở bên trái",
  r: "có nét thẳng ngắn. Ở trên có nét cong nhỏ",
  s: "chỉ có một nét lượn, cong hai lần",
  t: "có nét thẳng và một nét ngang ngắn",
  v: "có hai nét xiên gặp nhau ở dưới",
  x: "có hai nét xiên cắt nhau ở giữa",
  y: "có hai nét xiên, một nét kéo xuống dưới",
};

/** A hint at a letter by its strokes, without its name: "Chữ cần tìm có nét thẳng cao và hai nét xiên." */
export function tellStrokes(letter: string): string {
  const told = strokes[letter];
  if (told === undefined) throw new Error(`No strokes of ${letter}`);
  return `Chữ cần tìm ${told}.`;
}
