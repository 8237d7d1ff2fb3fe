/** Words of the board on which a pupil draws on squared paper. */
export const drawText = {
  squares: (count: number): string => `${count}\u00a0ô`,
  centimetres: (count: number): string => `${count}\u00a0cm`,

  sheet: (columns: number, rows: number): string => `Lưới ô vuông ngang ${columns}\u00a0ô, dọc ${rows}\u00a0ô`,
  place: (left: number, below: number): string => `chỗ cách mép trái ${left}\u00a0ô, cách mép dưới ${below}\u00a0ô`,
  point: (name: string): string => `điểm ${name}`,
  pointAt: (name: string, place: string): string => `điểm ${name} ở ${place}`,
  line: (from: string, to: string): string => `đường thẳng đi qua ${from} và ${to}`,
  segment: (from: string, to: string): string => `đoạn thẳng từ ${from} đến ${to}`,
  long: (segment: string, length: string): string => `${segment}, dài ${length}`,
  circle: (middle: string, radius: number): string => `đường tròn có tâm ở ${middle}, bán kính ${radius}\u00a0ô`,
  circleThrough: (middle: string, point: string): string => `đường tròn có tâm ở ${middle}, đi qua ${point}`,
  given: (parts: readonly string[]): string => `${parts.join("; ")}.`,
  list: (parts: readonly string[]): string => `Đã vẽ: ${parts.join("; ")}.`,
  nothing: "Chưa vẽ nét nào.",
  drawn: (given: string, strokes: string): string => `${given} ${strokes}`,

  board: "Giấy kẻ ô để vẽ",
  keys: "Phím mũi tên để đi, phím Enter để đặt điểm, phím Backspace để bỏ nét cuối.",
  at: (place: string): string => `Con đang ở ${place}.`,
  started: (place: string): string => `Đã đặt điểm ở ${place}.`,
  first: { line: "Con kéo từ điểm này sang điểm kia.", circle: "Con kéo từ tâm ra." },
  second: "Con chọn điểm thứ hai.",
  undo: "Bỏ nét cuối",
  clear: "Xoá hết",
} as const;
