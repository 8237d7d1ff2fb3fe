/** The icons of the menu's entries, and of the button that opens it. */
export const iconNames = ["HOME", "USER", "LEADERBOARD", "CONTACT", "MENU"] as const;

export type IconName = (typeof iconNames)[number];
