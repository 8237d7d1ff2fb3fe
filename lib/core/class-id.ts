/** School years 1 to 5, as they stand in addresses and tables (spec section 2). */
export const classIds = ["1", "2", "3", "4", "5"] as const;

export type ClassId = (typeof classIds)[number];

export function isClassId(value: string): value is ClassId {
  return classIds.some((id) => id === value);
}
