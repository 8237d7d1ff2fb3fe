import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { fakeSpeech } from "#tests/setup/fake-speech.ts";

const installed = { lang: "vi-VN", localService: true };
const remote = { lang: "vi-VN", localService: false };
const english = { lang: "en-US", localService: true };
const listed = { lang: "vi_VN", localService: true };

/** What the made voice was asked for, in place of the one that needs a browser. */
const made: { words: string; onEnd: (outcome: "said" | "failed") => void }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  made.length = 0;
  vi.doMock("./say-by-maker.ts", () => ({
    sayByMaker: (wanted: (typeof made)[number]) => {
      made.push(wanted);
      return () => undefined;
    },
  }));
  vi.doMock("./open-audio.ts", () => ({ openAudio: () => undefined }));
});

afterEach(() => void vi.useRealTimers());

/** The speaker of a page that was just opened. */
async function openPage() {
  const [{ speaker }, { voices }, { said }] = await Promise.all([
    import("./speaker.ts"),
    import("./voices.ts"),
    import("./said.ts"),
  ]);
  await speaker.getReady();
  const ends: boolean[] = [];
  const speak = (text: string, isTapped = true) =>
    speaker.speak({ lines: [toLine(text)], pace: "calm", isTapped, onEnd: (isThrough) => ends.push(isThrough) });
  return { speaker, voices, said, speak, ends };
}

/** Gives a fake browser what making speech takes. */
function canMake(): void {
  Object.assign(window, { Worker: class {}, AudioContext: class {}, DecompressionStream: class {} });
}

test.each([
  ["installed on the device", [english, installed], {}, "device"],
  ["one of the network, with a network", [remote], {}, "device"],
  ["one of the network, without one", [remote], { isOnline: false }, null],
  ["English alone", [english], {}, null],
  ["of a language that only begins alike", [{ lang: "vie-Latn", localService: true }], {}, null],
  ["listed by an Android that is Vietnamese", [listed], {}, "device"],
  ["listed by an Android of another language, which would speak English", [listed], { language: "en-US" }, null],
  ["none at all", [], {}, null],
] as const)("a voice %s", async (_, there, device, chosen) => {
  fakeSpeech(there, device);
  const { voices } = await openPage();
  expect(voices.choose()).toBe(chosen);
  canMake();
  expect(voices.choose()).toBe(chosen ?? "made");
});

test("the voice of the device itself comes before one of the network", async () => {
  const { said } = fakeSpeech([remote, installed]);
  const { speak } = await openPage();
  speak("Con đếm.");
  expect(said[0]?.voice).toMatchObject(installed);
  expect(said[0]?.lang).toBe("vi-VN");
});

test("voices that come late are noticed, and told of", async () => {
  const { speech } = fakeSpeech([]);
  const { voices } = await openPage();
  const heard = vi.fn();
  voices.subscribe(heard);
  expect(voices.choose()).toBeNull();
  speech.voices = [installed];
  speech.dispatchEvent(new Event("voiceschanged"));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(voices.choose()).toBe("device");
});

test("a line is said sentence by sentence, and what is being said is told by its letters", async () => {
  const { said: utterances } = fakeSpeech([installed]);
  const { said, speak, ends } = await openPage();
  const text = "Lan có 12 quả cam. Lan cho bạn 3 quả.";
  speak(text);
  const litText = () => text.slice(said.get()?.from, said.get()?.to);
  utterances[0]?.tell("start");
  expect(utterances[0]?.text).toBe("Lan có mười hai quả cam.");
  utterances[0]?.tell("boundary", { name: "word", charIndex: 7, charLength: 4 });
  expect(litText()).toBe("12");
  // Some browsers do not tell how long the word is.
  utterances[0]?.tell("boundary", { name: "word", charIndex: 16 });
  expect(litText()).toBe("quả");
  utterances[0]?.tell("end");
  utterances[1]?.tell("start");
  expect(litText()).toBe("Lan cho bạn 3 quả");
  utterances[1]?.tell("end");
  expect([ends, said.get(), utterances.length]).toEqual([[true], null, 2]);
});

