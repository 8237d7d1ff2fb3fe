import { useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { makeCard } from "#lib/classes/class-key.ts";
import type { ClassView, SeatView } from "#lib/classes/class-view.ts";
import { sealName } from "#lib/classes/prepare-seats.ts";
import { readNames } from "#lib/classes/read-names.ts";
import { pictureLock } from "#lib/play/picture-lock.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";
import { AskDialog } from "./ask-dialog.tsx";
import type { Send } from "./class-actions.ts";
import type { KeptKey } from "./key-store.ts";
import type { Opened } from "./use-class-key.ts";

interface Props {
  readonly seat: SeatView;
  readonly view: ClassView;
  readonly opened: Opened;
  readonly send: Send;
}

type Task = "rename" | "card" | "free";

/** What a teacher does with one seat. Names and cards need the key of names. */
export function SeatMenu({ seat, view, opened, send }: Props) {
  const [task, setTask] = useState<Task | null>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => setTask(null);
  const { kept } = opened;
  const tasks: readonly { readonly task: Task; readonly label: string; readonly isThere: boolean }[] = [
    { task: "rename", label: text.rename, isThere: kept !== null },
    { task: "card", label: text.newCard, isThere: kept !== null },
    { task: "free", label: text.free, isThere: seat.pupil !== null },
  ];
  const possible = tasks.filter(({ isThere }) => isThere);
  if (possible.length === 0) return null;
  return (
    <>
      <details ref={details} className="relative">
        <summary
          aria-label={text.seatMenu(seat.number)}
          className="press grid size-12 cursor-pointer list-none place-items-center rounded-[12px] bg-soft text-hue"
        >
          <Icon name="more" className="size-6" />
        </summary>
        <ul className="absolute end-0 z-20 grid w-56 rounded-[14px] border border-line bg-card p-1.5 lip">
          {possible.map(({ task: each, label }) => (
            <li key={each}>
              <button
                type="button"
                className="min-h-12 w-full rounded-[10px] px-3 text-start hover:bg-soft"
                onClick={() => {
                  if (details.current !== null) details.current.open = false;
                  setTask(each);
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {task === "rename" && kept !== null && (
        <Rename
          seat={seat}
          view={view}
          kept={kept}
          name={opened.names.get(seat.number) ?? ""}
          send={send}
          onClose={close}
        />
      )}
      {task === "card" && kept !== null && <NewCard seat={seat} kept={kept} send={send} onClose={close} />}
      {task === "free" && <Free seat={seat} send={send} onClose={close} />}
    </>
  );
}

interface TaskProps {
  readonly seat: SeatView;
  readonly send: Send;
  readonly onClose: () => void;
}

function Rename({
  seat: { number },
  view,
  kept,
  name,
  send,
  onClose,
}: TaskProps & { view: ClassView; kept: KeptKey; name: string }) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    const { names, refused } = readNames(typed);
    if (refused.length > 0 || names.length > 1) return setProblem(text.badName);
    const sealedName = await sealName(kept.key, number, names[0] ?? null);
    await send({ kind: "name-seats", keyCheck: view.keyCheck, names: [{ number, sealedName }] }, "");
    onClose();
  };
  return (
    <AskDialog title={text.renameTitle(number)} lead="" label={text.save} onYes={save} onNo={onClose}>
      <TextField
        label={text.pupilName}
        error={problem}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
    </AskDialog>
  );
}

function NewCard({ seat: { number, cardVersion }, kept, send, onClose }: TaskProps & { kept: KeptKey }) {
  const renew = async () => {
    const version = cardVersion + 1;
    const { hash, lock } = await makeCard(kept.key, number, version);
    const change = { kind: "renew-card", number, version, cardHash: hash, lock: pictureLock.write(lock) } as const;
    await send(change, text.newCardDone(number));
    onClose();
  };
  return (
    <AskDialog
      title={text.newCardTitle(number)}
      lead={text.newCardLead}
      label={text.newCard}
      onYes={renew}
      onNo={onClose}
    />
  );
}

function Free({ seat: { number }, send, onClose }: TaskProps) {
  const free = async () => {
    await send({ kind: "free-seat", number }, text.freeDone(number));
    onClose();
  };
  return (
    <AskDialog title={text.freeTitle(number)} lead={text.freeLead} label={text.free} onYes={free} onNo={onClose} />
  );
}
