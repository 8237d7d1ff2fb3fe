import { type ByteReader, byteReader } from "./byte-reader.ts";
import { type FieldKind, objectTypes } from "./object-types.ts";

/** An object as read: ids are plain numbers. */
export interface ReadObject {
  readonly type: string;
  readonly fields: Readonly<Record<string, number | string | boolean>>;
}

interface KnownField {
  readonly name: string;
  readonly kind: FieldKind;
}

interface KnownType {
  readonly name: string;
  readonly fields: ReadonlyMap<number, KnownField>;
}

const known: ReadonlyMap<number, KnownType> = new Map(
  Object.entries(objectTypes).map(([name, { type, fields }]) => [
    type,
    {
      name,
      fields: new Map(
        Object.entries<readonly [number, FieldKind, unknown]>(fields).map(([field, [key, kind]]) => [
          key,
          { name: field, kind },
        ]),
      ),
    },
  ]),
);

function readValue(reader: ByteReader, kind: FieldKind): number | string | boolean {
  if (kind === "float") return reader.float();
  if (kind === "colour") return reader.uint32();
  if (kind === "string") return reader.text();
  if (kind === "bool") return reader.byte() === 1;
  return reader.uint();
}

function readObject(reader: ByteReader): ReadObject {
  const key = reader.uint();
  const type = known.get(key);
  if (type === undefined) throw new Error(`unknown type ${key}`);
  const fields: Record<string, number | string | boolean> = {};
  for (let field = reader.uint(); field !== 0; field = reader.uint()) {
    const found = type.fields.get(field);
    if (found === undefined) throw new Error(`unknown field ${field} of ${type.name}`);
    fields[found.name] = readValue(reader, found.kind);
  }
  return { type: type.name, fields };
}

/** The objects of a .riv file in file order; throws on a head, type or field that this project does not write. */
export function readRiv(bytes: Uint8Array): ReadObject[] {
  const reader = byteReader(bytes);
  const head = [reader.byte(), reader.byte(), reader.byte(), reader.byte()]
    .map((code) => String.fromCharCode(code))
    .join("");
  const version = [reader.uint(), reader.uint()].join(".");
  if (head !== "RIVE" || version !== "7.0") throw new Error(`not a .riv file of format 7.0: ${head} ${version}`);
  reader.uint();
  let keys = 0;
  while (reader.uint() !== 0) keys += 1;
  for (let word = 0; word < Math.ceil(keys / 4); word += 1) reader.uint32();
  const objects: ReadObject[] = [];
  while (!reader.isAtEnd()) objects.push(readObject(reader));
  return objects;
}
