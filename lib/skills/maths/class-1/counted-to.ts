/** How things are counted one by one: "1, 2, 3". */
export function countedTo(count: number): string {
  return Array.from({ length: count }, (_, place) => place + 1).join(", ");
}
