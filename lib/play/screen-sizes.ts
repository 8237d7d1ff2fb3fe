/** The screens of the gallery, which the tests look at everything on: a tablet, a laptop, and a small phone. */
export const screenSizes = [
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 360, height: 640 },
] as const;
