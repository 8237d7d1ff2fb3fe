import type { OpenAssignment } from "#lib/classes/assignment-view.ts";
import { isClassId } from "#lib/core/class-id.ts";
import { isFields } from "#lib/play/is-fields.ts";

type Work = OpenAssignment;

const texts = ["className", "title"];
const numbers = ["questions", "minutes"];

function isWork(value: unknown): value is Work {
  return (
    isFields(value) &&
    texts.every((name) => typeof value[name] === "string") &&
    numbers.every((name) => typeof value[name] === "number") &&
    typeof value.isDone === "boolean" &&
    isClassId(String(value.classId)) &&
    // They become part of an address, and are read as a day.
    /^[A-Z\d]{6} \d{4}-\d\d-\d\d$/.test(`${value.code} ${value.closesOn}`)
  );
}

/** Given work as it was told; what is none is left out. */
export function readWork(told: unknown): readonly Work[] {
  return Array.isArray(told) ? told.filter(isWork) : [];
}

/** Given work as it was kept: on a later day only what is still to be done. */
export function readKeptWork(kept: unknown, isToday: boolean): readonly Work[] {
  return readWork(kept).filter(({ isDone }) => isToday || !isDone);
}

/**
 * What the server tells beside what is known here: what was done here stays done while its run waits to be sent, and what was
 * done on another day is not told of again.
 */
export function meetWork(known: readonly Work[], told: readonly Work[]): readonly Work[] {
  return told.flatMap((work) => {
    const before = known.find(({ code }) => code === work.code);
    if (before === undefined) return work.isDone ? [] : [work];
    return [{ ...work, isDone: work.isDone || before.isDone }];
  });
}
