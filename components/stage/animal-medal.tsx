import { Medal, type Ring } from "./medal.tsx";

const rings: readonly [folder: string, ring: Ring][] = [
  ["level-two", "sun"],
  ["level-three", "lotus"],
];

/** The ring an animal of the ladder wears: its stage, read from the folder of its asset. */
export function ringOf(asset: string): Ring {
  return rings.find(([folder]) => asset.includes(`/${folder}/`))?.[1] ?? "leaf";
}

/** The medal of an animal of the ladder, by its asset as stored with the pupil: "animals/level-two/duck-2". */
export function AnimalMedal({
  asset,
  isLocked = false,
  className = "",
}: {
  readonly asset: string;
  readonly isLocked?: boolean;
  readonly className?: string;
}) {
  return <Medal ring={ringOf(asset)} picture={`/${asset}.svg`} isLocked={isLocked} className={className} />;
}
