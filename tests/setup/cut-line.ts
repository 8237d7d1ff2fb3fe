import { connect, createServer, type Socket } from "node:net";

export interface CutLine {
  /** Such as http://127.0.0.1:40123: a server's, as long as the line holds. */
  readonly origin: string;
  /** From now on nobody comes through; also a service worker does not, which a browser's own switch may forget. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** A line to a server that can be cut, as a network is lost. */
export async function openCutLine(target: string): Promise<CutLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.on("error", () => other.destroy());
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the line has no port");
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${address.port}`,
    cut: () => {
      isCut = true;
      dropAll();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      dropAll();
    },
  };
}
