/** Reads what a byte writer has written. Throws at the end of the bytes. */
export interface ByteReader {
  readonly isAtEnd: () => boolean;
  readonly byte: () => number;
  readonly uint: () => number;
  readonly uint32: () => number;
  readonly float: () => number;
  readonly text: () => string;
}

export function byteReader(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const step = (length: number) => {
    const start = at;
    at += length;
    return start;
  };
  const byte = () => view.getUint8(step(1));
  const uint = () => {
    let value = 0;
    for (let place = 1; ; place *= 128) {
      const next = byte();
      value += (next % 128) * place;
      if (next < 128) return value;
    }
  };
  return {
    isAtEnd: () => at >= bytes.length,
    byte,
    uint,
    uint32: () => view.getUint32(step(4), true),
    float: () => view.getFloat32(step(4), true),
    text: () => {
      const length = uint();
      const start = step(length);
      return new TextDecoder().decode(bytes.subarray(start, start + length));
    },
  };
}
