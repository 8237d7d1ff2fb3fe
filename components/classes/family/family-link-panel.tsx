import { useEffect, useState } from "react";
import { AskDialog } from "#components/classes/ask-dialog.tsx";
import type { KeptKey } from "#components/classes/key-store.ts";
import { roomButton } from "#components/ui/room-button.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { useCopy, useOrigin } from "#components/ui/use-copy.ts";
import { makeFamilyLink } from "#lib/classes/class-key.ts";
import type { FamilyLink, NewFamilyLink } from "#lib/classes/family-view.ts";
import { familyText } from "#lib/text/family-text.ts";
import { setText } from "#lib/text/set-text.ts";
import type { SendFamily } from "./family-actions.ts";

const text = familyText.room;

/** The next link of a seat, without its secret. */
export async function prepareLink(
  { key }: KeptKey,
  { number, link }: { readonly number: number; readonly link: FamilyLink },
): Promise<NewFamilyLink> {
  const version = link.version + 1;
  const { hash } = await makeFamilyLink(key, number, version);
  return { number, version, hash };
}

interface Props {
  readonly number: number;
  readonly link: FamilyLink;
  /** Whether the link changed since `link` was read. */
  readonly isOutdated: boolean;
  readonly name: string;
  readonly kept: KeptKey | null;
  readonly send: SendFamily;
}

/** The link of one family: made, shown, copied, replaced, taken back. */
export function FamilyLinkPanel({ number, link, isOutdated, name, kept, send }: Props) {
  const secret = useSecret(number, link, kept);
  const origin = useOrigin();
  const [said, copy] = useCopy(setText.notCopied);
  const [isBusy, start] = useAwaited();
  const [isAsking, setAsking] = useState(false);
  const address = !secret || isOutdated ? "" : `${origin}/the/${secret}`;
  const make = async () => {
    if (kept === null) return;
    await send({ kind: "make", links: [await prepareLink(kept, { number, link })] }, text.made(name));
  };
  const takeBack = () => start(() => send({ kind: "take-back", numbers: [number] }, text.tookBack(name)));
  return (
    <div className="col-span-full grid justify-items-start gap-2 rounded-[12px] bg-soft p-3">
      <p className="max-w-[70ch]">{link.hash !== null && secret === null ? text.linkUnknown : text.linkLead}</p>
      {address !== "" && (
        <output aria-label={text.linkOf(name)} className="rounded-[12px] bg-card p-3 wrap-anywhere select-all">
          {address}
        </output>
      )}
      <div className="flex flex-wrap gap-2">
        {address !== "" && (
          <button type="button" className={roomButton.plain} onClick={() => void copy(address, setText.copied)}>
            {text.copy}
          </button>
        )}
        {kept !== null && (
          <button
            type="button"
            className={roomButton.plain}
            disabled={isBusy || isOutdated}
            onClick={() => (link.hash === null ? start(make) : setAsking(true))}
          >
            {link.hash === null ? text.make : text.another}
          </button>
        )}
        {link.hash !== null && (
          <button type="button" className={roomButton.plain} disabled={isBusy || isOutdated} onClick={takeBack}>
            {text.takeBack}
          </button>
        )}
      </div>
      <p role="status" className="font-semibold text-hue empty:sr-only">
        {said}
      </p>
      {isAsking && (
        <AskDialog
          title={text.anotherTitle(name)}
          lead={text.anotherLead}
          label={text.another}
          onYes={async () => {
            await make();
            setAsking(false);
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/**
 * The secret of a link that is good, made again from the key; null where it was made with another key, or there is none;
 * undefined while it is being made.
 */
function useSecret(number: number, { version, hash }: FamilyLink, kept: KeptKey | null): string | null | undefined {
  const [found, setFound] = useState<(NewFamilyLink & { readonly secret: string }) | null>(null);
  useEffect(() => {
    if (kept === null || hash === null) return;
    let isCurrent = true;
    void makeFamilyLink(kept.key, number, version).then((made) => {
      if (isCurrent) setFound({ number, version, ...made });
    });
    return () => {
      isCurrent = false;
    };
  }, [kept, number, version, hash]);
  if (kept === null || hash === null) return null;
  if (found?.version !== version) return;
  return found.hash === hash ? found.secret : null;
}
