import { describe, expect, test } from "vitest";
import { findGame, findTrack, findTrackByRoute } from "./registry.ts";

describe("finding a game", () => {
  test("by its route, with and without a range", () => {
    expect(findTrackByRoute("game", "counting", null)?.levelName).toBe("counting");
    expect(findTrackByRoute("game", "addition", "10")?.levelName).toBe("addition-10");
  });

  test("a range too many, too few or unknown is no page", () => {
    expect(findTrackByRoute("game", "counting", "10")).toBeUndefined();
    expect(findTrackByRoute("game", "addition", null)).toBeUndefined();
    expect(findTrackByRoute("game", "addition", "7")).toBeUndefined();
    expect(findTrackByRoute("game", "nothing", null)).toBeUndefined();
    expect(findTrackByRoute("game2", "counting", null)).toBeUndefined();
  });

  test("by the name its levels are stored under", () => {
    expect(findGame("addition-100")?.id).toBe("addition");
    expect(findTrack("addition-100")?.range).toBe("100");
    expect(findTrack("addition")).toBeUndefined();
  });
});
