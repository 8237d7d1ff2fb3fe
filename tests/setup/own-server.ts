import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, BrowserContextOptions } from "@playwright/test";
import { type RunningServer, startServer } from "./start-server.ts";

interface Wish {
  readonly openContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
  readonly ownOrigins: Set<string>;
}

export interface OwnServer {
  readonly dataDir: string;
  /** A browser that asks the server of the moment. */
  open(): Promise<BrowserContext>;
  /** Ends the server, in order, and starts it again on the same data, at the same address. */
  restart(env: Readonly<Record<string, string>>): Promise<void>;
  /** Ends the server in order and leaves its data, to be looked at. */
  stop(): Promise<void>;
  /** Ends it and takes its data away. */
  remove(): Promise<void>;
}

/** A server and data of its own for one test: for limits that would meet other tests, and for what outlives a server. */
export async function ownServer({ openContext, ownOrigins }: Wish): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-own-"));
  let server: RunningServer = await startServer({ dataDir, env: {}, port: null });
  ownOrigins.add(server.origin);
  const opened: BrowserContext[] = [];
  return {
    dataDir,
    async open() {
      const context = await openContext({ baseURL: server.origin });
      opened.push(context);
      return context;
    },
    async restart(env) {
      await server.stop();
      server = await startServer({ dataDir, env, port: server.port });
    },
    async stop() {
      await Promise.all(opened.map((context) => context.close()));
      await server.stop();
    },
    async remove() {
      // First the pages, which would ask a server that is gone.
      await Promise.all(opened.map((context) => context.close()));
      await server.kill9();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
