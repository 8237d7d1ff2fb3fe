import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Whether the browser says that there is a network, and whether there is one. */
const line = { isSaid: true, isThere: true };
let page = new EventTarget();
const asked = vi.fn(() =>
  line.isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError("no network")),
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  asked.mockClear();
  Object.assign(line, { isSaid: true, isThere: true });
  page = new EventTarget();
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval };
  vi.stubGlobal("window", Object.assign(page, timers));
  vi.stubGlobal("navigator", {
    get onLine() {
      return line.isSaid;
    },
  });
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of its own, at which nothing has been found out yet. */
async function open() {
  return (await import("./network.ts")).network;
}

function say(isThere: boolean): void {
  Object.assign(line, { isSaid: isThere, isThere });
  page.dispatchEvent(new Event(isThere ? "online" : "offline"));
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test("a network is gone when the browser says so, and back when the server answers after it says so again", async () => {
  const network = await open();
  network.watch();
  expect(network.isAway()).toBe(false);
  say(false);
  expect(network.isAway()).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  say(true);
  await settle();
  expect(asked).toHaveBeenCalledOnce();
  expect(network.isAway()).toBe(false);
});

test("a network whose return was told before anybody listened is found again at once", async () => {
  const network = await open();
  Object.assign(line, { isSaid: false, isThere: false });
  await network.look();
  expect(network.isAway()).toBe(true);
  say(true);
  network.watch();
  await settle();
  expect(network.isAway()).toBe(false);
});

test("a request that failed for another reason than the network leaves it there", async () => {
  const network = await open();
  network.watch();
  await network.look();
  expect(network.isAway()).toBe(false);
});

test("a network that is there for the browser but answers nothing is asked again until it does", async () => {
  const network = await open();
  network.watch();
  line.isThere = false;
  await network.look();
  expect(network.isAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.isAway()).toBe(true);
  line.isThere = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(network.isAway()).toBe(false);
  const times = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(times);
});

test("nothing is asked any more once nobody watches", async () => {
  const network = await open();
  const stop = network.watch();
  say(false);
  stop();
  say(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
});
