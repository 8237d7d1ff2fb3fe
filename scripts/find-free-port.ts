import { createServer } from "node:net";

/** Below the ports that systems give to connections by themselves: one of those may be gone before it is used. */
const [first, last] = [11_000, 31_999];

/** Where this process looks next; each begins elsewhere, so that none finds what another is about to use. */
let next = first + ((process.pid * 211) % (last - first));

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** A TCP port on the loopback address that nothing listens on, another one each time. */
export async function findFreePort(): Promise<number> {
  for (let tries = first; tries <= last; tries += 1) {
    next = next >= last ? first : next + 1;
    const port = next;
    if (await canListen(port)) return port;
  }
  throw new Error(`Every port from ${first} to ${last} is taken.`);
}
