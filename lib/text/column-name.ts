const columnNames = ["đơn vị", "chục", "trăm", "nghìn", "chục nghìn", "trăm nghìn", "triệu"] as const;

/** What a column of a written sum is called, counted from the ones: "cột chục" for 1. */
export function columnName(column: number): string {
  return `cột ${columnNames[column] ?? "bên trái"}`;
}
