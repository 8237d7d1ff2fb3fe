/** What things of every day look like, as a child knows them. */
const things: Readonly<Record<string, readonly string[]>> = {
  "hình tròn": ["cái đồng hồ", "cái đĩa", "bánh xe", "cái cúc áo"],
  "hình vuông": ["viên gạch hoa", "ô cửa sổ", "bánh chưng", "khăn tay"],
  "hình tam giác": ["biển báo nguy hiểm", "cờ đuôi nheo", "thước ê ke", "cánh buồm"],
  "hình chữ nhật": ["lá cờ tổ quốc", "phong bì", "cánh cửa", "quyển vở"],
  "khối lập phương": ["xúc xắc", "khối ru-bích", "hộp quà", "khối gỗ"],
  "khối hộp chữ nhật": ["hộp sữa", "viên gạch", "tủ lạnh", "bao diêm"],
  "khối trụ": ["lon nước", "cái trống"],
  "khối cầu": ["quả bóng"],
  "khối nón": ["nón lá"],
};

/** The shape of a thing by its name. Throws for one a child has never seen. */
export function shapeOfThing(thing: string): string {
  const [shape] = Object.entries(things).find(([, names]) => names.includes(thing.toLowerCase())) ?? [];
  if (shape === undefined) throw new Error(`a child does not know "${thing}"`);
  return shape;
}
