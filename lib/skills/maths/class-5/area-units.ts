/** A unit of length and the square made with it, as shapes are measured. */
export const areaUnits = [
  ["cm", "cm²"],
  ["dm", "dm²"],
  ["m", "m²"],
] as const;

/** Those a sheet of cardboard is measured in. */
export const sheetUnits = [areaUnits[0], areaUnits[1]] as const;
