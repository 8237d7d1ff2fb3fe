/** Words of the board on which names and numbers are put to a chart. */
export const chartLabelsText = {
  columns: {
    alt: (title: string, told: string): string => `Biểu đồ cột “${title}”: ${told}.`,
    sizes: (names: string): string => `các cột từ cao đến thấp là ${names}`,
    part: (name: string): string => `cột ${name}`,
    amount: "số",
  },
  pie: {
    alt: (title: string, told: string): string => `Biểu đồ hình quạt tròn “${title}”: ${told}.`,
    sizes: (names: string): string => `các phần từ lớn đến bé là ${names}`,
    part: (name: string): string => `phần ${name}`,
    amount: "số phần trăm",
  },
  name: "tên",
  owned: (name: string, amount: string): string => `${name}: ${amount}`,
  /** Between parts from the largest on. */
  smaller: (told: string, name: string): string => `${told}, rồi đến ${name}`,
  equal: (told: string, name: string): string => `${told}, bằng nó là ${name}`,
  place: (part: string, what: string, card: string | null): string =>
    card === null ? `${part}, ${what}: còn trống` : `${part}, ${what}: ${card}. Chạm để lấy lại.`,
  card: (card: string): string => `Thẻ ${card}`,
} as const;
