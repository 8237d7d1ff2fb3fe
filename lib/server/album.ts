import "server-only";
import { type ClassId, classIds } from "#lib/core/class-id.ts";
import type { AlbumView, Sticker, StickerSheet } from "#lib/play/album-view.ts";
import { nearness, type SkillProgress } from "#lib/play/skill-progress.ts";
import type { Skill as SkillBase } from "#lib/skills/define-skill.ts";
import { findSkill, skills } from "#lib/skills/registry.ts";
import { albumText } from "#lib/text/album-text.ts";
import { listCards } from "./courses.ts";
import { readDays } from "./days.ts";
import { listPlayerProgress } from "./mastery.ts";
import type { Player } from "./player.ts";

interface Skill extends Sticker {
  readonly skillId: string;
  /** The heading it stands under. */
  readonly sheet: string;
}

/** The heading a skill's sticker stands under: its strand in maths, all of Vietnamese together. */
function sheetOf({ subject, strand }: Pick<SkillBase, "subject" | "strand">): string {
  return subject === "maths" ? strand : albumText.vietnamese;
}

const sheetTitles = [...new Set(skills.map(sheetOf))].toSorted(
  (one, other) => Number(one === albumText.vietnamese) - Number(other === albumText.vietnamese),
);

async function listStickers(classId: ClassId): Promise<Skill[]> {
  const cards = await listCards(classId, "practice");
  if (!cards.ok) throw new Error("no cards to make stickers of");
  return cards.value.flatMap(({ skill, title, image, href }) => {
    if (skill === null) return [];
    return [{ skillId: skill.id, sheet: sheetOf(skill), classId, title, image, href }];
  });
}

/** The stickers of these skills. */
export async function listSkillStickers(skillIds: readonly string[]): Promise<Pick<Sticker, "title" | "image">[]> {
  const classes = new Set(skillIds.flatMap((id) => findSkill(id)?.classId ?? []));
  const all = (await Promise.all([...classes].map(listStickers))).flat();
  return all.filter(({ skillId }) => skillIds.includes(skillId)).map(({ title, image }) => ({ title, image }));
}

/** The sticker that is nearest among those not yet won; null where none was begun. */
function findNext(skills: readonly Skill[], progress: ReadonlyMap<string, SkillProgress>): StickerSheet["next"] {
  const begun = skills.flatMap((skill) => {
    const own = progress.get(skill.skillId);
    return own === undefined || own.state === "mastered" ? [] : [{ skill, ...nearness(own) }];
  });
  const [first] = begun.toSorted((one, other) => other.share - one.share);
  if (first === undefined) return null;
  return { ...toSticker(first.skill), runs: first.runs, share: first.share };
}

function toSticker({ classId, title, image, href }: Skill): Sticker {
  return { classId, title, image, href };
}

/** What a player has collected: pieces of pictures, and a sticker for every mastered skill. */
export async function readAlbum(player: Player | null): Promise<AlbumView> {
  if (player === null) return { pieces: 0, sheets: [] };
  const [{ pieces }, progress] = await Promise.all([readDays(player), listPlayerProgress(player)]);
  const begun = new Set([...progress.keys()].map((id) => findSkill(id)?.classId));
  const classes = classIds.filter((classId) => begun.has(classId));
  const all = (await Promise.all(classes.map(listStickers))).flat();
  const sheets = [...Map.groupBy(all, ({ sheet }) => sheet)].map(([title, own]): StickerSheet => {
    const won = own.filter(({ skillId }) => progress.get(skillId)?.state === "mastered");
    return { title, place: sheetTitles.indexOf(title), stickers: won.map(toSticker), next: findNext(own, progress) };
  });
  return { pieces, sheets: sheets.filter(({ stickers, next }) => stickers.length > 0 || next !== null) };
}
