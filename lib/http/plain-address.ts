import ipaddr from "ipaddr.js";

/** An address in its shortest writing; one of IPv4 as such, also where it came over IPv6. No address stays as it is. */
export function plainAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}
