import { pictureSrc } from "#components/figures/picture-src.ts";
import type { GoodName } from "#lib/questions/figures/balance.ts";

/** Animals fill their picture to its edges. */
const small: readonly GoodName[] = ["chicken", "duck"];

/** Something that is weighed, about 68 wide, standing on 0, 0. */
export function Good({ good }: { good: GoodName }) {
  const [size, foot] = small.includes(good) ? [64, 2] : [76, 4];
  return <image href={pictureSrc(good)} x={-size / 2} y={foot - size} width={size} height={size} />;
}
