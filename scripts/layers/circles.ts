import type { Import } from "./imports.ts";

export interface Circle {
  /** The files or folders that reach each other, in alphabetical order. */
  readonly members: readonly string[];
  /** An import for every member that imports another: "a.ts:1 -> b.ts". */
  readonly examples: readonly string[];
}

/** An arrow from one file or folder to another, and an import that draws it. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly example: Import;
}

type Graph = ReadonlyMap<string, ReadonlyMap<string, Import>>;

function toGraph(arrows: readonly Arrow[]): Graph {
  const graph = new Map<string, Map<string, Import>>();
  for (const { from, to, example } of arrows) {
    const targets = graph.get(from) ?? new Map<string, Import>();
    graph.set(from, targets.has(to) ? targets : targets.set(to, example));
  }
  return graph;
}

function reach(graph: Graph, from: string): Set<string> {
  const reached = new Set(graph.get(from)?.keys());
  for (const node of reached) for (const next of graph.get(node)?.keys() ?? []) reached.add(next);
  return reached;
}

/** The nodes that are left when those without an arrow to another are taken away, over and over. */
function withoutEnds(graph: Graph): Set<string> {
  const left = new Set(graph.keys());
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const node of left)
      if (![...(graph.get(node)?.keys() ?? [])].some((next) => left.has(next))) left.delete(node);
  }
  return left;
}

function examplesOf(graph: Graph, members: ReadonlySet<string>): string[] {
  return [...members].flatMap((member) =>
    [...(graph.get(member) ?? [])]
      .filter(([to]) => members.has(to))
      .map(([, { file, line, target }]) => `${file}:${line} -> ${target}`),
  );
}

/** The largest groups in which each member reaches every other. */
export function findCircles(arrows: readonly Arrow[]): Circle[] {
  const graph = toGraph(arrows);
  const left = withoutEnds(graph);
  const reached = new Map([...left].map((node) => [node, reach(graph, node)]));
  const circles: Circle[] = [];
  const seen = new Set<string>();
  for (const node of left) {
    if (seen.has(node) || !reached.get(node)?.has(node)) continue;
    const members = new Set(
      [...left].filter((other) => reached.get(node)?.has(other) && reached.get(other)?.has(node)),
    );
    for (const member of members) seen.add(member);
    circles.push({ members: [...members].sort(), examples: examplesOf(graph, members) });
  }
  return circles;
}
