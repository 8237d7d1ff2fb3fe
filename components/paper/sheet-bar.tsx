import Form from "next/form";
import { panelClass } from "#components/sets/panel-class.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { sheetCodes, type WorksheetView } from "#lib/paper/sheet-view.ts";
import { worksheetText as text } from "#lib/text/paper-text.ts";
import { SheetFiles } from "./sheet-files.tsx";
import type { SheetLook } from "./sheet-look.ts";

interface Props {
  readonly view: WorksheetView;
  readonly look: SheetLook;
  readonly source: Readonly<Record<string, string>>;
}

/** How the sheet is printed; every choice stands in the address, so that the page can be kept and sent. */
export function SheetBar({ view, look, source }: Props) {
  const count = view.sheets[0]?.questions.length ?? 0;
  return (
    <section className={`${panelClass} mb-4 gap-3 print:hidden tablet:mb-5`} aria-labelledby="paper-options">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="paper-options" className="font-head text-[1.375rem] leading-tight font-bold text-balance">
            {view.title}
          </h2>
          <p className="text-muted">{text.count(count, view.minutes)}</p>
        </div>
        <div className="flex flex-wrap justify-end gap-2 *:grow tablet:*:grow-0">
          <Button className={`min-w-24 ${roomButton.solid}`} onClick={() => window.print()}>
            {text.print}
          </Button>
          {source.luot === undefined && (
            <AppLink href={otherHref(source)} className={roomButton.plain}>
              {source.bo === undefined ? text.again : text.edit}
            </AppLink>
          )}
          <SheetFiles view={view} look={look} />
        </div>
      </div>
      <Form
        action="/phieu"
        scroll={false}
        className="flex flex-wrap items-end gap-x-2 gap-y-1 tablet:gap-x-4 tablet:gap-y-3"
        replace
      >
        {Object.entries(source).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Choice
          name="giay"
          label={text.size}
          value={look.size}
          options={Object.entries(text.sizes).map(([value, label]) => ({ value, label }))}
        />
        <Choice
          name="cot"
          label={text.columns}
          value={String(look.columns)}
          options={[1, 2].map((columns) => ({ value: String(columns), label: text.columnCount(columns) }))}
        />
        {source.luot === undefined && (
          <Choice
            name="ma"
            label={text.codes}
            value={String(look.codes)}
            options={sheetCodes.map((_, place) => ({ value: String(place + 1), label: text.codeCount(place + 1) }))}
          />
        )}
        <label className="flex min-h-12 cursor-pointer items-center gap-2.5 text-[1.0625rem] leading-tight">
          <input
            type="checkbox"
            name="loi"
            value="1"
            defaultChecked={look.hasSlips}
            onChange={({ target }) => target.form?.requestSubmit()}
            className="size-6 flex-none accent-solid"
          />
          {text.slips}
        </label>
      </Form>
    </section>
  );
}

/** Where other questions are made: of a set by hand, of a skill by the next seed. */
function otherHref({ bo, ...source }: Readonly<Record<string, string>>): `/${string}` {
  if (bo !== undefined) return `/bo?bo=${bo}#bo`;
  const [, name = "", no = ""] = /^(.*?)(\d{0,9})$/u.exec(source.seed ?? "") ?? [];
  return `/phieu?${new URLSearchParams({ ...source, seed: `${name}${Number(no) + 1}` })}`;
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <label className="grid gap-1 font-head text-[1.0625rem] font-semibold">
      {label}
      <select
        key={value}
        name={name}
        defaultValue={value}
        onChange={({ target }) => target.form?.requestSubmit()}
        className="min-h-12 rounded-[12px] border border-edge bg-card px-2.5 font-read text-[1.0625rem] font-normal"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
