import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { lessonText as text } from "#lib/text/lesson-text.ts";

const { left, sign, right, equals, result, unit, answer } = text.written;

/** The page of the exercise book as far as the lesson has written it; the tries afterwards are written on the same one. */
export function LessonPage({ written }: { written: number }) {
  return (
    <Card className="grid gap-2 p-3 text-center font-head font-bold tablet:gap-4 tablet:p-6">
      <div>
        <p className="text-[1.125rem] leading-tight text-hue underline tablet:text-[1.625rem]">{text.page.heading}</p>
        <p className="font-read text-[1.125rem] leading-snug font-normal text-balance tablet:text-[1.5rem]">
          {text.page.lead}
        </p>
      </div>
      <div className="flex items-center justify-center gap-1 text-[1.5rem] tabular-nums tablet:gap-3 tablet:text-[2.125rem]">
        <Place held={written >= 1 ? left : null} />
        <Place held={written >= 2 ? sign : null} />
        <Place held={written >= 1 ? right : null} />
        <span>{equals}</span>
        <Place held={written >= 3 ? result : null} />
        {written >= 3 && <span className="animate-fade text-[1rem] text-muted tablet:text-[1.625rem]">{unit}</span>}
      </div>
      <p
        className={classNames(
          "text-[1.25rem] leading-tight tablet:text-[1.75rem]",
          written < 4 ? "invisible" : "animate-rise",
        )}
      >
        {answer}
      </p>
    </Card>
  );
}

/** A place of the sum, open until it is written. */
function Place({ held }: { held: string | null }) {
  const shape = "grid min-h-14 min-w-0 flex-1 place-items-center rounded-button border-3 leading-none tablet:min-h-18";
  if (held === null) return <span className={`${shape} border-dashed border-field text-muted`}>{text.page.empty}</span>;
  return (
    <span className={`${shape} border-edge text-hue`}>
      <span className="animate-pop">{held}</span>
    </span>
  );
}
