import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { namedRectangle } from "./named-rectangle.ts";

const names = ["ABCD", "MNPQ", "EGHK", "IKLM", "CDEG", "PQRS"] as const;

const range = [1, 200] as const;

/** The four sides of a shape named by its corners: the upper, right, lower and left one. */
function sidesOf(corners: string) {
  const [a = "", b = "", c = "", d = ""] = corners;
  return [a + b, b + c, d + c, a + d] as const;
}

function pickSizes(rng: Rng) {
  const length = rng.int(5, 30);
  return { length, width: rng.int(Math.max(2, Math.ceil(length / 3)), length - 1) };
}

const opposite = "Hình chữ nhật có hai cạnh dài bằng nhau, hai cạnh ngắn bằng nhau.";

/** "Hình chữ nhật ABCD có AB = 8 cm, BC = 5 cm. Cạnh CD dài bao nhiêu?" */
export function buildOppositeSideQuestion(rng: Rng): Question {
  const corners = rng.pick(names);
  const { length, width } = pickSizes(rng);
  const [upper, right, lower, left] = sidesOf(corners);
  const isLong = rng.int(0, 1) === 0;
  const [asked, same, answer, other] = isLong ? [lower, upper, length, width] : [left, right, width, length];
  const [long, short] = [measure(String(length), "cm"), measure(String(width), "cm")];
  const shape = { names: corners, length, width };
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Hình chữ nhật ${corners} có ${upper} dài ${long}, ${right} dài ${short}. Cạnh ${asked} dài bao nhiêu xăng-ti-mét?`,
      `Hình chữ nhật ${corners} dài ${long}, rộng ${short} như hình vẽ. Cạnh ${asked} dài bao nhiêu xăng-ti-mét?`,
    ]),
    figures: [namedRectangle({ ...shape, texts: [long, short], alt: `Hình chữ nhật ${corners}.` })],
    answer,
    range,
    isTyped: true,
    distractors: [
      mistake("FIELD", other, `Cạnh đó không bằng cạnh ${asked}. Con tìm cạnh đối diện với ${asked} nhé!`),
      mistake("OP", length + width, "Con không cần cộng. Con tìm cạnh bằng cạnh được hỏi nhé!"),
      mistake("OP", length - width, "Con không cần trừ. Con tìm cạnh bằng cạnh được hỏi nhé!"),
    ],
    hints: [opposite, `Con tìm trên hình cạnh đối diện với ${asked}.`],
    explanation: {
      say: `${asked} và ${same} là hai cạnh đối diện nên bằng nhau: ${asked} dài ${measure(String(answer), "cm")}.`,
      figures: [
        namedRectangle({
          ...shape,
          texts: isLong ? [long, null, long] : [null, short, null, short],
          alt: `Hình chữ nhật ${corners}, hai cạnh đối diện ${same} và ${asked} có ghi số đo.`,
        }),
      ],
    },
    praise: "shape",
    identity: `opposite ${corners} ${asked} ${length} ${width}`,
  });
}

/** "Trong hình chữ nhật ABCD, cạnh nào dài bằng cạnh AB?" */
export function buildEqualSideQuestion(rng: Rng): Question {
  const corners = rng.pick(names);
  const sides = sidesOf(corners);
  const { length, width } = pickSizes(rng);
  const place = rng.int(0, 3);
  const asked = sides[place] ?? "";
  const right = sides[(place + 2) % 4] ?? "";
  const next = [sides[(place + 1) % 4] ?? "", sides[(place + 3) % 4] ?? ""];
  const [first, , third] = corners;
  const diagonal = `${first}${third} nối hai đỉnh chéo nhau. Con tìm trong bốn cạnh của hình nhé!`;
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Trong hình chữ nhật ${corners}, cạnh nào dài bằng cạnh ${asked}?`,
      `Hình chữ nhật ${corners} có cạnh ${asked} bằng cạnh nào?`,
    ]),
    figures: [namedRectangle({ names: corners, length, width, texts: [null, null], alt: `Hình chữ nhật ${corners}.` })],
    answer: wordsValue(`cạnh ${right}`),
    distractors: [
      ...next.map((side) =>
        mistake("FIELD", wordsValue(`cạnh ${side}`), `Cạnh ${side} nối liền với cạnh ${asked}, không đối diện.`),
      ),
      mistake("FIELD", wordsValue(`cạnh ${first}${third}`), diagonal),
    ],
    hints: [opposite, `Con tìm cạnh đối diện với cạnh ${asked}.`],
    explanation: {
      say: `Cạnh ${right} đối diện với cạnh ${asked} nên dài bằng nhau.`,
      figures: [
        namedRectangle({
          names: corners,
          length,
          width,
          texts: [],
          equal: [place, (place + 2) % 4],
          alt: `Hình chữ nhật ${corners}, hai cạnh đối diện ${asked} và ${right} được đánh dấu.`,
        }),
      ],
    },
    praise: "shape",
    identity: `equal ${corners} ${asked} ${length} ${width}`,
  });
}

