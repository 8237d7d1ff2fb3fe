import type { Locator, Page } from "@playwright/test";
import { numberAt } from "#lib/questions/figures/protractor-marks.ts";
import { readDay } from "#lib/questions/kinds/calendar/grading.ts";
import { cardAt } from "#lib/questions/kinds/chart-labels/draw.ts";
import { rightResponse } from "#lib/questions/kinds/protractor/show.ts";
import { stepOf } from "#lib/questions/kinds/slider/places.ts";
import { writeAnswer } from "#lib/questions/kinds/story/grading.ts";
import { nameCells } from "#lib/questions/kinds/tally/write-tally.ts";
import { tellMoves } from "#lib/questions/kinds/walk/moves.ts";
import type { Question } from "#lib/questions/question.ts";
import { calculatorText } from "#lib/text/calculator-text.ts";
import { calendarText } from "#lib/text/calendar-text.ts";
import { chartLabelsText } from "#lib/text/chart-labels-text.ts";
import { compareBoardText } from "#lib/text/compare-board-text.ts";
import { joinBoardText } from "#lib/text/join-board-text.ts";
import { markTextText } from "#lib/text/mark-text-text.ts";
import { paintText } from "#lib/text/paint-text.ts";
import { placeMarkText } from "#lib/text/place-mark-text.ts";
import { protractorText } from "#lib/text/protractor-text.ts";
import { sortText } from "#lib/text/sort-text.ts";
import { stepsText } from "#lib/text/steps-text.ts";
import { storyText } from "#lib/text/story-text.ts";
import { tallyText } from "#lib/text/tally-text.ts";
import { tangramText } from "#lib/text/tangram-text.ts";
import { unitLengthsText } from "#lib/text/unit-lengths-text.ts";
import { drawWithKeys } from "./draw-strokes.ts";
import { layBlocks, loadPan, pourTo } from "./load-by-key.ts";
import { press, pressButton } from "./press.ts";
import { answerButtons } from "./sight.ts";
import { joinDots } from "./trace-letters.ts";
import { turnHands } from "./ways/clock-ways.ts";
import { writeHeard, writeText } from "./write-by-key.ts";

const signPlaces = { "<": -3, "=": -2, ">": -1 } as const;

async function pressNth(board: Locator, places: readonly number[]): Promise<void> {
  const buttons = answerButtons(board);
  for (const place of places) await pressButton(buttons.nth(place));
}

async function typeDigits(board: Locator, digits: readonly (string | number)[]): Promise<void> {
  for (const digit of digits) await press(board, String(digit), 1);
  await press(board, "Trả lời", 1);
}

/** Each box is tapped before it is typed into. */
async function typeBoxes(board: Locator, values: readonly string[]): Promise<void> {
  for (const [place, value] of values.entries()) {
    await pressButton(board.getByRole("button", { name: /^Ô (?!tiếp)/ }).nth(place));
    for (const key of value) await press(board, key === "," ? "dấu phẩy" : key, 1);
  }
  await press(board, "Trả lời", 1);
}

async function takeThings(board: Locator, count: number): Promise<void> {
  const left = board.getByRole("button", { pressed: false });
  for (let taken = 0; taken < count; taken += 1) await pressButton(left.first());
  await press(board, "Trả lời", 1);
}

/** The slots of the row come first, then the cards. */
async function putCards(board: Locator, order: readonly number[]): Promise<void> {
  await pressNth(
    board,
    order.map((place) => order.length + place),
  );
  await press(board, "Trả lời", 1);
}

/** Parts of a text, and pictures of a story, rise as they are put: each is known by its words. */
async function putInOrder(board: Locator, { view, key }: Extract<Question, { kind: "order" }>): Promise<void> {
  if (view.by !== "text" && view.by !== "pictures") return putCards(board, key.order);
  for (const card of key.order) await press(board, view.cards[card] ?? "", 1);
  await press(board, "Trả lời", 1);
}

/** Taps each piece that is to be marked; with pencils the first and the last word of each part, the pencil taken before. */
async function markPieces(board: Locator, { view, key }: Extract<Question, { kind: "mark-text" }>): Promise<void> {
  const { pencils } = view;
  if (pencils.length === 0) {
    await pressNth(
      board,
      key.marks.flatMap((mark, piece) => (mark > 0 ? [piece] : [])),
    );
  }
  for (const [at, name] of pencils.entries()) {
    const [first, last] = [key.marks.indexOf(at + 1), key.marks.lastIndexOf(at + 1)];
    await press(board, markTextText.pencil(name, at + 1), 1);
    await pressNth(board, first === last ? [first] : [first, last]);
  }
  await press(board, "Trả lời", 1);
}

