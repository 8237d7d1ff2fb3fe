import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type WalkGround, walkGrid } from "#lib/questions/figures/walk-grid.ts";
import { type Direction, type Move, tellMoves, walk } from "#lib/questions/kinds/walk/moves.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { walkQuestion } from "#lib/skills/drafts/walk-question.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { between, endOf, opposite, pickDetour, sideways, squaresOf, upright } from "./detours.ts";

const animals = [
  "cat",
  "chicken",
  "rabbit",
  "duck",
  "dog",
  "mouse",
  "turtle",
  "squirrel",
  "goat",
  "fox",
] as const satisfies readonly PictureName[];

const isSideways = (direction: Direction) => direction === "left" || direction === "right";

/** "sang phải 3 ô rồi lên trên 2 ô" */
const tellTwo = (moves: readonly Move[]) => moves.map((move) => tellMoves([move])).join(" rồi ");

/** Squares a robot gets to by a mistake: a move turned round, or one square too few or too many. */
function mistaken(ground: Pick<WalkGround, "size" | "start" | "wall">, moves: readonly Move[]): readonly number[] {
  return moves.flatMap((move, place) =>
    [
      { ...move, direction: opposite[move.direction] },
      { ...move, squares: move.squares - 1 },
      { ...move, squares: move.squares + 1 },
    ].flatMap((other) => endOf(ground, moves.with(place, other))),
  );
}

/** A grid on which told moves lead to an animal; others stand where mistakes lead, and anywhere. */
function layAnimals(
  rng: Rng,
  size: WalkGround["size"],
  moves: readonly Move[],
  count: number,
): { readonly ground: WalkGround; readonly animal: PictureName } {
  const starts = squaresOf(size).filter((start) => endOf({ size, start, wall: [] }, moves).length > 0);
  const start = rng.pick(starts);
  const bare = { size, start, wall: [] };
  const [target = start] = endOf(bare, moves);
  const likely = [...new Set(mistaken(bare, moves))];
  const others = [...rng.shuffle(likely), ...rng.shuffle(squaresOf(size))];
  const free = [...new Set(others)].filter((square) => square !== start && square !== target);
  const squares = rng.shuffle([target, ...free.slice(0, count - 1)]);
  const pictures = rng.shuffle<PictureName>(animals);
  const things = squares.map((square, place) => ({ picture: pictures[place] ?? "cat", square }));
  const animal = things.find(({ square }) => square === target)?.picture ?? "cat";
  return { ground: { ...bare, things }, animal };
}

/** What is said where the robot left its row or column: it was to go one way alone. */
const strayed = {
  side: "Rô-bốt chỉ đi sang ngang, không lên trên, không xuống dưới.",
  height: "Rô-bốt chỉ lên hoặc xuống, không sang trái, không sang phải.",
} as const;

const toldFeedback = (moves: readonly Move[]) => {
  const across = moves.find(({ direction }) => isSideways(direction));
  const along = moves.find(({ direction }) => !isSideways(direction));
  const word = ({ direction }: Move) => ({ left: "trái", right: "phải", up: "lên", down: "xuống" })[direction];
  return {
    ...(across && { side: `Con nhầm trái với phải rồi. Lệnh là sang ${word(across)} nhé!` }),
    ...(along && {
      height: `Con nhầm lên với xuống rồi. Lệnh là ${word(along)} ${along.direction === "up" ? "trên" : "dưới"} nhé!`,
    }),
    ...(along === undefined && { line: strayed.side }),
    ...(across === undefined && { line: strayed.height }),
    ...(across && along && { half: "Rô-bốt mới làm một lệnh. Con làm cả hai lệnh nhé!" }),
    short: "Rô-bốt đi thiếu 1 ô. Con đừng đếm ô rô-bốt đang đứng nhé!",
    ...(across && along && { bothShort: "Mỗi lệnh đều thiếu 1 ô. Con đừng đếm ô rô-bốt đang đứng nhé!" }),
    long: "Rô-bốt đi thừa 1 ô rồi. Con đếm lại từng ô nhé!",
    other: "Con cho rô-bốt đi lại từng ô theo lệnh nhé!",
  };
};

/** How it is known which way is meant. */
const ways: Readonly<Record<Direction, string>> = {
  left: "Sang trái là về phía tay trái của con.",
  right: "Sang phải là về phía tay phải của con.",
  up: "Lên trên là về phía mép trên của hình.",
  down: "Xuống dưới là về phía mép dưới của hình.",
};

