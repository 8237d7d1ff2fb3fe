const rows: Readonly<Record<string, string>> = {
  b: "d đ p h",
  c: "g s x t",
  d: "b đ p t",
  đ: "d b t p",
  g: "c h p đ",
  h: "k b m t",
  k: "h t b l",
  l: "h t k b",
  m: "n h v b",
  n: "m h v b",
  r: "n m t h",
  s: "r c g m",
  t: "l đ h k",
  v: "x m n k",
  x: "v k n h",
  ch: "c h nh th",
  gh: "g h ng kh",
  kh: "k h ch th",
  ng: "n g nh gh",
  nh: "n h ng ch",
  ph: "p h kh th",
  th: "t h tr kh",
  tr: "t r th nh",
  gi: "g gh ng nh",
  ngh: "ng n nh gh",
  qu: "g p ph gh",
};

/**
 * What a beginner takes a written first sound for: a part of it, or one that looks or sounds like it. Never one that
 * some regions say alike (s and x, tr and ch, l and n, d, gi, r and v), nor the q of qu.
 */
export const alikeInitials: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(rows).map(([initial, others]) => [initial, others.split(" ")]),
);
