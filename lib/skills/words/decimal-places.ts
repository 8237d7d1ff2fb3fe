/** The places of a decimal as they head a table, left and right of the comma. */
export const decimalPlaces = {
  whole: ["Trăm", "Chục", "Đơn vị"],
  parts: ["Phần mười", "Phần trăm", "Phần nghìn"],
} as const;
