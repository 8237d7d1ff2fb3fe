import type { Question } from "#lib/questions/question.ts";
import {
  type Climbs,
  cardsToPair,
  explains,
  hasTurnedCorners,
  partsToPut,
  piecesLying,
  shapesDrawn,
  shows,
  syllablesHeard,
} from "./climb.ts";

/** Whether no more than two numbers are written on a ray, so that its step is to be found first. */
const isUnmarked = ({ figures }: Question) =>
  figures.some(
    (figure) =>
      figure.type === "axis" && figure.marks.filter(({ label }) => label !== null && label !== "?").length <= 2,
  );

/** Whether a ten or a hundred is carried or borrowed between the three numbers of a sum. */
function isCarried({ prompt, answer }: Question): boolean {
  const numbers = (answer.text.includes("=") ? answer.text : `${prompt.text} ${answer.text}`).match(/\d+/gu) ?? [];
  const [, one = 0, other = 0] = numbers.map(Number).toSorted((a, b) => b - a);
  return (one % 10) + (other % 10) > 9 || (one % 100) + (other % 100) > 99;
}

/** How often a ten is carried or borrowed on the way through a sum of two signs, as its explanation writes the steps. */
function carriesOfTwoSigns({ explanation }: Question): number {
  const steps = [...explanation.text.matchAll(/(\d+) ([+−]) (\d+) =/gu)];
  return steps.filter(([, a, sign, b]) => {
    const [ones, more] = [Number(a) % 10, Number(b) % 10];
    return sign === "+" ? ones + more > 9 : ones < more;
  }).length;
}

const isTakenAway = explains(/\d − \d/u);

/** How many things can come: colours of balls, faces of a die, numbers of a wheel. */
function outcomes({ kind, view, figures }: Question): number {
  const drawn = "figures" in view ? view.figures : figures;
  const colours = drawn.flatMap((figure) => {
    const thing = figure.type === "chance" ? figure.things[0] : undefined;
    if (thing?.form === "box") return [thing.balls.length];
    if (thing?.form === "spinner") return [thing.sectors.length];
    return thing?.form === "dice" ? [6] : [];
  });
  const tiles =
    kind === "pick-shapes" ? new Set(view.tiles.map(({ part }) => ("paint" in part ? part.paint : ""))).size : 0;
  return Math.max(tiles, ...colours);
}

/** Whether litres are put together or taken away, told of or read from two cans. */
const isSumOfLitres = ({ figures, prompt }: Question) =>
  figures.length === 0
    ? prompt.text.includes("lít")
    : figures.some((figure) => figure.type === "jug" && figure.vessels.length > 1);

/** Whether a thing on a balance is worked out beside others, or a ten is carried. */
const isWorkedOutOrCarried = (question: Question) =>
  question.figures.some(
    (figure) => figure.type === "balance" && figure.pans[0].goods.some(({ mark }) => mark === "?"),
  ) || isCarried(question);

/** Whether what a thing weighs is not written on it. */
const isUnweighed = ({ kind, view }: Question) => kind === "weigh" && !view.isMarked;

/** Whether something lies on a pan beside the thing. */
const hasWeightsBeside = ({ kind, view, figures }: Question) =>
  (kind === "weigh" && view.beside !== undefined) || figures.some(({ type }) => type === "balance");

