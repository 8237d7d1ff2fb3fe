import type { GameRoot } from "#lib/games/define-game.ts";
import { findPathByRoute, type Path, paths } from "./paths.ts";

/** A page of a path: its map, or the run of one of its nodes. */
export interface PathRoute {
  readonly path: Path;
  /** The node, counted from 1; null for the map. */
  readonly level: number | null;
  /** Address of the map: "/game/level-one", "/game2/addition-level-two/100". */
  readonly basePath: string;
}

/**
 * Reads the segments after /game or /game2: `level-one`, `addition-level-two/100`, and with a node
 * `level-one/play/7`. Null for anything that is no page of a path.
 */
export function parsePathRoute(root: GameRoot, segments: readonly string[]): PathRoute | null {
  const at = segments.indexOf("play");
  const base = at === -1 ? segments : segments.slice(0, at);
  const [name = "", range = null, ...more] = base;
  const path = more.length === 0 ? findPathByRoute(root, name, range) : undefined;
  if (path === undefined) return null;
  const basePath = `/${[root, ...base].join("/")}`;
  if (at === -1) return { path, level: null, basePath };
  const [step = "", ...rest] = segments.slice(at + 1);
  const level = path.mapNodes.findIndex((_, index) => String(index + 1) === step) + 1;
  return level > 0 && rest.length === 0 ? { path, level, basePath } : null;
}

/** Every page of every path below a root, as the segments after it. */
export function listPathRoutes(root: GameRoot): string[][] {
  return paths
    .filter((path) => path.root === root)
    .flatMap(({ name, range, mapNodes }) => {
      const base = range === null ? [name] : [name, range];
      return [base, ...mapNodes.map((_, index) => [...base, "play", String(index + 1)])];
    });
}
