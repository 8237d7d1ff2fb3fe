"use client";

import dynamic from "next/dynamic";

/** The map in a file of its own: the runs of games, whose addresses belong to the same page, go without it. */
export const LateLevelMap = dynamic(async () => (await import("./level-map.tsx")).LevelMap);