/** What difficulties 2 and 3 ask more in the skills of class 2. */
export const climbsOfClass2: Climbs = {
  "c2-dictation": { second: syllablesHeard, third: syllablesHeard },
  "c2-read-write-1000": {
    second: /→ (?:\d*[1-9]|(?!.*(?:trăm|mươi|mười|nghìn)$)\D+)$/u,
    third: / tư| lăm| linh | mốt/u,
  },
  "c2-blocks-exchange": { second: /[Đđ]ổi/u, third: /^number|gồm|^boxes: .*Mỗi/u },
  "c2-place-value-1000": { second: "digits", third: "digits" },
  "c2-expanded-form": { second: /\b(?:[1-9]0[1-9]|[1-9][1-9]0)\b/u, third: "digits" },
  "c2-compare-1000": { second: /\d\d[1-9]\b/u, third: "explanation" },
  "c2-before-after": { second: "numbers", third: /của số nào|→ \d*[09]$/u },
  "c2-number-line": { second: "numbers", third: isUnmarked },
  "c2-sum-terms": { second: /−|hiệu|trừ/iu, third: /\d [×:] \d|tích|thương/iu },
  "c2-difference-by": { second: "numbers", third: /nhất (?:hơn|kém|với)/u },
  "c2-add-over-10": { second: /^(?!.*\b9\b)/u, third: /… \+|\+ … =/u },
  "c2-subtract-over-10": { second: "numbers", third: /^sign|… −|− … =|− \d+ −/u },
  "c2-add-carry-100": { second: "digits", third: "digits" },
  "c2-subtract-borrow-100": { second: "digits", third: "digits" },
  "c2-two-signs": { second: "numbers", third: carriesOfTwoSigns },
  "c2-round-hundreds": {
    second: /\d \+ \d+ \+|(?<!\d)(?:\d?[1-9]0|\d{0,2}[1-9])(?!\d)/u,
    third: /… \+|\+ … =|cộng với số nào|\d[1-9]0 \+ \d[1-9]0/u,
  },
  "c2-add-subtract-1000": {
    second: (question) => isCarried(question) || isTakenAway(question),
    third: (question) => isCarried(question) && isTakenAway(question),
  },
  "c2-add-1000-column": { second: isCarried, third: /thiếu|che/u },
  "c2-subtract-1000-column": { second: isCarried, third: /thiếu|che/u },
  "c2-more-less-by": { second: "numbers", third: /, (?:nhiều|ít) hơn/u },
  "c2-story-write": {
    second: /nhiều hơn|ít hơn/u,
    third: /(?:cao|dài|ngắn) hơn|kém|, (?:nhiều|ít) hơn/u,
  },
  "c2-multiply-meaning": { second: "digits", third: /thành tổng|lần thì|× \d \+ …|không viết được/u },
  "c2-name-mult-div": { second: /số bị chia/u, third: "digits" },
  "c2-times-2-5": { second: /5 ×|(?:có|của|[Ss]ố|mỗi \p{L}+) 5 /u, third: /…|nhân mấy/u },
  "c2-share-groups": { second: shows(/"sum":\{/u), third: /Xếp được mấy/u },
  "c2-divide-2-5": { second: /: 5\b|(?:cho|vào|được|cắm|xếp) 5 |và 5 là/u, third: /…|chia cho mấy|Số nào chia/u },
  "c2-word-mult-div": { second: /^number/u, third: /thêm|còn lại|nữa/u },
  "c2-estimate-tens": { second: /^number/u, third: /số tròn chục|khoảng 20 |Cả hai/u },
  "c2-line-kinds": { second: /gấp khúc/u, third: /thẳng hàng/u },
  "c2-polyline-length": { second: "numbers", third: "numbers" },
  "c2-draw-segment": { second: explains(/khoảng từ vạch|\d [+−] \d/u), third: /gấp khúc/u },
  "c2-quadrilateral-find": { second: hasTurnedCorners, third: shapesDrawn },
  "c2-build-shapes": { second: piecesLying, third: /cắt/iu },
  "c2-quadrilateral-solids": { second: /mấy|không phải/u, third: /đồ vật|xếp các khối/iu },
  "c2-units-length": {
    second: /\d\u00a0m(?!\p{L})|… m(?!\p{L})|bao nhiêu mét|dm \d+\u00a0cm/u,
    third: /^sign|km| [+−] |nhất/u,
  },
  "c2-weigh-kg": { second: isUnweighed, third: hasWeightsBeside },
  "c2-pour-litres": { second: /rót thêm|đổ bớt/iu, third: /có \d+\u00a0l nước\./u },
  "c2-kg-litre": { second: isSumOfLitres, third: isWorkedOutOrCarried },
  "c2-clock-quarter": { second: /15(?:\u00a0phút|$)/u, third: "steps" },
  "c2-hour-minute": { second: /phút [+−]|giờ −|hết/u, third: /Bây giờ|từ \d|trong bao nhiêu|hai đồng hồ/u },
  "c2-calendar": { second: "digits", third: /tuần (?:sau|trước|nữa)|[Mm]ột tuần/u },
  "c2-calendar-tap": { second: /tất cả|mọi|từng ngày/u, third: /Hôm nay/u },
  "c2-money-notes": { second: /[Tt]ất cả|có bao nhiêu đồng|nhiều tiền|(?:bé|lớn) nhất/u, third: "numbers" },
  "c2-pick-notes": { second: /khác/u, third: /ít tờ|trả lại/u },
  "c2-pictograph": { second: /nhất|hơn|Xếp theo/u, third: "steps" },
  "c2-pictograph-build": { second: shows(/"counted":\[/u), third: shows(/"before":/u) },
  "c2-tally": { second: "explanation", third: "explanation" },
  "c2-collect-data": { second: shows(/"isTotalled":true/u), third: shows(/"namesEnds":true/u) },
  "c2-chance-words": { second: outcomes, third: outcomes },
  "c2-alphabet-sort": { second: /^order/u, third: "explanation" },
  "c2-letter-names": { second: cardsToPair, third: /quy|e-rờ|ích-xì|i dài|giê|ét-sì/u },
  "c2-timetable": { second: shows(/"Kết thúc"/u), third: shows(/"STT"/u) },
  "c2-contents-page": {
    second: /tác giả|Ai viết|đứng trước|đứng sau|tên bài|có bài nào/u,
    third: explains(/Vậy|^[^“]*\. Tìm phần/u),
  },
  "c2-spell-ie-ye-ia": { second: /^fill/u, third: "board" },
  "c2-proper-names": { second: /^underline/u, third: /^underline.*→ \p{Ll}+ \p{Ll}+/u },
  "c2-paragraph-order": { second: partsToPut, third: partsToPut },
  "c2-message-card": { second: partsToPut, third: partsToPut },
  "c2-comma-list": {
    second: /→ [^.]*,[^.]*,[^.]* \p{L}+\.$/u,
    third: /→ .*(?:quét|rửa|tưới|nhặt|lau|phơi|gấp|đọc|học|nghe|vẽ|soạn|nhảy|đá|kéo|tập|chơi|trồng|nhổ) /u,
  },
  "c2-hoi-nga": { second: /→ .*, /u, third: /→ \p{Lu}.*\.$/u },
  "c2-poem": { second: /Từ nào (?:tả|chỉ|khen)/u, third: /tình cảm|Việc làm|cho thấy|cho biết/u },
};