test.each([
  [
    "tells of an error",
    (fake: ReturnType<typeof fakeSpeech>) => fake.said[0]?.tell("error", { error: "synthesis-failed" }),
  ],
  ["never begins", () => vi.advanceTimersByTime(1600)],
] as const)("a voice that %s gives way to the made one with the same words, for the whole visit", async (_, fail) => {
  const fake = fakeSpeech([installed]);
  canMake();
  const { voices, speak, ends } = await openPage();
  speak("Con đếm. Con viết.");
  fail(fake);
  expect(made.map(({ words }) => words)).toEqual(["Con đếm."]);
  made[0]?.onEnd("said");
  made[1]?.onEnd("said");
  expect(made.map(({ words }) => words)).toEqual(["Con đếm.", "Con viết."]);
  expect([ends, fake.said.length, voices.choose(), voices.isLost()]).toEqual([[true], 1, "made", false]);
});

test("where the last voice fails, reading aloud is over and said to be", async () => {
  fakeSpeech([]);
  canMake();
  const { voices, speak, ends } = await openPage();
  expect(voices.isLost()).toBe(false);
  speak("Con đếm.");
  made[0]?.onEnd("failed");
  expect([ends, voices.choose(), voices.isLost()]).toEqual([[false], null, true]);
});

test.each(["canceled", "interrupted", "not-allowed"])("%s is no fault of the voice", async (error) => {
  const { said } = fakeSpeech([installed]);
  canMake();
  const { voices, speak } = await openPage();
  speak("Con đếm.");
  said[0]?.tell("error", { error });
  expect([made, voices.choose()]).toEqual([[], "device"]);
});

test("a voice that forgets to tell its end does not hold up the next sentence", async () => {
  const { said } = fakeSpeech([installed]);
  const { speak } = await openPage();
  speak("Con đếm. Con viết.");
  said[0]?.tell("start");
  vi.advanceTimersByTime(15_000);
  expect(said.map(({ text }) => text)).toEqual(["Con đếm.", "Con viết."]);
});

test("what is said next takes the place of what is being said, a moment after it was hushed", async () => {
  const { said, speech } = fakeSpeech([installed]);
  const { speak, ends } = await openPage();
  speak("Con đếm.");
  said[0]?.tell("start");
  speak("Con viết.");
  expect([ends, said.length, speech.cancels > 0]).toEqual([[false], 1, true]);
  vi.advanceTimersByTime(100);
  expect(said.at(-1)?.text).toBe("Con viết.");
  // The end of what was hushed comes late.
  said[0]?.tell("end");
  expect([ends, said.length]).toEqual([[false], 2]);
});

test("a hush that comes late does not hush the next words", async () => {
  const { speech } = fakeSpeech([installed]);
  const { speak, ends } = await openPage();
  const hushFirst = speak("Con đếm.");
  speak("Con viết.");
  const cancels = speech.cancels;
  hushFirst();
  expect([speech.cancels, ends]).toEqual([cancels, [false]]);
});

test("leaving the page, or laying it aside, hushes", async () => {
  const { page, document } = fakeSpeech([installed]);
  const { speak, ends } = await openPage();
  speak("Con đếm.");
  page.dispatchEvent(new Event("pagehide"));
  expect(ends).toEqual([false]);
  speak("Con viết.");
  document.visibilityState = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  expect(ends).toEqual([false, false]);
});

test("nothing is said by itself before the first tap", async () => {
  const { said } = fakeSpeech([installed]);
  const { speak } = await openPage();
  speak("Con đếm.", false);
  expect(said).toEqual([]);
  speak("Con đếm.");
  speak("Con viết.", false);
  vi.advanceTimersByTime(100);
  expect(said.map(({ text }) => text)).toEqual(["Con đếm.", "Con viết."]);
});

test("a device that reads slowly by its settings reads slower still when asked again", async () => {
  const { said } = fakeSpeech([installed]);
  window.localStorage.setItem("settings", JSON.stringify({ voiceSpeed: "slow" }));
  const { speaker, speak } = await openPage();
  speak("Con đếm.");
  speaker.speak({ lines: ["Con đếm."], pace: "slow", isTapped: true });
  vi.advanceTimersByTime(100);
  expect(said.map(({ rate }) => rate.toFixed(2))).toEqual(["0.68", "0.52"]);
});
