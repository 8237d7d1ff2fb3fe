/** Words of the board on which litres are poured. */
export const jugText = {
  now: (name: string, litres: number): string => `Trong ${name} có ${litres}\u00a0lít.`,
  add: "Rót thêm 1\u00a0lít",
  take: "Đổ bớt 1\u00a0lít",
  cup: "1\u00a0l",
  unit: "l",
} as const;
