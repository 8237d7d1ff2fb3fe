import type { MouseEvent } from "react";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { spokenName } from "#lib/questions/spoken-name.ts";

import { speaker } from "./speaker.ts";
import { tapToHear } from "./tap-to-hear.ts";

let last: { element: Element; taps: number } | null = null;

/** The smallest thing under a finger that has a name: what is tapped, a picture, or a row of words. */
function thingAt(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>("button") ?? target.closest<HTMLElement>("[role=img], p");
}

/** Every second tap on the same thing reads it slower. */
function paceOf(element: Element): "calm" | "slow" {
  last = { element, taps: last?.element === element ? last.taps + 1 : 1 };
  return last.taps % 2 === 1 ? "calm" : "slow";
}

/** What is read out of an element, as a screen reader would: its name, or the words and names of what it holds. */
function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  if (label !== null) return label;
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Element) return node.getAttribute("aria-hidden") === "true" ? "" : nameOf(node);
    return node.textContent ?? "";
  });
  return parts.join(" ").replace(/ +/g, " ").trim();
}

/**
 * While tapping is for hearing, reads what was tapped aloud instead of letting it act; whether it did. Loudspeakers speak as ever.
 * `readings` is how the texts of the question are called that are called otherwise than in a text.
 */
export function hearTapped(event: MouseEvent, readings: PublicQuestion["readings"]): boolean {
  const thing = tapToHear.get() && event.target instanceof Element ? thingAt(event.target) : null;
  if (thing === null || thing.closest("[data-speaks]") !== null) return false;
  const name = nameOf(thing);
  if (name === "") return false;
  event.preventDefault();
  event.stopPropagation();
  thing.dataset.heard = "";
  speaker.speak({
    lines: [spokenName(name, readings)],
    pace: paceOf(thing),
    isTapped: true,
    onEnd: () => delete thing.dataset.heard,
  });
  return true;
}
