import { useEffect, useRef, useState } from "react";
import { SayButton } from "#components/speech/say-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { LockPad } from "#components/user/lock-pad.tsx";
import { emblem } from "#lib/classes/emblem.ts";
import { type PictureLock, pictureLock } from "#lib/play/picture-lock.ts";
import { joinText } from "#lib/text/join-text.ts";
import type { SeatSign } from "./emblem-grid.tsx";
import { LogInLink } from "./join-problem.tsx";
import { type JoinProblem, problemText } from "./use-join.ts";

interface Props {
  readonly seat: SeatSign;
  readonly problem: JoinProblem | null;
  readonly isPending: boolean;
  readonly onTry: (lock: PictureLock) => void;
  readonly onLeave: () => void;
}

/** The own emblem, and the three animals of its card to be tapped. The third one sends them. */
export function SeatLock({ seat, problem, isPending, onTry, onLeave }: Props) {
  const [lock, setLock] = useState<PictureLock>([]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const change = (next: PictureLock) => {
    if (isPending) return;
    setLock(next);
    if (!pictureLock.isWhole(next)) return;
    onTry(next);
  };
  // Animals that let nobody in are taken back, and those that are on their way stand still.
  if (problem !== null && !isPending && pictureLock.isWhole(lock)) setLock([]);
  return (
    <div className="mx-auto grid max-w-[656px] gap-4 text-center wide:max-w-[1000px] wide:grid-cols-[1fr_1.25fr] wide:items-center wide:gap-12">
      <div className="grid justify-items-center gap-1">
        <img
          src={`/avatars/${emblem.avatarOf(seat.emblem)}.svg`}
          alt=""
          width="200"
          height="200"
          className="forced-color-adjust-none size-28 tablet:size-50"
        />
        <h2
          ref={title}
          tabIndex={-1}
          className="font-head text-[1.75rem] leading-tight font-extrabold text-balance text-hue outline-none tablet:text-[2.625rem]"
        >
          {joinText.seatTitle(seat.number, emblem.nameOf(seat.emblem))}
        </h2>
      </div>
      <div className="grid gap-4 tablet:gap-6">
        <Prompt problem={problem} isPending={isPending} />
        <LockPad lock={lock} onChange={change} isLarge={true} />
        <div className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
          <Button variant="plain" className="px-3!" onClick={onLeave}>
            {joinText.otherEmblem}
          </Button>
          <Button variant="plain" className="bg-soft px-3!" onClick={() => change([])}>
            <Icon name="again" />
            {joinText.tapAgain}
          </Button>
        </div>
        <LogInLink problem={problem} />
      </div>
    </div>
  );
}

/** What is to be done, and in the same place, so that nothing moves, what has come of it. */
function Prompt({ problem, isPending }: Pick<Props, "problem" | "isPending">) {
  const told = isPending ? joinText.entering : problemText(problem);
  return (
    <div className="flex min-h-14 items-center justify-center gap-2.5 narrow:flex-wrap">
      <p
        role="status"
        className={classNames(
          "min-w-0 text-[1.1875rem] leading-[1.3] text-balance tablet:text-[1.5rem]",
          problem !== null && !isPending && "font-head font-semibold text-again-ink",
        )}
      >
        {told ?? joinText.tapThree}
      </p>
      <SayButton line={told ?? joinText.tapThree} />
    </div>
  );
}
