import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { joinParts } from "#lib/core/vietnamese/join-parts.ts";
import { canBeMended, mendSyllableQuestion, slipsOf } from "./mend-syllable.ts";
import { syllableParts } from "./words/syllable-parts.ts";
import { trapWords } from "./words/trap-words.ts";

const slips = Object.values(trapWords).flat().flatMap(slipsOf).filter(canBeMended);

function build(place: number, isWhole: boolean) {
  const slip = slips[place];
  if (slip === undefined) throw new RangeError(`No slip ${place}`);
  const question = mendSyllableQuestion(createRng(`mend/${place}`), {
    prompt: "Con sửa lại tiếng viết sai.",
    slip,
    isWhole,
    hints: ["Con nhớ mặt chữ."],
    explanation: `Viết đúng là “${slip.right}”.`,
    praise: "spell",
    identity: slip.text,
  });
  if (question.kind !== "fill") throw new TypeError(question.kind);
  return { slip, view: question.view };
}

test("the part that is easily mistaken lies beside the right one, and the syllable comes out in one way", () => {
  for (let place = 0; place < slips.length; place += 7) {
    const { slip, view } = build(place, true);
    const wrong = syllableParts(slip.wrong);
    const lies = {
      SPELL: view.initials.includes(wrong.initial),
      RIME: view.rimes.includes(wrong.rime),
      TONE: view.tones.includes(wrong.syllable.tone),
    };
    expect([slip.text, lies[slip.code]]).toEqual([slip.text, true]);
    const built = view.initials.flatMap((initial) =>
      view.rimes.flatMap((rime) => view.tones.map((tone) => joinParts({ initial, rime, tone }))),
    );
    expect(built.filter((each) => each === slip.right)).toHaveLength(1);
  }
});

test("alone, only the row of the slip has more than one part", () => {
  for (let place = 0; place < slips.length; place += 11) {
    const { view } = build(place, false);
    expect([view.initials, view.rimes, view.tones].filter((row) => row.length > 1)).toHaveLength(1);
  }
});
