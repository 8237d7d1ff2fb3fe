import { classNames } from "#components/ui/class-names.ts";

const strokes = { 1: ["M0 6C30 4 65 8 100 6"], 2: ["M0 3C30 1 65 5 100 3", "M0 9.5C35 11 70 8 100 9.5"] } as const;

interface PencilLineProps {
  lines: 1 | 2;
  isDrawn: boolean;
  /** Where the line begins and where it ends a little is left free. */
  isFirst: boolean;
  isLast: boolean;
}

/** The line a pencil has drawn below one word, in the colour of the word; below neighbours it goes on without a gap. */
export function PencilLine({ lines, isDrawn, isFirst, isLast }: PencilLineProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "absolute bottom-1 h-3 origin-left transition-transform duration-200 motion-reduce:transition-none tablet:bottom-2 tablet:h-4",
        isFirst ? "left-1" : "left-0",
        isLast ? "right-1" : "right-0",
        isDrawn ? "scale-x-100" : "scale-x-0",
      )}
    >
      {isDrawn && (
        <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none" className="size-full overflow-visible">
          {strokes[lines].map((path) => (
            <path
              key={path}
              d={path}
              fill="none"
              stroke="currentColor"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-[3.5px] tablet:stroke-[5px]"
            />
          ))}
        </svg>
      )}
    </span>
  );
}
