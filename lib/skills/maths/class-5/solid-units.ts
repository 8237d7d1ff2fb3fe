/** A unit of length with the square and the cube made with it, as solids are measured. */
export const solidUnits = [
  ["cm", "cm²", "cm³"],
  ["dm", "dm²", "dm³"],
  ["m", "m²", "m³"],
] as const;
