import type { Stroke } from "#lib/core/vietnamese/edit-text.ts";
import { tones } from "#lib/core/vietnamese/tone.ts";

/*
 * How a text is typed, told from Unicode alone: each letter is taken apart into its base, its own mark and the mark of a
 * tone (NFD). The product's own tables and rules are not asked; only the names of its keys on the screen are.
 */

type Method = "Telex" | "VNI";

/**
 * after: each mark behind its letter, that of the tone at the end of its syllable; at once: that of the tone behind its
 * letter as well; last: all of them at the end, ươ with one hook; one hook: as after, but ươ with one hook.
 */
export type TypingOrder = "after" | "at once" | "last" | "one hook";

interface Keys {
  readonly telex: string;
  readonly vni: string;
}

const toneKeys: Readonly<Record<string, Keys & { readonly place: number }>> = {
  "\u0300": { telex: "f", vni: "2", place: 1 },
  "\u0301": { telex: "s", vni: "1", place: 2 },
  "\u0309": { telex: "r", vni: "3", place: 3 },
  "\u0303": { telex: "x", vni: "4", place: 4 },
  "\u0323": { telex: "j", vni: "5", place: 5 },
};

/** In Telex a roof is the letter once more. */
const markKeys: Readonly<Record<string, Keys | null>> = {
  "\u0302": null,
  "\u0306": { telex: "w", vni: "8" },
  "\u031B": { telex: "w", vni: "7" },
};
const roof = "\u0302";
const horn = "\u031B";
const bar: Keys = { telex: "d", vni: "9" };

interface Taken {
  /** Without any mark; a d for đ. */
  readonly base: string;
  /** With its own mark, without that of a tone. */
  readonly letter: string;
  readonly mark: string | null;
  /** The sign of a tone; "" for none. */
  readonly tone: string;
}

/** The letters of a syllable one by one. */
function takeApart(syllable: string): readonly Taken[] {
  return Array.from(syllable.normalize("NFC"), (written) => {
    const signs = Array.from(written.normalize("NFD"));
    const tone = signs.find((sign) => sign in toneKeys) ?? "";
    const letter = signs
      .filter((sign) => sign !== tone)
      .join("")
      .normalize("NFC");
    if (/^[đĐ]$/u.test(letter)) return { base: letter === "đ" ? "d" : "D", letter, mark: "bar", tone };
    return { base: signs[0] ?? "", letter, mark: signs.find((sign) => sign in markKeys) ?? null, tone };
  });
}

function markKey({ base, mark }: Taken, method: Method): string {
  const keys = mark === "bar" ? bar : markKeys[mark ?? ""];
  if (mark === roof) return method === "Telex" ? base.toLowerCase() : "6";
  if (keys === undefined || keys === null) return "";
  return method === "Telex" ? keys.telex : keys.vni;
}

function toneKey(tone: string, method: Method): string {
  const keys = toneKeys[tone];
  if (keys === undefined) return "";
  return method === "Telex" ? keys.telex : keys.vni;
}

/** Whether a letter is the u of ươ, of which the hook of ơ is the hook of both. */
function isHookedByNext(taken: readonly Taken[], at: number): boolean {
  const [own, next] = [taken[at], taken[at + 1]];
  return own?.letter.toLowerCase() === "ư" && next?.letter.toLowerCase() === "ơ" && own.mark === horn;
}

function syllableKeys(syllable: string, method: Method, order: TypingOrder): string {
  const taken = takeApart(syllable);
  const hasOneHook = order === "last" || order === "one hook";
  const marks = taken.map((each, at) => (hasOneHook && isHookedByNext(taken, at) ? "" : markKey(each, method)));
  // Both methods are understood at once: twice an o is a roof in VNI as well, and a third takes it off again.
  const bases = taken.map(({ base, mark }, at) => {
    const isSecond = /^oo$/iu.test(`${taken[at - 1]?.letter}${taken[at]?.letter}`);
    return mark === null && isSecond ? `${base}o` : base;
  });
  const tone = toneKey(taken.find((each) => each.tone !== "")?.tone ?? "", method);
  if (order === "last") return `${bases.join("")}${marks.join("")}${tone}`;
  const letters = taken.map((each, at) => {
    const own = `${bases[at]}${marks[at]}`;
    return order === "at once" ? `${own}${toneKey(each.tone, method)}` : own;
  });
  return `${letters.join("")}${order === "at once" ? "" : tone}`;
}

/** The keys of a keyboard for a text; what stands between its syllables is typed as it is. */
export function keysOf(text: string, method: Method, order: TypingOrder): string {
  return text.normalize("NFC").replace(/\p{L}+/gu, (syllable) => syllableKeys(syllable, method, order));
}

/**
 * The keys on the screen for a text. A letter has a key with its own mark; in handwriting it may be written without it
 * first. The mark of a tone is put behind its letter or at the end of its syllable.
 */
export function screenKeysOf(text: string, order: "after" | "at once", isBareFirst = false): readonly Stroke[] {
  const toneStroke = (sign: string): Stroke[] => {
    const tone = tones[toneKeys[sign]?.place ?? 0];
    return sign === "" || tone === undefined ? [] : [{ type: "tone", tone }];
  };
  return (text.normalize("NFC").match(/\p{L}+|[^\p{L}]/gu) ?? []).flatMap((part): Stroke[] => {
    if (!/\p{L}/u.test(part)) return [{ type: "letter", key: part }];
    const taken = takeApart(part);
    const letters = taken.flatMap(({ base, letter, mark, tone }): Stroke[] => {
      const keys = isBareFirst && mark !== null ? [base, letter] : [letter];
      return [
        ...keys.map((key): Stroke => ({ type: "letter", key })),
        ...(order === "at once" ? toneStroke(tone) : []),
      ];
    });
    return order === "at once" ? letters : [...letters, ...toneStroke(taken.map(({ tone }) => tone).join(""))];
  });
}

/**
 * What a syllable looks like after each key of a keyboard that composes it itself: letter by letter with their own marks,
 * then with the mark of its tone.
 */
export function composedStates(syllable: string): readonly string[] {
  const letters = takeApart(syllable).map(({ letter }) => letter);
  const grown = letters.map((_, at) => letters.slice(0, at + 1).join(""));
  return grown.at(-1) === syllable ? grown : [...grown, syllable];
}

/** A text without any mark, as it stands before a suggestion takes its place. */
export function bareOf(text: string): string {
  return text.replace(/\p{L}+/gu, (syllable) =>
    takeApart(syllable)
      .map(({ base }) => base)
      .join(""),
  );
}
