import type { Rng } from "#lib/core/rng.ts";

/** The four kinds of angles: how they look, what they measure, and what is said to a wrong one, drawn or told in degrees. */
export const angleKinds = {
  "góc nhọn": {
    look: "bé hơn góc vuông",
    size: "bé hơn 90°",
    told: "Góc nhọn bé hơn 90°.",
    feedback: "Góc nhọn bé hơn góc lớn nhất của ê ke. Con xem lại góc này nhé!",
  },
  "góc vuông": {
    look: "vừa khít góc của ê ke",
    size: "là số đo của góc vuông",
    told: "Góc vuông bằng 90°.",
    feedback: "Góc vuông vừa khít góc của ê ke. Con xem lại góc này nhé!",
  },
  "góc tù": {
    look: "lớn hơn góc vuông, bé hơn góc bẹt",
    size: "lớn hơn 90° và bé hơn 180°",
    told: "Góc tù lớn hơn 90° và bé hơn 180°.",
    feedback: "Góc tù mở rộng hơn góc của ê ke nhưng chưa duỗi thẳng. Con xem lại góc này nhé!",
  },
  "góc bẹt": {
    look: "có hai cạnh duỗi thẳng ra, bằng hai góc vuông",
    size: "bằng hai lần 90°",
    told: "Góc bẹt bằng 180°.",
    feedback: "Góc bẹt có hai cạnh nằm trên một đường thẳng. Con xem lại góc này nhé!",
  },
} as const;

export type AngleKind = keyof typeof angleKinds;

/** Degrees that are seen to be of the kind. */
export function pickDegrees(rng: Rng, kind: AngleKind): number {
  if (kind === "góc nhọn") return rng.int(5, 14) * 5;
  if (kind === "góc tù") return rng.int(22, 32) * 5;
  return kind === "góc vuông" ? 90 : 180;
}
