import { useEffect, useEffectEvent, useState } from "react";
import type { GrownUpActions } from "#components/grown-ups/grown-up-actions.ts";
import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Scene } from "#components/stage/scene.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Dialog } from "#components/ui/dialog.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useDelayed } from "#components/ui/use-delayed.ts";
import { useLatePart } from "#components/ui/use-late-part.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { onboardingText } from "#lib/text/onboarding-text.ts";
import type { ContentCounts } from "./content-counts.ts";

/** Spec section 9; the animations of 500 ms and the width of 600 px are in the class names. */
const closesAfterMs = 500;
const signInAfterMs = 800;

const moves =
  "transition-[opacity,translate] duration-500 ease-out starting:opacity-0 motion-safe:starting:translate-y-[12dvh]";
const away = "opacity-0 motion-safe:translate-y-[12dvh]";

const loadPanel = async () => (await import("#components/grown-ups/sign-in-panel.tsx")).SignInPanel;

interface Props {
  readonly counts: ContentCounts;
  readonly actions: GrownUpActions;
  /** Called once it has gone. */
  readonly onClosed: () => void;
}

/** What there is to do, in three numbers. */
function OnboardingCounts({ counts }: { readonly counts: ContentCounts }) {
  const rows = [
    { count: counts.maths, label: onboardingText.maths },
    { count: counts.vietnamese, label: onboardingText.vietnamese },
    { count: counts.animals, label: onboardingText.animals },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {rows.map(({ count, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-tool bg-soft px-1 py-2 text-center text-hue"
        >
          <dt className="text-[1rem] leading-tight tablet:text-[1.125rem]">{label}</dt>
          <dd className="font-head text-[1.625rem] leading-tight font-extrabold tablet:text-[1.75rem]">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

type Provider = "apple" | "google";

/** Whose accounts a grown-up may sign in with here; none until the server has said so, and where it cannot be asked. */
function useSignInProviders(): readonly Provider[] {
  const [providers, setProviders] = useState<readonly Provider[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    // Email and password are there in any case.
    askProviders(leaving.signal).then(setProviders, () => undefined);
    return () => leaving.abort();
  }, []);
  return providers;
}

async function askProviders(signal: AbortSignal): Promise<readonly Provider[]> {
  const answer = await fetch("/api/sign-in-providers", { signal });
  const { providers }: { providers: readonly Provider[] } = await answer.json();
  return providers;
}

/**
 * The introduction over the home page, and after its start button the grown-ups' sign-in (spec section 2), which only
 * its own button closes. Closing either leads to the home page; a child is never held up.
 */
export function Onboarding({ counts, actions, onClosed }: Props) {
  const [isStarted, setStarted] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const Panel = useLatePart(loadPanel, true);
  const providers = useSignInProviders();
  const isSignInDue = useDelayed(isStarted, signInAfterMs);
  useAfter(isClosing, closesAfterMs, onClosed);
  const start = () => {
    setStarted(true);
  };
  const close = () => {
    setClosing(true);
  };
  return (
    <>
      <Dialog
        labelledBy="onboarding-title"
        onDismiss={close}
        className={classNames(
          "c1 isolate size-full max-h-none max-w-none flex-col overflow-x-clip overflow-y-auto bg-sky text-ink open:flex",
          moves,
          isClosing && away,
        )}
      >
        <Scene className="absolute inset-x-0 top-0 -z-10 h-1/2 w-full tablet:h-full" />
        <RiveCharacter
          asset={firstAnimal}
          mood={isStarted ? "happy" : "open"}
          isHatOn={true}
          className="mx-auto -mb-6 mt-auto w-44 flex-none tablet:-mb-8 tablet:w-80 wide:w-60"
        />
        <div className="relative w-full flex-none rounded-t-card bg-paper p-5 pb-7 tablet:mx-auto tablet:mb-10 tablet:max-w-[640px] tablet:rounded-card tablet:p-8">
          <h2 id="onboarding-title" className="text-[2rem] leading-[1.2] font-extrabold tablet:text-[2.625rem]">
            {onboardingText.title}
          </h2>
          <p className="mt-2 mb-3">{onboardingText.lead}</p>
          <OnboardingCounts counts={counts} />
          <Button isWide={true} className="mt-3" onClick={start}>
            {onboardingText.start}
          </Button>
        </div>
        <div className="absolute top-3 right-4">
          <IconButton icon="close" label={onboardingText.close} onClick={close} />
        </div>
      </Dialog>
      {isSignInDue && Panel !== null && (
        <Dialog
          labelledBy="sign-in-title"
          onDismiss={null}
          className={classNames(
            "c4 w-[calc(100%-32px)] max-w-[600px] rounded-card bg-paper p-5 text-ink tablet:p-8",
            moves,
            isClosing && away,
          )}
        >
          <Panel actions={actions} providers={providers} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

/** Calls back once `isOn` has been so for `delayMs`. */
function useAfter(isOn: boolean, delayMs: number, callback: () => void): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (!isOn) return;
    const timer = window.setTimeout(() => call(), delayMs);
    return () => window.clearTimeout(timer);
  }, [isOn, delayMs]);
}
