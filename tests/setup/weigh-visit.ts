import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { listFiles } from "#tests/architecture/list-files.ts";

export interface Weight {
  /** Bytes on the wire, with heads, of what moves and draws the animals: their files, their stills, their runtime's script. */
  readonly characters: number;
  /** Of everything else. */
  readonly rest: number;
  /** The addresses of everything that was asked for, from the root; of what was sent, with its method before it. */
  readonly asked: readonly string[];
}

/** The build's scripts that hold the animals' runtime, as their addresses end. */
export function listRuntimeScripts(): string[] {
  const scripts = listFiles([".next/static/chunks"], [".js"]);
  const found = scripts.filter((path) => readFileSync(path, "utf8").includes("rive_fallback.wasm"));
  expect(found).not.toEqual([]);
  return found.map((path) => path.slice(path.lastIndexOf("/")));
}

/** Weighs what a page fetches from now on. Asked for the weight, it waits until nothing is on its way. */
export async function weighVisit(page: Page): Promise<() => Promise<Weight>> {
  const runtime = listRuntimeScripts();
  const isCharacter = (path: string) =>
    /^\/(?:rive|characters)\//.test(path) || runtime.some((script) => path.endsWith(script));
  const underway = new Map<string, string>();
  const asked: string[] = [];
  const got: { readonly path: string; readonly bytes: number }[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const { protocol, pathname } = new URL(request.url);
    const sent = request.method === "GET" ? "" : `${request.method} `;
    if (!protocol.startsWith("http")) return;
    underway.set(requestId, sent + pathname);
    asked.push(sent + pathname);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    got.push({ path: underway.get(requestId) ?? "", bytes: encodedDataLength });
    underway.delete(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => underway.delete(requestId));
  await session.send("Network.enable");
  return async () => {
    await expect.poll(() => [...underway.values()]).toEqual([]);
    const sum = (isWanted: (path: string) => boolean) =>
      got.reduce((total, { path, bytes }) => total + (isWanted(path) ? bytes : 0), 0);
    return {
      characters: sum(isCharacter),
      rest: sum((path) => !isCharacter(path)),
      asked,
    };
  };
}
