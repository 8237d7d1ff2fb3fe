/** Writes the values of a .riv file one after the other. */
export interface ByteWriter {
  readonly byte: (value: number) => void;
  /** Unsigned LEB128, 0 to 2^32 - 1. */
  readonly uint: (value: number) => void;
  readonly uint32: (value: number) => void;
  /** Single precision. */
  readonly float: (value: number) => void;
  readonly text: (value: string) => void;
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

const limit = 2 ** 32;

function checked(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value >= limit) throw new RangeError(`not an unsigned number: ${value}`);
  return value;
}

export function byteWriter(): ByteWriter {
  const written: number[] = [];
  const view = new DataView(new ArrayBuffer(4));
  const pushView = () => {
    for (const place of [0, 1, 2, 3]) written.push(view.getUint8(place));
  };
  const uint = (value: number) => {
    let rest = checked(value);
    while (rest >= 128) {
      written.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    written.push(rest);
  };
  return {
    byte: (value) => void written.push(value),
    uint,
    uint32: (value) => {
      view.setUint32(0, checked(value), true);
      pushView();
    },
    float: (value) => {
      if (!Number.isFinite(value)) throw new RangeError(`not a number: ${value}`);
      view.setFloat32(0, value, true);
      pushView();
    },
    text: (value) => {
      const encoded = new TextEncoder().encode(value);
      uint(encoded.length);
      written.push(...encoded);
    },
    bytes: () => Uint8Array.from(written),
  };
}
