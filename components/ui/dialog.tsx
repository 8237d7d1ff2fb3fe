import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

type Props = Omit<ComponentProps<"dialog">, "onClose" | "onCancel" | "onKeyDown" | "aria-labelledby"> & {
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** Called on Escape and on the system's back gesture; null where only the dialog's own buttons close it. */
  readonly onDismiss: (() => void) | null;
};

/**
 * A modal dialog, open for as long as it is there: the page behind is out of reach, and the focus goes back to where
 * it was when it is taken away. A tap beside it does nothing. How it looks comes with `className`.
 */
export function Dialog({ labelledBy, onDismiss, className, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The dialog itself, so that it is read out from its heading and no button of it looks chosen already.
    shown?.focus();
    return () => shown?.close();
  }, []);
  const dismiss = (event: SyntheticEvent) => {
    event.preventDefault();
    onDismiss?.();
  };
  // Browsers close a dialog at the second Escape whatever its owner says, unless the key never gets that far.
  const dismissByKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") dismiss(event);
  };
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onCancel={dismiss}
      onKeyDown={dismissByKey}
      className={classNames("m-auto outline-none backdrop:bg-veil", className)}
      {...rest}
    />
  );
}
