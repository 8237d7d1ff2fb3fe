import type { IllustrationFigure } from "#lib/questions/figures/illustration.ts";

/** What an illustration plays before, 160 wide and 120 high. */
export function Setting({ setting }: { setting: IllustrationFigure["setting"] }) {
  switch (setting) {
    case "room":
      return (
        <Room glass="#bfe4fb">
          <circle cx="135" cy="19" r="7" fill="#ffb02e" />
        </Room>
      );
    case "evening":
      return (
        <Room glass="#2c3f73">
          <path d="M137 11a9 9 0 1 0 6 14a8 8 0 0 1 -6 -14" fill="#ffe08a" />
          <path d="M116 16h.01M121 27h.01M124 13h.01" stroke="#ffe08a" strokeWidth="2.400" strokeLinecap="round" />
        </Room>
      );
    case "garden":
      return (
        <>
          <path d="M0 0H160V90H0z" fill="#e3f4fd" />
          <path d="M0 86Q40 76 80 84T160 82V120H0z" fill="#b9de86" />
        </>
      );
    case "pond":
      return (
        <>
          <path d="M0 0H160V60H0z" fill="#e3f4fd" />
          <path d="M0 52Q60 44 160 52V120H0z" fill="#b9de86" />
          <ellipse cx="92" cy="96" rx="66" ry="23" fill="#7cc8f5" />
          <path
            d="M50 92q6 -4 12 0t12 0M108 108q6 -4 12 0t12 0M112 86q5 -3 10 0t10 0"
            fill="none"
            stroke="#4da6e0"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </>
      );
    case "beach":
      return (
        <>
          <path d="M0 0H160V52H0z" fill="#e3f4fd" />
          <path d="M0 50H160V86H0z" fill="#7cc8f5" />
          <path d="M0 84Q40 76 80 82T160 78V120H0z" fill="#f6dfae" />
        </>
      );
    case "plain":
      return <path d="M0 0H160V120H0z" fill="#f4f0e4" />;
    default:
      return setting satisfies never;
  }
}

function Room({ glass, children }: { glass: string; children: React.ReactNode }) {
  return (
    <>
      <path d="M0 0H160V94H0z" fill="#fdf0d8" />
      <path d="M0 92H160V120H0z" fill="#e2bd8a" />
      <path d="M0 92H160" stroke="#c89c62" strokeWidth="2" />
      <path d="M110 6H150V38H110z" fill={glass} />
      {children}
      <path d="M110 6H150V38H110zM130 6V38M110 22H150" fill="none" stroke="#a9793f" strokeWidth="2.400" />
    </>
  );
}
