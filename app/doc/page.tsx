import type { Metadata } from "next";
import { connection } from "next/server";
import { AloudTexts } from "#components/read-aloud/aloud-texts.tsx";
import { ReadAloud } from "#components/read-aloud/read-aloud.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { type ClassId, isClassId } from "#lib/core/class-id.ts";
import { backHref } from "#lib/play/back-href.ts";
import { listAloudTexts, listReadings, readAloudText } from "#lib/server/readings.ts";
import { readSession } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { readAloudText as words } from "#lib/text/read-aloud-text.ts";

export const metadata: Metadata = { title: words.title };

// What is read stands in the address: the whole page is waited for.
export const instant = false;

/** Where a pupil reads a text aloud to itself: `?lop=2` lists the texts of a class, `?bai=c2-p03` is one of them. */
export default async function ReadAloudPage({ searchParams }: PageProps<"/doc">) {
  await connection();
  const { lop, bai } = await searchParams;
  const wanted = typeof bai === "string" && /^[a-z0-9-]{1,60}$/.test(bai) ? bai : null;
  const found = await tryRead("text to read aloud", async () => {
    const text = wanted === null ? null : await readAloudText(wanted);
    const classId = classOf(text?.id ?? (typeof lop === "string" ? `c${lop}` : ""));
    const { pupil } = await readSession();
    const readings = pupil === null ? null : await listReadings(pupil.id);
    return { text, classId, readings, texts: text === null ? await listAloudTexts(classId) : [] };
  });
  const classId = found.ok ? found.value.classId : "1";
  return (
    <PageFrame
      hue={`c${classId}`}
      bar={
        <PageBar
          backHref={found.ok && found.value.text !== null ? `/doc?lop=${classId}` : backHref("/doc")}
          title={words.title}
        />
      }
      className="max-w-[900px]!"
    >
      {found.ok ? <Page {...found.value} /> : <BackendNotice />}
    </PageFrame>
  );
}

function classOf(id: string): ClassId {
  const named = id.charAt(1);
  return isClassId(named) ? named : "1";
}

type PageParts = Omit<Parameters<typeof AloudTexts>[0], "texts"> & {
  readonly texts: Awaited<ReturnType<typeof listAloudTexts>>;
  readonly text: Awaited<ReturnType<typeof readAloudText>>;
};

function Page({ text, texts, classId, readings }: PageParts) {
  return text === null ? (
    <AloudTexts classId={classId} texts={texts} readings={readings} />
  ) : (
    <ReadAloud key={text.id} text={text} classId={classId} readings={readings} />
  );
}
