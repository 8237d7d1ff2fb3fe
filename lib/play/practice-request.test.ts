import { expect, test } from "vitest";
import { games } from "#lib/games/registry.ts";
import { activityHref } from "./activity-href.ts";
import { listPathRoutes } from "./path-route.ts";
import { practiceAddress } from "./practice-address.ts";
import { practiceRequest } from "./practice-request.ts";
import { toActivityRef } from "./to-activity-ref.ts";

test("every game's track can be practised from its card, and its levels are found to be of it", () => {
  for (const { root, name, tracks } of games) {
    for (const { range, levelName, levels } of tracks) {
      const href = range === null ? `/${root}/${name}` : `/${root}/${name}/${range}`;
      const request = practiceRequest({ href, skill: null });
      expect(request).toMatchObject({
        activity: { kind: "game", levelName },
        stepCount: levels.length,
        basePath: href,
      });
      const ref = toActivityRef({ kind: "game", levelName }, levels.length);
      expect(practiceAddress(activityHref(href, ref, "practice"))).toEqual({ href, isChallenge: false });
      expect(practiceAddress(activityHref(href, ref, "challenge"))).toEqual({ href, isChallenge: true });
    }
  }
});

test("maps and the lesson are no practice", () => {
  const maps = (["game", "game2"] as const).flatMap((root) =>
    listPathRoutes(root).map((segments) => `/${[root, ...segments].join("/")}`),
  );
  for (const href of [...maps, "/example-two-class-one", "/game/nothing", "/class/1"]) {
    expect(practiceRequest({ href, skill: null })).toBeNull();
  }
});
