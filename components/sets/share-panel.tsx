import { ButtonLink } from "#components/ui/button-link.tsx";
import { Icon, type IconName } from "#components/ui/icon.tsx";
import { useCopy, useOrigin } from "#components/ui/use-copy.ts";
import { useIsHydrating } from "#components/ui/use-is-hydrating.ts";
import { setText } from "#lib/text/set-text.ts";
import { panelClass } from "./panel-class.ts";
import { Qr, saveQr } from "./qr.tsx";

interface Props {
  readonly heading: string;
  readonly lead?: string;
  /** What is sent, as it is called. */
  readonly title: string;
  /** From the root; the origin is put before it. */
  readonly href: string;
  readonly qrLabel: string;
  /** What the way to it says. None where it is not for who sends it. */
  readonly openLabel?: string;
  /** A message ready for a chat. */
  readonly messageOf: (address: string) => string;
}

/** How something is sent: its address, as a QR code too, and a message ready for a chat. */
export function SharePanel({ heading, lead, title, href, qrLabel, openLabel, messageOf }: Props) {
  const origin = useOrigin();
  const [said, copy] = useCopy(setText.notCopied);
  const canShare = !useIsHydrating() && "share" in navigator;
  const address = origin + href;
  const message = messageOf(address);
  // Who closes the sheet without sending has changed their mind.
  const share = () => navigator.share({ title, text: message }).catch(() => undefined);
  return (
    <section aria-labelledby="send-title" className={panelClass}>
      <div className="grid gap-1">
        <h2 id="send-title" className="font-head text-[1.375rem] leading-tight font-bold">
          {heading}
        </h2>
        {lead === undefined ? null : <p className="max-w-[70ch] text-muted">{lead}</p>}
      </div>
      <div className="grid gap-5 tablet:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid content-start justify-items-center gap-3">
          {origin !== "" && <Qr address={address} label={qrLabel} />}
          {openLabel === undefined ? (
            <p className="text-center font-head text-[1.1875rem] leading-tight font-bold text-hue wrap-anywhere">
              {address.replace(/^https?:\/\//, "")}
            </p>
          ) : (
            <ButtonLink href={href} isWide>
              {openLabel}
            </ButtonLink>
          )}
          <Way icon="down" label={setText.saveQr} onPress={() => saveQr(address, title)} />
        </div>
        <div className="grid content-start gap-3">
          <h3 className="font-head text-[1.125rem] leading-tight font-bold">{setText.message}</h3>
          <p className="rounded-[12px] bg-soft p-4 leading-snug whitespace-pre-line wrap-anywhere select-all">
            {message}
          </p>
          <div className="grid gap-2 tablet:grid-cols-2">
            <Way icon="copy" label={setText.copyMessage} onPress={() => void copy(message, setText.copied)} />
            <Way icon="copy" label={setText.copyAddress} onPress={() => void copy(address, setText.copied)} />
            {canShare && <Way icon="share" label={setText.share} onPress={() => void share()} />}
          </div>
          <p role="status" className="font-semibold text-hue empty:sr-only">
            {said}
          </p>
        </div>
      </div>
    </section>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

function Way({ icon, label, onPress }: WayProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="press inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-[12px] border border-edge bg-card px-4 font-head text-[1.0625rem] font-bold text-hue"
    >
      <Icon name={icon} className="size-6" />
      {label}
    </button>
  );
}
