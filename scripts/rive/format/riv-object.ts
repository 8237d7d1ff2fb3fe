import type { FieldKind, objectTypes } from "./object-types.ts";

type Types = typeof objectTypes;
export type TypeName = keyof Types;

interface Values {
  readonly uint: number;
  readonly id: RivObject;
  readonly bool: boolean;
  readonly string: string;
  readonly float: number;
  readonly colour: number;
}

type ValueOf<F> = F extends readonly [number, infer K extends FieldKind, ...unknown[]] ? Values[K] : never;

/** The fields one kind of object can have; what is left out keeps the format's default. */
export type FieldsOf<T extends TypeName> = {
  readonly [F in keyof Types[T]["fields"]]?: ValueOf<Types[T]["fields"][F]>;
};

/** An object of a .riv file before its place in the file is known: it names others by themselves, not by number. */
export interface RivObject {
  readonly type: TypeName;
  readonly fields: Readonly<Record<string, number | boolean | string | RivObject | undefined>>;
}
