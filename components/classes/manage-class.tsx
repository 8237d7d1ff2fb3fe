import { useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { saveFile } from "#components/ui/save-file.ts";
import { TextField } from "#components/ui/text-field.tsx";
import type { ClassView } from "#lib/classes/class-view.ts";
import { emblem } from "#lib/classes/emblem.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";
import { AskDialog } from "./ask-dialog.tsx";
import type { Send } from "./class-actions.ts";
import { keyStore } from "./key-store.ts";
import type { Names, Opened } from "./use-class-key.ts";

interface Props {
  readonly view: ClassView;
  readonly opened: Opened;
  readonly send: Send;
}

type Task = "rename" | "close" | "delete" | "leave";

/** What concerns the class as a whole: its name, its data, its end. */
export function ManageClass({ view, opened, send }: Props) {
  const [task, setTask] = useState<Task | null>(null);
  const isOpen = view.closedAt === null;
  const ways: readonly { readonly label: string; readonly onPress: () => void; readonly isThere: boolean }[] = [
    { label: text.renameClass, onPress: () => setTask("rename"), isThere: isOpen },
    { label: text.export, onPress: () => exportClass(view, opened.names), isThere: true },
    { label: text.close, onPress: () => setTask("close"), isThere: isOpen && view.isOwner },
    { label: text.delete, onPress: () => setTask("delete"), isThere: view.isOwner },
    { label: text.leave, onPress: () => setTask("leave"), isThere: isOpen && !view.isOwner },
  ];
  return (
    <section className={panelClass} aria-labelledby="manage-title">
      <h2 id="manage-title" className="font-head text-[1.25rem] font-bold">
        {text.manage}
      </h2>
      <div className="grid gap-2 tablet:flex tablet:flex-wrap">
        {ways
          .filter(({ isThere }) => isThere)
          .map(({ label, onPress }) => (
            <button
              key={label}
              type="button"
              onClick={onPress}
              className="press min-h-12 rounded-[12px] border border-edge bg-card px-4 font-head text-[1.0625rem] font-bold text-hue"
            >
              {label}
            </button>
          ))}
      </div>
      {task === "rename" && <RenameClass view={view} send={send} onClose={() => setTask(null)} />}
      {task !== null && task !== "rename" && <End task={task} view={view} send={send} onClose={() => setTask(null)} />}
    </section>
  );
}

interface TaskProps extends Pick<Props, "view" | "send"> {
  readonly onClose: () => void;
}

function RenameClass({ view, send, onClose }: TaskProps) {
  const [typed, setTyped] = useState(view.name);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    const name = typed.trim();
    if (name === "") return setProblem(text.noName);
    await send({ kind: "rename", name }, "");
    onClose();
  };
  return (
    <AskDialog title={text.renameClass} lead="" label={text.save} onYes={save} onNo={onClose}>
      <TextField
        label={text.name}
        error={problem}
        value={typed}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
    </AskDialog>
  );
}

const ends = {
  close: { title: text.closeTitle, lead: text.closeLead, label: text.close },
  delete: { title: text.deleteTitle, lead: text.deleteLead, label: text.delete },
  leave: { title: text.leaveTitle, lead: text.leaveLead, label: text.leave },
} as const;

function End({ task, view, send, onClose }: TaskProps & { readonly task: keyof typeof ends }) {
  const end = async () => {
    const answer = await send({ kind: task }, "");
    onClose();
    if (!answer.ok || task === "close") return;
    await keyStore.forget(view.id);
    window.location.assign("/co");
  };
  return <AskDialog {...ends[task]} onYes={end} onNo={onClose} />;
}

/** Everything the class page knows, names with it, as a file that is put together in the browser. */
function exportClass(view: ClassView, names: Names): void {
  const content = {
    format: "huou-ham-hoc/class",
    version: 1,
    ...view,
    seats: view.seats.map(({ sealedName: _, ...seat }) => ({
      ...seat,
      sign: emblem.nameOf(seat.emblem),
      name: names.get(seat.number) ?? null,
    })),
  };
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(content, null, 1))}`;
  saveFile(file, `huou-ham-hoc-lop-${view.code}.json`);
}
