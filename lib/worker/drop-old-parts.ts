import { cacheNames } from "#lib/core/cache-names.ts";
import { partsOf } from "./parts-of.ts";
import { thisBuild } from "./this-build.ts";

declare const self: ServiceWorkerGlobalScope;

const patienceMs = 2000;

/** The build of an open page; null when it does not say, as a page whose scripts are not there yet. */
function buildOf(page: Client): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(null), patienceMs);
    page.postMessage({ type: "WHICH_BUILD" }, [port2]);
  });
}

async function isOldBuildOpen(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const builds = await Promise.all(pages.map(buildOf));
  return builds.some((build) => build !== thisBuild.id);
}

async function listNamedParts(): Promise<string[]> {
  const cache = await caches.open(cacheNames.pages);
  const documents = await cache.matchAll();
  const texts = await Promise.all(documents.map((document) => document.text()));
  return texts.flatMap(partsOf);
}

/**
 * Takes away the parts of older builds, but not while a page of one is open, which may ask for them at any moment, and
 * not those that a kept page names, which would open without them only half.
 */
export async function dropOldParts(): Promise<void> {
  const cache = await caches.open(cacheNames.parts);
  const current = new Set(thisBuild.parts);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  if (old.length === 0 || (await isOldBuildOpen())) return;
  const named = new Set(await listNamedParts());
  const unused = old.filter(({ url }) => !named.has(new URL(url).pathname));
  await Promise.all(unused.map((request) => cache.delete(request)));
}
