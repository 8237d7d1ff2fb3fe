import fc from "fast-check";
import { expect, test } from "vitest";
import { byteReader } from "./byte-reader.ts";
import { type ByteWriter, byteWriter } from "./byte-writer.ts";

function written(write: (out: ByteWriter) => void): Uint8Array {
  const out = byteWriter();
  write(out);
  return out.bytes();
}

const unsigned = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test("every unsigned number comes back as it was written, one after the other", () => {
  fc.assert(
    fc.property(fc.array(unsigned), (numbers) => {
      const reader = byteReader(written((out) => numbers.forEach(out.uint)));
      expect(numbers.map(() => reader.uint())).toEqual(numbers);
      expect(reader.isAtEnd()).toBe(true);
    }),
  );
});

test("every number of single precision comes back as it was written", () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (number) => {
      expect(byteReader(written((out) => out.float(number))).float()).toBe(number);
    }),
  );
});

test("every text and colour comes back as it was written", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), unsigned, (text, colour) => {
      const reader = byteReader(
        written((out) => {
          out.text(text);
          out.uint32(colour);
        }),
      );
      expect([reader.text(), reader.uint32()]).toEqual([text, colour]);
    }),
  );
});

test("a number below 128 takes one byte, and a colour stands with its blue first", () => {
  expect([...written((out) => out.uint(127))]).toEqual([127]);
  expect([...written((out) => out.uint(300))]).toEqual([0xac, 0x02]);
  expect([...written((out) => out.uint32(0xff112233))]).toEqual([0x33, 0x22, 0x11, 0xff]);
});

test("what is no unsigned number is refused", () => {
  for (const wrong of [-1, 0.5, 2 ** 32, Number.NaN]) {
    expect(() => written((out) => out.uint(wrong))).toThrow(RangeError);
  }
  expect(() => written((out) => out.float(Number.NaN))).toThrow(RangeError);
});
