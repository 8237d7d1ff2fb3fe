/** Where the nodes of a map lie: one a row, swinging from side to side in eight steps. */
export const trail = {
  /** Heights in CSS pixels: of a row (h-29), below the first node (pb-40), above the last one (pt-85). */
  row: 116,
  foot: 160,
  head: 340,
  /** Middle of the node in per cent of the trail's width, by its place in the swing. */
  middles: [50, 70, 79, 70, 50, 30, 21, 30],
} as const;
