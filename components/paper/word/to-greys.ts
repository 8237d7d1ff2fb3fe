/** Colours are a little lighter in grey than they are, as on the sheet: it saves ink. */
const lightness = 1.2;

const hexColour = /^#(?:[\da-f]{3}|[\da-f]{6})$/iu;

function channelsOf(colour: string): readonly number[] | null {
  if (hexColour.test(colour)) {
    const digits = colour.length === 4 ? colour.slice(1).replace(/./gu, "$&$&") : colour.slice(1);
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  }
  const channels = /^rgba?\((\d+), (\d+), (\d+)/u.exec(colour);
  return channels?.slice(1).map(Number) ?? null;
}

function greyOf(colour: string): string {
  const [red, green, blue] = channelsOf(colour) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return colour;
  const grey = Math.min(255, Math.round((0.2126 * red + 0.7152 * green + 0.0722 * blue) * lightness));
  return `#${grey.toString(16).padStart(2, "0").repeat(3)}`;
}

/** Puts a grey in the place of every colour of a drawing. */
export function toGreys(sheet: SVGElement): void {
  for (const part of sheet.querySelectorAll("*")) {
    for (const name of ["fill", "stroke", "stop-color"]) {
      const colour = part.getAttribute(name);
      if (colour !== null) part.setAttribute(name, greyOf(colour));
    }
  }
}
