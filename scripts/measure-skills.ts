import { performance } from "node:perf_hooks";
import { makePlaces } from "#lib/play/make-places.ts";
import { toRunPlaces } from "#lib/play/to-run-places.ts";
import { skills } from "#lib/skills/registry.ts";
import { quantile } from "./quantile.ts";

const starts = 15;

/** What the server does to start a practice run of a skill: the questions of all difficulties it may come to. */
function timeStart(id: string, seed: number): number {
  const from = performance.now();
  const places = makePlaces({
    ref: { kind: "skill", id, difficulty: 1 },
    seed: `bench/${seed}`,
    items: null,
    tries: "",
  });
  toRunPlaces(places, "practice");
  return performance.now() - from;
}

/** Prints how long the start of a run takes on the server, over all skills and on the slowest ones, and how much it sends. */
export function measureSkills(): void {
  const rows = skills
    .filter(({ source }) => source === "rule")
    .map(({ id }) => {
      const times = Array.from({ length: starts }, (_, seed) => timeStart(id, seed));
      const places = makePlaces({ ref: { kind: "skill", id, difficulty: 1 }, seed: "size", items: null, tries: "" });
      return {
        id,
        time: quantile(times, 0.5),
        kilobytes: JSON.stringify(toRunPlaces(places, "practice")).length / 1000,
      };
    });
  console.info(`Start of a practice run on the server, ${rows.length} skills, ${starts} starts each:`);
  console.info(
    `  median over the skills ${quantile(
      rows.map(({ time }) => time),
      0.5,
    ).toFixed(1)} ms`,
  );
  for (const { id, time, kilobytes } of rows.toSorted((a, b) => b.time - a.time).slice(0, 5)) {
    console.info(`  ${id}: ${time.toFixed(1)} ms, ${kilobytes.toFixed(0)} kB before compression`);
  }
}
