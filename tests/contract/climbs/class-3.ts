import type { Question } from "#lib/questions/question.ts";
import { type Climb, type Climbs, explains, partsToPick, partsToPut, shows, syllablesHeard } from "./climb.ts";

/** Whether all numbers that are compared have equally many digits. */
function isOfOneLength({ view, answer }: Question): boolean {
  const texts = "choices" in view ? view.choices.map(({ text }) => text) : answer.text.split(/, | [<=>] /u);
  return new Set(texts.map((text) => text.replaceAll(/\D/gu, "").length)).size === 1;
}

/** Whether a fact of the tables stands alone: in no row that is counted on, beside no picture. */
const isOutOfOrder = ({ prompt, figures }: Question) =>
  figures.length === 0 && !/[Đđ]ếm thêm|, sau /u.test(prompt.text);

/** One table: its facts out of order, then with a gap or counted on. */
const climbOfTable: Climb = { second: isOutOfOrder, third: /…/u };

/** How many colours can come, of a bag or a wheel; two where nothing is drawn. */
function outcomes({ figures }: Question): number {
  const counts = figures.flatMap((figure) => {
    const thing = figure.type === "chance" ? figure.things[0] : undefined;
    if (thing?.form === "bag") return [thing.balls.length];
    return thing?.form === "spinner" ? [new Set(thing.sectors).size] : [];
  });
  return counts[0] ?? 2;
}

/** Whether all cards have as many thousands, so that those decide nothing. */
function sharesThousands({ kind, view }: Question): boolean {
  return kind === "order" && new Set(view.cards.map((card) => card.slice(0, -4))).size === 1;
}

/** How many digits of the answer are not those of the number told last. */
function changedDigits({ prompt, answer }: Question): number {
  const told = prompt.text.match(/\d[\d\u00a0]*\d/gu)?.at(-1) ?? "";
  return Array.from(answer.text).filter((digit, place) => digit !== told[place]).length;
}

/** How many sides of angles stand upright or lie level, counted down: those are compared at a glance. */
function tilt({ kind, view, figures }: Question): number {
  const drawn = "figures" in view ? view.figures : figures;
  const marks = drawn.flatMap((figure) => (figure.type === "diagram" ? figure.marks : []));
  const tiles = kind === "pick-shapes" ? view.tiles.map(({ part }) => part) : [];
  const lines = [...marks, ...tiles].flatMap((mark) => {
    if (mark.form === "line") return [[mark.from, mark.to] as const];
    if (mark.form === "lines") return mark.lines.map(({ from, to }) => [from, to] as const);
    return mark.form === "area" ? mark.corners.map((at, place) => [at, mark.corners.at(place - 1) ?? at] as const) : [];
  });
  const isPlain = ([from, to]: (typeof lines)[number]) =>
    Math.min(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) < 0.5;
  return drawn.some(({ type }) => type === "clock") ? -2 : -lines.filter(isPlain).length;
}

