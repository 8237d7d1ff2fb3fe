import { classIds } from "#lib/core/class-id.ts";
import type { GameRoot } from "#lib/games/define-game.ts";
import { games } from "#lib/games/registry.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { boardNames } from "./boards.ts";
import { paths } from "./paths.ts";
import { stones } from "./stones.ts";
import { weekAddresses } from "./week-boards.ts";

/**
 * What is asked for below the pages that take something from their address and is none of them: an expression for whole
 * paths, to be compared without regard to case. A server does so before anything is rendered, so that made-up addresses cost
 * next to nothing. Which cards there are is the database's to say: a number that is none's is found out by the middleware.
 */
export function unknownPages(): string {
  return `^(?:${unknownPageRules()
    .map((source) => source.replace("/:unknown", "/"))
    .join("|")})$`;
}

/** The same as sources of rewrites, for hosts that route without a server of ours. Several: a router takes no long ones. */
export function unknownPageRules(): string[] {
  const anyClass = oneOf(classIds);
  const boards = [...weekAddresses, ...boardNames.filter((name) => !/^c[1-5]-/.test(name))];
  return [
    unknownBelow("class/", null, `(?:${anyClass}|\\[classId\\])(?:/lessons)?`),
    unknownBelow("review/", "[classId]", anyClass),
    unknownBelow("today/", "[classId]/[stone]", `${anyClass}/${oneOf(stones)}`),
    // Whether a set was made here is found out by its page.
    unknownBelow("bo/", "[sealed]", "[\\w-]{40,220}"),
    // Codes of classes and of given work may be typed small; whether there is such a thing its page finds out.
    unknownBelow("lop/", "[code]", anyCode),
    unknownBelow("bai/", "[code]", anyCode),
    // Whether a link of a family was made, and is still good, its page finds out.
    unknownBelow("the/", "[secret]", "[\\w-]{22}"),
    unknownBelow("grown-ups/weeks/", "[id]", uuid),
    unknownBelow(
      "co/lop/",
      null,
      `(?:${uuid}|\\[id\\])(?:/(?:the|ma|khoa|gia-dinh|giao|nhan-xet|bai/(?:${code}|\\[code\\])|em/(?:${seat}|\\[number\\])|diem/(?:${uuid}|\\[test\\])))?`,
    ),
    unknownBelow("course/", "[type]/[classId]", `(?:practice|challenge)/${anyClass}`),
    unknownBelow("course-detail/", "[id]/[[...step]]", `[1-9]\\d{0,8}(?:/(?:play|challenge)/${oneOf(difficulties)})?`),
    unknownBelow("leaderboard/(?!c[1-5]-)", "[levelName]", oneOf(boards)),
    ...classIds.map((id) => unknownBelow(`leaderboard/c${id}-`, null, oneOf(namesAfter(`c${id}-`, boardNames)))),
    unknownBelow("game/", "[...path]", oneOf([...gamePages("game"), ...pathPages("game")])),
    unknownBelow("game2/", "[...path]", oneOf([...gamePages("game2"), ...pathPages("game2")])),
  ];
}

/**
 * The router compares without regard to case, pages do not. An action that its page does not know is sent on under the name
 * of the `route` that does. The endings are those of a page's parts on Vercel.
 */
function unknownBelow(start: string, route: string | null, known: string): string {
  const sentOn = route === null ? "" : `|${route.replace(/[.[\]]/g, "\\$&")}`;
  return `/:unknown(${start}(?!(?-i:${known}${sentOn})(?:\\.rsc|\\.segments/.*)?$).*)`;
}

/** The number of a seat, 1 to 60. */
const seat = "(?:[1-9]|[1-5]\\d|60)";

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}";

/** Six letters of those that codes are made of. */
const code = "[ACDEFGHJKMNPQRTUWXY34679]{6}";
const anyCode = "[ACDEFGHJKMNPQRTUWXYacdefghjkmnpqrtuwxy34679]{6}";

function namesAfter(start: string, names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
}

function gamePages(root: GameRoot): string[] {
  return games
    .filter((game) => game.root === root)
    .flatMap(({ name, tracks }) =>
      tracks.map(({ range, levels }) => `${base(name, range)}(?:/(?:play|challenge)/${steps(levels.length)})?`),
    );
}

function pathPages(root: GameRoot): string[] {
  return paths
    .filter((path) => path.root === root)
    .map(({ name, range, mapNodes }) => `${base(name, range)}(?:/play/${steps(mapNodes.length)})?`);
}

function base(...segments: readonly (string | null)[]): string {
  return segments.filter((segment) => segment !== null).join("/");
}

function steps(count: number): string {
  return oneOf(Array.from({ length: count }, (_, index) => index + 1));
}

function oneOf(parts: readonly (string | number)[]): string {
  return `(?:${parts.join("|")})`;
}
