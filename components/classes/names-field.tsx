import { TextArea } from "#components/ui/text-area.tsx";
import { readNames } from "#lib/classes/read-names.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";

/** Lines that are shown of those that hold no name. */
const mostShown = 5;

interface Props {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly label?: string;
}

/** Where names are typed or pasted, one a line, with what was read of them. Nothing of it is sent or kept as it is. */
export function NamesField({ value, onChange, label = text.names }: Props) {
  const { names, refused } = readNames(value);
  return (
    <div className="grid gap-2">
      <TextArea
        label={label}
        hint={text.namesHint}
        error={null}
        value={value}
        rows={8}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status" className="font-head font-semibold text-hue empty:sr-only">
        {value.trim() === "" ? "" : text.read(names.length)}
      </p>
      {names.length > 1 && (
        <p className="text-muted wrap-anywhere">{text.readEnds(names[0] ?? "", names.at(-1) ?? "")}</p>
      )}
      {refused.length > 0 && (
        <div className="rounded-[12px] bg-again-surface p-3 text-again-ink">
          <p className="font-semibold">{text.refusedTitle(refused.length)}</p>
          <ul className="mt-1 grid gap-1">
            {refused.slice(0, mostShown).map(({ no, text: line, why }) => (
              <li key={no} className="wrap-anywhere">
                {text.refused(no, line, text.problems[why])}
              </li>
            ))}
            {refused.length > mostShown && <li>{text.refusedMore(refused.length - mostShown)}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}
