/** Who the stories tell of (curriculum, "Names"). */
export const names = [
  ...["An", "Bình", "Chi", "Dũng", "Hà", "Hùng", "Hoa", "Khoa", "Lan", "Linh", "Long"],
  ...["Mai", "Minh", "Nam", "Ngọc", "Phong", "Quân", "Thảo", "Thu", "Tú", "Vy"],
] as const;
