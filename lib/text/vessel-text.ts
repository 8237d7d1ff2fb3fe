/** What vessels are called. */
export const vesselText = { can: "can", bucket: "xô", jar: "bình" } as const;
