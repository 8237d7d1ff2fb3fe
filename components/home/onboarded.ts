import { localText } from "#components/ui/local-text.ts";

const key = "onboarded";

/** Whether this browser has seen the introduction (local storage `onboarded`). Where storage is blocked it is once a page. */
export const onboarded = {
  get: (): boolean => localText.read(key) !== null,
  set: (): void => localText.write(key, "true"),
} as const;
