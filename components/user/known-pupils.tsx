import { Icon } from "#components/ui/icon.tsx";
import { accountText } from "#lib/text/account-text.ts";

export interface KnownPupil {
  readonly username: string;
  /** Null where only the name is known. */
  readonly avatar: string | null;
}

interface Props {
  readonly pupils: readonly KnownPupil[];
  readonly isPending: boolean;
  readonly onChoose: (username: string) => void;
}

/** Who has played in this browser, to come back with one tap; nothing where nobody has. */
export function KnownPupils({ pupils, isPending, onChoose }: Props) {
  if (pupils.length === 0) return null;
  return (
    <ul
      aria-label={accountText.knownLabel}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,250px),1fr))] gap-3"
    >
      {pupils.map(({ username, avatar }) => (
        <li key={username}>
          <button
            type="button"
            disabled={isPending}
            onClick={() => onChoose(username)}
            className="press mb-1 flex min-h-18 w-full items-center gap-3 rounded-button bg-soft px-3 py-2 text-start font-head text-[1.25rem] leading-tight font-bold text-hue lip disabled:opacity-60"
          >
            {avatar === null ? (
              <span className="grid size-13 flex-none place-items-center rounded-tool bg-card">
                <Icon name="user" />
              </span>
            ) : (
              <img
                src={`/avatars/${avatar}.svg`}
                alt=""
                width="52"
                height="52"
                className="size-13 flex-none rounded-tool bg-card p-0.5"
              />
            )}
            <span className="min-w-0 wrap-break-word">{username}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
