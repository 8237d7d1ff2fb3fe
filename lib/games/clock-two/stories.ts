/** Who does things in a story. */
const names = ["An", "Bình", "Chi", "Hà", "Lan", "Mai", "Minh", "Nam", "Tú", "Vy"] as const;

/** What takes whole hours, and what takes minutes. */
export const stories = {
  names,
  hours: ["học vẽ", "chơi ở công viên", "thăm ông bà", "học bơi", "giúp mẹ gói bánh"],
  minutes: ["đọc sách", "tập đàn", "tưới cây", "tập thể dục", "vẽ tranh", "dọn phòng"],
} as const;
