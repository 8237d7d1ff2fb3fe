import type { MouseEvent, ReactNode } from "react";
import { RiveIcon } from "#components/stage/rive-icon.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { MenuItem } from "#lib/play/menu-items.ts";

const look =
  "relative isolate flex min-h-16 w-68 items-center gap-4 rounded-button px-4 text-start font-head text-[1.375rem] leading-none font-bold";

interface Props {
  readonly item: MenuItem;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One entry of the menu; the chosen one, or that of the open page, stands on the highlight. */
export function MenuRow({ item, isChosen, onChoose }: Props) {
  const inside = (
    <RowInside isChosen={isChosen} text={item.text}>
      {item.artboard === null || item.stateMachine === null ? (
        <Icon name="close" className="size-9.5" />
      ) : (
        <RiveIcon
          artboard={item.artboard}
          stateMachine={item.stateMachine}
          isActive={isChosen}
          className="size-9.5 flex-none"
        />
      )}
    </RowInside>
  );
  const className = classNames(look, isChosen && "text-hue");
  if (item.url === null) {
    // Marked, so that the guard of a run asks first.
    return (
      <button type="button" data-leaves={true} className={className} onClick={onChoose}>
        {inside}
      </button>
    );
  }
  const choose = (event: MouseEvent) => {
    // Another tab, another window: that is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <AppLink href={item.url} aria-current={item.status ? "page" : undefined} className={className} onClick={choose}>
      {inside}
    </AppLink>
  );
}

function RowInside({
  isChosen,
  text,
  children,
}: {
  readonly isChosen: boolean;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <span
        data-highlight={isChosen}
        aria-hidden="true"
        className={classNames(
          "absolute inset-y-0 left-0 -z-10 rounded-button bg-soft transition-[width,opacity] duration-250 ease-out",
          isChosen ? "w-68" : "w-0 opacity-0",
        )}
      />
      {children}
      {text}
    </>
  );
}
