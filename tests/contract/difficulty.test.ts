import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Difficulty, difficulties } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";
import { type Load, loads, moreAsked } from "./load-of.ts";
import { splitLetters } from "./split-letters.ts";

/** Always the same ones, so that a measure that holds holds on. */
const chances = 60;

/** By how many standard errors difficulty 3 has to ask more than difficulty 1. */
const least = 3;

/** The skills whose questions ask more of a pupil at difficulty 3, by what there is more of. */
const byLoad: Readonly<Partial<Record<Load, string>>> = {
  numbers: `
    c1-count-to-10 c1-count-to-20 c1-tens-and-ones c1-write-numbers-100 c1-compare-10 c1-order-numbers
    c1-missing-in-sequence c1-one-more-one-less c1-add-within-10 c1-subtract-within-10 c1-add-tens
    c1-add-2digit-1digit c1-word-add-subtract c1-choose-operation c1-measure-cm c1-days-of-week c2-before-after
    c2-number-line c2-subtract-over-10 c2-more-less-by c2-estimate-tens c2-polyline-length c2-money-notes
    c2-chance-words c3-round-numbers c3-add-100000 c3-subtract-100000 c3-multiply-1digit c3-division-remainder
    c3-unit-fractions c3-midpoint-circle c3-right-angle c3-rectangle-square c3-perimeter c3-area-cm2 c3-money-100000
    c3-chance c4-read-write-millions c4-round-100000 c4-even-odd c4-multiply-2digit c4-divide-2digit c4-unit-rate
    c4-simplify-fraction c3-cube-box-parts
    c4-angles c4-mass-units c5-mixed-numbers c5-fraction-operations c5-map-scale c5-percent-of c5-pie-chart
    c5-experiment-ratio c5-coordinate-route`,
  digits: `
    c1-subtract-within-100 c2-place-value-1000 c2-expanded-form c2-add-carry-100 c2-subtract-borrow-100
    c2-multiply-meaning c2-kg-litre c2-calendar c3-place-value-100000 c3-compare-100000 c3-multiples-times-more
    c3-compare-times c4-place-value-millions c4-area-units c4-time-units c4-count-repeats c5-decimal-fractions
    c5-decimal-place-value c5-compare-decimals
    c5-round-decimals c5-multiply-decimals c5-units-as-decimals c5-percent-ratio c5-time-add-subtract c5-speed
    c5-uniform-problems`,
  steps: `
    c2-clock-quarter c2-pictograph c3-month-year c3-data-table c4-properties c4-multiply-divide-10-100
    c4-letter-expressions c4-equal-fractions c4-add-subtract-fractions c4-fraction-of-quantity
    c4-area-perimeter-story c4-column-chart c4-sum-difference
    c5-add-subtract-decimals c5-divide-decimals c5-sum-ratio c5-circle c5-volume-units c5-cube-surface-volume
    c5-time-multiply-divide c5-difference-ratio`,
  reading: `
    c1-flat-shapes c1-position c1-alphabet-order c1-split-syllable c2-line-kinds c2-quadrilateral-solids
    c3-fraction-of-number c3-clock-minutes c4-average c4-common-denominator
    c4-perpendicular-parallel c5-trapezoid-area c5-box-surface-volume c5-nets-cylinder`,
  explanation: `
    c1-read-numbers-100 c1-count-shapes c1-blend-syllable c1-find-rime c2-compare-1000 c2-tally c2-alphabet-sort
    c2-spell-ie-ye-ia c2-proper-names c3-read-write-100000 c3-roman-numerals c3-divide-1digit
    c3-geography-names c5-read-write-decimals c5-mult-div-powers-ten c5-ratio c5-big-area-units c5-rhetoric-identify`,
  board: `
    c1-solid-shapes c1-length-compare c1-letter-names c4-dictionary c5-spell-mixed`,
};

/**
 * The skills that ask no more at difficulty 3 but something else: what is asked there more often. It is looked for in the
 * choices, the question and the answer, as "choice: 13 / 31 | Số nào bé nhất? → 13".
 */
