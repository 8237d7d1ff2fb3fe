import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { Suspense } from "react";
import { z } from "zod";
import { Gallery, type Sample } from "#components/gallery/gallery.tsx";
import { GalleryMenu } from "#components/gallery/gallery-menu.tsx";
import { env } from "#lib/env.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { type Banks, buildKeyed, findKeyed, listKeys, listNames, stepsTo } from "#lib/play/gallery.ts";
import { type GalleryState, galleryStates } from "#lib/play/gallery-states.ts";
import { singlePlaces } from "#lib/play/single-places.ts";
import { toRunPlaces } from "#lib/play/to-run-places.ts";
import { listBankItems } from "#lib/server/banks.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { galleryText as text } from "#lib/text/gallery-text.ts";
import { playText } from "#lib/text/play-text.ts";

export const metadata: Metadata = { title: text.title, robots: { index: false } };

const mostQuestions = 60;

/** `of` names a skill or a track to be sampled; `keys` names single questions, see buildKeyed. */
const searchSchema = z.object({
  of: z.string().max(80).default(""),
  keys: z
    .string()
    .max(6000)
    .default("")
    .transform((keys) => keys.split(",").filter((key) => key !== "")),
  seed: z.string().max(20).default("1"),
  state: z.enum(galleryStates).default("open"),
  size: z
    .string()
    .regex(/^\d{3,4}x\d{3,4}$/)
    .default("360x640"),
});

interface GalleryPageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Questions in any state, many on one page, each on a screen of its own. Only where GALLERY is set, see middleware.ts. */
export default function GalleryPage({ searchParams }: GalleryPageProps) {
  return (
    <main id="main" className="c4 min-h-dvh bg-paper p-6 pt-20">
      <h1 className="text-h2 text-hue">{text.title}</h1>
      <Suspense>
        <Shown searchParams={searchParams} />
      </Suspense>
    </main>
  );
}

async function Shown({ searchParams }: GalleryPageProps) {
  await connection();
  if (!env().hasGallery) notFound();
  const search = searchSchema.safeParse(await searchParams);
  if (!search.success) notFound();
  const { of, keys, seed, state, size } = search.data;
  const banks = await readBanks([of, ...keys]);
  const wanted = (keys.length > 0 ? keys : listKeys(of, seed, 4, banks)).slice(0, mostQuestions);
  const [width = 0, height = 0] = size.split("x").map(Number);
  return (
    <>
      <GalleryMenu names={listNames()} search={search.data} />
      <Gallery samples={wanted.flatMap((key) => toSample(key, state, banks))} width={width} height={height} />
    </>
  );
}

async function readBanks(keys: readonly string[]): Promise<Banks> {
  const ids = [...new Set(keys.map((key) => key.split("/")[0] ?? ""))].filter((id) => findSkill(id)?.source === "bank");
  return new Map(await Promise.all(ids.map(async (id) => [id, await listBankItems(id)] as const)));
}

function toSample(key: string, state: GalleryState, banks: Banks): Sample[] {
  const activity = findKeyed(key);
  const question = buildKeyed(key, banks);
  const mode = state.startsWith("challenge") ? "challenge" : "practice";
  const [place] = question === null ? [] : toRunPlaces(singlePlaces([question]), mode);
  if (activity === undefined || question === null || place === undefined) return [];
  const { title, classId } = activity;
  return [
    {
      key,
      place,
      run: {
        runId: key,
        mode,
        title,
        classId,
        activityHref: "/gallery",
        backHref: "/gallery",
        backLabel: playText.backToClass(classId),
        animal: firstAnimal,
        before: [],
      },
      steps: stepsTo(state, question),
      told: {
        spoken: question.prompt.spoken,
        answer: question.answer,
        hints: question.hints,
        explanation: question.explanation,
      },
    },
  ];
}
