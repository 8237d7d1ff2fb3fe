import { z } from "zod";
import type { HttpPlayer } from "./http-player.ts";
import { runSchema } from "./http-player.ts";

const prefetchedRunsSchema = z.object({
  owner: z.string().nullable(),
  runs: z.array(z.object({ href: z.string(), run: runSchema })),
});

/** What a browser without a network lives on: the runs it brings along. */
export const prefetchClient = {
  ask: (player: HttpPlayer, hrefs: unknown): Promise<Response> =>
    player.client.postJson("/api/packs/1", JSON.stringify({ hrefs })),

  async bring(player: HttpPlayer, hrefs: readonly string[]): Promise<z.output<typeof prefetchedRunsSchema>> {
    return prefetchedRunsSchema.parse(await (await prefetchClient.ask(player, hrefs)).json());
  },
} as const;
