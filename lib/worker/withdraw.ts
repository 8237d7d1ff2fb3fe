// The worker that ends the site's worker: it forgets all that was kept and gives the pages back to the network.
// Served in place of the other with SITE_WORKER=off, and in development.
export {};

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());

async function withdraw(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("hhh-")).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener("activate", (event) => event.waitUntil(withdraw()));
