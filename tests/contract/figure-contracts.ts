import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { FigureContract } from "./figure-contract.ts";

const folder = join(import.meta.dirname, "figures");

/** The contracts of the figures that have a file of their own, by their type. */
export const figureContracts: ReadonlyMap<string, FigureContract> = new Map(
  await Promise.all(
    globSync("*.ts", { cwd: folder }).map(async (file): Promise<[string, FigureContract]> => {
      const { contract } = (await import(join(folder, file))) as { contract: FigureContract };
      return [basename(file, ".ts"), contract];
    }),
  ),
);
