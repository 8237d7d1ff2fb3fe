import "server-only";
import { z } from "zod";
import { hashOfSecret } from "#lib/classes/class-key.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { emblem } from "#lib/classes/emblem.ts";
import type { CardWeek, CardWeekName, FamilyCardView, FamilyChange, FamilyOfClass } from "#lib/classes/family-view.ts";
import type { SeatSkill } from "#lib/classes/progress-view.ts";
import {
  type KnownSkill,
  makeWeeklyCard,
  mondayOf,
  type PupilWeek,
  rankToTry,
  usualWeek,
} from "#lib/classes/weekly-card.ts";
import { type ClassId, isClassId } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import { dayMs } from "#lib/core/durations.ts";
import { endOfWeek, startOfWeek } from "#lib/core/vietnam-week.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { schoolWeekFrom } from "#lib/lessons/school-week.ts";
import { readStanding, type Standing, taughtSkills } from "#lib/lessons/standing.ts";
import { makeRemedy } from "#lib/play/make-remedy.ts";
import { rankNewSkills } from "#lib/play/today.ts";
import { asGrownUp } from "./as-grown-up.ts";
import { unwrap } from "./backend-error.ts";
import { readBanks } from "./banks.ts";
import { listSeatSkills, toSeatSkill } from "./class-progress.ts";
import { sealSet } from "./question-sets.ts";

/** So many skills are looked at for one to try: nearly every skill has five questions. */
const mostToTry = 3;

/** For whom, and of which week, cards are made. */
interface Making {
  /** The id of the class, or of the pupil. */
  readonly seed: string;
  readonly standing: Standing;
  readonly monday: string;
}

/** Makes cards. The five questions of a skill are the same for a class all week: on the picture, on paper and behind the link. */
export async function makeCards({ seed, standing, monday }: Making, pupils: readonly Omit<PupilWeek, "monday">[]) {
  const taught = new Set(taughtSkills(standing).keys());
  const day = Math.floor(Date.parse(monday) / dayMs);
  const inOrder = rankNewSkills(standing, new Map(), day).map(({ id }) => id);
  const toTry = pupils.map(({ skills }) => rankToTry(skills, { taught, inOrder }).slice(0, mostToTry));
  const banks = await readBanks(toTry.flat());
  const sets = new Map<string, string | null>();
  const makeSet = (skillId: string) => {
    const known = sets.get(skillId);
    if (known !== undefined) return known;
    const made = makeRemedy(skillId, "", standing, banks, createRng(`${seed}/${monday}/${skillId}`));
    const sealed = made === null ? null : sealSet(made);
    sets.set(skillId, sealed);
    return sealed;
  };
  return pupils.map((pupil, place) => makeWeeklyCard({ ...pupil, monday }, toTry[place] ?? [], makeSet));
}

export function cardWeekOf(name: CardWeekName, now: number): CardWeek {
  const monday = mondayOf(name, now);
  return { name, monday, no: schoolWeekFrom(monday) };
}

function spanOf({ monday }: CardWeek) {
  return {
    p_from: new Date(startOfWeek(monday)).toISOString(),
    p_to: new Date(endOfWeek(monday)).toISOString(),
  };
}

function standingOf(maths: number | null, vietnamese: number | null, classId: ClassId, now: number): Standing {
  return readStanding(`${maths ?? ""}-${vietnamese ?? ""}`, classId, now);
}

type OwnClass = Pick<ClassView, "id" | "classId" | "standing">;

/** The cards of the pupils of a class, for who teaches it; nothing for others. */
async function listFamilyCards(
  teacherId: string,
  { id, classId, standing: { maths, vietnamese } }: OwnClass,
  skills: readonly SeatSkill[],
  week: CardWeek,
  now: number,
): Promise<FamilyOfClass> {
  const client = await serviceClient();
  const asked = { p_teacher: teacherId, p_class: id, ...spanOf(week) };
  const rows = unwrap("family of class", await client.rpc("family_of_class", asked));
  const bySeat = Map.groupBy(skills, ({ number }) => number);
  const pupils = rows.map(({ number, days, seconds }) => ({ days, seconds, skills: bySeat.get(number) ?? [] }));
  const standing = standingOf(maths, vietnamese, classId, now);
  const cards = await makeCards({ seed: id, standing, monday: week.monday }, pupils);
  return {
    week,
    cards: rows.flatMap(({ number, version, hash }, place) => {
      const card = cards[place];
      return card === undefined ? [] : [{ number, card, link: { version, hash } }];
    }),
  };
}

/**
 * The cards of a class of the teacher who is signed in; null while the database is away. Where no week was chosen it is the usual
 * one, unless nobody had joined by then.
 */
export async function readOwnFamily(
  view: OwnClass,
  chosen: CardWeekName | null,
  now: number,
): Promise<FamilyOfClass | null> {
  const week = cardWeekOf(chosen ?? usualWeek(now), now);
  const read = await asGrownUp("family cards", async ({ id }) => {
    const skills = await listSeatSkills(id, view.id, {}, now);
    const own = await listFamilyCards(id, view, skills, week, now);
    if (chosen !== null || week.name === "this" || own.cards.length > 0) return own;
    return listFamilyCards(id, view, skills, cardWeekOf("this", now), now);
  });
  if (read.ok) return read.value;
  return read.reason === "signed-out" ? { week, cards: [] } : null;
}

const skillsSchema = z.array(
  z.object({
    number: z.int(),
    skill_id: z.string(),
    state: z.string(),
    tries: z.string(),
    due_at: z.string(),
    last_at: z.string(),
  }),
);

/** What the link of a family shows; null for a secret of none. A week before the child joined is none to tell of. */
export async function openFamilyCard(secret: string, name: CardWeekName, now: number): Promise<FamilyCardView | null> {
  const client = await serviceClient();
  const week = cardWeekOf(name, now);
  const asked = { p_hash: await hashOfSecret(secret), ...spanOf(week) };
  const [row] = unwrap("family card", await client.rpc("family_card_of", asked));
  if (row === undefined || !isClassId(row.class)) return null;
  if (name === "last" && Date.parse(row.joined_at) >= endOfWeek(week.monday))
    return openFamilyCard(secret, "this", now);
  const { class_id, class_name, class: classId, username, avatar, days, seconds } = row;
  const skills: KnownSkill[] = skillsSchema.parse(row.skills).map((known) => toSeatSkill(known, now));
  const standing = standingOf(row.maths_lesson, row.vietnamese_lesson, classId, now);
  const [card] = await makeCards({ seed: class_id, standing, monday: week.monday }, [{ days, seconds, skills }]);
  const { animal } = emblem.partsOf(row.emblem);
  return card === undefined ? null : { className: class_name, classId, username, avatar, animal, week, card };
}

const uniqueViolation = "23505";

/** Makes links or takes them back; false where nothing came of it: the class is none of theirs, or somebody else was first. */
export async function changeFamilyCards(teacherId: string, classId: string, change: FamilyChange): Promise<boolean> {
  const client = await serviceClient();
  const own = { p_teacher: teacherId, p_class: classId };
  if (change.kind === "take-back") {
    const numbers = change.numbers === null ? {} : { p_numbers: [...change.numbers] };
    return unwrap("take back family cards", await client.rpc("take_back_family_cards", { ...own, ...numbers }));
  }
  const links = change.links.map(({ number, version, hash }) => ({ number, version, hash }));
  const answer = await client.rpc("make_family_cards", { ...own, p_cards: links });
  return answer.error?.code === uniqueViolation ? false : unwrap("make family cards", answer) > 0;
}
