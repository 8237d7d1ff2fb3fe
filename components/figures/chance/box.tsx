import type { ReactNode } from "react";

/** A glass box around what lies in it. */
export function Box({ children }: { children: ReactNode }) {
  return (
    <>
      <path d="M-74 -62V64q0 10 10 10H64q10 0 10 -10V-62z" fill="#eef7fd" />
      <path d="M-60 -48V34" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
      {children}
      <path
        d="M-74 -62V64q0 10 10 10H64q10 0 10 -10V-62"
        fill="none"
        stroke="#6b8a9f"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-79 -62h16M63 -62h16" stroke="#6b8a9f" strokeWidth="6" strokeLinecap="round" />
    </>
  );
}
