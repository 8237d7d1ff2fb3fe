import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { type ToolLook, toolClass } from "./tool-class.ts";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  readonly icon: IconName;
  /** What the button does; its accessible name. */
  readonly label: string;
  readonly look?: ToolLook;
};

/** A button of 56 px that shows an icon only. */
export function IconButton({ icon, label, look = "tool", className = "", type = "button", ...rest }: Props) {
  return (
    <button type={type} aria-label={label} className={toolClass(look, className)} {...rest}>
      <Icon name={icon} className={look === "bare" ? "size-6 tablet:size-7" : "size-7"} />
    </button>
  );
}
