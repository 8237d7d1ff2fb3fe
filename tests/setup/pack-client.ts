import { z } from "zod";
import type { HttpPlayer, Responses } from "./http-player.ts";
import { runSchema } from "./http-player.ts";

const packsSchema = z.object({
  owner: z.string().nullable(),
  runs: z.array(z.object({ href: z.string(), run: runSchema })),
});

/** Posts JSON to a route of the site as one of its pages does. */
async function post(player: HttpPlayer, path: string, body: unknown): Promise<Response> {
  const { origin, cookie } = player.client;
  const headers = { "content-type": "application/json", origin, ...(cookie !== "" && { cookie }) };
  return fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** What a browser without a network lives on: the runs it brings along, and the door by which it sends them later. */
export const packClient = {
  ask: (player: HttpPlayer, hrefs: unknown): Promise<Response> => post(player, "/api/packs/1", { hrefs }),

  async bring(player: HttpPlayer, hrefs: readonly string[]): Promise<z.output<typeof packsSchema>> {
    return packsSchema.parse(await (await packClient.ask(player, hrefs)).json());
  },

  /** Its answer, as the action would give it. */
  async send(player: HttpPlayer, runId: unknown, responses: Responses): Promise<unknown> {
    const answers = responses.map((given) => ({ responses: given, hintOpened: false }));
    return (await post(player, "/api/finished-runs", { runId, answers })).json();
  },
} as const;
