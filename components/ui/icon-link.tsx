import { AppLink } from "./app-link.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { type ToolLook, toolClass } from "./tool-class.ts";

/** A link of 56 px that shows an icon only; `label` is its accessible name. */
export function IconLink({
  icon,
  label,
  href,
  look = "tool",
  className = "",
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
  readonly look?: ToolLook;
  readonly className?: string;
}) {
  return (
    <AppLink href={href} aria-label={label} className={toolClass(look, className)}>
      <Icon name={icon} />
    </AppLink>
  );
}
