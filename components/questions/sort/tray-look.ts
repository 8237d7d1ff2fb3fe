/** Trays side by side. */
export const trayColumns: Readonly<Record<number, string>> = {
  2: "grid-cols-2",
  3: "grid-cols-3",
  4: "grid-cols-4",
  5: "grid-cols-5",
};

/** A tray of the colour its name tells, or of the page's. */
export const trayPaints = {
  plain: "border-edge bg-surface",
  blue: "border-[#2a82cf] bg-[#e3f2fd]",
  red: "border-[#d2432d] bg-[#ffe7e2]",
} as const;
