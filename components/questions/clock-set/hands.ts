import { nearestTurn } from "#components/figures/nearest-turn.ts";

/** How far each hand has been turned, in minutes since twelve; turns are never taken off, so that no hand runs back. */
export interface Hands {
  /** The time: a turn of the short hand is 720. */
  readonly short: number;
  /** A turn of the long hand is 60. */
  readonly long: number;
}

const shortTurn = 720;
const longTurn = 60;

/** Operations on the hands of a clock. */
export const handsOf = {
  at: (minutes: number): Hands => ({ short: minutes, long: minutes }),
  /** The short hand alone, by whole hours. */
  turnShort: ({ short, long }: Hands, minutes: number): Hands => ({ short: short + minutes, long }),
  /** The long hand, and the short one creeps along. */
  turnLong: ({ short, long }: Hands, minutes: number): Hands => ({ short: short + minutes, long: long + minutes }),
  /** Both hands the shorter way to a time. */
  turnTo: ({ short, long }: Hands, minutes: number): Hands => ({
    short: nearestTurn(short, minutes, shortTurn),
    long: nearestTurn(long, minutes, longTurn),
  }),
  /** The short hand to the hour nearest to a place on the dial (0 to 60), the minutes stay. */
  dragShort: ({ short, long }: Hands, place: number): Hands => {
    const past = ((long % longTurn) + longTurn) % longTurn;
    const hour = Math.round((place * 12 - past) / 60) * 60 + past;
    return { short: nearestTurn(short, hour, shortTurn), long };
  },
  /** The long hand to the step nearest to a place on the dial (0 to 60). */
  dragLong: (hands: Hands, place: number, step: number): Hands => {
    const long = nearestTurn(hands.long, Math.round(place / step) * step, longTurn);
    return { short: hands.short + long - hands.long, long };
  },
} as const;
