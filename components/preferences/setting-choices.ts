/**
 * What each setting may be, the first being the default, and the mark it leaves on the root element (`data-text` and
 * so on), by which the style sheet goes. The default leaves none; the speed of the voice is heard and not seen.
 */
export const settingChoices = {
  textSize: { mark: "data-text", values: ["normal", "large", "largest"] },
  isCalm: { mark: "data-calm", values: [false, true] },
  font: { mark: "data-font", values: ["lexend", "andika"] },
  hand: { mark: "data-hand", values: ["right", "left"] },
  voiceSpeed: { mark: null, values: ["normal", "slow", "fast"] },
} as const;
