import { connection } from "next/server";
import { Suspense } from "react";
import { LikeButton } from "#components/course/like-button.tsx";
import { LikeCount } from "#components/course/like-count.tsx";
import { like } from "#lib/actions/like.ts";
import { readLikeTotal } from "#lib/data/read-like-total.ts";

/** The like of a course list. Its number streams in after the page, so that a new like does not make the page anew. */
export function Like() {
  return (
    <LikeButton
      like={like}
      total={
        <Suspense fallback={<LikeCount total={null} />}>
          <Total />
        </Suspense>
      }
    />
  );
}

async function Total() {
  await connection();
  const total = await readLikeTotal();
  return total.ok ? <LikeCount total={total.value} /> : null;
}