/** Takes one part out of each row; a row of a single part is not drawn. */
async function putParts(
  board: Locator,
  rows: readonly (readonly unknown[])[],
  places: readonly number[],
): Promise<void> {
  const drawn = places.filter((_, row) => (rows[row]?.length ?? 0) > 1);
  for (const [row, place] of drawn.entries()) {
    await pressButton(board.getByRole("group").nth(row).getByRole("button").nth(place));
  }
  await press(board, "Trả lời", 1);
}

/** Joins all pairs by taps on the upper row, then says or adds what is right. */
async function joinAndTell(board: Locator, { view, key }: Extract<Question, { kind: "join" }>): Promise<void> {
  const [upper, lower] = view.rows;
  const pairs = Math.min(upper.places.length, lower.places.length);
  const free = board.locator('[data-row="0"]');
  for (let pair = 0; pair < pairs; pair += 1) await pressButton(free.nth(pair));
  const { answers } = view;
  if (answers === null) await press(board, joinBoardText.add(lower.picture), key.told);
  else await press(board, answers[key.told]?.text ?? "", 1);
  await press(board, "Trả lời", 1);
}

/** Writes the page of a word problem step by step. */
async function writeStory(board: Locator, { view, key }: Extract<Question, { kind: "story" }>): Promise<void> {
  await pressButton(board.getByRole("button", { name: storyText.operation(key.operation) }));
  const { full } = view.units[key.unit] ?? { full: { text: "" } };
  const ending = view.isSentence === true ? writeAnswer(view, full.text, key.result) : full.text;
  for (const name of [String(key.left), String(key.right), ...String(key.result), "Bước tiếp", ending]) {
    await press(board, name, 1);
  }
  await press(board, "Trả lời", 1);
}

/** Writes the usual solution line by line; a sentence that stands there already is not chosen. */
async function writeLines(board: Locator, { view, key }: Extract<Question, { kind: "steps" }>): Promise<void> {
  const names: Readonly<Record<string, string>> = stepsText.keys;
  for (const { sentence, typed, unit } of key.solutions[0] ?? []) {
    if (sentence >= view.given) await press(board, view.sentences[sentence]?.text ?? "", 1);
    for (const sign of typed) await press(board, names[sign] ?? sign, 1);
    await press(board, stepsText.inBrackets(view.units[unit] ?? ""), 1);
  }
  await press(board, "Trả lời", 1);
}

/** Turns to the month of the days, and taps each. */
async function pickDays(board: Locator, { view, key }: Extract<Question, { kind: "calendar" }>): Promise<void> {
  const days = key.days.map(readDay);
  const month = view.sheets[days[0]?.sheet ?? 0]?.month ?? 0;
  if (days.some(({ sheet }) => sheet > 0)) await press(board, calendarText.next(month), 1);
  for (const { day } of days) {
    await pressButton(board.getByRole("button", { name: new RegExp(`, ngày ${day} tháng ${month}(?:,|$)`, "u") }));
  }
  await press(board, "Trả lời", 1);
}

/** Turns each piece as it is to lie, and brings it there with the arrow keys: the first of them lays it into the corner. */
async function layPieces(board: Locator, { view, key }: Extract<Question, { kind: "tangram" }>): Promise<void> {
  for (const [piece, at] of key.laid.entries()) {
    if (at === null) continue;
    const button = board.getByRole("button", { name: new RegExp(`^Miếng ${piece + 1},`, "u") });
    await button.focus();
    if (view.canTurn) await press(board, tangramText.turn, at.turn);
    for (let step = 0; step <= at.x; step += 1) await button.press("ArrowRight");
    for (let step = 0; step < at.y; step += 1) await button.press("ArrowDown");
  }
  await press(board, "Trả lời", 1);
}

/** Takes the robot to its square with the arrow keys, or lays the cards of one right row. */
async function leadRobot(board: Locator, { view, key }: Extract<Question, { kind: "walk" }>): Promise<void> {
  const arrows = { left: "ArrowLeft", right: "ArrowRight", up: "ArrowUp", down: "ArrowDown" } as const;
  for (const move of key.moves) {
    if (view.cards.length > 0) await press(board, compareBoardText.card(tellMoves([move])), 1);
    else for (let step = 0; step < move.squares; step += 1) await board.page().keyboard.press(arrows[move.direction]);
  }
  await press(board, "Trả lời", 1);
}

