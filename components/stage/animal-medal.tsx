import { Medal, type Ring } from "./medal.tsx";

const rings: readonly [folder: string, ring: Ring][] = [
  ["level-two", "sun"],
  ["level-three", "lotus"],
];

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
  const ring = rings.find(([folder]) => asset.includes(`/${folder}/`))?.[1] ?? "leaf";
  return <Medal ring={ring} picture={`/${asset}.svg`} isLocked={isLocked} className={className} />;
}
