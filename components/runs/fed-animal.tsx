import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { StarCoin } from "#components/ui/star-coin.tsx";

interface Props {
  readonly asset: string;
  readonly isLost: boolean;
  /** The points of the run; null until the server has counted them. */
  readonly points: number | null;
  readonly className: string;
}

/** So many coins are eaten, whatever the run has brought. */
const coins = [0, 1, 2, 3, 4] as const;

/** The animal at the end of a run, which eats the points as they are counted. Decoration only. */
export function FedAnimal({ asset, isLost, points, className }: Props) {
  const isEating = points !== null && points > 0;
  return (
    <span className={`relative block origin-bottom ${isEating ? "animate-chew" : ""} ${className}`}>
      <RiveCharacter asset={asset} mood={isLost ? "kind" : "happy"} isHatOn={false} />
      {isEating &&
        coins.map((coin) => (
          <span
            key={coin}
            className="absolute top-[46%] left-1/2 -ml-3 opacity-0 animate-eaten"
            style={{ animationDelay: `${coin * 180}ms` }}
          >
            <StarCoin className="size-6" />
          </span>
        ))}
    </span>
  );
}
