"use client";

import Form from "next/form";
import { useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { sheetCodes } from "#lib/paper/sheet-view.ts";
import {
  type Cell,
  cellKey,
  checkMatrix,
  countOf,
  forms,
  type Matrix,
  mostInCell,
  mostQuestions,
  strandsOf,
  sumOf,
  testLevels,
  writeMatrix,
} from "#lib/test-papers/matrix.ts";
import { minuteBounds, quartersOfPoint } from "#lib/test-papers/plan.ts";
import { writePoints } from "#lib/test-papers/points.ts";
import { longest, type TestRequest, writeRequest } from "#lib/test-papers/request.ts";
import { testPaperText as text } from "#lib/text/test-paper-text.ts";
import { strandName } from "./strand-name.ts";

interface Props {
  readonly request: TestRequest;
  /** How many questions there are for each cell, by cellKey. */
  readonly supply: Readonly<Record<string, number>>;
  /** What the class usually has. */
  readonly usual: Matrix;
  /** Quarters it has to add up to. */
  readonly wanted: number;
  /** What tells the paper from all others. */
  readonly seed: string;
}

type Place = Pick<Cell, "strand" | "level" | "form">;

/** Quarters of a question that is put into a cell. */
const usualQuarters = { choice: 2, written: 4 } as const;

/** The fields the form asks for itself. */
const asked = new Set(["mt", "ma", "phut", "phutviet", "truong", "so", "doi"]);

/** The matrix as it can be changed: so many questions and points in each cell, until they add up. */
export function MatrixStep({ request, supply, usual, wanted, seed }: Props) {
  const { classId, subject } = request;
  const [matrix, setMatrix] = useState<Matrix>(request.matrix ?? usual);
  const problem = checkMatrix(matrix, wanted, new Map(Object.entries(supply)));
  const change = (cell: Cell) =>
    setMatrix([...matrix.filter((each) => cellKey(each) !== cellKey(cell)), ...(cell.count === 0 ? [] : [cell])]);
  const kept = Object.entries(writeRequest(request)).filter(([name]) => !asked.has(name));
  return (
    <Form action="/de" className="grid gap-4 min-[64rem]:grid-cols-[minmax(0,1fr)_22rem] min-[64rem]:items-start">
      {[...kept, ["mt", writeMatrix(matrix)] as const, ["so", seed] as const].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <section className={panelClass} aria-labelledby="matrix">
        <div>
          <h2 id="matrix" className="font-head text-[1.25rem] leading-tight font-bold">
            {text.matrix.title}
          </h2>
          <p className="text-muted">{text.matrix.lead}</p>
        </div>
        <div className="grid gap-4 tablet:grid-cols-2">
          {strandsOf(subject).map((strand) => (
            <fieldset key={strand} className="grid min-w-0 content-start gap-2">
              <legend className="mb-1 font-head text-[1.0625rem] font-semibold">{strandName(strand, classId)}</legend>
              <StrandCells strand={strand} matrix={matrix} supply={supply} classId={classId} onChange={change} />
            </fieldset>
          ))}
        </div>
        <p className="text-[1rem] text-muted">{text.matrix.legend}</p>
        <button
          type="button"
          onClick={() => setMatrix(usual)}
          className="press min-h-12 justify-self-start rounded-[12px] border border-edge px-4 font-head text-[1.0625rem] font-bold text-hue"
        >
          {text.matrix.usual}
        </button>
      </section>
      <div className="grid gap-4 min-[64rem]:sticky min-[64rem]:top-4">
        <section className={panelClass} aria-label={text.matrix.total}>
          <Totals matrix={matrix} wanted={wanted} />
          <p role="alert" className="font-semibold text-again-ink empty:hidden">
            {problem === null ? "" : problemText(problem, matrix, wanted)}
          </p>
          <Settings request={request} />
          <Button type="submit" isWide disabled={problem !== null}>
            {text.make}
          </Button>
        </section>
      </div>
    </Form>
  );
}

export function problemText(
  problem: NonNullable<ReturnType<typeof checkMatrix>>,
  matrix: Matrix,
  wanted: number,
): string {
  const { problems } = text;
  if (problem === "points") return problems.points(writePoints(sumOf(matrix)), writePoints(wanted));
  if (problem === "many") return problems.many(mostQuestions);
  return problems[problem];
}

interface StrandProps {
  readonly strand: Cell["strand"];
  readonly matrix: Matrix;
  readonly supply: Props["supply"];
  readonly classId: TestRequest["classId"];
  readonly onChange: (cell: Cell) => void;
}

/** A row for each level, a column for each form. */
function StrandCells({ strand, matrix, supply, classId, onChange }: StrandProps) {
  const places = testLevels.flatMap((level) => forms.map((form) => cellKey({ strand, level, form })));
  const isEmpty = places.every((key) => (supply[key] ?? 0) === 0 && matrix.every((cell) => cellKey(cell) !== key));
  if (isEmpty) return <p className="text-muted">{text.matrix.noneInStrand}</p>;
  return (
    <table className="w-full border-separate border-spacing-1">
      <thead>
        <tr>
          <td />
          {forms.map((form) => (
            <th key={form} scope="col" className="font-head text-[1rem] font-semibold">
              <abbr title={text.forms[form].name} className="no-underline">
                {text.forms[form].short}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {testLevels.map((level) => (
          <tr key={level}>
            <th scope="row" className="pe-1 text-start text-[1rem] leading-tight font-normal whitespace-nowrap">
              {text.levels[level].name}
            </th>
            {forms.map((form) => {
              const place = { strand, level, form };
              const cell = matrix.find((each) => cellKey(each) === cellKey(place)) ?? {
                ...place,
                count: 0,
                quarters: 0,
              };
              const name = text.matrix.cell(strandName(strand, classId), level, text.forms[form].name);
              return (
                <td key={form} className="rounded-[10px] bg-soft p-1 align-top">
                  <CellFields cell={cell} name={name} most={supply[cellKey(place)] ?? 0} onChange={onChange} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly cell: Cell;
  readonly name: string;
  /** So many questions there are. */
  readonly most: number;
  readonly onChange: (cell: Cell) => void;
}

const selectClass = "min-h-12 w-full rounded-[8px] border border-field bg-card px-1.5 text-[1rem] tabular-nums";

/** Points follow when questions are added or taken away. */
function withCount(cell: Place & Cell, count: number): Cell {
  const each = cell.count === 0 ? usualQuarters[cell.form] : cell.quarters / cell.count;
  return { ...cell, count, quarters: Math.max(count, Math.round(each * count)) };
}

function CellFields({ cell, name, most, onChange }: CellProps) {
  const { count, quarters } = cell;
  if (most === 0 && count === 0) {
    return (
      <p className="grid min-h-12 place-items-center text-center text-[0.9375rem] text-muted">{text.matrix.none}</p>
    );
  }
  const counts = Array.from({ length: Math.max(count, Math.min(most, mostInCell)) + 1 }, (_, each) => each);
  const points = Array.from({ length: 10 * quartersOfPoint - count + 1 }, (_, place) => count + place);
  return (
    <div className="grid gap-1">
      <select
        aria-label={text.matrix.countOf(name)}
        value={count}
        onChange={({ target }) => onChange(withCount(cell, Number(target.value)))}
        className={classNames(selectClass, count === 0 && "text-muted")}
      >
        {counts.map((each) => (
          <option key={each} value={each}>
            {text.matrix.countSum(each)}
          </option>
        ))}
      </select>
      {count > 0 && (
        <select
          aria-label={text.matrix.pointsOf(name)}
          value={quarters}
          onChange={({ target }) => onChange({ ...cell, quarters: Number(target.value) })}
          className={selectClass}
        >
          {points.map((each) => (
            <option key={each} value={each}>
              {text.matrix.inPoints(writePoints(each))}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function Totals({ matrix, wanted }: { readonly matrix: Matrix; readonly wanted: number }) {
  const sum = sumOf(matrix);
  const rows = [
    ...testLevels.map((level) => ({
      name: text.levels[level].name,
      cells: matrix.filter((each) => each.level === level),
    })),
    ...forms.map((form) => ({ name: text.forms[form].name, cells: matrix.filter((each) => each.form === form) })),
  ];
  return (
    <>
      <p className="font-head text-[1.5rem] leading-tight font-extrabold text-hue tabular-nums" role="status">
        {text.matrix.sum(writePoints(sum), writePoints(wanted))}
      </p>
      <table className="w-full text-[1rem] tabular-nums">
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-1 text-start font-normal first-letter:uppercase">
                {name}
              </th>
              <td className="py-1 text-end">{text.matrix.countSum(countOf(cells))}</td>
              <td className="py-1 text-end">{text.matrix.inPoints(writePoints(sumOf(cells)))}</td>
              <td className="py-1 text-end">{sum === 0 ? "" : text.matrix.percent((100 * sumOf(cells)) / sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const fieldClass =
  "min-h-12 w-full rounded-[12px] border-2 border-field bg-card px-3 font-read text-[1rem] font-normal text-ink";
const labelClass = "grid gap-1 font-head text-[1.0625rem] font-semibold";

function Settings({ request }: Pick<Props, "request">) {
  const { subject, minutes, writingMinutes, school, codes } = request;
  const { least, most } = minuteBounds;
  const fields = [
    { name: "phut", label: subject === "maths" ? text.minutes.maths : text.minutes.reading, value: minutes },
    ...(subject === "maths" ? [] : [{ name: "phutviet", label: text.minutes.writing, value: writingMinutes }]),
  ];
  return (
    <>
      {fields.map(({ name, label, value }) => (
        <label key={name} className={labelClass}>
          {label}
          <input type="number" name={name} defaultValue={value} min={least} max={most} className={fieldClass} />
        </label>
      ))}
      <label className={labelClass}>
        {text.codes}
        <select name="ma" defaultValue={codes} className={fieldClass}>
          {sheetCodes.map((code, place) => (
            <option key={code} value={place + 1}>
              {text.codeCount(place + 1)}
            </option>
          ))}
        </select>
        <span className="font-read text-[1rem] font-normal text-muted">{text.codesHint}</span>
      </label>
      <label className={labelClass}>
        {text.school}
        <input
          name="truong"
          defaultValue={school}
          maxLength={longest.school}
          className={fieldClass}
          autoComplete="organization"
        />
      </label>
    </>
  );
}
