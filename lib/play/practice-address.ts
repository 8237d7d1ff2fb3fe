/** An address where something is practised: the activity's own page, and whether this one is of a challenge. */
export interface PracticeAddress {
  readonly href: string;
  readonly isChallenge: boolean;
}

/**
 * Reads the address of a run: "/course-detail/110", "/game/addition/10/play/3", "/today/1/new". Null for every other page. A map and its nodes
 * look like a game here; who knows the activities tells them apart.
 */
export function practiceAddress(pathname: string): PracticeAddress | null {
  const [, href, way] =
    /^(\/(?:course-detail|game2?)\/[^/]+(?:\/\d+)?|\/today\/\d\/(?:new|review))(?:\/(play|challenge)\/\d+)?$/.exec(
      pathname,
    ) ?? [];
  return href === undefined ? null : { href, isChallenge: way === "challenge" };
}
