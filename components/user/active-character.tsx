"use client";

import { useSyncExternalStore } from "react";
import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { companion } from "./companion.ts";

/** On home, where the animal is drawn as large at every stage: what makes up for its growth. */
const evenSize =
  "has-[img[src*='-2-']]:ml-[10%] has-[img[src*='-2-']]:w-[90%] has-[img[src*='-3-']]:ml-[16%] has-[img[src*='-3-']]:w-[84%]";

/** The animal that goes along with the pupil of this browser, on pages that are the same for everybody. */
export function ActiveCharacter({ isHatOn }: { readonly isHatOn: boolean }) {
  const asset = useSyncExternalStore(companion.watch, companion.get, getFirst);
  return <RiveCharacter asset={asset} mood="open" isHatOn={isHatOn} className={isHatOn ? evenSize : ""} />;
}

const getFirst = () => firstAnimal;
