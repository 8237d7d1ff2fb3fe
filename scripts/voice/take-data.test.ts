import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import makeWhole, { type Engine, type EngineSettings, type Speech } from "@echogarden/espeak-ng-emscripten";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeData } from "./take-data.ts";

const engine = join(import.meta.dirname, "../../node_modules/@echogarden/espeak-ng-emscripten");
const { code, data } = takeData(
  readFileSync(join(engine, "espeak-ng.js"), "utf8"),
  readFileSync(join(engine, "espeak-ng.data")),
);
const folder = mkdtempSync(join(tmpdir(), "voice-"));
let makeTaken: () => Promise<Speech>;
let taken: Speech;

function toBuffer(bytes: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  return copy;
}

function speechOf({ eSpeakNGWorker: Maker }: Engine): Speech {
  const speech = new Maker();
  expect(speech.set_voice("vi", "vi")).toBe(0);
  return speech;
}

beforeAll(async () => {
  const file = join(folder, "espeak-ng.mjs");
  writeFileSync(file, code);
  const module: { default: (settings: EngineSettings) => Promise<Engine> } = await import(pathToFileURL(file).href);
  makeTaken = async () => speechOf(await module.default({ getPreloadedPackage: () => toBuffer(data) }));
  taken = await makeTaken();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function soundOf(speech: Speech, words: string): number[] {
  const samples: number[] = [];
  speech.synthesize(words, (piece) => {
    samples.push(...piece);
    return false;
  });
  return samples;
}

/** How a word sounds, in the letters of the International Phonetic Alphabet; figures are tones. */
function phonemesOf(word: string): string {
  return taken.synthesize_ipa(word).ipa.replace(/[_\s]/g, "");
}

/** Words a child must be able to tell apart, row by row: tones, first sounds, rimes, last sounds, numbers. */
const told = [
  "ma má mà mả mã mạ",
  "ba bá bà bả bã bạ",
  "con còn cón cỏn cõn cọn",
  "ba ca da đa ga la ma na ta xa tha kha nga nha pha cha",
  "tôi tơi tui tươi tai tay tây",
  "an am ang anh ai ao au ay",
  "ôn ơn ân ăn in iên yêu ươn uôn",
  "mát mác máp mách",
  "một hai ba bốn năm sáu bảy tám chín mười",
  "mươi mười mốt một lăm năm tư bốn",
  "trừ cộng nhân chia bằng",
];

test.each(told)("%s: no two of them sound alike", (row) => {
  const words = row.split(" ");
  expect(new Set(words.map(phonemesOf)).size).toBe(new Set(words).size);
});

test("what is taken out of the data speaks as the whole of it does", async () => {
  // A voice that has not spoken yet: its noises go on from what it said before.
  const fresh = await makeTaken();
  const whole = speechOf(
    await makeWhole({ getPreloadedPackage: () => toBuffer(readFileSync(join(engine, "espeak-ng.data"))) }),
  );
  for (const words of ["Con đếm xem có bao nhiêu quả táo nhé!", "Hai nghìn không trăm linh năm.", "8 + 7 = 15"]) {
    const sound = soundOf(fresh, words);
    expect(sound.length).toBeGreaterThan(10_000);
    expect(sound).toEqual(soundOf(whole, words));
  }
});

test("a program whose list of files is written in another way is not cut", () => {
  expect(() => takeData("loadPackage({all:[]})", Buffer.alloc(0))).toThrow("in another way");
});
