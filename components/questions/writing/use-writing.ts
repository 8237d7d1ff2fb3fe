import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { BoardPhase } from "#components/questions/board-state.ts";
import { useKeys } from "#components/questions/use-keys.ts";
import { type EditedText, editText, type Stroke } from "#lib/core/vietnamese/edit-text.ts";
import { tidyWriting } from "#lib/questions/writing/compare-writing.ts";
import { movePlaces } from "#lib/questions/writing/grading.ts";
import { readField } from "#lib/questions/writing/read-field.ts";

interface WritingOptions {
  readonly phase: BoardPhase;
  /** How often an answer was sent, and the last of them. */
  readonly tries: number;
  readonly sent: string | undefined;
  /** What is wrong in it, once that may be seen. */
  readonly wrongPlaces: readonly number[];
  readonly mostSigns: number;
  readonly onSend: (text: string) => void;
}

export interface Writing {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** Places that are wrong and were not changed since. */
  readonly places: readonly number[];
  readonly isOpen: boolean;
  readonly isSent: boolean;
  readonly canSubmit: boolean;
  /** Takes over what arrived in the field; `isComposing` while a keyboard still changes it. */
  readonly arrive: (element: HTMLTextAreaElement, isComposing: boolean) => void;
  readonly press: (stroke: Stroke) => void;
  readonly submit: () => void;
}

/** What was written since an answer was sent, and which of its faults still stand in it. */
interface Draft {
  readonly tries: number;
  readonly text: string;
  readonly places: readonly number[];
}

/**
 * A field that is typed into with the keys on the screen, with a keyboard that composes nothing (Telex, VNI), and with
 * whatever composes by itself: of that nothing is composed a second time.
 */
export function useWriting({ phase, tries, sent = "", wrongPlaces, mostSigns, onSend }: WritingOptions): Writing {
  const field = useRef<HTMLTextAreaElement>(null);
  const [kept, setKept] = useState<Draft | null>(null);
  // Where the caret goes once the text is there.
  const caret = useRef<number | null>(null);
  const isOpen = phase === "open" || phase === "again";
  const { text, places } = kept?.tries === tries ? kept : { text: sent, places: wrongPlaces };
  const isSent = tries > 0 && text === sent;
  const canSubmit = isOpen && tidyWriting(text) !== "" && tidyWriting(text) !== sent;
  const change = (next: string) => {
    if (isOpen) setKept({ tries, text: next, places: movePlaces(places, text, next) });
  };
  const arrive = (element: HTMLTextAreaElement, isComposing: boolean) => {
    const read = readField(element, isComposing);
    caret.current = read.caret;
    change(read.text);
  };
  const press = (stroke: Stroke) => {
    const here: EditedText = {
      text,
      from: field.current?.selectionStart ?? text.length,
      to: field.current?.selectionEnd ?? text.length,
    };
    const next = editText(here, stroke);
    if (next.text.length > mostSigns) return;
    caret.current = next.from;
    change(next.text);
  };
  const submit = () => {
    if (canSubmit) onSend(tidyWriting(text));
  };
  useLayoutEffect(() => {
    const at = caret.current;
    caret.current = null;
    if (at !== null) field.current?.setSelectionRange(at, at);
  });
  useOwnKeys(field, press);
  useKeys(isOpen, (event) => {
    const element = field.current;
    const isElsewhere = !(
      event.target instanceof Element && event.target.closest("button, a, input, textarea, select")
    );
    // Whatever is typed goes into the field, wherever the focus is; the key itself still arrives there.
    if (element !== null && isElsewhere && (event.key.length === 1 || event.key === "Backspace") && event.key !== " ") {
      element.focus();
    }
    if (isElsewhere && event.key === "Enter" && !event.repeat) {
      // The same press must not reach the button that gets the focus once the answer is marked.
      event.preventDefault();
      submit();
    }
  });
  return { field, text, places, isOpen, isSent, canSubmit, arrive, press, submit };
}

/** Telex and VNI for a keyboard that sends plain letters, until one arrives that was composed elsewhere. */
function useOwnKeys(field: RefObject<HTMLTextAreaElement | null>, press: (stroke: Stroke) => void): void {
  const isComposedElsewhere = useRef(false);
  const hear = useEffectEvent((event: InputEvent) => {
    const { data, inputType, isComposing } = event;
    if (isComposing || inputType === "insertCompositionText" || /[^ -~]/u.test(data ?? "")) {
      isComposedElsewhere.current = true;
    }
    if (isComposedElsewhere.current || inputType !== "insertText" || data === null || !/^[a-z\d]$/iu.test(data)) return;
    event.preventDefault();
    press({ type: "key", key: data });
  });
  useEffect(() => {
    const element = field.current;
    const listen = (event: InputEvent) => hear(event);
    element?.addEventListener("beforeinput", listen);
    return () => element?.removeEventListener("beforeinput", listen);
  }, [field]);
}
