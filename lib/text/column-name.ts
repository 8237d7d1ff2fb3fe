const columnNames = ["đơn vị", "chục", "trăm", "nghìn", "chục nghìn", "trăm nghìn", "triệu"] as const;

const decimalNames = ["phần mười", "phần trăm", "phần nghìn"] as const;

/** What a column of a written sum is called, counted from the last one: "cột chục" for 1 where none stand behind a comma. */
export function columnName(column: number, decimals = 0): string {
  const place = column - decimals;
  return `cột ${(place < 0 ? decimalNames[-place - 1] : columnNames[place]) ?? "bên trái"}`;
}
