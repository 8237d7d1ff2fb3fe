import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Arrow, findCircles } from "./circles.ts";
import { type Import, listCode, readImports } from "./imports.ts";
import { knownCircles, type Layer, layers } from "./layers.ts";

/** Where a file counts: a test belongs to the tests, wherever it is. */
function placeOf(path: string): string {
  return /\.test\.tsx?$/.test(path) ? `tests/${path}` : path;
}

function holds(entry: string, path: string): boolean {
  return entry === "*" || path === entry || path.startsWith(`${entry}/`);
}

interface Home {
  readonly layer: Layer;
  /** What of the layer the place is in: `lib/games/clock` for `lib/games/*`. */
  readonly name: string;
}

/** The layer a place belongs to, or undefined for a place that the table does not have. */
function homeOf(place: string): Home | undefined {
  const homes = layers.flatMap((layer) =>
    layer.paths.flatMap((path): Home[] => {
      const folder = path.replace(/\*$/, "");
      if (folder !== path && place.startsWith(folder) && place.slice(folder.length).includes("/")) {
        return [{ layer, name: folder + place.slice(folder.length).split("/")[0] }];
      }
      return holds(path, place) ? [{ layer, name: path }] : [];
    }),
  );
  return homes.toSorted((one, other) => other.name.length - one.name.length)[0];
}

function packageOf(specifier: string): string {
  if (specifier.startsWith("node:")) return "node:";
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** What an import may reach instead, in words; null where there is nothing wrong with it. */
function findLimit({ target }: Import, { layer, name }: Home): string | null {
  const { imports, packages } = layer;
  if (target === null) return imports.includes("*") ? null : "an import here names its file or package in a string";
  if (target.startsWith("npm:")) {
    const wanted = packageOf(target.slice("npm:".length));
    const isAllowed = packages.some((each) => each === "*" || each === wanted);
    return isAllowed ? null : `${name} may use ${packages.join(", ") || "no package"}`;
  }
  const own = [...layer.paths.filter((path) => !path.endsWith("*")), name];
  if ([...own, ...imports].some((entry) => holds(entry, placeOf(target)))) return null;
  return `${name} may import ${[...new Set([...own, ...imports])].join(", ")}`;
}

function findImportFaults(file: string, imports: readonly Import[]): string[] {
  const home = homeOf(placeOf(file));
  if (!home) return [`${file} belongs to no layer: add its folder to scripts/layers/layers.ts`];
  return imports.flatMap((each) => {
    const limit = findLimit(each, home);
    return limit === null
      ? []
      : [`${file}:${each.line} imports ${each.written}: ${limit}. ${home.layer.advice}`.trimEnd()];
  });
}

/** The arrow between the folders in which the paths part; none where one of them is a file there. */
function folderArrow(example: Import, target: string): Arrow[] {
  const from = placeOf(example.file).split("/");
  const to = placeOf(target).split("/");
  const depth = from.findIndex((name, index) => name !== to[index]) + 1;
  if (depth === 0 || depth >= from.length || depth >= to.length) return [];
  return [{ from: from.slice(0, depth).join("/"), to: to.slice(0, depth).join("/"), example }];
}

function findCircleFaults(imports: readonly Import[]): string[] {
  const inside = imports.flatMap((example) =>
    example.target === null || example.target.startsWith("npm:") ? [] : [{ example, target: example.target }],
  );
  const circles = [
    ...findCircles(inside.map(({ example, target }) => ({ from: example.file, to: target, example }))),
    ...findCircles(inside.flatMap(({ example, target }) => folderArrow(example, target))),
  ];
  const known = new Set(knownCircles.map((members) => members.toSorted().join(", ")));
  const found = new Map(circles.map(({ members, examples }) => [members.join(", "), examples]));
  return [
    ...[...found]
      .filter(([members]) => !known.has(members))
      .map(([members, examples]) => `${members} import each other in a circle:\n  ${examples.join("\n  ")}`),
    ...[...known]
      .filter((members) => !found.has(members))
      .map((members) => `${members} are no circle any more: mend knownCircles in scripts/layers/layers.ts`),
  ];
}

/** Every import that the table of layers does not allow and every circle that is not known, a line or more each. */
export function findFaults(root: string): string[] {
  const files = listCode(root).map((file) => ({
    file,
    imports: readImports(file, readFileSync(join(root, file), "utf8")),
  }));
  return [
    ...files.flatMap(({ file, imports }) => findImportFaults(file, imports)),
    ...findCircleFaults(files.flatMap(({ imports }) => imports)),
  ];
}
