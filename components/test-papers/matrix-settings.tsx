import { sheetCodes } from "#lib/paper/sheet-view.ts";
import { type Matrix, writeMatrix } from "#lib/test-papers/matrix.ts";
import { minuteBounds } from "#lib/test-papers/plan.ts";
import { longest, type TestRequest } from "#lib/test-papers/request.ts";
import type { TestSettings } from "#lib/test-papers/test-template.ts";
import { worksheetText } from "#lib/text/paper-text.ts";
import { testPaperText as text } from "#lib/text/test-paper-text.ts";

/** What the form says, as a template keeps it. */
export function settingsOf(fields: FormData, matrix: Matrix, { hasDictation, ...request }: TestRequest): TestSettings {
  const numberOf = (name: string, usual: number) => Number(fields.get(name) ?? usual);
  return {
    matrix: writeMatrix(matrix),
    minutes: numberOf("phut", request.minutes),
    writingMinutes: numberOf("phutviet", request.writingMinutes),
    school: String(fields.get("truong") ?? "").trim(),
    hasDictation,
    codes: numberOf("ma", request.codes),
  };
}

const fieldClass =
  "min-h-12 w-full rounded-[12px] border-2 border-field bg-card px-3 font-read text-[1rem] font-normal text-ink";
const labelClass = "grid gap-1 font-head text-[1.0625rem] font-semibold";

/** Minutes, codes and the name of the school. */
export function MatrixSettings({ request }: { readonly request: TestRequest }) {
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
              {worksheetText.codeCount(place + 1)}
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
