import type { Frame, Group, Pose } from "./scene.ts";

/** Sixty frames are a second. */
export type Ease = "hold" | "linear" | "soft" | "out" | "back";

/** `ease` describes the way from this key to the next one. */
export interface Key {
  readonly frame: number;
  readonly value: number;
  readonly ease: Ease;
}

export interface Track {
  readonly group: string;
  readonly property: keyof Pose;
  readonly keys: readonly Key[];
}

export interface Animation {
  readonly name: string;
  readonly frames: number;
  readonly loop: "once" | "loop" | "pingPong";
  readonly tracks: readonly Track[];
}

export interface Input {
  readonly name: string;
  readonly kind: "bool" | "trigger";
}

export interface Condition {
  readonly input: string;
  readonly is: "true" | "false" | "fired";
}

export interface Transition {
  readonly to: string;
  /** All of them have to hold. */
  readonly when: readonly Condition[];
  readonly mixMs: number;
  /** Taken only when the animation of the state has come to its end. */
  readonly isAtEnd: boolean;
}

export interface State {
  readonly name: string;
  readonly animation: string;
  readonly transitions: readonly Transition[];
}

export interface Layer {
  readonly name: string;
  /** Where it begins: the first whose conditions hold. */
  readonly entries: readonly Transition[];
  /** Ways from every state, looked at before its own. */
  readonly anytime: readonly Transition[];
  readonly states: readonly State[];
}

export interface Machine {
  readonly name: string;
  readonly inputs: readonly Input[];
  readonly layers: readonly Layer[];
}

export interface Artboard {
  readonly name: string;
  readonly frame: Frame;
  /** In paint order: later is on top. */
  readonly groups: readonly Group[];
  readonly animations: readonly Animation[];
  readonly machine: Machine;
}
