import { settingChoices } from "./setting-choices.ts";

type Choices = typeof settingChoices;

/** The choices of this device. */
export type Settings = { readonly [Name in keyof Choices]: Choices[Name]["values"][number] };

/** What was kept, or the default wherever it is missing, broken or no longer to be had. */
export function readSettings(text: string | null): Settings {
  const kept = parse(text);
  return {
    textSize: oneOf(settingChoices.textSize.values, kept.textSize),
    isCalm: oneOf(settingChoices.isCalm.values, kept.isCalm),
    font: oneOf(settingChoices.font.values, kept.font),
    hand: oneOf(settingChoices.hand.values, kept.hand),
    voiceSpeed: oneOf(settingChoices.voiceSpeed.values, kept.voiceSpeed),
  };
}

function parse(text: string | null): { readonly [name: string]: unknown } {
  try {
    const kept: unknown = JSON.parse(text ?? "");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function oneOf<Value>(values: readonly [Value, ...Value[]], kept: unknown): Value {
  return values.find((value) => value === kept) ?? values[0];
}
