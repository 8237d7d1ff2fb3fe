"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { useLatePart } from "#components/ui/use-late-part.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import { searchText } from "#lib/text/search-text.ts";

const loadHits = async () => (await import("./search-hits.tsx")).SearchHits;

interface Props {
  /** What was searched for. */
  readonly query?: string;
  readonly className?: string;
}

/**
 * The keys of a field with results below it: the arrows go through field and results, Escape closes them and leads
 * back to the field. What an input method is composing is left alone.
 */
function stepThrough(event: KeyboardEvent<HTMLFormElement>, close: () => void): void {
  if (event.nativeEvent.isComposing) return;
  const field = event.currentTarget.querySelector("input");
  if (event.key === "Escape") {
    event.preventDefault();
    field?.focus();
    close();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
  const focused = document.activeElement;
  const place = focused instanceof HTMLElement ? stops.indexOf(focused) : -1;
  if (step === undefined || place === -1) return;
  event.preventDefault();
  stops[place + step]?.focus();
}

/** Calls back when something beside the element is pressed or gets the focus, while `isOn`. */
function useOutside(element: RefObject<HTMLElement | null>, isOn: boolean, callback: () => void): void {
  const call = useStableCallback(callback);
  useEffect(() => {
    if (!isOn) return;
    const notice = ({ target }: Event) => {
      if (target instanceof Node && element.current?.contains(target) === false) call();
    };
    // A press has to be looked at too: Safari gives no focus to what is pressed.
    document.addEventListener("pointerdown", notice);
    document.addEventListener("focusin", notice);
    return () => {
      document.removeEventListener("pointerdown", notice);
      document.removeEventListener("focusin", notice);
    };
  }, [element, isOn, call]);
}

/**
 * The search: a form that leads to the page of results, which is all it is without a script. With one, what fits is
 * shown below while it is typed, as links; their code and what there is to find are fetched when the field is gone to.
 * The field is never written to, so that an input method may compose in it as it likes.
 */
export function SearchField({ query = "", className = "" }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const Hits = useLatePart(loadHits, isWanted);
  const close = () => setTyped(null);
  const submit = useSubmit(close);
  useOutside(form, typed !== null, close);
  useEffect(() => {
    // Whoever was quicker than the script may have come to the field, and typed, before.
    const field = form.current?.querySelector("input");
    if (field === undefined || field === null || field !== document.activeElement) return;
    setWanted(true);
    if (field.value !== query) setTyped(field.value);
  }, [query]);
  return (
    <search className={classNames("min-w-0 tablet:relative", className)}>
      <form
        ref={form}
        action="/search"
        className="scroll-mt-3"
        onSubmit={submit}
        onKeyDown={(event) => stepThrough(event, close)}
      >
        <span className="flex h-14 rounded-tool border-2 border-field bg-card text-hue focus-within:outline-4 focus-within:outline-offset-3 focus-within:outline-ink">
          <input
            type="search"
            name="q"
            defaultValue={query}
            maxLength={100}
            aria-label={searchText.label}
            placeholder={searchText.placeholder}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            className="min-w-0 flex-1 appearance-none rounded-tool bg-transparent pl-4 text-[1.125rem] text-ink outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
            onFocus={() => setWanted(true)}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button
            type="submit"
            aria-label={searchText.submit}
            className="grid w-13 flex-none place-items-center rounded-tool"
          >
            <Icon name="search" />
          </button>
        </span>
        {Hits !== null && <Hits query={typed ?? ""} onLeave={close} />}
      </form>
    </search>
  );
}

/** Leads to the page of results without loading it anew; a search for nothing stays where it is. */
function useSubmit(onLeave: () => void) {
  const router = useRouter();
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector("input");
    const request = field?.value.trim() ?? "";
    if (request === "") {
      field?.focus();
      return;
    }
    onLeave();
    router.push(`/search?q=${encodeURIComponent(request)}`);
  };
}
