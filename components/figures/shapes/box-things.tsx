import { Faces } from "./faces.tsx";

function cow(ground: string, wave: string) {
  return (
    <>
      <rect width="30" height="58" fill={ground} />
      <path d="M0 40q8-8 15 0t15 0v18H0z" fill={wave} />
      <path d="M15 10c5 7 7 10 7 14a7 7 0 0 1-14 0c0-4 2-7 7-14z" fill="#fff" />
    </>
  );
}

function holes(ground: string, dark: string) {
  return (
    <>
      <rect width="64" height="32" fill={ground} />
      {[14, 32, 50].map((x) => (
        <circle key={x} cx={x} cy="16" r="6" fill={dark} />
      ))}
    </>
  );
}

function strokes(width: number, ground: string, dark: string) {
  return (
    <>
      <rect width={width} height="22" fill={ground} />
      <path
        d={`M5 8h${width * 0.4}M${width * 0.35} 15h${width * 0.5}`}
        stroke={dark}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  );
}

function doors(ground: string, line: string) {
  return (
    <>
      <rect width="34" height="62" fill={ground} />
      <path d="M0 22h34" stroke={line} strokeWidth="2.5" />
      <path d="M6 9v7M6 29v12" stroke={line} strokeWidth="3.5" strokeLinecap="round" />
    </>
  );
}

/** Things with long and short edges. */
export const boxThings = {
  milk: (
    <Faces
      {...{ width: 30, depth: 30, height: 58 }}
      edge="#0f4f8a"
      top={
        <>
          <rect width="30" height="30" fill="#e3f3ff" />
          <circle cx="20" cy="18" r="4" fill="#2a82cf" />
        </>
      }
      left={cow("#9ed3fb", "#fdfdff")}
      right={cow("#4ea6ee", "#dcecfa")}
    />
  ),
  brick: (
    <Faces
      {...{ width: 64, depth: 32, height: 22 }}
      edge="#7d2012"
      top={holes("#f0937c", "#a9402c")}
      left={strokes(32, "#dd6a4f", "#b84a32")}
      right={strokes(64, "#c4523a", "#a03a26")}
    />
  ),
  fridge: (
    <Faces
      {...{ width: 34, depth: 34, height: 62 }}
      edge="#4a5b73"
      top={<rect width="34" height="34" fill="#f7fbff" />}
      left={doors("#e4edf6", "#4a5b73")}
      right={<rect width="34" height="62" fill="#b9c8d8" />}
    />
  ),
  matchbox: (
    <Faces
      {...{ width: 60, depth: 40, height: 18 }}
      edge="#8f2213"
      top={
        <>
          <rect width="60" height="40" fill="#ffd23f" />
          <rect x="6" y="6" width="48" height="28" fill="#f2664f" />
          <path d="M30 28c-7-4-7-9-3-12 1 2 2 2 3 0 1-3 0-4 1-6 5 4 9 12-1 18z" fill="#ffe58a" />
        </>
      }
      left={<rect width="40" height="18" fill="#efb21c" />}
      right={
        <>
          <rect width="60" height="18" fill="#8b5e2c" />
          <path d="M0 5h60M0 9h60M0 13h60" stroke="#5d3a12" strokeWidth="1.5" strokeDasharray="2 2" />
        </>
      }
    />
  ),
} as const;
