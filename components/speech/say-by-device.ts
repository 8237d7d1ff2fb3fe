import type { Engine, Outcome, Utterance } from "./engine.ts";
import { voices } from "./voices.ts";

/** A voice that has not begun by then says nothing any more. */
const startMs = 1500;
/** Chrome drops what it is told to say in the moment in which it is hushed. */
const hushMs = 60;
/** How long a sentence may take at most before it is looked whether it still goes on: a browser may forget to tell its end. */
const longestMs = (letters: number, rate: number) => 4000 + (letters * 160) / rate;

/** Browsers throw away an utterance nobody holds, and its end is then never told. */
const held = new Set<SpeechSynthesisUtterance>();

/** Errors of what was hushed, and of what was said before the first tap. */
const outcomes: Readonly<Partial<Record<string, Outcome | null>>> = {
  canceled: null,
  interrupted: null,
  "not-allowed": "blocked",
};

let hushedAt = Number.NEGATIVE_INFINITY;

function hush(): void {
  window.speechSynthesis.cancel();
  hushedAt = Date.now();
}

function utter(words: string, rate: number, voice: SpeechSynthesisVoice): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  // Android goes by the language alone.
  utterance.lang = voice.lang;
  utterance.rate = rate;
  return utterance;
}

/** Where the word at a letter ends, for browsers that do not tell. */
function endOfWord(words: string, from: number): number {
  return from + (/^\S+/u.exec(words.slice(from))?.[0].length ?? 0);
}

/** Tells what becomes of an utterance, once; gives the way to let go of it. */
function follow(utterance: SpeechSynthesisUtterance, { words, rate, onStart, onWord, onEnd }: Utterance): () => void {
  let isOver = false;
  let timer = 0;
  const leave = () => {
    isOver = true;
    window.clearTimeout(timer);
    held.delete(utterance);
  };
  const end = (outcome: Outcome) => {
    if (isOver) return;
    leave();
    if (outcome !== "said") hush();
    onEnd(outcome);
  };
  timer = window.setTimeout(() => end("failed"), startMs);
  utterance.addEventListener("start", () => {
    if (isOver) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(
      () => {
        hush();
        end("said");
      },
      longestMs(words.length, rate),
    );
    onStart();
  });
  utterance.addEventListener("boundary", ({ name, charIndex, charLength }) => {
    if (isOver || name === "sentence") return;
    onWord(charIndex, charLength > 0 ? charIndex + charLength : endOfWord(words, charIndex));
  });
  utterance.addEventListener("end", () => end("said"));
  utterance.addEventListener("error", ({ error }) => {
    const outcome = outcomes[error] === undefined ? "failed" : outcomes[error];
    if (outcome !== null) end(outcome);
  });
  return leave;
}

/** Says a sentence with the Vietnamese voice of the device. */
export const sayByDevice: Engine = (wanted) => {
  const voice = voices.device();
  let leave: () => void = () => undefined;
  let isStopped = false;
  const begin = () => {
    if (isStopped || voice === null) return;
    try {
      const utterance = utter(wanted.words, wanted.rate, voice);
      held.add(utterance);
      leave = follow(utterance, wanted);
      window.speechSynthesis.speak(utterance);
    } catch {
      // A voice the browser itself does not know any more.
      leave();
      wanted.onEnd("failed");
    }
  };
  const quiet = hushedAt + hushMs - Date.now();
  const wait = quiet > 0 ? window.setTimeout(begin, quiet) : undefined;
  // At once where that goes: a telephone of Apple lets it be heard only in the moment of the tap.
  if (wait === undefined) begin();
  return () => {
    isStopped = true;
    window.clearTimeout(wait);
    leave();
    hush();
  };
};
