import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { BarModelFigure } from "#lib/questions/figures/bar-model-figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, wholeValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { descriptionText } from "#lib/text/description-text.ts";

const things = ["Mảnh vườn", "Thửa ruộng", "Sân trường", "Khu đất"] as const;
const metres = (value: number) => measure(String(value), "m");

/** The two sides as bars: how they differ. */
function bars(length: number, width: number): BarModelFigure {
  const difference = length - width;
  return {
    type: "bar-model",
    bars: [
      { name: "Chiều dài", parts: [{ size: length, label: null, look: "plain" }], whole: null },
      {
        name: "Chiều rộng",
        parts: [
          { size: width, label: null, look: "plain" },
          { size: difference, label: metres(difference), look: "gap" },
        ],
        whole: null,
      },
    ],
    alt: descriptionText.bars,
  };
}

function distractorsOf(length: number, width: number, around: number, known: number | null): Distractor<number>[] {
  const difference = length - width;
  const half = length + width;
  return [
    known === null
      ? mistake(
          "PARTIAL",
          ((around + difference) / 2) * ((around - difference) / 2),
          "Chu vi không phải là tổng chiều dài và chiều rộng. Con chia chu vi cho 2 trước nhé!",
        )
      : mistake("PARTIAL", known * (around - known), "Con lấy cả chu vi để trừ rồi. Con chia chu vi cho 2 trước nhé!"),
    mistake("OP", around * (known ?? difference), "Con không nhân chu vi với số đo được. Con tìm hai cạnh trước nhé!"),
    mistake("PERIM/AREA", half * 2 - difference, "Con xem lại: đề bài hỏi diện tích."),
    mistake(
      "PARTIAL",
      half * (known ?? difference),
      "Đó mới là nửa chu vi nhân với số đo. Con tìm hai cạnh trước nhé!",
    ),
  ];
}

/** "Mảnh vườn hình chữ nhật có chu vi 40 m, chiều dài hơn chiều rộng 4 m. Diện tích mảnh vườn là:" */
export function buildSumDifferenceAreaQuestion(rng: Rng): Question {
  const thing = rng.pick(things);
  const width = rng.int(6, 40);
  const length = width + rng.int(2, 20);
  const around = (length + width) * 2;
  const half = length + width;
  const difference = length - width;
  const isKnown = rng.int(0, 2) === 0;
  const told = isKnown
    ? `chiều dài ${metres(length)}`
    : rng.pick([`chiều dài hơn chiều rộng ${metres(difference)}`, `chiều rộng kém chiều dài ${metres(difference)}`]);
  const place = thing.toLowerCase();
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${thing} hình chữ nhật có chu vi ${metres(around)}, ${told}. Diện tích ${place} là:`,
      `Đi một vòng quanh ${place} hình chữ nhật được ${metres(around)}, biết ${told}. Tính diện tích ${place}.`,
    ]),
    answer: length * width,
    write: (value) => measureValue(wholeValue(value), "m²"),
    range: [1, 999_999],
    step: 10,
    distractors: distractorsOf(length, width, around, isKnown ? length : null),
    hints: [
      "Nửa chu vi bằng chiều dài cộng chiều rộng. Con tính nửa chu vi trước.",
      isKnown
        ? `Con lấy nửa chu vi trừ đi ${metres(length)} để tìm chiều rộng.`
        : { say: "Biết tổng và hiệu của hai cạnh, con tìm từng cạnh rồi nhân.", figures: [bars(length, width)] },
    ],
    explanation: `Nửa chu vi là ${around} : 2 = ${half} (m). ${isKnown ? `Chiều rộng là ${half} − ${length} = ${width} (m).` : `Chiều dài là (${half} + ${difference}) : 2 = ${length} (m), chiều rộng là ${length} − ${difference} = ${width} (m).`} Diện tích là ${length} × ${width} = ${groupNumber(length * width)} (m²).`,
    praise: "story",
    identity: `two steps ${isKnown} ${length} ${width} ${thing}`,
  });
}
