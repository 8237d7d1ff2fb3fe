/**
 * What makes two names the same name: Unicode form NFC, lower case, no white space. The database
 * keeps the same folding in `users.username_key` (product page, "Pupils").
 */
export function foldName(name: string): string {
  return name.normalize("NFC").replace(/\s+/gu, "").toLowerCase().normalize("NFC");
}
