/** What must be found nowhere. */
interface Secret {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Its middle as base64 writes it, which depends on how many bytes stand before it. */
function inBase64(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
      .toString("base64")
      .replace(/=+$/, "");
    const ends = (before + bytes.length) % 3 === 0 ? 0 : 1;
    return whole.slice(before === 0 ? 0 : before + 1, whole.length - ends);
  });
}

/** How the bytes may be written, in small letters: as they are, in an address, as numbers, with two bytes a letter. */
function inSmallLetters(bytes: Buffer): string[] {
  const plain = bytes.toString("latin1").toLowerCase();
  const hex = bytes.toString("hex");
  return [plain, [...plain].join("\0"), hex, hex.replaceAll(/../g, "%$&")];
}

const toPlainAddress = (letters: string) => letters.replaceAll("+", "-").replaceAll("/", "_");

function holds(letters: string, small: string, bytes: Buffer): boolean {
  return (
    inSmallLetters(bytes).some((written) => small.includes(written)) ||
    inBase64(bytes).some((written) => letters.includes(written) || letters.includes(toPlainAddress(written)))
  );
}

/** A secret whose letters have no marks, so that it reads the same whatever becomes of the marks around it. */
export function secretText(name: string, text: string): Secret {
  return { name, bytes: Buffer.from(text) };
}

/** Each place that holds a secret, large or small letters, as "the place: the secret". */
export function findSecrets(places: ReadonlyMap<string, Buffer>, secrets: readonly Secret[]): string[] {
  return [...places].flatMap(([place, content]) => {
    const letters = content.toString("latin1");
    const small = letters.toLowerCase();
    return secrets.filter(({ bytes }) => holds(letters, small, bytes)).map(({ name }) => `${place}: ${name}`);
  });
}
