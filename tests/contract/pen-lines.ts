type Place = readonly [x: number, y: number];

/** Places along cubic Bézier curves that follow each other, by halving them (de Casteljau). */
export function placesAlong(curve: readonly number[]): Place[] {
  const at = (place: number): Place => [curve[place] ?? 0, curve[place + 1] ?? 0];
  const pieces = (curve.length - 2) / 6;
  return [
    at(0),
    ...Array.from({ length: pieces }, (_, piece) => [
      at(6 * piece),
      at(6 * piece + 2),
      at(6 * piece + 4),
      at(6 * piece + 6),
    ]).flatMap((handles) => halve(handles, 5)),
  ];
}

const middle = ([x, y]: Place, [otherX, otherY]: Place): Place => [(x + otherX) / 2, (y + otherY) / 2];

/** The places of one curve behind its first one. */
function halve(handles: readonly Place[], depth: number): Place[] {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = handles;
  if (depth === 0) return [d];
  const [ab, bc, cd] = [middle(a, b), middle(b, c), middle(c, d)];
  const [abc, bcd] = [middle(ab, bc), middle(bc, cd)];
  const centre = middle(abc, bcd);
  return [...halve([a, ab, abc, centre], depth - 1), ...halve([centre, bcd, cd, d], depth - 1)];
}

/** So many places at even parts of the length of a line. */
export function evenPlaces(line: readonly Place[], count: number): Place[] {
  const far = [0];
  for (const [at, [x, y]] of line.entries()) {
    const [beforeX, beforeY] = line[at - 1] ?? [x, y];
    if (at > 0) far.push((far[at - 1] ?? 0) + Math.hypot(x - beforeX, y - beforeY));
  }
  const whole = far.at(-1) ?? 0;
  return Array.from({ length: count + 1 }, (_, part) => {
    const wanted = (whole * part) / count;
    const at = Math.max(
      1,
      far.findIndex((each) => each >= wanted - 1e-9),
    );
    const [from, to] = [line[at - 1] ?? [0, 0], line[at] ?? line[at - 1] ?? [0, 0]];
    const [start, end] = [far[at - 1] ?? 0, far[at] ?? far[at - 1] ?? 0];
    const share = end === start ? 0 : (wanted - start) / (end - start);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

/** How wide and how high a line is. */
export function widest(line: readonly Place[]) {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}
