import type { ReactNode } from "react";

const cloth = "M-34 -57C-66 -46 -80 4 -80 44Q-80 76 -50 76H50Q80 76 80 44C80 4 66 -46 34 -57z";
const mouth = "M-33 -60L-44 -77Q-33 -72 -22 -77Q-11 -72 0 -77Q11 -72 22 -77Q33 -72 44 -77L33 -60z";
const folds = "M-22 -54Q-34 -46 -42 -34M22 -54Q34 -46 42 -34M-18 -72L-15 -62M18 -72L15 -62";
const cord = "M-37 -58.500H37";
const ends = "M30 -57Q50 -54 52 -36M30 -57Q42 -46 38 -30";

const edge = { stroke: "#9a6300", strokeWidth: 4, strokeLinejoin: "round", strokeLinecap: "round" } as const;

/** A bag of thin cloth around what lies in it, tied with a cord. */
export function Bag({ children }: { children: ReactNode }) {
  return (
    <>
      <path d={cloth} fill="#fff6df" {...edge} />
      <path d={folds} fill="none" {...edge} strokeWidth="2" />
      {children}
      <path d={mouth} fill="#ffe9b3" {...edge} strokeWidth="3" />
      <path d={cord} fill="none" {...edge} stroke="#6b3d00" strokeWidth="6" />
      <path d={ends} fill="none" {...edge} stroke="#6b3d00" strokeWidth="3" />
    </>
  );
}
