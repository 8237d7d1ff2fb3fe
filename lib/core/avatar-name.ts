/** The avatars a pupil can choose from, by the name of their file in public/avatars. */
export const avatarNames = [
  "critters-01",
  "critters-02",
  "critters-03",
  "critters-04",
  "critters-05",
  "critters-06",
  "critters-07",
  "critters-08",
  "critters-09",
  "critters-10",
  "critters-11",
  "critters-12",
  "critters-13",
  "critters-14",
  "critters-15",
  "critters-16",
  "critters-17",
  "critters-18",
  "critters-19",
  "critters-20",
  "critters-21",
  "critters-22",
  "critters-23",
  "critters-24",
] as const;

export type AvatarName = (typeof avatarNames)[number];
