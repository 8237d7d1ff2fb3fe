import { Faces } from "./faces.tsx";

const even = { width: 46, depth: 46, height: 46 } as const;

function pips(ground: string, ...places: readonly (readonly [number, number])[]) {
  return (
    <>
      <rect width="46" height="46" fill={ground} />
      {places.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill={places.length === 1 ? "#d2432d" : "#2d2244"} />
      ))}
    </>
  );
}

const third = 46 / 3;
const thirds = [0, 1, 2];

function stickers(colours: readonly string[]) {
  return (
    <>
      <rect width="46" height="46" fill="#2d2244" />
      {thirds.map((row) =>
        thirds.map((column) => (
          <rect
            key={`${row} ${column}`}
            x={column * third + 1.3}
            y={row * third + 1.3}
            width={third - 2.6}
            height={third - 2.6}
            rx="2"
            fill={colours[(row * 3 + column) % colours.length]}
          />
        )),
      )}
    </>
  );
}

function wrapped(ground: string, ribbon: string) {
  return (
    <>
      <rect width="42" height="42" fill={ground} />
      <rect x="16" width="10" height="42" fill={ribbon} />
    </>
  );
}

function lettered(ground: string, paper: string, drawing: string) {
  return (
    <>
      <rect width="46" height="46" fill={ground} />
      <rect x="6" y="6" width="34" height="34" rx="4" fill={paper} />
      <path d={drawing} fill="none" stroke="#d2432d" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </>
  );
}

/** Things with six equal faces. */
export const cubeThings = {
  die: (
    <Faces
      {...even}
      edge="#6d6680"
      top={pips("#ffffff", [23, 23])}
      left={pips("#f1eef6", [12, 12], [34, 34], [23, 23])}
      right={pips("#dcd7e6", [12, 12], [34, 12], [12, 34], [34, 34])}
    />
  ),
  "puzzle-cube": (
    <Faces
      {...even}
      edge="#201a30"
      top={stickers(["#ffd23f", "#fffcf5", "#ffd23f", "#4ea6ee", "#ffd23f"])}
      left={stickers(["#f2664f", "#5fbb52", "#f2664f", "#f2664f"])}
      right={stickers(["#4ea6ee", "#2a82cf", "#5fbb52", "#ffd23f", "#2a82cf"])}
    />
  ),
  gift: (
    <>
      <Faces
        {...{ width: 42, depth: 42, height: 42 }}
        edge="#45289a"
        top={
          <>
            {wrapped("#c6b2fb", "#ffe58a")}
            <rect y="16" width="42" height="10" fill="#ffe58a" />
          </>
        }
        left={wrapped("#9a78ec", "#ffd23f")}
        right={wrapped("#7854d2", "#efb21c")}
      />
      <path
        d="M50 29c-10-15-24-9-18-2 4 4 12 4 18 2zm0 0c10-15 24-9 18-2-4 4-12 4-18 2z"
        fill="#ffd23f"
        stroke="#9a6300"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="50" cy="29" r="4" fill="#efb21c" stroke="#9a6300" strokeWidth="2" />
    </>
  ),
  "toy-block": (
    <Faces
      {...even}
      edge="#5d3a12"
      top={lettered("#f0cf97", "#fff6e0", "M23 14v18M14 23h18")}
      left={lettered("#e2b673", "#fff1cf", "M14 33L23 13L32 33M17.500 27h11")}
      right={lettered("#c9934c", "#f6dfb2", "M16 13v20h9a6 6 0 0 0 0-11h-9m0 0h8a5 5 0 0 0 0-9z")}
    />
  ),
} as const;
