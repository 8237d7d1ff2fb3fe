import { isClassId } from "#lib/core/class-id.ts";
import { sheetCodes } from "#lib/paper/sheet-view.ts";
import { setSubjects } from "#lib/play/set-view.ts";
import { usualRange } from "./covered-lessons.ts";
import { mostQuestions, readMatrix } from "./matrix.ts";
import { minuteBounds, type Occasion, occasions, usualMinutes } from "./plan.ts";
import { isAlwaysDictated, longest, mostTurns, occasionWords, type TestRequest } from "./request.ts";

type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

const only = (value: Search[string]): string => (typeof value === "string" ? value : "");

function numberIn(text: string, least: number, most: number, usual: number): number {
  const value = /^\d{1,3}$/u.test(text) ? Number(text) : usual;
  return Math.min(most, Math.max(least, value));
}

/** Reads the address of a paper; whatever is missing or wrong there is as usual. `usual` is the occasion that comes next. */
export function readRequest(search: Search, usual: Occasion): TestRequest {
  const asked = only(search.lop);
  const classId = isClassId(asked) ? asked : "4";
  const subject = only(search.mon) === setSubjects.vietnamese ? "vietnamese" : "maths";
  const occasion = occasions.find((each) => occasionWords[each] === only(search.dip)) ?? usual;
  const range = usualRange(classId, subject, occasion);
  const from = numberIn(only(search.tu), 1, 200, range.from);
  const to = Math.max(from, numberIn(only(search.den), 1, 200, range.to));
  const minutes = subject === "maths" ? usualMinutes.maths : usualMinutes.reading;
  const { least, most } = minuteBounds;
  return {
    classId,
    subject,
    occasion,
    from,
    to,
    matrix: readMatrix(only(search.mt), subject),
    codes: numberIn(only(search.ma), 1, sheetCodes.length, 1),
    minutes: numberIn(only(search.phut), least, most, minutes[classId]),
    writingMinutes: numberIn(only(search.phutviet), least, most, usualMinutes.writing[classId]),
    hasDictation: isAlwaysDictated(classId) || only(search.ct) === "1",
    school: only(search.truong).slice(0, longest.school),
    seed: /^[a-z\d]{1,12}$/u.test(only(search.so)) ? only(search.so) : null,
    turns: readTurns(only(search.doi)),
  };
}

/** Reads the address of a paper that was made: "/de?lop=4&…"; null where it makes none. */
export function readAddress(address: string): TestRequest | null {
  const search = new URLSearchParams(address.slice(address.indexOf("?")));
  const request = readRequest(Object.fromEntries(search), "end-1");
  return request.seed === null ? null : request;
}

function readTurns(text: string): Map<string, number> {
  const written = text.slice(0, 8 * mostQuestions).split(".");
  return new Map(
    written.flatMap((each) => {
      const [, place, times] = /^(\d{1,2}|[dw])-(\d)$/u.exec(each) ?? [];
      return place === undefined || Number(times) > mostTurns ? [] : [[place, Number(times)] as const];
    }),
  );
}
