import "server-only";
import type { CardWeekName, FamilyCardView, ProfileWeeks } from "#lib/classes/family-view.ts";
import { classOfPractice, listWeeks, shownWeeks } from "#lib/classes/profile-weeks.ts";
import { type KnownSkill, usualWeek } from "#lib/classes/weekly-card.ts";
import { startOfWeek, vietnamWeek } from "#lib/core/vietnam-week.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { readStanding } from "#lib/lessons/standing.ts";
import { findStep } from "#lib/play/animal-ladder.ts";
import { unwrap } from "./backend-error.ts";
import { listBrowserPupils } from "./browsers.ts";
import { toKnownSkill } from "./class-progress.ts";
import { cardWeekOf, makeCards } from "./family-cards.ts";
import { findGrownUp } from "./grown-up-auth.ts";
import { listPlayerProgress } from "./mastery.ts";
import { standOfPupil } from "./pupil-standing.ts";
import type { Pupil } from "./pupils.ts";

/** What a week with play in it brought, with its days. */
interface Played {
  readonly monday: string;
  readonly days: readonly string[];
  readonly seconds: number;
  readonly asked: number;
  readonly right: number;
}

async function listPlayed(pupilId: string, now: number): Promise<Played[]> {
  const client = await serviceClient();
  const since = new Date(startOfWeek(vietnamWeek(now, shownWeeks - 1))).toISOString();
  const rows = unwrap("weeks of pupil", await client.rpc("weeks_of_pupil", { p_user: pupilId, p_from: since }));
  return rows.map(({ right_first, ...row }) => ({ ...row, right: right_first }));
}

async function listKnownSkills(pupilId: string, now: number): Promise<KnownSkill[]> {
  const progress = await listPlayerProgress({ kind: "pupil", id: pupilId });
  return [...progress].map(([skillId, { state, tries, card }]) =>
    toKnownSkill(skillId, { state, tries, dueAt: card.dueAt, lastAt: card.reviewedAt }, now),
  );
}

/** The week that is told of where none was chosen: the usual one, unless only the present one has play in it. */
function weekToTell(chosen: CardWeekName | null, played: readonly Played[], now: number): CardWeekName {
  const usual = chosen ?? usualWeek(now);
  const isEmpty = !played.some(({ monday }) => monday === cardWeekOf(usual, now).monday);
  return chosen === null && isEmpty ? "this" : usual;
}

async function readCard(
  { id, username, avatar, activeAnimal }: Pupil,
  played: readonly Played[],
  chosen: CardWeekName | null,
  now: number,
): Promise<FamilyCardView | null> {
  const skills = await listKnownSkills(id, now);
  const classId = classOfPractice(skills);
  if (classId === null) return null;
  const standing = readStanding(await standOfPupil(classId, null, { pupilId: id }), classId, now);
  const week = cardWeekOf(weekToTell(chosen, played, now), now);
  const { days, seconds } = played.find(({ monday }) => monday === week.monday) ?? { days: [], seconds: 0 };
  const [card] = await makeCards({ seed: id, standing, monday: week.monday }, [{ days, seconds, skills }]);
  const animal = findStep(activeAnimal)?.animal ?? "giraffe";
  return card === undefined ? null : { className: null, classId, username, avatar, animal, week, card };
}

/**
 * A profile over weeks, for the grown-up who is signed in beside it; null for one that was not used in this browser, and
 * "signed-out" where nobody is.
 */
export async function readProfileWeeks(
  pupilId: string,
  chosen: CardWeekName | null,
  now: number,
): Promise<ProfileWeeks | "signed-out" | null> {
  if ((await findGrownUp()) === null) return "signed-out";
  const pupil = (await listBrowserPupils()).find(({ id }) => id === pupilId);
  if (pupil === undefined) return null;
  const played = await listPlayed(pupil.id, now);
  const weeks = played.map(({ monday, days, seconds, asked, right }) => ({
    monday,
    days: days.length,
    minutes: Math.max(1, Math.round(seconds / 60)),
    asked,
    right,
  }));
  return {
    username: pupil.username,
    view: await readCard(pupil, played, chosen, now),
    weeks: listWeeks(weeks, now),
  };
}
