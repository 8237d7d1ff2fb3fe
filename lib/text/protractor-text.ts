const steps = (count: number, way: string) => (count === 0 ? [] : [`${way} ${count} bước`]);

/** Words of the board on which an angle is measured. */
export const protractorText = {
  tool: "Thước đo góc",
  angle: (name: string): string => `Góc ${name}.`,
  name: (corner: string, one: string, other: string): string => `${one}${corner}${other}`,
  rings: { inner: "Vòng số trong", outer: "Vòng số ngoài" },
  atCorner: (corner: string): string => `Tâm thước ở đỉnh ${corner}`,
  /** How far the corner lies from the centre. */
  besideCorner(corner: string, right: number, down: number): string {
    const ways = [
      ...steps(Math.abs(right), right > 0 ? "bên phải" : "bên trái"),
      ...steps(Math.abs(down), down > 0 ? "phía dưới" : "phía trên"),
    ];
    return `Đỉnh ${corner} cách tâm thước: ${ways.join(", ")}`;
  },
  atMark: (side: string, inner: number, outer: number): string =>
    `cạnh ${side} đi qua vạch ${inner} của vòng trong, vạch ${outer} của vòng ngoài`,
  outside: (side: string): string => `cạnh ${side} nằm ngoài thước`,
  told: (parts: readonly string[]): string => `${parts.join("; ")}.`,
  mark: (number: number): string => `vạch ${number}`,
  unread: "chưa chọn",
  side: (name: string): string => `Cạnh ${name}`,
  measure: (degrees: number): string => `${degrees}°`,
  chosen: "Số đo con chọn",
  laidWrong: (measure: string): string => `${measure}, thước đặt chưa đúng`,
  beside: (measure: string): string => `${measure}, vạch không có cạnh nào đi qua`,
  more: "Số lớn hơn 10 độ",
  less: "Số bé hơn 10 độ",
  turnLeft: "Xoay thước ngược chiều kim đồng hồ",
  turnRight: "Xoay thước theo chiều kim đồng hồ",
  sideLeft: "Xoay cạnh ngược chiều kim đồng hồ",
  sideRight: "Xoay cạnh theo chiều kim đồng hồ",
  equals: (name: string): string => `Góc ${name} bằng`,
  degree: "°",
} as const;