/** Brings the protractor to the corner and turns it, then goes along a ring to the number, or turns the side. */
async function measureAngle(board: Locator, { view, key }: Extract<Question, { kind: "protractor" }>): Promise<void> {
  const { laid, ring, place } = rightResponse(key, view.laid);
  const ways = [
    [laid.x - view.laid.x, "ArrowRight", "ArrowLeft"],
    [laid.y - view.laid.y, "ArrowDown", "ArrowUp"],
    [view.laid.turn - laid.turn, "Shift+ArrowRight", "Shift+ArrowLeft"],
  ] as const;
  for (const [by, forward, back] of ways) {
    for (let moved = 0; moved < Math.abs(by); moved += 10) {
      await board.getByRole("button", { name: /^Thước đo góc/u }).press(by > 0 ? forward : back);
    }
  }
  const slider =
    ring === null ? board.getByRole("slider") : board.getByRole("slider", { name: protractorText.rings[ring] });
  await slider.press("Home");
  const number = ring === null ? place : numberAt(ring, place);
  for (let at = 0; at < number; at += 10) await slider.press("ArrowRight");
  await press(board, "Trả lời", 1);
}

/** Lays each row, or pulls up each column, step by step, and types the number below. */
async function buildChart(board: Locator, { view, key }: Extract<Question, { kind: "chart-build" }>): Promise<void> {
  const { built, step, total } = view;
  const rows = board.getByRole("slider");
  for (const place of built.keys()) {
    const steps = (key.values[place] ?? 0) / step;
    for (let taken = 0; taken < steps; taken += 1) await rows.nth(place).press("ArrowRight");
  }
  if (total === null) return press(board, "Trả lời", 1);
  await pressButton(board.getByRole("button", { name: /^Ô / }));
  return typeDigits(board, [...String(key.values.at(-1))]);
}

/** Puts a card to each place; of cards that are written alike the next free one. */
async function putLabels(board: Locator, { view, key }: Extract<Question, { kind: "chart-labels" }>): Promise<void> {
  const free = board.locator("[aria-pressed=false]");
  for (const card of key.cards) {
    const name = chartLabelsText.card(cardAt(view, card) ?? "");
    await pressButton(board.getByRole("button", { name, exact: true }).and(free).first());
  }
  await press(board, "Trả lời", 1);
}

/** Puts everything into its tray, then writes what belongs below. */
async function sortAndWrite(board: Locator, { view, key }: Extract<Question, { kind: "sort" }>): Promise<void> {
  const { pile, trays } = view;
  for (const [at, each] of (key.ways[0] ?? []).entries()) {
    if (pile.type === "alike") {
      await press(board, sortText.more(trays[at]?.name ?? "", pile.picture), each);
    } else {
      await press(board, pile.things[at] ?? "", 1);
      const tray = board.getByRole("button", { name: sortText.put(trays[each]?.name ?? ""), exact: true });
      // Beside its name: in its middle may lie what was put there before.
      await pressButton(tray, { x: 12, y: 12 });
    }
  }
  if (key.sum === null) return press(board, "Trả lời", 1);
  await press(board, sortText.write, 1);
  return typeBoxes(board, key.sum.values);
}

/** Chooses each row and crosses off the things of it. */
async function makeStrokes(board: Locator, rows: readonly number[]): Promise<void> {
  for (const row of new Set(rows)) {
    await pressButton(board.getByRole("button", { name: /^Hàng / }).nth(row));
    const things = [...rows.keys()].filter((thing) => rows[thing] === row);
    for (const thing of things) await pressButton(board.locator(`[data-thing="${thing}"]`));
  }
}

/** Makes the strokes, then writes the numbers, then names the most and the least. */
async function tallyAndWrite(board: Locator, { view, key }: Extract<Question, { kind: "tally" }>): Promise<void> {
  const { rows, totals, ends } = key;
  if (rows !== null) await makeStrokes(board, rows);
  if (rows !== null && totals !== null) await press(board, tallyText.write, 1);
  for (const [place, total] of (totals ?? []).entries()) {
    await pressButton(board.getByRole("button", { name: /^Ô / }).nth(place));
    for (const digit of String(total)) await press(board, digit, 1);
  }
  if (ends !== null) await press(board, tallyText.nameEnds, 1);
  for (const [end, row] of (ends ?? []).entries()) {
    await press(board, tallyText.pick(tallyText.ends[end] ?? "", nameCells(view)[row] ?? ""), 1);
  }
  await press(board, "Trả lời", 1);
}

/** Puts each mark to its places; one of several is chosen first, and laid down again once it stands everywhere. */
async function putMarks(board: Locator, { view, key }: Extract<Question, { kind: "place-mark" }>): Promise<void> {
  for (const [at, mark] of view.marks.entries()) {
    const places = key.marks.flatMap((each, place) => (each === at + 1 ? [place] : []));
    if (places.length === 0) continue;
    if (view.marks.length > 1) await press(board, placeMarkText.name(mark), 1);
    await pressNth(board, places);
    if (view.marks.length > 1) await press(board, placeMarkText.name(mark), 1);
  }
  await press(board, "Trả lời", 1);
}