const byWay: Readonly<Record<string, RegExp>> = {
  "c1-add-2digit-2digit": /còn thiếu|chỗ trống/u,
  "c1-capital-letter": /những tiếng nào/u,
  "c1-clock-hours": /lúc/u,
  "c1-compare-100": /\b(\d)(\d)\b.*\b\2\1\b/u,
  "c1-first-sound": /→ (?:ngh|gh|qu|gi)/u,
  "c1-letter-case": /→.*[ăâđêôơư]/iu,
  "c1-make-10": /thành|gộp lại|= \d+ \+ …/u,
  "c1-tone-names": /\|.*(?:dấu ngã|không (?:có|mang) dấu)/u,
  "c1-zero-facts": /^sign|…|\b(\d+) − \1\b/u,
  "c2-add-over-10": /… \+|\+ … =/u,
  "c2-add-subtract-1000": /…/u,
  "c2-divide-2-5": /…|chia cho mấy|Số nào chia/u,
  "c2-read-write-1000": / tư| lăm| linh | mốt/u,
  "c2-sum-terms": /\d [×:] \d|tích|thương/iu,
  "c2-times-2-5": /…|nhân mấy/u,
  "c2-units-length": /km|nhất|Đơn vị/u,
  "c2-word-mult-div": /^number/u,
  "c3-expressions": /\(|chia đều|xếp đều/u,
  "c3-division-tables": /: …|… :|chia cho số nào|Số nào chia| [<=>] \d+ :/u,
  "c3-temperature": /tăng|giảm|(?:cao|thấp) hơn/u,
  "c3-times-tables": /× … =|… × \d+ =|nhân với số nào| [<=>] \d+ ×|phép nhân nào/iu,
  "c3-simile-parts": /tiếng |âm thanh/u,
  "c3-find-unknown": /Lấy \d|Một số/u,
  "c3-spell-mixed": /→ (?!(?:.* )?(?:s|x|ch|tr))/u,
  "c3-two-step-problems": /gấp mấy lần|Mỗi \p{L}+ có bao nhiêu/u,
  "c3-units-mm-g-ml": /kg|ml/u,
  "c4-add-subtract-large": /bị che|dấu hỏi|…/u,
  "c4-compare-fractions": /^order/u,
  "c4-compare-millions": /^order/u,
  "c4-data-series": /^order|chính giữa|trung bình cộng/u,
  "c4-fraction-concept": /tia số|mũi tên|bé hơn|lớn hơn|so sánh/iu,
  "c4-multiply-divide-fractions": / : |Thương của|đoạn bằng nhau/u,
  "c4-number-sequences": /; …(?: là|, số| viên)/u,
  "c4-organisation-names": /Hội|Bảo tàng|Sở |Đoàn|HỘI/u,
  "c4-parallelogram-rhombus": /luôn|mọi|sai với/u,
  "c5-equal-decimals": /ba chữ số|hai chữ số|đều bằng|\u202f/u,
  "c5-foreign-names": /→.*-/u,
  "c5-triangle-area": /có diện tích \d/u,
};

const initials = [/^[sx]/u, /^(?:ch|tr)/u, /^[ln]/u, /^(?:[dr]|gi)/u] as const;

/** Whether the words to choose from are misspelt in more than one way. */
function isMixed({ kind, view }: Question): boolean {
  if (kind !== "choice") return false;
  const words = view.choices.map(({ text }) => text.split(" "));
  return !initials.some((initial) => words.every((syllables) => syllables.some((each) => initial.test(each))));
}

/** Whether the word that is asked for has another tone than the one it rhymes with. */
function hasOtherTone({ prompt, answer }: Question): boolean {
  const given = /“(\p{L}+)”/u.exec(prompt.text)?.[1] ?? "";
  return splitLetters(given).tone !== splitLetters(answer.text).tone;
}

/** What no expression can tell. */
const byLook: Readonly<Record<string, (question: Question) => boolean>> = {
  "c1-rhyme": hasOtherTone,
  "c4-spell-mixed": isMixed,
};

function told({ kind, view, prompt, answer }: Question): string {
  const choices = kind === "choice" ? view.choices.map(({ text }) => text).join(" / ") : "";
  return `${kind}: ${choices} | ${prompt.text} → ${answer.text}`;
}

const loadOf = new Map(
  Object.entries(byLoad).flatMap(([load, ids]) =>
    ids
      .trim()
      .split(/\s+/u)
      .map((id) => [id, loads[load as Load]] as const),
  ),
);

function measureOf(id: string): ((question: Question) => number) | null {
  const way = byWay[id];
  const look = byLook[id] ?? (way === undefined ? null : (question: Question) => way.test(told(question)));
  return look === null ? (loadOf.get(id) ?? null) : (question) => (look(question) ? 1 : 0);
}

const ruled = skills.filter((skill) => skill.source === "rule");

describe("difficulty 3 asks more than difficulty 1", () => {
  test("every skill made by rule is measured one way", () => {
    const measured = [...loadOf.keys(), ...Object.keys(byWay), ...Object.keys(byLook)];
    expect(measured.toSorted()).toEqual(ruled.map(({ id }) => id).toSorted());
  });

  test.each(ruled)("$id", (skill) => {
    const measure = measureOf(skill.id) ?? expect.fail("no measure is named for it");
    const make = (difficulty: Difficulty) =>
      Array.from({ length: chances }, (_, chance) =>
        skill.generate(difficulty, createRng(`load/${skill.id}/${chance}`)),
      );
    expect(moreAsked(measure, make(difficulties[0]), make(difficulties[2]))).toBeGreaterThan(least);
  });
});
