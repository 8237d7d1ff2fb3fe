import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { keyCheck, openKey } from "#lib/classes/class-key.ts";
import type { ClassProblem } from "#lib/classes/class-view.ts";
import { secretBytes } from "#lib/classes/key-words.ts";
import { prepareSeats } from "#lib/classes/prepare-seats.ts";
import { mostSeats, readNames } from "#lib/classes/read-names.ts";
import { type ClassId, classIds, isClassId } from "#lib/core/class-id.ts";
import { classDigit, teacherText as text } from "#lib/text/teacher-text.ts";
import type { SendClass } from "./class-actions.ts";
import { keyStore } from "./key-store.ts";
import { NamesField } from "./names-field.tsx";

const usualSeats = 35;

interface Props {
  readonly make: SendClass;
  readonly onCancel: () => void;
}

type Problem = { readonly field: "name" | "seats" | "form"; readonly message: string } | null;

/** Makes a class: its name, its year and the names of its pupils, which are sealed before anything is sent. */
export function MakeClassForm({ make, onCancel }: Props) {
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<ClassId | null>(null);
  const classId = chosen ?? classInName(name) ?? "1";
  const form = useRef<HTMLFormElement>(null);
  // The form stands where the button was, most often at the foot of a phone's screen.
  useEffect(() => form.current?.scrollIntoView(), []);
  const [typed, setTyped] = useState("");
  const [count, setCount] = useState(String(usualSeats));
  const [problem, setProblem] = useState<Problem>(null);
  const [isMaking, start] = useAwaited();
  const { names } = readNames(typed);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const seats = names.length > 0 ? names : emptySeats(count);
    if (name.trim() === "") return setProblem({ field: "name", message: text.noName });
    if (seats === null) return setProblem({ field: "seats", message: text.badSeats });
    setProblem(null);
    start(async () => {
      const made = await makeInBrowser(make, name.trim(), classId, seats);
      if (made.ok) window.location.assign(`/co/lop/${made.value}`);
      else setProblem({ field: "form", message: text.failed[made.reason] });
    });
  };
  const errorOf = (field: "name" | "seats") => (problem?.field === field ? problem.message : null);
  return (
    <form ref={form} className={`${panelClass} scroll-mt-20`} onSubmit={submit} noValidate>
      <h2 className="font-head text-[1.375rem] leading-tight font-bold">{text.make}</h2>
      <div className="grid gap-3 tablet:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField
          label={text.name}
          hint={text.nameHint}
          error={errorOf("name")}
          name="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={40}
          autoComplete="off"
        />
        <ClassSelect value={classId} onChoose={setChosen} />
      </div>
      <NamesField value={typed} onChange={setTyped} />
      {names.length === 0 && (
        <div className="max-w-60">
          <TextField
            label={text.seats}
            hint={text.seatsHint}
            error={errorOf("seats")}
            value={count}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => setCount(event.target.value)}
          />
        </div>
      )}
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {problem?.field === "form" ? problem.message : ""}
      </p>
      <div className="grid gap-3 tablet:grid-cols-[minmax(0,1fr)_12rem]">
        <Button type="submit" isWide disabled={isMaking}>
          {isMaking ? text.making : text.done}
        </Button>
        <Button variant="plain" className="bg-soft" disabled={isMaking} onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The class a name begins with: "3A Hoa Mai", "Lớp 3". */
function classInName(name: string): ClassId | null {
  const digit = classDigit.exec(name)?.[1] ?? "";
  return isClassId(digit) ? digit : null;
}

function emptySeats(count: string): null[] | null {
  const seats = /^\d{1,2}$/.test(count.trim()) ? Number(count) : 0;
  return seats >= 1 && seats <= mostSeats ? Array.from({ length: seats }, () => null) : null;
}

/** Makes the keys, seals the names and sends what the server may know; the value is the id of the class. */
async function makeInBrowser(
  make: SendClass,
  name: string,
  classId: ClassId,
  names: readonly (string | null)[],
): Promise<{ ok: true; value: string } | { ok: false; reason: ClassProblem }> {
  const id = crypto.randomUUID();
  const secret = crypto.getRandomValues(new Uint8Array(secretBytes));
  const key = await openKey(secret, id);
  const seats = await prepareSeats(
    key,
    names.map((each, place) => ({ number: place + 1, name: each })),
  );
  const sent = { id, name, classId, keyCheck: await keyCheck.make(key), seats };
  const made = await make(sent).catch(() => ({ ok: false, reason: "backend-away" }) as const);
  if (!made.ok) return made;
  await keyStore.keep({ classId: id, secret, key });
  return { ok: true, value: id };
}

interface ClassSelectProps {
  readonly value: ClassId;
  readonly onChoose: (classId: ClassId) => void;
}

function ClassSelect({ value, onChoose }: ClassSelectProps) {
  const id = useId();
  return (
    <div className="grid content-end gap-1">
      <label htmlFor={id} className="font-head text-[1.125rem] leading-tight font-semibold">
        {text.classOf}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => isClassId(target.value) && onChoose(target.value)}
        className="h-14 w-full rounded-tool border-2 border-field bg-card px-3 text-[1.125rem] text-ink"
      >
        {classIds.map((each) => (
          <option key={each} value={each}>
            {text.classOption(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
