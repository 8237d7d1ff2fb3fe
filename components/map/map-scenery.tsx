import { MapRoad } from "#components/stage/map-road.tsx";
import { RiceTerraces, type Season } from "#components/stage/rice-terraces.tsx";
import { Decoration } from "./decoration.tsx";

interface Props {
  readonly nodeCount: number;
  readonly season: Season;
}

/** Where the nodes of a map lie: one a row, swinging from side to side in eight steps. */
const trail = {
  /** Heights in CSS pixels: of a row (h-29), below the first node (pb-40), above the last one (pt-85). */
  row: 116,
  foot: 160,
  head: 340,
  /** Middle of the node in per cent of the trail's width, by its place in the swing. */
  middles: [50, 70, 79, 70, 50, 30, 21, 30],
} as const;

/** Behind the nodes of a map: the terraces in their season, and the road up to the cup at the top. */
export function MapScenery({ nodeCount, season }: Props) {
  const height = trail.head + nodeCount * trail.row + trail.foot;
  const mapNodes = Array.from({ length: nodeCount }, (_, index) => {
    const x = trail.middles[index % trail.middles.length] ?? 50;
    return [x, height - trail.foot - (index + 0.5) * trail.row] as const;
  });
  return (
    <>
      <RiceTerraces season={season} skyline={trail.head - 120} />
      <div className="absolute inset-y-0 left-1/2 w-full max-w-135 -translate-x-1/2">
        <MapRoad points={[[50, height + 40], ...mapNodes, [50, trail.head - 40]]} height={height} />
        <img
          src="/pictures/trophy.svg"
          alt=""
          width="64"
          height="64"
          className="absolute top-55 left-1/2 size-24 -translate-x-1/2"
        />
        <div className="absolute inset-0 flex flex-col-reverse pb-40">
          {mapNodes.map(([, y], index) => (
            <div key={y} className="relative h-29 flex-none">
              <Decoration place={index} season={season} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
