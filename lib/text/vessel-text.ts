/** What vessels and what stands in them are called. */
export const vesselText = {
  can: "can",
  bucket: "xô",
  jar: "bình",
  bottle: "chai",
  water: "nước",
  oil: "dầu",
  milk: "sữa",
} as const;
