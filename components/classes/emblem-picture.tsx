import { emblem } from "#lib/classes/emblem.ts";

/** The sign of a seat; what it is called stands beside it. */
export function EmblemPicture({ index, className }: { readonly index: number; readonly className: string }) {
  return (
    <img
      src={`/avatars/${emblem.avatarOf(index)}.svg`}
      alt=""
      width="64"
      height="64"
      className={`flex-none ${className}`}
    />
  );
}
