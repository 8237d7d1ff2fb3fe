import { readFileSync } from "node:fs";
import { type BindingPattern, type Expression, type ParamPattern, type Program, parseSync } from "oxc-parser";

type Part = Expression | Program["body"][number] | undefined;

interface Source {
  readonly text: string;
  /** What stands at the top of the file, by its name. */
  readonly parts: ReadonlyMap<string, Part>;
}

/** The type of a parameter as it is written; one without is that of the number it has where none is given. */
function typeOf(param: ParamPattern, { text }: Source): string {
  const written: BindingPattern | ParamPattern = param.type === "AssignmentPattern" ? param.left : param;
  const annotation = "typeAnnotation" in written ? written.typeAnnotation?.typeAnnotation : undefined;
  if (annotation) return text.slice(annotation.start, annotation.end).replace(/\s+/g, " ");
  return param.type === "AssignmentPattern" ? "number" : "unknown";
}

function topOf(program: Program): Source["parts"] {
  const statements = program.body.flatMap((each) =>
    each.type === "ExportNamedDeclaration" ? (each.declaration ?? []) : each,
  );
  return new Map(
    statements.flatMap((each): [string, Part][] => {
      if (each.type === "FunctionDeclaration") return [[each.id?.name ?? "", each]];
      if (each.type !== "VariableDeclaration") return [];
      return each.declarations.flatMap(({ id, init }) => (id.type === "Identifier" && init ? [[id.name, init]] : []));
    }),
  );
}

/** What an object or a list holds, by name or place. */
function membersOf(part: Part): [name: string | number, member: Part][] {
  if (part?.type === "ArrayExpression") {
    return part.elements.flatMap((element, place): [number, Part][] =>
      element === null || element.type === "SpreadElement" ? [] : [[place, element]],
    );
  }
  if (part?.type !== "ObjectExpression") return [];
  return part.properties.flatMap((each): [string, Part][] =>
    each.type === "Property" && each.key.type === "Identifier" ? [[each.key.name, each.value]] : [],
  );
}

function* functionsIn(part: Part, path: string, source: Source): Generator<[path: string, types: readonly string[]]> {
  switch (part?.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      yield* functionsIn(part.expression, path, source);
      return;
    case "Identifier":
      yield* functionsIn(source.parts.get(part.name), path, source);
      return;
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "FunctionDeclaration":
      yield [path, part.params.map((param) => typeOf(param, source))];
      return;
    default:
      for (const [name, member] of membersOf(part)) yield* functionsIn(member, `${path}.${name}`, source);
  }
}

/** The types of the parameters of every function a file's objects hold, by "object.name", by reading it as a compiler does. */
export function readParameters(file: string): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(file, "utf8");
  const source = { text, parts: topOf(parseSync(file, text).program) };
  return new Map([...source.parts].flatMap(([name, part]) => [...functionsIn(part, name, source)]));
}
