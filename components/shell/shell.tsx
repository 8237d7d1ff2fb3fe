"use client";

import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { isPlay } from "#components/runs/is-play.ts";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { toolClass } from "#components/ui/tool-class.ts";
import { useDelayed } from "#components/ui/use-delayed.ts";
import { useIdle } from "#components/ui/use-idle.ts";
import { useLatePart } from "#components/ui/use-late-part.ts";
import { shellText } from "#lib/text/shell-text.ts";
import { LeaveGuard } from "./leave-guard.tsx";

const loadMenu = async () => (await import("./side-menu.tsx")).SideMenu;
const loadToggle = async () => (await import("./load-moving-toggle.ts")).loadMovingToggle();
const loadQuestion = async () => (await import("./leave-dialog.tsx")).LeaveDialog;

/** How long the menu is open before its moving icons are asked for (spec section 9, "animation asset delay"). */
const animationAfterMs = 1000;

/** At the left end of the page's bar, which leaves room for it; beside the open menu. */
const closedPlace = "absolute left-4 tablet:left-[max(2rem,calc(50%-588px))]";
const openPlace = "fixed left-[min(300px,calc(100%-60px))]";

/** Out of sight until the keyboard comes to it. */
const skip =
  "sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-4 focus:z-60 focus:rounded-tool focus:bg-card focus:px-5 focus:py-3.5 font-head text-[1.25rem] font-bold text-ink";

/** Takes the focus past the bar. Pages that were left stay in the document, hidden, each with its own main part. */
function goToMain(event: MouseEvent): void {
  const mains = [...document.querySelectorAll("main")];
  const shown = mains.find((main) => main.getClientRects().length > 0);
  if (shown === undefined) return;
  event.preventDefault();
  shown.tabIndex = -1;
  shown.focus();
}

/**
 * What is around every page: the button of the side menu, and the guard of a run that is not finished. The button
 * and the guard stand in the page from the start; the menu and what the guard asks are fetched later.
 */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const isPlaying = useSyncExternalStore(isPlay.subscribe, isPlay.get, () => false);
  const Menu = useLatePart(loadMenu, useIdle() || isOpen);
  const LeaveQuestion = useLatePart(loadQuestion, isPlaying);
  const MovingIcon = useLatePart(loadToggle, useDelayed(isOpen, animationAfterMs));
  const setMenu = (next: boolean) => {
    setOpen(next);
    if (next) setOpened(true);
    else toggle.current?.focus({ preventScroll: true });
  };
  const close = () => setMenu(false);
  // Also where the browser goes back before the open menu has been drawn.
  const closeOnBack = useEffectEvent(() => (isOpen ? close() : setOpen(false)));
  useEffect(() => {
    const onBack = () => closeOnBack();
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);
  const request = useEarlyRequest(() => setMenu(true));
  return (
    <>
      <section aria-label={shellText.tools}>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, to that of several which is shown */}
        <a href="#main" className={skip} onClick={goToMain}>
          {shellText.toContent}
        </a>
        <button
          ref={toggle}
          type="button"
          aria-label={shellText.menu}
          aria-expanded={isOpen}
          aria-controls="menu"
          popoverTarget={request.target}
          className={toolClass(
            "tool",
            classNames(
              "top-2 z-50 text-ink! transition-[left] duration-250 ease-out",
              isOpen ? openPlace : closedPlace,
            ),
          )}
          onClick={() => setMenu(!isOpen)}
        >
          {MovingIcon === null ? (
            <Icon name={isOpen ? "close" : "menu"} />
          ) : (
            <MovingIcon artboard="MENU" stateMachine="MENU_interactivity" isActive={isOpen} className="size-7" />
          )}
        </button>
        <span ref={request.mark} id={earlyRequest} popover="manual" className="size-0 border-0 p-0" />
        {Menu !== null && hasOpened && <Menu isOpen={isOpen} toggle={toggle} onClose={close} />}
        {isPlaying && <LeaveGuard Question={LeaveQuestion} onAsk={() => isOpen && close()} />}
      </section>
      <div className="page" inert={isOpen}>
        {children}
      </div>
    </>
  );
}

const earlyRequest = "menu-wish";

/**
 * A tap on the button before its code is there: the browser itself notes it, by opening an empty popover. Once the
 * code is there it is made good, and the button is no longer tied to the popover.
 */
function useEarlyRequest(onRequest: () => void) {
  const mark = useRef<HTMLSpanElement>(null);
  const [target, setTarget] = useState<string | undefined>(earlyRequest);
  const requested = useRef(onRequest);
  useEffect(() => {
    const popover = mark.current;
    const isNoted = typeof popover?.hidePopover === "function" && popover.matches(":popover-open");
    setTarget(undefined);
    if (!isNoted) return;
    popover.hidePopover();
    requested.current();
  }, []);
  return { mark, target };
}
