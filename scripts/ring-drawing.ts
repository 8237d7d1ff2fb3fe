/** The rings of the three stages of the ladder of animals: leaf, sun, lotus. */
export const rings = ["leaf", "sun", "lotus"] as const;

type Ring = (typeof rings)[number];

interface Paints {
  readonly back: string;
  readonly front: string;
  readonly inside: string;
}

const paints: Record<Ring, Paints> = {
  leaf: { back: "#6fb357", front: "#9ed08a", inside: "#dff2d3" },
  sun: { back: "#ffc24d", front: "#ffc24d", inside: "#fff0c4" },
  lotus: { back: "#e56a99", front: "#f493b8", inside: "#ffe3ee" },
};
const locked: Paints = { back: "#cfc3da", front: "#ddd3e6", inside: "#e9e2ef" };

/** Ellipses of the given half width and height around the middle, `distance` away from it, the first turned by `first` degrees. */
function petals(count: number, first: number, distance: number, width: number, height: number): string {
  return Array.from({ length: count }, (_, place) => {
    const degrees = first + (360 * place) / count;
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const at = (x: number) =>
      `${(50 + x * cos + distance * sin).toFixed(1)} ${(50 + x * sin - distance * cos).toFixed(1)}`;
    const arc = `A${width} ${height} ${degrees} 1 1 `;
    return `M${at(-width)}${arc}${at(width)}${arc}${at(-width)}z`;
  }).join("");
}

function circle(radius: number, fill: string): string {
  return `<circle cx="50" cy="50" r="${radius}" fill="${fill}"/>`;
}

const bodies: Record<Ring, (paint: Paints) => string> = {
  leaf: ({ back, front, inside }) =>
    `${circle(45, front)}<path d="M50 98c-9 1-20-2-25-11 10-3 20 0 25 11zm0 0c9 1 20-2 25-11-10-3-20 0-25 11z" fill="${back}"/>${circle(36, inside)}`,
  sun: ({ back, front, inside }) =>
    `<path d="${petals(12, 0, 36, 11, 14.9)}" fill="${back}"/>${circle(40, front)}${circle(36, inside)}`,
  lotus: ({ back, front, inside }) =>
    `<path d="${petals(8, 22.5, 32, 14, 18.9)}" fill="${back}"/><path d="${petals(8, 0, 31, 14, 18.9)}" fill="${front}"/>${circle(36, inside)}`,
};

/** The ring as a drawing of its own; a locked one is grey. */
export function ringDrawing(ring: Ring, isLocked: boolean): string {
  const body = bodies[ring](isLocked ? locked : paints[ring]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>\n`;
}
