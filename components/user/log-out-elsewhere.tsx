import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import type { Result } from "#lib/core/result.ts";
import { accountText } from "#lib/text/account-text.ts";
import { lockText } from "#lib/text/lock-text.ts";
import { AnimalDialog } from "./animal-dialog.tsx";

interface Props {
  readonly activeAnimal: string;
  readonly isLocked: boolean;
  readonly logOutElsewhere: () => Promise<Result<null, string>>;
}

/** The button that logs the pupil out everywhere else, and the dialog that asks first. */
export function LogOutElsewhere(props: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const finish = () => {
    setAsking(false);
    setDone(true);
  };
  return (
    <>
      <Button variant="plain" isWide={true} onClick={() => setAsking(true)}>
        {lockText.logOutElsewhere}
      </Button>
      <p role="status" className="text-center font-head font-semibold text-right-ink empty:sr-only">
        {isDone ? lockText.elsewhereDone : ""}
      </p>
      {isAsking ? <Question {...props} onClose={() => setAsking(false)} onDone={finish} /> : null}
    </>
  );
}

interface QuestionProps extends Props {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function Question({ activeAnimal, isLocked, logOutElsewhere, onClose, onDone }: QuestionProps) {
  const [problem, setProblem] = useState("");
  const [isLeaving, start] = useAwaited();
  const leave = async () => {
    const answer = await logOutElsewhere().catch(() => null);
    if (answer?.ok) return onDone();
    setProblem(answer?.reason === "too-many" ? accountText.waitABit : accountText.backendAway);
  };
  return (
    <AnimalDialog title={lockText.elsewhereTitle} asset={activeAnimal} onClose={onClose}>
      <p className="text-lead leading-snug text-balance">{lockText.elsewhereLead}</p>
      {isLocked ? null : <p className="leading-snug text-balance">{lockText.elsewhereOpen}</p>}
      <p role="alert" className="font-head font-semibold text-again-ink empty:hidden">
        {problem}
      </p>
      <div className="mt-2 grid w-full grid-cols-2 gap-3">
        <Button variant="plain" className="bg-soft px-3!" onClick={onClose}>
          {lockText.cancel}
        </Button>
        <Button className="px-3!" disabled={isLeaving} onClick={() => start(leave)}>
          {isLeaving ? lockText.leavingElsewhere : lockText.elsewhereNow}
        </Button>
      </div>
    </AnimalDialog>
  );
}
