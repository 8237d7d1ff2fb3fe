import type { Condition, Layer, Machine, State, Transition } from "#scripts/rive/motion.ts";

const lasting = ["think", "happy", "kind"] as const;

function way(to: string, when: readonly Condition[], mixMs: number, isAtEnd = false): Transition {
  return { to, when, mixMs, isAtEnd };
}

function isOn(input: string): Condition {
  return { input, is: "true" };
}

function isOff(input: string): Condition {
  return { input, is: "false" };
}

function calledBy(input: string, to: string): Transition {
  return way(to, [{ input, is: "fired" }], 80);
}

/** The moods that last are begun by a reaction, but for thinking. */
function otherMoods(current: string): Transition[] {
  const begun = { think: "think", happy: "cheer", kind: "sad" } as const;
  return lasting.filter((mood) => mood !== current).map((mood) => way(begun[mood], [isOn(mood)], 160));
}

/** A state cannot be entered from itself, so a reaction that is called again while it runs has a twin to go to. */
function reaction(name: string, input: string, other: string): State {
  return {
    name,
    animation: input,
    transitions: [
      calledBy(input, other),
      way("think", [isOn("think")], 160),
      ...lasting.slice(1).map((mood) => way(mood, [isOn(mood)], 160, true)),
      way("rest", [], 180, true),
    ],
  };
}

const moodLayer: Layer = {
  name: "mood",
  entries: [...lasting.map((mood) => way(mood, [isOn(mood)], 0)), way("appear", [], 0)],
  anytime: [calledBy("cheer", "cheer"), calledBy("sad", "sad")],
  states: [
    { name: "rest", animation: "rest", transitions: otherMoods("rest") },
    { name: "appear", animation: "appear", transitions: [...otherMoods("rest"), way("rest", [], 0, true)] },
    reaction("cheer", "cheer", "cheer-again"),
    reaction("cheer-again", "cheer", "cheer"),
    reaction("sad", "sad", "sad-again"),
    reaction("sad-again", "sad", "sad"),
    ...lasting.map((mood) => ({
      name: mood,
      animation: mood,
      transitions: [...otherMoods(mood), way("rest", [isOff(mood)], 150)],
    })),
  ],
};

/** A layer with one animation that goes on for ever. */
function always(animation: string): Layer {
  return {
    name: animation,
    entries: [way(animation, [], 0)],
    anytime: [],
    states: [{ name: animation, animation, transitions: [] }],
  };
}

/** A layer that goes between two animations with a yes or no. */
function either(input: string, on: string, off: string, mixMs: number): Layer {
  return {
    name: input,
    entries: [way(on, [isOn(input)], 0), way(off, [], 0)],
    anytime: [],
    states: [
      { name: off, animation: off, transitions: [way(on, [isOn(input)], mixMs)] },
      { name: on, animation: on, transitions: [way(off, [isOff(input)], mixMs)] },
    ],
  };
}

/**
 * How an animal behaves. `cheer` and `sad` are called and pass; `think`, `happy` and `kind` last as long as they are on,
 * `happy` beginning with a cheer and `kind` with a nod; `hat` puts the nón lá on; `active` sways.
 */
export const characterMachine: Machine = {
  name: "character",
  inputs: [
    { name: "cheer", kind: "trigger" },
    { name: "sad", kind: "trigger" },
    { name: "think", kind: "bool" },
    { name: "happy", kind: "bool" },
    { name: "kind", kind: "bool" },
    { name: "hat", kind: "bool" },
    { name: "active", kind: "bool" },
  ],
  layers: [
    always("breath"),
    always("look"),
    always("blink"),
    moodLayer,
    either("active", "sway", "still", 200),
    either("hat", "hat", "bare", 160),
  ],
};