/** "Hình vuông MNPQ có cạnh MN dài 6 cm. Cạnh PQ dài bao nhiêu?" and all four sides. */
export function buildSquareSidesQuestion(rng: Rng): Question {
  const corners = rng.pick(names);
  const side = rng.int(3, 40);
  const sides = sidesOf(corners);
  const asked = sides[rng.int(1, 3)] ?? "";
  const text = measure(String(side), "cm");
  const isTogether = rng.int(0, 1) === 0;
  const drawn = (texts: string[], alt: string) => namedRectangle({ names: corners, length: 1, width: 1, texts, alt });
  const [answer, ask] = isTogether
    ? [side * 2, `Hai cạnh ${sides[1]} và ${sides[2]} dài tất cả bao nhiêu xăng-ti-mét?`]
    : [side, `Cạnh ${asked} dài bao nhiêu xăng-ti-mét?`];
  return numberQuestion(rng, {
    prompt: `Hình vuông ${corners} có cạnh ${sides[0]} dài ${text}. ${ask}`,
    figures: [drawn([text], `Hình vuông ${corners}.`)],
    answer,
    range,
    isTyped: true,
    distractors: [
      isTogether
        ? mistake("PARTIAL", side, "Đó mới là một cạnh. Đề bài hỏi hai cạnh.")
        : mistake("OP", side * 2, "Đó là hai cạnh. Đề bài hỏi một cạnh."),
      mistake("PERIM/AREA", side * 4, "Đó là cả bốn cạnh. Con xem đề hỏi mấy cạnh nhé!"),
      mistake("OP", answer + 2, "Bốn cạnh của hình vuông dài bằng nhau. Con tính lại nhé!"),
      mistake("OP", answer - 2, "Bốn cạnh của hình vuông dài bằng nhau. Con tính lại nhé!"),
    ],
    hints: [
      "Bốn cạnh của hình vuông dài bằng nhau.",
      `Các cạnh khác cũng dài như cạnh ${sides[0]}. Con xem đề hỏi mấy cạnh.`,
    ],
    explanation: {
      say: isTogether
        ? `Mỗi cạnh đều dài ${text}: ${side} + ${side} = ${answer} (cm).`
        : `Bốn cạnh hình vuông bằng nhau nên cạnh ${asked} cũng dài ${text}.`,
      figures: [drawn([text, text, text, text], `Hình vuông ${corners}, bốn cạnh đều ghi số đo.`)],
    },
    praise: "shape",
    identity: `square ${isTogether ? "two" : asked} ${corners} ${side}`,
  });
}

/** "Hình chữ nhật dài 12 cm, rộng 4 cm cắt được mấy hình vuông cạnh 4 cm?" */
export function buildCutSquaresQuestion(rng: Rng): Question {
  const [count, side] = [rng.int(2, 6), rng.int(3, 9)];
  const length = count * side;
  const [long, short] = [measure(String(length), "cm"), measure(String(side), "cm")];
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Băng giấy hình chữ nhật dài ${long}, rộng ${short}. Cắt băng giấy thành các hình vuông cạnh ${short} thì được mấy hình?`,
      `Tờ bìa hình chữ nhật dài ${long}, rộng ${short}. Tờ bìa cắt được nhiều nhất mấy hình vuông cạnh ${short}?`,
    ]),
    answer: count,
    range,
    isTyped: true,
    distractors: [
      mistake("OP", length - side, "Con đã trừ. Con xem chiều dài gồm mấy cạnh hình vuông nhé!"),
      mistake("COUNT-ENDS", count - 1, "Đó là số nhát cắt. Con đếm số hình vuông nhé!"),
      mistake("COUNT-ENDS", count + 1, "Con thử lấy cạnh hình vuông nhân với số hình: dài hơn tờ giấy rồi."),
    ],
    hints: [
      "Cạnh hình vuông đúng bằng chiều rộng. Con cắt dọc theo chiều dài.",
      `Con xem ${length} gồm mấy lần ${side}.`,
    ],
    explanation: `Chiều rộng vừa bằng cạnh hình vuông. Theo chiều dài được: ${length} : ${side} = ${count} (hình).`,
    praise: "calculate",
    identity: `cut ${count} ${side}`,
  });
}

/** "Ghép 3 hình vuông cạnh 4 cm thành hình chữ nhật. Chiều dài hình chữ nhật là bao nhiêu?" */
export function buildJoinSquaresQuestion(rng: Rng): Question {
  const [count, side] = [rng.int(2, 5), rng.int(3, 12)];
  const text = measure(String(side), "cm");
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Ghép ${count} hình vuông cạnh ${text} thành một hàng, được hình chữ nhật. Chiều dài hình chữ nhật là bao nhiêu xăng-ti-mét?`,
      `Xếp ${count} miếng bìa hình vuông cạnh ${text} sát nhau thành một hàng. Hàng bìa dài bao nhiêu xăng-ti-mét?`,
    ]),
    answer: count * side,
    range,
    isTyped: true,
    distractors: [
      mistake("DATUM", side, "Đó là một cạnh hình vuông. Con tính cả hàng nhé!"),
      mistake("OP", side + count, "Con không cộng cạnh với số hình. Con nhân nhé!"),
      mistake("PERIM/AREA", side * 4, "Đó là chu vi một hình vuông. Đề bài hỏi chiều dài cả hàng."),
      mistake("PERIM/AREA", (count * side + side) * 2, "Đó là chu vi hình chữ nhật. Đề bài hỏi chiều dài."),
    ],
    hints: ["Các cạnh của hình vuông bằng nhau.", `Chiều dài gồm ${count} cạnh hình vuông nối liền nhau.`],
    explanation: `Chiều dài gồm ${count} cạnh hình vuông: ${side} × ${count} = ${count * side} (cm).`,
    praise: "calculate",
    identity: `join ${count} ${side}`,
  });
}
