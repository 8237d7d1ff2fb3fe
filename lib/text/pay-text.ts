/** Words of the board on which notes are laid on a counter. */
export const payText = {
  counter: "Con đặt tiền vào đây.",
  note: (value: string): string => `tờ ${value}\u00a0đồng`,
  lay: (value: string, left: number): string => `Đặt tờ ${value}\u00a0đồng, trong ví còn ${left} tờ`,
  takeBack: (value: string): string => `Lấy lại tờ ${value}\u00a0đồng`,
  takeAllBack: "Lấy lại hết",
  amount: (amount: string): string => `${amount}\u00a0đồng`,
  notesLaid: (notes: string): string => (notes === "" ? "Trên quầy chưa có tờ tiền nào." : `Trên quầy có ${notes}.`),
  counted: (count: number, note: string): string => `${count} ${note}`,
  sum: (amount: string): string => `Tất cả là ${amount}\u00a0đồng.`,
} as const;
