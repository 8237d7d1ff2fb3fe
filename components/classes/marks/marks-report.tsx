import { KeyFigure } from "#components/classes/key-figure.tsx";
import { ShareBar } from "#components/classes/share-bar.tsx";
import { panelClass } from "#components/sets/panel-class.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { SetText } from "#components/ui/set-text.tsx";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import { analyseMarks, hardestItems, type ItemReport } from "#lib/marks/analyse-marks.ts";
import { itemWords } from "#lib/marks/item-words.ts";
import { itemsOfCode, type MarkedTest, type MarkRow } from "#lib/marks/marked-test.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";

interface Props {
  readonly test: MarkedTest;
  readonly rows: readonly MarkRow[];
  /** Pupils of the class. */
  readonly pupils: number;
  /** "4" */
  readonly schoolClass: string;
}

const percentOf = (share: number) => Math.round(100 * share);

/** What came of a test: marks, levels, and its questions from the hardest on. */
export function MarksReport({ test, rows, pupils, schoolClass }: Props) {
  const report = analyseMarks(test, rows);
  const most = Math.max(1, ...report.bands.map((band) => band.pupils));
  const hardest = hardestItems(report);
  return (
    <section className={`${panelClass} print:hidden`} aria-labelledby="marks-report">
      <h2 id="marks-report" className="font-head text-[1.25rem] leading-tight font-bold">
        {text.report}
      </h2>
      {hardest.length === 0 && <p className="text-muted">{text.nobody}</p>}
      {hardest.length > 0 && (
        <div className="grid gap-6 min-[64rem]:grid-cols-3">
          <div className="flex flex-wrap content-start gap-x-8 gap-y-3">
            <KeyFigure value={text.complete(report.complete, pupils - report.absent)} label={text.completeLabel} />
            {report.mean !== null && (
              <KeyFigure value={writeShortDecimal(Math.round((100 * report.mean) / 8), 2)} label={text.mean} />
            )}
          </div>
          <Bars
            title={text.bands}
            bars={report.bands.map(({ from, to, pupils: count }) => ({
              label: text.band(from, to),
              share: count / most,
              words: text.pupils(count),
            }))}
          />
          <Bars
            title={text.levels}
            bars={report.levels.map(({ level, share }) => ({
              label: testPaperText.levels[level].hint,
              share,
              words: text.levelShare(percentOf(share)),
            }))}
          />
        </div>
      )}
      {hardest.length > 0 && (
        <>
          <h3 className="font-head text-[1.125rem] leading-tight font-bold">{text.questions}</h3>
          <ol className="grid">
            {hardest.map((item) => (
              <ItemRow key={item.item} test={test} report={item} schoolClass={schoolClass} />
            ))}
          </ol>
          <p className="max-w-[75ch] text-[0.9375rem] text-muted">{text.note}</p>
        </>
      )}
    </section>
  );
}

interface BarsProps {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly share: number; readonly words: string }[];
}

function Bars({ title, bars }: BarsProps) {
  return (
    <div className="grid content-start gap-1.5">
      <h3 className="font-head text-[1.0625rem] font-semibold">{title}</h3>
      <ul className="grid gap-1.5 leading-tight">
        {bars.map(({ label, share, words }) => (
          <li key={label} className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_minmax(0,8rem)] items-center gap-2">
            <span className="tabular-nums">{label}</span>
            <span aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-soft">
              <span className="block h-full rounded-full bg-solid" style={{ width: `${percentOf(share)}%` }} />
            </span>
            <span className="text-muted tabular-nums tablet:whitespace-nowrap">{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** So many wrong answers stand by themselves. */
const mostAnswers = 4;

interface ItemProps {
  readonly test: MarkedTest;
  readonly report: ItemReport;
  readonly schoolClass: string;
}

function ItemRow({ test, report, schoolClass }: ItemProps) {
  const item = test.items[report.item];
  const coded = itemsOfCode(test, "A").find((each) => each.item === report.item);
  if (item === undefined || coded === undefined || report.share === null) return null;
  const percent = percentOf(report.share);
  const words = itemWords({ ...item, no: coded.no });
  return (
    <li className="grid gap-x-6 gap-y-2 border-line py-3 not-first:border-t min-[64rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-1 leading-snug">
        <p className="text-[0.9375rem] text-muted">
          <b className="font-head text-[1.0625rem] text-hue">{words}</b>
          {item.skillTitle === "" ? "" : ` · ${item.skillTitle}`}
        </p>
        {test.codes.length > 1 && <p className="text-[0.9375rem] text-muted">{text.onCodeA}</p>}
        {coded.parts.map(({ prompt, right }) => (
          <p key={`${prompt} ${right}`} className="whitespace-pre-line wrap-anywhere">
            <SetText text={prompt} />{" "}
            {right !== "" && (
              <b className="text-right-ink">
                <SetText text={text.right(right)} />
              </b>
            )}
          </p>
        ))}
      </div>
      <div className="grid min-w-0 content-start gap-2 text-[0.9375rem] leading-snug">
        <ShareBar percent={percent} words={text.share(percent, report.full, report.marked)} />
        <ul className="grid gap-1 empty:hidden">
          {report.wrong.slice(0, mostAnswers).map(({ given, code, pupils, mistake }) => (
            <li key={`${code} ${given} ${mistake}`} className="wrap-anywhere">
              <b>
                <SetText text={text.wrong(pupils, given)} />
              </b>
              {test.codes.length > 1 && <span className="text-muted">{` · ${testPaperText.paper.code(code)}`}</span>}
              {mistake !== null && <span className="text-muted">{` · ${mistake}`}</span>}
            </li>
          ))}
        </ul>
      </div>
      {item.skillId !== null && (
        <AppLink
          href={`/phieu?skill=${item.skillId}&lop=${schoolClass}&n=5`}
          aria-label={text.remedyPrintOf(words)}
          className={`${roomButton.plain} self-start justify-self-start`}
        >
          {text.remedyPrint}
        </AppLink>
      )}
    </li>
  );
}
