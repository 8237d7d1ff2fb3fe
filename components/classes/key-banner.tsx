import { type FormEvent, useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { keyCheck, openKey } from "#lib/classes/class-key.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { secretBytes } from "#lib/classes/key-words.ts";
import { prepareSeats } from "#lib/classes/prepare-seats.ts";
import { readNames } from "#lib/classes/read-names.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";
import type { Send } from "./class-actions.ts";
import { keyStore } from "./key-store.ts";
import { NamesField } from "./names-field.tsx";

interface Props {
  readonly view: ClassView;
  readonly unlock: (words: string) => Promise<"open" | "unreadable" | "wrong">;
  readonly send: Send;
  /** Whether the class is open, so that it can get a new key. */
  readonly canChange: boolean;
}

/** What a browser without the key of names shows: where the words are typed, and the way out where they are lost. */
export function KeyBanner({ view, unlock, send, canChange }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpening, start] = useAwaited();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("words") ?? "");
    start(async () => {
      const found = await unlock(words);
      if (found !== "open") setProblem(found === "wrong" ? text.keyWrong : text.keyUnreadable);
    });
  };
  return (
    <section className={`${panelClass} bg-star-light!`} aria-labelledby="key-title">
      <h2 id="key-title" className="font-head text-[1.25rem] leading-tight font-bold">
        {text.keyMissing}
      </h2>
      <form className="grid gap-2 tablet:max-w-160" onSubmit={submit} noValidate>
        <TextField
          label={text.keyWords}
          hint={text.keyEnter}
          error={problem}
          name="words"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
        <Button type="submit" className="justify-self-start" disabled={isOpening}>
          {isOpening ? text.keyOpening : text.keyOpen}
        </Button>
      </form>
      {canChange && (
        <details>
          <summary className="min-h-12 cursor-pointer py-2 font-head font-semibold text-hue">{text.keyLost}</summary>
          <Rekey view={view} send={send} />
        </details>
      )}
    </section>
  );
}

function Rekey({ view, send }: Pick<Props, "view" | "send">) {
  const [typed, setTyped] = useState("");
  const [isMaking, start] = useAwaited();
  const rekey = () =>
    start(async () => {
      const secret = crypto.getRandomValues(new Uint8Array(secretBytes));
      const key = await openKey(secret, view.id);
      const { names } = readNames(typed);
      const seats = await prepareSeats(
        key,
        view.seats.map(({ number }, place) => ({ number, name: names[place] ?? null })),
      );
      // Before the page is drawn anew with the class's new key.
      await keyStore.keep({ classId: view.id, secret, key });
      const answer = await send({ kind: "rekey", keyCheck: await keyCheck.make(key), seats }, text.keyRenewed);
      if (!answer.ok) await keyStore.forget(view.id);
    });
  return (
    <div className="grid gap-3 pt-2">
      <p className="max-w-[70ch]">{text.keyLostLead}</p>
      <NamesField value={typed} onChange={setTyped} />
      <Button className="justify-self-start" disabled={isMaking} onClick={rekey}>
        {isMaking ? text.keyOpening : text.keyRenew}
      </Button>
    </div>
  );
}
