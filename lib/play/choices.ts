import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { ArtName } from "./art-names.ts";
import type { SkillProgress } from "./skill-progress.ts";

/** Why a card is among those to choose from. */
export type ChoiceReason = "game" | "reading" | "favourite" | "fresh";

/** A card to choose in "Con chọn". */
export interface Choice {
  readonly why: ChoiceReason;
  readonly title: string;
  readonly image: ArtName;
  readonly href: string;
}

interface CardToChoose extends Omit<Choice, "why"> {
  readonly skill: { readonly id: string } | null;
}

interface ChoosingPupil {
  /** What is taught so far. */
  readonly taught: ReadonlySet<string>;
  readonly progress: ReadonlyMap<string, SkillProgress>;
}

const isReading = ({ skill }: CardToChoose) => skill?.id.endsWith("-reading") === true;

/** Cards of each kind in an order that the draw decides. */
function dealCards(cards: readonly CardToChoose[], { taught, progress }: ChoosingPupil, rng: Rng) {
  const skills = cards.filter((card) => card.skill !== null && taught.has(card.skill.id) && !isReading(card));
  const known = skills.filter(({ skill }) => progress.has(skill?.id ?? ""));
  return {
    game: rng.shuffle(cards.filter(({ skill }) => skill === null)),
    reading: rng.shuffle(cards.filter((card) => isReading(card) && taught.has(card.skill?.id ?? ""))),
    favourite: rng.shuffle(known),
    fresh: rng.shuffle(skills.filter((card) => !known.includes(card))),
  };
}

/**
 * Three different cards of a class: a game, a text to read, and in turns something the pupil likes to do and something new,
 * as far as there are; what is missing is made up for by the others. The same seed gives the same cards. `draw` counts the
 * deals of the day.
 */
export function chooseCards(
  cards: readonly CardToChoose[],
  pupil: ChoosingPupil,
  seed: string,
  draw: number,
): Choice[] {
  const dealt = dealCards(cards, pupil, createRng(`${seed}/${draw}`));
  const third = draw % 2 === 0 ? (["favourite", "fresh"] as const) : (["fresh", "favourite"] as const);
  const wanted: readonly ChoiceReason[] = ["game", "reading", ...third, "fresh", "game", "favourite"];
  const chosen: Choice[] = [];
  for (const why of wanted) {
    const card = dealt[why].find(({ href }) => !chosen.some((each) => each.href === href));
    if (card !== undefined && chosen.length < 3) {
      const { title, image, href } = card;
      chosen.push({ why, title, image, href });
    }
  }
  return chosen;
}