/** Presses the keys of a row one by one. */
async function pressKeys(board: Locator, row: string): Promise<void> {
  const names: Readonly<Record<string, string>> = calculatorText.names;
  for (const key of row) await press(board, names[key] ?? key, 1);
  await press(board, "Trả lời", 1);
}

/** The cells of a table are reached one from the other. */
async function pickCells(board: Locator, cells: readonly number[]): Promise<void> {
  const page = board.page();
  for (const cell of cells) {
    await board.locator(`[data-cell="${cell}"]`).focus();
    await page.keyboard.press("Enter");
  }
  await press(board, "Trả lời", 1);
}

/** Pulls the end so many steps to the right, or to the left where that is less than 0. */
async function pull(board: Locator, steps: number): Promise<void> {
  const key = steps > 0 ? "ArrowRight" : "ArrowLeft";
  for (let step = 0; step < Math.abs(steps); step += 1) await board.page().keyboard.press(key);
  await press(board, "Trả lời", 1);
}

/**
 * Answers a question the test itself has made, for looking at what comes after it: by its key, step by step on the
 * boards that are built up.
 */
export async function answerByKey(page: Page, question: Question): Promise<void> {
  const board = page.getByRole("group", { name: "Đáp án" });
  switch (question.kind) {
    case "choice":
    case "figure-choice":
      return pressNth(board, [question.key.right]);
    case "sign":
      return pressNth(board, [signPlaces[question.key.sign]]);
    case "number":
      return typeDigits(board, [...String(question.key.value)]);
    case "column":
    case "division":
      return typeDigits(board, question.key.digits);
    case "order":
      return putInOrder(board, question);
    case "arrange":
      return putCards(board, question.key.orders[0] ?? []);
    case "boxes":
      return typeBoxes(board, question.key.values);
    case "pick-shapes":
      await pressNth(board, question.key.picked);
      return press(board, "Trả lời", 1);
    case "clock-set":
      return turnHands(board, (question.key.hour % 12) * 60 + question.key.minute);
    case "pairs":
      return putCards(board, question.key.cards);
    case "match": {
      const { labels } = question.view;
      for (const at of question.key.fillings[0] ?? []) await press(board, labels[at]?.text ?? "", 1);
      return press(board, "Trả lời", 1);
    }
    case "gaps":
      return putCards(board, question.key.tiles);
    case "fill": {
      const { initials, rimes, tones } = question.view;
      return putParts(board, [initials, rimes, tones], [question.key.initial, question.key.rime, question.key.tone]);
    }
    case "count":
      return takeThings(board, question.key.count);
    case "paint":
      await press(board, paintText.more(1, question.view.partName), question.key.count);
      return press(board, "Trả lời", 1);
    case "join":
      return joinAndTell(board, question);
    case "sort":
      return sortAndWrite(board, question);
    case "chart-build":
      return buildChart(board, question);
    case "tally":
      return tallyAndWrite(board, question);
    case "chart-labels":
      return putLabels(board, question);
    case "story":
      return writeStory(board, question);
    case "steps":
      return writeLines(board, question);
    case "calendar":
      return pickDays(board, question);
    case "read-table":
      return pickCells(board, question.key.cells);
    case "calculator":
      return pressKeys(board, question.key.rows[0] ?? "");
    case "tangram":
      return layPieces(board, question);
    case "lay-units":
      await press(board, unitLengthsText.more(question.view.unit), question.key.length);
      return typeDigits(board, [...String(question.key.length)]);
    case "trace":
      return joinDots(board, question);
    case "walk":
      return leadRobot(board, question);
    case "pay":
      for (const note of question.key.shown) await pressButton(board.locator(`[data-note="${note}"]`));
      return press(board, "Trả lời", 1);
    case "draw":
      await drawWithKeys(board, question.view, question.key.drawing);
      return press(board, "Trả lời", 1);
    case "protractor":
      return measureAngle(board, question);
    case "slider":
      return pull(board, (question.key.at - question.view.start) / stepOf(question.view));
    case "place-mark":
      return putMarks(board, question);
    case "place-value":
      return layBlocks(board, question);
    case "weigh":
      return loadPan(board, question);
    case "pour":
      return pourTo(board, question);
    case "type":
      return writeText(board, question.key.text);
    case "dictation":
      return writeHeard(board, question);
    case "mark-text":
      return markPieces(board, question);
    case "underline": {
      const { from, to } = question.key;
      await pressNth(board, from === to ? [from] : [from, to]);
      return press(board, "Trả lời", 1);
    }
  }
}
