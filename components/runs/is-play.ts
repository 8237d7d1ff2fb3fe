import { observable } from "#components/ui/observable.ts";

/**
 * Whether a game is in progress (spec section 4): false at first, readable, settable, and heard by whoever subscribes.
 * A run counts from its first answer on, because before that there is nothing to lose, until it ends or is left.
 */
export const isPlay = observable(false);