/** "Rô-bốt đi sang phải 3 ô. Con chạm vào ô rô-bốt đến nhé!" */
function buildOneMoveQuestion(rng: Rng): Question {
  const move: Move = { direction: rng.pick([...sideways, ...upright]), squares: rng.int(2, 3) };
  const { ground, animal } = layAnimals(rng, 4, [move], 5);
  const told = tellMoves([move]);
  const { path } = walk(ground, [{ ...move, squares: 1 }]);
  return walkQuestion(rng, {
    prompt: rng.pick([`Rô-bốt đi ${told}. Con chạm vào ô rô-bốt dừng lại.`, `Rô-bốt đi ${told} thì dừng ở ô nào?`]),
    ground,
    cards: [],
    moves: [move],
    feedback: toldFeedback([move]),
    hints: [
      ways[move.direction],
      { say: "Ô màu cam là ô thứ nhất. Con đếm tiếp nhé!", figures: [walkGrid(ground, path)] },
    ],
    explanation: `Rô-bốt ${told}, đến ô có ${pictureText[animal].name}.`,
    praise: "walk",
    identity: `walk ${ground.start} ${told}`,
  });
}

/** "Rô-bốt đi sang phải 3 ô rồi lên trên 2 ô. Rô-bốt dừng ở ô nào?" */
function buildTwoMovesQuestion(rng: Rng): Question {
  const drawMove = (directions: readonly Direction[]): Move => ({
    direction: rng.pick(directions),
    squares: rng.int(2, 3),
  });
  const moves = rng.shuffle([drawMove(sideways), drawMove(upright)]);
  const { ground, animal } = layAnimals(rng, 5, moves, 7);
  const told = tellTwo(moves);
  const { path } = walk(ground, moves.slice(0, 1));
  return walkQuestion(rng, {
    prompt: rng.pick([`Rô-bốt đi ${told}. Rô-bốt dừng ở ô nào?`, `Rô-bốt đi ${told}. Con chạm vào ô rô-bốt dừng.`]),
    ground,
    cards: [],
    moves,
    feedback: toldFeedback(moves),
    hints: [
      "Con làm xong lệnh thứ nhất rồi mới làm lệnh thứ hai.",
      {
        say: "Đường màu cam là lệnh thứ nhất. Con đi tiếp lệnh thứ hai nhé!",
        figures: [walkGrid(ground, path)],
      },
    ],
    explanation: `${capital(told.replace(" rồi", ", rồi"))}: rô-bốt đến ô có ${pictureText[animal].name}.`,
    praise: "walk",
    identity: `walk ${ground.start} ${told}`,
  });
}

/** "Con xếp thẻ lệnh để rô-bốt đến chỗ con mèo." */
function buildCardsQuestion(rng: Rng): Question {
  const animal = rng.pick(animals);
  const { name } = pictureText[animal];
  const { ground, cards, moves } = pickDetour(rng, animal);
  const [first] = moves;
  if (first === undefined) throw new Error("no moves");
  const { across, down } = between(ground.start, ground.things[0]?.square ?? 0);
  const there = { side: across > 0 ? "phải" : "trái", height: down > 0 ? "dưới" : "trên" };
  const back = { side: across > 0 ? "trái" : "phải", height: down > 0 ? "trên" : "dưới" };
  return walkQuestion(rng, {
    prompt: rng.pick([
      `Con xếp thẻ để rô-bốt tránh tường, đến chỗ ${name}.`,
      `Con xếp thẻ đưa rô-bốt vòng qua tường đến ${name}.`,
    ]),
    ...{ ground, cards, moves },
    feedback: {
      wall: "Rô-bốt đâm vào tường rồi. Con tìm đường vòng nhé!",
      outside: "Rô-bốt đi ra ngoài lưới rồi. Con đếm lại số ô nhé!",
      ...(across !== 0 && {
        side: `Con xem lại trái, phải nhé! ${capital(name)} ở bên ${there.side}, rô-bốt lại dừng ở bên ${back.side}.`,
      }),
      ...(down !== 0 && {
        height: `Con xem lại trên, dưới nhé! ${capital(name)} ở phía ${there.height}, rô-bốt lại dừng ở phía ${back.height}.`,
      }),
      short: `Rô-bốt còn thiếu 1 ô nữa mới đến chỗ ${name}.`,
      long: `Rô-bốt đi quá chỗ ${name} 1 ô rồi.`,
      other: `Rô-bốt chưa đến chỗ ${name}. Con chỉ tay đi thử theo từng thẻ nhé!`,
    },
    hints: [
      "Con chỉ ngón tay từ rô-bốt, vòng qua tường. Tay con đi những hướng nào?",
      {
        say: "Rô-bốt có thể đi theo đường màu cam trước. Con tìm thẻ cho đoạn đó nhé!",
        figures: [walkGrid(ground, walk(ground, [first]).path)],
      },
    ],
    explanation: `Rô-bốt đi theo thứ tự: ${tellMoves(moves)}. Thế là đến chỗ ${name}.`,
    praise: "walk",
    identity: `lead ${ground.start} ${ground.wall.join(" ")} ${tellMoves(moves)}`,
  });
}

/** Moves on a grid (curriculum, c1-walk-directions): one told, two told, and three or four that the pupil lays around a wall. */
export const walkDirections = defineGeometrySkill({
  id: "c1-walk-directions",
  classId: "1",
  title: "Đi theo lệnh: trái, phải, lên, xuống",
  generate: byDifficulty({
    1: [buildOneMoveQuestion],
    2: [buildTwoMovesQuestion],
    3: [buildCardsQuestion],
  }),
});
