const pages = ["/grown-ups", "/co", "/co/moi"] as const;

/** Where a grown-up goes who has signed in. */
export type AfterSignIn = (typeof pages)[number];

/** The page a form names; the grown-ups' own where it names none of them. */
export function readAfterSignIn(text: string): AfterSignIn {
  return pages.find((page) => page === text) ?? "/grown-ups";
}
