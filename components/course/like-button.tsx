"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { formatNumber } from "#lib/core/format-number.ts";
import type { Result } from "#lib/core/result.ts";
import { courseText } from "#lib/text/course-text.ts";

interface Props {
  readonly like: () => Promise<Result<null, string>>;
}

/** From the tap to the way home (spec section 9). */
const leaveAfterMs = 3000;

/** The number of likes inside the button; null holds its place while it is on the way. */
function LikeCount({ total }: { readonly total: number | null }) {
  const written = total === null ? "" : formatNumber(total);
  return (
    <span className="min-h-8 min-w-12 rounded-full bg-soft px-3 py-1 text-[1.125rem] leading-tight tabular-nums">
      <span aria-hidden="true">{written}</span>
      <span className="sr-only">{total === null ? "" : courseText.likeTotal(written)}</span>
    </span>
  );
}

/** The number of likes, asked anew after each of `likes` given here; null while it is not known. */
function useLikeTotal(likes: number): number | null {
  const [total, setTotal] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server is asked again because of it
  useEffect(() => {
    const leaving = new AbortController();
    // The button likes without its number too.
    askTotal(leaving.signal).then(setTotal, () => undefined);
    return () => leaving.abort();
  }, [likes]);
  return total;
}

async function askTotal(signal: AbortSignal): Promise<number> {
  const answer = await fetch("/api/like-total", { signal });
  if (!answer.ok) throw new Error("the server cannot tell the likes");
  const { total }: { total: number } = await answer.json();
  return total;
}

/** The like of the course list: thanks are shown, and three seconds after the tap the way goes home. */
export function LikeButton({ like }: Props) {
  const router = useRouter();
  const [state, setState] = useState<"idle" | "liking" | "too-many" | "failed">("idle");
  const [likes, setLikes] = useState(0);
  const total = useLikeTotal(likes);
  const isLiking = state === "liking";
  useEffect(() => {
    if (!isLiking) return;
    const timer = window.setTimeout(() => router.push("/"), leaveAfterMs);
    return () => window.clearTimeout(timer);
  }, [isLiking, router]);
  // Next keeps a page that was left: whoever comes back finds the button as it was.
  useEffect(() => () => setState("idle"), []);
  const send = async () => {
    setState("liking");
    const answer = await like().catch(() => null);
    if (answer?.ok) setLikes((before) => before + 1);
    else setState(answer?.reason === "too-many" ? "too-many" : "failed");
  };
  return (
    <div className="mt-6 grid justify-items-center gap-2">
      <Button variant="plain" className="min-w-52" aria-disabled={isLiking} onClick={isLiking ? undefined : send}>
        <Icon name="heart" className={isLiking ? "size-7 animate-beat text-solid" : "size-7"} />
        {isLiking ? courseText.liking : courseText.like}
        <LikeCount total={total} />
      </Button>
      <p role="status" className="font-head font-semibold text-hue empty:sr-only">
        {state === "too-many" ? courseText.likeWait : null}
        {state === "failed" ? courseText.likeFailed : null}
      </p>
    </div>
  );
}
