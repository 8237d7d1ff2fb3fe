/** A place on a dial whose middle is 0, 0: minutes turn clockwise from twelve. Rounded, so that server and browser write the same. */
export function dialPoint(minute: number, radius: number): { x: number; y: number } {
  const turn = (minute * Math.PI) / 30;
  const rounded = (value: number) => Math.round(value * radius * 100) / 100;
  return { x: rounded(Math.sin(turn)), y: rounded(-Math.cos(turn)) };
}