/** What difficulties 2 and 3 ask more in the skills of class 3. */
export const climbsOfClass3: Climbs = {
  "c3-dictation": { second: syllablesHeard, third: syllablesHeard },
  "c3-read-write-100000": {
    second: "explanation",
    third: /(?<![\d\u00a0])\d[\d\u00a0]*0[\d\u00a0]*[1-9]|không trăm|linh/u,
  },
  "c3-place-value-100000": { second: "digits", third: /hai chữ số|khác nhau|giá trị (?:lớn|bé) nhất/u },
  "c3-number-parts-10000": { second: / \+ /u, third: /→ \d\u00a0\d{3}$/u },
  "c3-neighbours-100000": { second: changedDigits, third: changedDigits },
  "c3-compare-100000": { second: isOfOneLength, third: "digits" },
  "c3-order-10000": { second: sharesThousands, third: /10\u00a0000|\| .*→ (?:.* )?\d{3}(?:,|$)/u },
  "c3-round-numbers": { second: "numbers", third: "numbers" },
  "c3-roman-numerals": { second: /X[IVX]|\b(?:1[1-9]|20)\b/u, third: / [+−] |^clock-set|^choice.*giờ|^order/u },
  "c3-add-100000": { second: "numbers", third: "numbers" },
  "c3-subtract-100000": { second: "numbers", third: "numbers" },
  "c3-table-3": climbOfTable,
  "c3-table-6": climbOfTable,
  "c3-table-8": climbOfTable,
  "c3-times-tables": { second: isOutOfOrder, third: /× … =|… × \d+ =|nhân với số nào| [<=>] \d+ ×|phép nhân nào/iu },
  "c3-division-tables": { second: "numbers", third: /: …|… :|chia cho số nào|Số nào chia| [<=>] \d+ :/u },
  "c3-column-multiply": { second: explains(/nhớ/u), third: /chữ số/u },
  "c3-multiply-1digit": { second: "numbers", third: /dấu hỏi|bị che|…|\d\u00a0\d{3}.*→/u },
  "c3-divide-1digit": { second: "explanation", third: "explanation" },
  "c3-divide-steps": { second: explains(/= [1-9]\. Hạ/u), third: explains(/dư/u) },
  "c3-division-remainder": { second: "numbers", third: "numbers" },
  "c3-multiples-times-more": { second: /[Gg]iảm/u, third: "digits" },
  "c3-compare-times": { second: "digits", third: "digits" },
  "c3-find-unknown": { second: / [×:] |thừa số/u, third: /Lấy \d|Một số/u },
  "c3-find-in-tables": { second: / : |chia/u, third: /: …|\| (?:Lấy|Một số|Tích|Thương)/u },
  "c3-expressions": { second: /\(|chia đều|xếp đều/u, third: /\(|chia đều|xếp đều/u },
  "c3-operation-order": { second: / [+−] .* [×:] | [×:] .* [+−] /u, third: /\(|ngoặc/u },
  "c3-mental-round": { second: "numbers", third: /…|\d [+−×:] [\d\u00a0]+ [+−×:] \d/u },
  "c3-unit-fractions": { second: "numbers", third: /số hình tròn|chưa tô đúng|không phải/u },
  "c3-fraction-of-number": { second: "numbers", third: "reading" },
  "c3-two-step-problems": { second: /[Mm]ỗi|gấp|chia đều|giảm/u, third: /gấp mấy lần|Mỗi \p{L}+ có bao nhiêu/u },
  "c3-story-two-steps": { second: /gấp|giảm/u, third: /mỗi/u },
  "c3-midpoint": { second: /trung điểm|cách đều|bằng nhau/u, third: /dài \d/u },
  "c3-midpoint-circle": { second: /bán kính|đường kính/iu, third: /khít|là trung điểm.*là trung điểm/u },
  "c3-right-angle": { second: tilt, third: "numbers" },
  "c3-rectangle-square": { second: "numbers", third: /nói|Điều nào|[Gg]hép|[Cc]ắt băng/u },
  "c3-draw-shapes": { second: /đỉnh/u, third: /tâm/u },
  "c3-perimeter": { second: "numbers", third: /uốn|vây quanh|có chu vi|biết chu vi/iu },
  "c3-perimeter-sides": { second: /dấu gạch/u, third: /còn lại|dấu hỏi|\d\u00a0dm/u },
  "c3-perimeter-square": { second: /chu vi \d|Sợi dây|vây quanh/u, third: "steps" },
  "c3-area-cm2": { second: "numbers", third: /hai (?:hình|miếng)|[Cc]ả hình|chu vi/u },
  "c3-cube-box-parts": { second: "steps", third: "numbers" },
  "c3-gram-kilogram": { second: / \+ |−|\d\u00a0g.*\d\u00a0g/u, third: /1\u00a0kg|[Cc]ân/u },
  "c3-mm-ruler": { second: /\d[1-46-9]\u00a0mm/u, third: /\d\u00a0cm \d|vạch/u },
  "c3-units-mm-g-ml": { second: / [+−] |\d\u00a0cm \d|vạch|cân nặng|[Kk]im/u, third: /^sign|\d\u00a0\d{3}/u },
  "c3-pour-ml": { second: shows(/"markMl":50/u), third: /cốc \d|cốc đựng|các cốc|mỗi cốc/u },
  "c3-temperature": { second: /→ \d*[13579]$|nhất/u, third: /tăng|giảm|(?:cao|thấp) hơn/u },
  "c3-estimate-measure": { second: /khoảng bao nhiêu/u, third: /^order/u },
  "c3-clock-minutes": { second: /[1-46-9](?:\u00a0phút|$)|thêm \d vạch/u, third: /kém|trong|hết/u },
  "c3-set-clock": { second: /kém/u, third: /sau|dài \d/u },
  "c3-month-year": { second: "steps", third: /ngày \d+ tháng|tờ lịch/iu },
  "c3-calendar-tap": { second: /Hôm nay/u, third: shows(/"ringed":\[\d+\]\},\{/u) },
  "c3-money-100000": { second: "numbers", third: "numbers" },
  "c3-pay-money": { second: /ít tờ/u, third: /trả lại|Trả lại/u },
  "c3-collect-table": { second: shows(/"sort":/u), third: /\d+ bạn, mỗi bạn chọn/u },
  "c3-data-table": { second: /nhất|hơn/u, third: "steps" },
  "c3-coin-toss": { second: /bóng từ/u, third: /(?:lớn|bé) hơn \d/u },
  "c3-chance": { second: outcomes, third: /(?:lớn|bé) hơn \d/u },
  "c3-spell-mixed": { second: /^fill/u, third: partsToPick },
  "c3-paragraph-parts": { second: /ý chính/u, third: /nhan đề/u },
  "c3-letter-parts": { second: shows(/Chủ đề:/u), third: partsToPut },
  "c3-notice": { second: shows(/Thiếu/u), third: /^order/u },
  "c3-simile-parts": { second: / (?:tựa|giống như) /u, third: /tiếng |âm thanh/u },
  "c3-geography-names": { second: /^underline/u, third: "explanation" },
  "c3-place-colon": { second: /→ (?!.* ba \p{L}).*: /u, third: shows(/"comma"/u) },
  "c3-place-dash-quote": { second: /“/u, third: /– .*“/u },
  "c3-inference": { second: ({ hints }) => /không nói thẳng/u.test(hints[0]?.text ?? ""), third: /→ câu \d, câu/u },
  "c3-form-fill": {
    second: shows(/"tiles":\["[^"]+","[^"]+","[^"]+","[^"]+","[^"]+"\]/u),
    third: shows(/để người lớn viết/u),
  },
};
