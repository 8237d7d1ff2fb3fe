import { courseArtText } from "#lib/text/course-art-text.ts";
import { Block, Letter, Line, Pencil, Sheet, Slot, Thing } from "./art-parts.tsx";
import { Ear } from "./language-parts.tsx";

const text = courseArtText;

/** Arts of the parts of a syllable, each beside the thing it names. */
export const soundArts = {
  "first-sound": (
    <>
      <Thing name="rabbit" x={31} y={48} size={58} />
      <Block x={64} y={23} width={48} height={48} />
      <Letter x={88} y={47} size={35} tone="fill-on">
        {text.firstSound[0]}
      </Letter>
      <Letter x={126} y={47} size={40} tone="fill-softlip">
        {text.firstSound[1]}
      </Letter>
    </>
  ),
  "tone-choose": (
    <>
      <Thing name="chicken" x={32} y={48} size={60} />
      <Letter x={101} y={59} size={58}>
        {text.tone}
      </Letter>
      <Slot x={104} y={12} width={28} height={24} />
    </>
  ),
  "missing-rime": (
    <>
      <Thing name="buffalo" x={29} y={48} size={56} />
      <Letter x={77} y={48} size={42}>
        {text.onset}
      </Letter>
      <Slot x={99} y={26} width={38} height={46} />
    </>
  ),
  dictation: (
    <>
      <Sheet x={50} y={12} width={84} height={70} />
      <Line d="M66 32h52M66 48h52M66 64h26" width={7} tone="stroke-softlip" />
      <Ear x={4} y={18} />
      <Pencil x={94} y={72} />
    </>
  ),
  "dictation-syllable": (
    <>
      <Ear x={4} y={18} />
      <Block x={54} y={25} width={38} height={44} />
      <Letter x={73} y={47} size={31} tone="fill-on">
        {text.heardParts[0]}
      </Letter>
      <Block x={98} y={25} width={38} height={44} />
      <Letter x={117} y={47} size={31} tone="fill-on">
        {text.heardParts[1]}
      </Letter>
    </>
  ),
} as const;
