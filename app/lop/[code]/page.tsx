import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { JoinClass } from "#components/join/join-class.tsx";
import { NoSuchClass } from "#components/join/no-such-class.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { joinClass } from "#lib/actions/join-class.ts";
import { classCode } from "#lib/classes/class-code.ts";
import { backHref } from "#lib/play/back-href.ts";
import { workHref } from "#lib/play/stones.ts";
import { giveBackAllowance, takeAllowance } from "#lib/server/rate-limits.ts";
import { findClass } from "#lib/server/seats.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { joinText } from "#lib/text/join-text.ts";

type Props = PageProps<"/lop/[code]">;

export const metadata: Metadata = { title: joinText.title, robots: { index: false } };

// The class is waited for: there is nothing to show before.
export const instant = false;

export function generateStaticParams() {
  return [{ code: "0" }];
}

/**
 * A class as it is joined: its emblems, for who has its code. The secret of a card stands behind the `#`, out of our sight.
 * `?bai=` is the code of given work, to which whoever has joined goes on.
 */
export default async function JoinPage({ params, searchParams }: Props) {
  const code = classCode.read((await params).code);
  if (code === null) notFound();
  await connection();
  const { bai } = await searchParams;
  const work = typeof bai === "string" ? classCode.read(bai) : null;
  const found = await look(code);
  // Next has sent the status by now, so that `notFound` would only leave the page to the browser's scripts.
  if (found === null) return <NoSuchClass />;
  if (typeof found === "string") {
    const message = found === "wait" ? joinText.waitABit : joinText.problem["backend-away"];
    return (
      <PageFrame hue="c3" bar={<PageBar backHref={backHref(`/lop/${code}`)} title={joinText.title} />}>
        <BackendNotice message={message} />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      hue={`c${found.class}`}
      bar={<PageBar backHref={backHref(`/lop/${code}`)} title={found.name} />}
      className="wide:max-w-[1240px]"
    >
      <JoinClass
        code={code}
        classId={found.class}
        seats={found.seats}
        nextHref={work === null ? "/" : workHref(work)}
        join={joinClass}
      />
    </PageFrame>
  );
}

/** The class; null for none, after which the address has a look less. */
async function look(code: string) {
  if (!(await takeAllowance("class-code"))) return "wait";
  const found = await tryRead("class of a code", () => findClass(code));
  if (!found.ok || found.value !== null) await giveBackAllowance("class-code");
  return found.ok ? found.value : "away";
}
