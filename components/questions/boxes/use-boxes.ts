import { useState } from "react";
import type { BoxLook } from "#components/questions/answer-box.tsx";
import type { BoardProps, BoardState } from "#components/questions/board-state.ts";
import { isSending } from "#components/questions/is-sending.ts";
import { useKeys } from "#components/questions/use-keys.ts";
import { useTryState } from "#components/questions/use-try-state.ts";
import { type BoxesView, boxesOf, type NumberBox } from "#lib/questions/kinds/boxes/grading.ts";

/** The key that begins the decimals; a keyboard for English has a full stop there. */
export const comma = ",";

/** Most digits behind the comma. */
const mostDecimals = 3;

/** What stands in a box after one more key; the same where the key has no place there. */
function typedInto(before: string, key: string, { maxDigits, hasComma }: NumberBox): string {
  if (key === comma) return hasComma && before !== "" && !before.includes(comma) ? before + comma : before;
  const next = before === "0" ? key : before + key;
  const [whole = "", decimals = ""] = next.split(comma);
  return whole.length + decimals.length > maxDigits || decimals.length > mostDecimals ? before : next;
}

const isWhole = (typed: string) => typed !== "" && !typed.endsWith(comma);

/** What stands in the boxes: the answer once it is known, in the pupil's own way where that is right, what is being typed, or what was sent last. */
function readBoxes(
  { phase, tried, key }: BoardState<"boxes">,
  typed: readonly string[],
): { readonly look: BoxLook; readonly texts: readonly string[] } {
  const last = tried.at(-1)?.boxes;
  if (key !== null)
    return { look: "right", texts: key.otherValues?.find((own) => own.join() === last?.join()) ?? key.values };
  if (last === undefined || typed.some((each) => each !== "")) return { look: "open", texts: typed };
  return { look: phase === "waiting" ? "waiting" : "tried", texts: last };
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface Boxes extends Pick<BoardProps<"boxes">, "state" | "onRespond"> {
  readonly view: BoxesView;
}

/** The boxes while they are filled: by pad, or by a keyboard wherever the focus is. */
export function useBoxes({ view, state, onRespond }: Boxes) {
  const boxes = boxesOf(view);
  const tries = state.tried.length;
  const [typed, setTyped] = useTryState<readonly string[]>(
    tries,
    boxes.map(() => ""),
  );
  const [chosen, setChosen] = useState({ tries, box: 0 });
  const active = chosen.tries === tries ? chosen.box : 0;
  const isOpen = state.phase === "open" || state.phase === "again";
  const canSubmit = isOpen && typed.every(isWhole) && typed.join(";") !== state.tried.at(-1)?.boxes.join(";");

  const choose = (box: number) => setChosen({ tries, box: Math.max(0, Math.min(box, boxes.length - 1)) });
  const put = (text: string) => setTyped((before) => before.map((each, place) => (place === active ? text : each)));
  const type = (key: string) => {
    const [box, before = ""] = [boxes[active], typed[active]];
    if (box === undefined) return;
    const next = typedInto(before, key, box);
    put(next);
    // A box that is full hands on to the next one, where that is empty.
    if (!box.hasComma && next !== before && next.length === box.maxDigits && typed[active + 1] === "")
      choose(active + 1);
  };
  const clear = () => {
    const before = typed[active] ?? "";
    if (before === "") choose(active - 1);
    else put(before.slice(0, -1));
  };
  const submit = () => {
    if (canSubmit) onRespond({ boxes: typed });
  };
  useKeys(isOpen, (event) => {
    const step = steps[event.key];
    if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === comma || event.key === ".") type(comma);
    else if (event.key === "Backspace") clear();
    else if (step !== undefined) choose(active + step);
    else if (isSending(event)) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      submit();
    }
  });
  const isEmpty = typed.every((each) => each === "");
  return { boxes, active, isOpen, isEmpty, canSubmit, choose, type, clear, submit, ...readBoxes(state, typed) };
}
