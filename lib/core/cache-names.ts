/** The browser's caches that the worker fills; pages read what is in them. */
export const cacheNames = {
  /** The page for being offline, and the pictures around it. */
  shell: "hhh-shell",
  /** Scripts, styles and typefaces of the build. */
  parts: "hhh-parts",
  /** Pages that were visited and are the same for everybody. */
  pages: "hhh-pages",
  /** Still drawings. */
  pictures: "hhh-pictures",
  /** The pictures of the courses. */
  art: "hhh-art",
  /** The animals that move. */
  animals: "hhh-animals",
  /** The offline voice. */
  voice: "hhh-voice",
} as const;
