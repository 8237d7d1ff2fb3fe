import ipaddr from "ipaddr.js";

/** Somebody whose tries are counted together; `width` is how many times the allowance of one connection they share. */
export interface RateLimitKey {
  readonly name: string;
  readonly width: number;
}

/** A /48 is a site: a school, or 256 customers of a provider who can each get a /56. */
const siteWidth = 4;

/**
 * Who counts for the tries from an address. IPv4: the address itself. IPv6: the /56 that a provider gives to one
 * customer, and the /48 around it, whose owner chooses among 256 of them. Anything else counts as it is written.
 */
export function rateLimitKeys(address: string): RateLimitKey[] {
  if (!ipaddr.isValid(address)) return [{ name: address, width: 1 }];
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [{ name: parsed.toString(), width: 1 }];
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  return [
    { name: `${[a, b, c, d & 0xff00].map(hex).join(":")}::/56`, width: 1 },
    { name: `${[a, b, c].map(hex).join(":")}::/48`, width: siteWidth },
  ];
}

function hex(group: number): string {
  return group.toString(16);
}
