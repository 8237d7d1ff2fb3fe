import type { FieldsOf, RivObject, TypeName } from "./riv-object.ts";

/** An object with the fields its type has; the compiler knows them. */
export function makeObject<T extends TypeName>(type: T, fields: FieldsOf<T>): RivObject {
  return { type, fields };
}
