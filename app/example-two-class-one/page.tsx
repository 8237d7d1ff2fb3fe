import type { Metadata } from "next";
import { Lesson } from "#components/lesson/lesson.tsx";
import { createRng } from "#lib/core/create-rng.ts";
import { makeRound } from "#lib/games/paragraph/make-round.ts";
import { backHref } from "#lib/play/back-href.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { singlePlaces } from "#lib/play/single-places.ts";
import { toRunPlaces } from "#lib/play/to-run-places.ts";
import { lessonText } from "#lib/text/lesson-text.ts";
import { playText } from "#lib/text/play-text.ts";

export const metadata: Metadata = { title: lessonText.title };

const href = "/example-two-class-one";

/** One story of thêm and one of bớt within 20 that go over no ten: what class 1 reckons. */
const tries = (["added", "taken"] as const).map((sort) =>
  makeRound({ range: 20, isCarried: false, sorts: [sort] }, createRng(`lesson/${sort}`)),
);

/** They are played like a practice run, but there is no such run: nothing is finished or kept. */
const run: RunView = {
  runId: "lesson",
  mode: "practice",
  title: lessonText.title,
  classId: "1",
  activityHref: href,
  backHref: backHref(href),
  backLabel: playText.backToClass("1"),
  animal: firstAnimal,
  places: toRunPlaces(singlePlaces(tries), "practice"),
  before: [],
};

export default function ExampleTwoClassOnePage() {
  return <Lesson tries={run} />;
}
