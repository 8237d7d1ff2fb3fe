/** "3 trăm, 4 chục và 5 đơn vị"; one part stands alone. */
export function listWithAnd(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} và ${last}`;
}
