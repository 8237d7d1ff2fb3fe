/** What each shape and solid is called. */
export const shapeName = {
  circle: "hình tròn",
  square: "hình vuông",
  rectangle: "hình chữ nhật",
  triangle: "hình tam giác",
  cube: "khối lập phương",
  box: "khối hộp chữ nhật",
} as const;
