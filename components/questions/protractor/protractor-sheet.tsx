import { use, useState } from "react";
import { Angle, AngleNames } from "#components/figures/protractor/angle.tsx";
import { type LitNumber, litNumbers, ProtractorBody } from "#components/figures/protractor/body.tsx";
import { CornerRing } from "#components/figures/protractor/corner-ring.tsx";
import { BoardHelp } from "#components/questions/board-help.ts";
import { classNames } from "#components/ui/class-names.ts";
import type { Ring } from "#lib/questions/figures/protractor-marks.ts";
import type { ProtractorView } from "#lib/questions/kinds/protractor/grading.ts";
import { countedOn } from "#lib/questions/kinds/protractor/show.ts";
import { tellLaid } from "#lib/questions/kinds/protractor/tell.ts";
import { protractorText as text } from "#lib/text/protractor-text.ts";
import { Grips } from "./grips.tsx";
import type { Measuring } from "./use-measuring.ts";
import { usePointing } from "./use-pointing.ts";

interface ProtractorSheetProps {
  view: ProtractorView;
  measuring: Measuring;
  look: LitNumber["look"];
  isOpen: boolean;
  isKnown: boolean;
}

/** The angle and the protractor, on which a number is tapped, a side is turned, or which is laid first. */
export function ProtractorSheet({ view, measuring, look, isOpen, isKnown }: ProtractorSheetProps) {
  const { task, width, height, names, corner } = view;
  const { sides, ring, place } = measuring;
  const [focused, setFocused] = useState<Ring | null>(null);
  const { centre, isPulled, handlers } = usePointing(task, measuring);
  const hint = use(BoardHelp)?.find((figure) => figure.type === "protractor");
  const laid = { ...centre, turn: measuring.laid.turn };
  const known = isKnown && place !== null ? countedOn(sides[0], { laid: measuring.laid, ring, place }) : null;
  const lit = known ?? hint?.lit ?? null;
  const chosen: LitNumber[] = ring === null || place === null ? [] : [{ ring, place, look }];
  const help = litNumbers(lit).filter(
    (each) => !chosen.some((own) => own.ring === each.ring && own.place === each.place),
  );
  const isTurned = task === "turn";
  return (
    <div
      data-close=""
      className={classNames(
        "relative touch-none overflow-clip select-none [overflow-clip-margin:0.5rem] tablet:[overflow-clip-margin:1.5rem]",
        isOpen && task === "lay" && (isPulled ? "cursor-grabbing" : "cursor-grab"),
      )}
      style={{ width: `min(100cqw, calc(100cqh * ${width / height}))`, aspectRatio: `${width} / ${height}` }}
      {...(isOpen && handlers)}
    >
      <svg
        role="img"
        aria-label={`${text.angle(text.name(...names))} ${tellLaid(view, sides, measuring.laid)}`}
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full overflow-visible"
      >
        <Angle corner={corner} sides={sides} />
        <ProtractorBody laid={laid} lit={lit} numbers={[...chosen, ...help]} focused={focused} />
        <AngleNames corner={corner} names={names} sides={sides} isTurned={isTurned} />
        {!isKnown && hint?.isCornerLit === true && <CornerRing corner={corner} />}
      </svg>
      {!isKnown && <Grips view={view} measuring={measuring} isOpen={isOpen} onFocus={setFocused} />}
    </div>
  );
}
