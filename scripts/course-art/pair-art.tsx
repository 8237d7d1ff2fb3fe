import { courseArtText } from "#lib/text/course-art-text.ts";
import { Letter, Line, Sheet, Thing } from "./art-parts.tsx";

const text = courseArtText.pairs;

function sizeOf(tiles: number, length: number) {
  const whole = tiles === 2 ? 36 : 31;
  return tiles === 2 && length > 2 ? 28 : whole;
}

/** Letters that are easily taken for one another, each above a thing that is written with it. */
function kept(letters: readonly string[], things: readonly (string | null)[]) {
  const width = letters.length === 2 ? 65 : 43;
  const step = letters.length === 2 ? 71 : 47;
  return letters.map((letter, place) => {
    const x = 2 + place * step;
    const middle = x + width / 2;
    const thing = things[place];
    return (
      <g key={letter}>
        <Sheet x={x} y={3} width={width} height={84} />
        <Letter x={middle} y={22} size={sizeOf(letters.length, letter.length)}>
          {letter}
        </Letter>
        {thing && <Thing name={thing} x={middle} y={62} size={letters.length === 2 ? 44 : 37} />}
      </g>
    );
  });
}

/** Arts of letters and rimes to choose between when spelling. */
export const pairArts = {
  "c-k": kept(text.cK, ["fish", "scissors"]),
  "g-gh": kept(text.gGh, ["rooster", "chair"]),
  "ng-ngh": kept(text.ngNgh, ["horse", "buffalo"]),
  "s-x": kept(text.sX, ["star", "bucket"]),
  "ch-tr": kept(text.chTr, ["bell", "drum"]),
  "l-n": kept(text.lN, ["leaf", "mushroom"]),
  "d-gi-r": kept(text.dGiR, ["goat", "shoe", "turtle"]),
  "ai-ay": kept(text.aiAy, ["ear", "shoe"]),
  "ieu-uou": kept(text.ieuUou, ["kite", "giraffe"]),
  "ie-ye-ia": (
    <>
      {kept(text.ieYeIa, ["ant", "boat", null])}
      <ellipse cx="117.500" cy="64" rx="19" ry="14" className="fill-lip" />
      <ellipse cx="117.500" cy="61" rx="19" ry="14" className="fill-softlip" />
      <ellipse cx="117.500" cy="61" rx="11" ry="7.500" className="fill-card" />
    </>
  ),
  "hoi-nga": [0, 71].map((x, place) => (
    <g key={x}>
      <Sheet x={x + 2} y={3} width={65} height={84} />
      <Letter x={x + 34.5} y={58} size={54}>
        {text.bare}
      </Letter>
      <Line
        d={place === 0 ? "M27 14q7-7 13-2 4 6-4 11-2 2-2 4" : "M91 23q5-10 14-4t15-5"}
        width={6.5}
        tone={place === 0 ? "c1 stroke-solid" : "c3 stroke-solid"}
      />
    </g>
  )),
};
