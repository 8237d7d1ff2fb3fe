import { connection } from "next/server";
import { Suspense } from "react";
import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { findActiveAnimal } from "#lib/data/find-active-animal.ts";
import { readSession } from "#lib/data/session.ts";
import { findStep } from "#lib/play/animal-ladder.ts";

interface Props {
  /** On home, where the animal is drawn as large at every stage. */
  readonly isHatOn: boolean;
}

/** What makes up for the growth from stage to stage where there is no room for it. */
const evenSizes = { 1: "", 2: "ml-[10%] w-[90%]", 3: "ml-[16%] w-[84%]" } as const;

/**
 * The animal that goes along with the pupil in this browser, as wide as its place. It streams in after the page, rising
 * into a place that is kept free: another animal there meanwhile would be taken for a mistake. The place fetches the
 * picture of the first animal unseen, for that is who most visitors have.
 */
export function ActiveCharacter({ isHatOn }: Props) {
  const first = `/characters/giraffe-1-open${isHatOn ? "-hat" : ""}.svg`;
  return (
    <Suspense
      fallback={
        <span className="block aspect-[200/258]" aria-hidden="true">
          <img src={first} alt="" width="1" height="1" fetchPriority="high" className="invisible" />
        </span>
      }
    >
      <Character isHatOn={isHatOn} />
    </Suspense>
  );
}

async function Character({ isHatOn }: Props) {
  await connection();
  const { pupilId } = await readSession();
  const asset = await findActiveAnimal(pupilId);
  const size = isHatOn ? evenSizes[findStep(asset)?.stage ?? 1] : "";
  return <RiveCharacter asset={asset} mood="open" isHatOn={isHatOn} className={classNames("animate-rise", size)} />;
}
