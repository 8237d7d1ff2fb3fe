import { useRouter } from "next/navigation";
import { SubjectTabs } from "#components/sets/subject-tabs.tsx";
import type { LessonRange, TableSource } from "#lib/classes/progress-table.ts";
import type { Subject } from "#lib/core/subject.ts";
import { setSubjects } from "#lib/play/set-view.ts";
import { progressText as text } from "#lib/text/progress-text.ts";
import { setText } from "#lib/text/set-text.ts";

type Order = "need" | "number";

interface Props {
  readonly classId: string;
  readonly source: TableSource;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  readonly isOfWeek: boolean;
  readonly onOfWeek: (isOfWeek: boolean) => void;
}

const selectClass = "min-h-12 w-full min-w-0 rounded-[12px] border-2 border-field bg-card px-3 text-[1rem] text-ink";

/** Which subject, lessons and order the table of a class shows. Lessons stand in the address, so that a reload shows the same. */
export function TableFilter({ classId, source, order, onOrder, isOfWeek, onOfWeek }: Props) {
  const router = useRouter();
  const { subject, range, lessons } = source;
  const hrefOf = (each: Subject) => `/co/lop/${classId}?mon=${setSubjects[each]}#bang`;
  const choose = (change: Partial<LessonRange>) => {
    const { from, to } = { ...range, ...change };
    router.replace(`/co/lop/${classId}?mon=${setSubjects[subject]}&tu=${from}&den=${to}`, { scroll: false });
  };
  return (
    <div className="grid gap-3 tablet:max-[64rem]:grid-cols-2 tablet:items-end min-[64rem]:grid-cols-[16rem_minmax(0,1fr)_minmax(0,1fr)_12rem]">
      <div className="tablet:max-[64rem]:col-span-full">
        <SubjectTabs subject={subject} hrefOf={hrefOf} />
      </div>
      {(["from", "to"] as const).map((end) => (
        <label key={end} className="grid gap-1 text-[0.9375rem] text-muted">
          {text[end][subject]}
          <select
            className={selectClass}
            value={range[end]}
            onChange={(event) => choose({ [end]: Number(event.target.value) })}
          >
            {lessons.map(({ no, title }) => (
              <option key={no} value={no}>
                {setText.lessonOption[subject](no, title)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="grid gap-1 text-[0.9375rem] text-muted">
        {text.order}
        <select
          className={selectClass}
          value={order}
          onChange={(event) => onOrder(event.target.value === "number" ? "number" : "need")}
        >
          <option value="need">{text.byNeed}</option>
          <option value="number">{text.byNumber}</option>
        </select>
      </label>
      <label className="col-span-full flex min-h-11 w-fit cursor-pointer items-center gap-3 text-[1rem]">
        <input
          type="checkbox"
          className="size-6 flex-none accent-solid"
          checked={isOfWeek}
          onChange={(event) => onOfWeek(event.target.checked)}
        />
        {text.onlyWeek}
      </label>
    </div>
  );
}
