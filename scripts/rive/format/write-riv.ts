import { type ByteWriter, byteWriter } from "./byte-writer.ts";
import { type FieldKind, objectTypes } from "./object-types.ts";
import type { RivObject } from "./riv-object.ts";

/** What counts the places of its own objects: an artboard, an animation list, a state machine, a layer. */
type Place = ReadonlyMap<RivObject, number>;

const tocCodes: Record<FieldKind, number> = { uint: 0, id: 0, bool: 0, string: 1, float: 2, colour: 3 };

interface Entry {
  readonly key: number;
  readonly kind: FieldKind;
  readonly value: number | boolean | string | RivObject;
}

function entriesOf(object: RivObject): Entry[] {
  const known: Readonly<Record<string, readonly [number, FieldKind, unknown] | undefined>> =
    objectTypes[object.type].fields;
  return Object.entries(object.fields).flatMap(([name, value]) => {
    const field = known[name];
    if (field === undefined) throw new Error(`a ${object.type} has no field ${name}`);
    return value === undefined || value === field[2] ? [] : [{ key: field[0], kind: field[1], value }];
  });
}

/** The keys in use with the code of their kind, four to a word of 32 bits: the reader takes no more from one. */
function writeContents(out: ByteWriter, entries: readonly Entry[]): void {
  const codes = [...new Map(entries.map(({ key, kind }) => [key, tocCodes[kind]]))].sort(([one], [two]) => one - two);
  for (const [key] of codes) out.uint(key);
  out.uint(0);
  for (let start = 0; start < codes.length; start += 4) {
    out.uint32(codes.slice(start, start + 4).reduce((word, [, code], place) => word + code * 4 ** place, 0));
  }
}

function placeOf(value: RivObject, object: RivObject, place: Place): number {
  const id = place.get(value);
  if (id !== undefined) return id;
  const name = JSON.stringify(value.fields.name ?? "");
  throw new Error(`a ${object.type} names a ${value.type} ${name} that is not in its artboard`);
}

function writeNumber(out: ByteWriter, kind: FieldKind, value: number): void {
  if (kind === "float") out.float(value);
  else if (kind === "colour") out.uint32(value);
  else out.uint(value);
}

function writeEntry(out: ByteWriter, { key, kind, value }: Entry, object: RivObject, place: Place): void {
  out.uint(key);
  if (typeof value === "object") out.uint(placeOf(value, object, place));
  else if (typeof value === "string") out.text(value);
  else if (typeof value === "boolean") out.byte(value ? 1 : 0);
  else writeNumber(out, kind, value);
}

/** Objects in file order with the places they may name. */
export interface RivPart {
  readonly objects: readonly RivObject[];
  readonly place: Place;
}

/** The bytes of a .riv file, format 7.0. Throws on an id that names nothing. */
export function writeRiv(parts: readonly RivPart[]): Uint8Array<ArrayBuffer> {
  const out = byteWriter();
  for (const letter of "RIVE") out.byte(letter.charCodeAt(0));
  out.uint(7);
  out.uint(0);
  out.uint(0);
  writeContents(
    out,
    parts.flatMap(({ objects }) => objects.flatMap(entriesOf)),
  );
  for (const { objects, place } of parts) {
    for (const object of objects) {
      out.uint(objectTypes[object.type].type);
      for (const entry of entriesOf(object)) writeEntry(out, entry, object, place);
      out.uint(0);
    }
  }
  return out.bytes();
}
