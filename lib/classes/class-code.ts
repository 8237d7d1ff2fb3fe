/** Without what looks or sounds alike: 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B, U and V. */
const letters = "ACDEFGHJKMNPQRTUWXY34679";
const length = 6;

/** The code by which a class is joined: six letters and digits, easy to read out and to write off a board. */
export const classCode = {
  length,

  /** From random bytes, of which those that would favour some letters are left out; null if they do not suffice. */
  make(random: Uint8Array): string | null {
    const fair = [...random].filter((byte) => byte < 256 - (256 % letters.length)).slice(0, length);
    return fair.length < length ? null : fair.map((byte) => letters[byte % letters.length]).join("");
  },

  /** As somebody types it, with small letters, spaces or dashes; null for what is no code. */
  read(typed: string): string | null {
    const code = typed.slice(0, 40).toUpperCase().replace(/[\s-]/g, "");
    return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null;
  },
} as const;
