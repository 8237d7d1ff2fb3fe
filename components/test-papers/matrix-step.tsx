"use client";

import Form from "next/form";
import { useRef, useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { Button } from "#components/ui/button.tsx";
import { writePoints } from "#lib/core/write-points.ts";
import { strandName } from "#lib/test-papers/filed-tables.ts";
import {
  type Cell,
  cellKey,
  checkMatrix,
  countOf,
  forms,
  type Matrix,
  strandsOf,
  testLevels,
  writeMatrix,
} from "#lib/test-papers/matrix.ts";
import { quartersOf } from "#lib/test-papers/plan.ts";
import { type TestRequest, writeRequest } from "#lib/test-papers/request.ts";
import type { TestTemplate } from "#lib/test-papers/test-template.ts";
import { testPaperText as text } from "#lib/text/test-paper-text.ts";
import { StrandCells } from "./matrix-cells.tsx";
import { MatrixSettings, settingsOf } from "./matrix-settings.tsx";
import { problemText } from "./problem-text.ts";
import { type TemplateActions, TemplatesPanel } from "./templates-panel.tsx";

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
  readonly templates: readonly TestTemplate[] | null;
  readonly templateActions: TemplateActions;
}

/** The fields the form asks for itself. */
const asked = new Set(["mt", "ma", "phut", "phutviet", "truong", "so", "doi"]);

/** The matrix as it can be changed: so many questions and points in each cell, until they add up. */
export function MatrixStep({ request, supply, usual, wanted, seed, templates, templateActions }: Props) {
  const { classId, subject } = request;
  const [matrix, setMatrix] = useState<Matrix>(request.matrix ?? usual);
  const problem = checkMatrix(matrix, wanted, new Map(Object.entries(supply)));
  const change = (cell: Cell) =>
    setMatrix([...matrix.filter((each) => cellKey(each) !== cellKey(cell)), ...(cell.count === 0 ? [] : [cell])]);
  const form = useRef<HTMLFormElement>(null);
  const settings = () => {
    const fields = form.current === null || problem !== null ? null : new FormData(form.current);
    return fields === null ? null : settingsOf(fields, matrix, request);
  };
  const kept = Object.entries(writeRequest(request)).filter(([name]) => !asked.has(name));
  return (
    <Form
      ref={form}
      action="/de"
      className="grid gap-4 min-[64rem]:grid-cols-[minmax(0,1fr)_22rem] min-[64rem]:items-start"
    >
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
          <MatrixSettings request={request} />
          <Button type="submit" isWide disabled={problem !== null}>
            {text.make}
          </Button>
        </section>
        <TemplatesPanel request={request} templates={templates} actions={templateActions} settings={settings} />
      </div>
    </Form>
  );
}

function Totals({ matrix, wanted }: { readonly matrix: Matrix; readonly wanted: number }) {
  const sum = quartersOf(matrix);
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
              <td className="py-1 text-end">{text.matrix.inPoints(writePoints(quartersOf(cells)))}</td>
              <td className="py-1 text-end">{sum === 0 ? "" : text.matrix.percent((100 * quartersOf(cells)) / sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
