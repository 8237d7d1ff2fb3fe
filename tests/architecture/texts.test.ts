import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readParameters } from "./read-parameters.ts";
import { anyPlace, pathsWithSamples, sampleArguments } from "./sample-arguments.ts";

const folder = "lib/text";
const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));

type Call = (...given: readonly unknown[]) => unknown;
const isFunction = (value: unknown): value is Call => typeof value === "function";

/** Everything a value holds that is no object itself, by the way to it. */
function* leavesOf(value: unknown, path: string): Generator<[path: string, leaf: unknown]> {
  if (value instanceof Map) {
    yield* leavesOf(Object.fromEntries(value), path);
    yield* leavesOf([...value.keys()], `${path} keys`);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* leavesOf(part, `${path}.${name}`);
  } else {
    yield [path, value];
  }
}

async function loadTexts(): Promise<[path: string, leaf: unknown][]> {
  const modules = await Promise.all(
    files.map(async (file): Promise<[string, unknown]> => [file, await import(`#lib/text/${file}`)]),
  );
  return modules.flatMap(([file, module]) => [...leavesOf({ ...Object(module) }, file.slice(0, -3))]);
}

const texts = await loadTexts();

/** What stands between two words or beside them, and what is not said on purpose. */
const segments: ReadonlyMap<string, RegExp> = new Map([
  ["lesson-text.lessonText.steps.0.total", /^$/],
  ["lesson-text.lessonText.steps.1.total", /^$/],
  ["mark-glyphs.markGlyphs.không cần dấu.signs.0", /^$/],
  ["play-text.playText.ofTotal()", /^ \/ \d+$/],
  ["diagram-description-text.diagramDescriptionText.slanting", /^ và $/],
  ["diagram-description-text.diagramDescriptionText.next", /^, rồi $/],
  ["description-text.descriptionText.and", /^ và $/],
  ["description-text.descriptionText.comma", /^ phẩy$/],
  ["description-text.descriptionText.looks.plain", /^$/],
]);

/** What is wrong with a text; null where nothing is. */
function faultOf(text: unknown): string | null {
  if (typeof text === "number") return Number.isFinite(text) ? null : "is no number";
  if (typeof text !== "string") return `is ${String(text)}`;
  if (text.trim() === "") return "is empty";
  if (text !== text.trim()) return "begins or ends with a space";
  if (text !== text.normalize("NFC")) return "is not composed";
  if (/ {2}|[\t\r\v\f]|\u00a0 | \u00a0/.test(text)) return "has two spaces in a row";
  if (/undefined|NaN|null|Infinity|\[object|=>|\$\{/.test(text)) return "tells of the program";
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? null : "has nothing to read";
}

function faultsIn(path: string, value: unknown): string[] {
  return [...leavesOf(value, path)].flatMap(([where, leaf]) => {
    const fault = faultOf(leaf);
    return fault === null || segments.get(where.replace(/\(.*/, "()"))?.test(String(leaf))
      ? []
      : [`${where} ${fault}: ${JSON.stringify(leaf)}`];
  });
}

test("every text is there, trimmed, composed and says nothing of the program", () => {
  const plain = texts.filter(([, leaf]) => !isFunction(leaf));
  expect(plain.length).toBeGreaterThan(1800);
  expect(plain.flatMap(([path, leaf]) => faultsIn(path, leaf))).toEqual([]);
});

const parameters = new Map<string, readonly string[]>(
  files.flatMap((file) =>
    [...readParameters(join(folder, file))].map(([name, types]) => [`${file.slice(0, -3)}.${name}`, types] as const),
  ),
);

interface Maker {
  readonly path: string;
  readonly make: Call;
  readonly types: readonly string[];
  /** Null where nobody has said yet what to call it with. */
  readonly calls: readonly (readonly unknown[])[] | null;
}

const makers: readonly Maker[] = texts.flatMap(([path, make]) => {
  const types = parameters.get(path) ?? ["unknown"];
  return isFunction(make) ? [{ path, make, types, calls: sampleArguments(path, types) }] : [];
});

test("every file has texts, and every function of theirs is called", () => {
  const names = new Set(texts.map(([path]) => path.split(".")[0]));
  expect(files.filter((file) => !names.has(file.slice(0, -3)))).toEqual([]);
  expect(makers.length).toBeGreaterThan(480);
  expect(makers.filter(({ calls }) => calls === null).map(({ path, types }) => `${path}(${types.join()})`)).toEqual([]);
  const known = new Set(makers.map(({ path }) => anyPlace(path)));
  expect(pathsWithSamples.filter((path) => !known.has(path))).toEqual([]);
});

test("every text that is made is there, trimmed, composed and says nothing of the program", () => {
  const faults = makers.flatMap(({ path, make, calls }) =>
    (calls ?? []).flatMap((given) => faultsIn(`${path}(${JSON.stringify(given).slice(1, -1)})`, make(...given))),
  );
  expect(faults).toEqual([]);
});

test("a text is the same each time it is made, and another for another value of each parameter", () => {
  const written = ({ make }: Maker, given: readonly unknown[]) => JSON.stringify(make(...given));
  const deaf = makers.flatMap((maker) =>
    maker.types.flatMap((_, place) => {
      const calls = maker.calls ?? [];
      const tells = calls.some((given) =>
        calls.some((other) => {
          const changed = given.with(place, other[place]);
          return written(maker, given) !== written(maker, changed);
        }),
      );
      return tells ? [] : [`${maker.path}, ${place}`];
    }),
  );
  expect(deaf).toEqual([]);
  const all = () => makers.map((maker) => maker.calls?.map((given) => written(maker, given)));
  expect(all()).toEqual(all());
});
