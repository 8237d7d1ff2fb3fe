/** The first four of an address's eight groups are its network's. */
const networkGroups = 4;

/**
 * The part of a network address that tells one place from another: all of an IPv4 address; of an IPv6 address the first
 * half, because whoever has one has all of the second half to choose from. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(":")) return mapped ?? address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter((group) => group !== ""));
  const left = before ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - (after ?? []).length);
  const groups = [...left, ...Array.from({ length: gap }, () => "0"), ...(after ?? [])];
  return groups
    .slice(0, networkGroups)
    .map((group) => group.replace(/^0+(?=.)/u, ""))
    .join(":");
}
