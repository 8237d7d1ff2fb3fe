import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { playText } from "#lib/text/play-text.ts";
import { resultText } from "#lib/text/result-text.ts";
import { Child } from "#tests/setup/child.ts";
import { type RunningServer, startServer } from "#tests/setup/start-server.ts";
import { becomePupil } from "./become-pupil.ts";
import { ensureBuild } from "./ensure-build.ts";
import { findBrowser } from "./find-browser.ts";
import { measureBoards } from "./measure-boards.ts";
import { measureClasses } from "./measure-classes.ts";
import { measureClassrooms } from "./measure-classrooms.ts";
import { measureGoals } from "./measure-goals.ts";
import { measureLeaderboards } from "./measure-leaderboards.ts";
import { measureMemory } from "./measure-memory.ts";
import { measurePaper } from "./measure-paper.ts";
import { measureRoutes } from "./measure-routes.ts";
import { measureSkills } from "./measure-skills.ts";
import { runCommand } from "./run-command.ts";

// Measures the production build: how it stands to its goals, bytes and loading of a first visit, answers from tap to
// paint, requests per second, starts of runs, the boards, sheets on paper, the pages of the classes and the leaderboards
// among many pupils, and the memory of ten minutes. `npm run bench -- --goals --minutes 2` leaves all but the goals out and
// watches the memory for two minutes; `-- --paper` measures worksheets and test papers alone; `npm run bench -- out.json`
// keeps the raw numbers of the measuring script too. The classrooms of the whole country take 45 GB and a quarter of an
// hour: `npm run bench -- --classrooms` measures them alone, without a build, and
// `--classes 1000` fills fewer of them.

const {
  values: { goals: isGoalsOnly, paper: isPaperOnly, classrooms: isClassroomsOnly, minutes, classes },
  positionals: [wishedOut],
} = parseArgs({
  allowPositionals: true,
  options: {
    goals: { type: "boolean", default: false },
    paper: { type: "boolean", default: false },
    classrooms: { type: "boolean", default: false },
    minutes: { type: "string", default: "10" },
    classes: { type: "string", default: "100000" },
  },
});

/** Stands beside the project where several apps are measured in one way; it is the same for all of them. */
const measure = "../shared/perf/measure.mjs";

const paths = [
  "/",
  "/class/1",
  "/course/practice/1",
  "/game/counting",
  "/game/addition/10",
  "/game/addition/10/play/1",
  "/leaderboard/all",
  "/user",
];
const load = ["/", "/leaderboard/all", "/class/1"];

/** One pupil with one run, so that the leaderboard and the user page have something to show. Gives the cookies. */
async function seedPupil(origin: string, executablePath: string): Promise<string> {
  const name = "Hươu Thử Máy";
  const then = async (page: Page) => {
    await page.goto("/game/addition/10/play/1");
    await new Child(page).playTenRight();
    await page.goto("/leaderboard/all");
    await page.getByRole("main").getByText(name).first().waitFor();
  };
  return await becomePupil({ origin, executablePath, name, then });
}

function writeTargets(folder: string, origin: string, cookie: string): string {
  const click = {
    // All its questions are answered on the board of choices.
    path: "/course-detail/111/play/1",
    selector: `fieldset[aria-label="${playText.answers}"] .pick:not([aria-disabled])`,
    // After each answer what goes on is pressed, if it is there: the next question, or after the last one more run.
    reset: `.lip-go,[aria-label="${resultText.name}"] .lip-solid`,
  };
  const targets = [
    { name: "guest", base: origin, paths, load, click },
    { name: "pupil", base: origin, paths: ["/", "/leaderboard/all", "/user"], load: [], headers: { cookie } },
  ];
  const file = join(folder, "targets.json");
  writeFileSync(file, JSON.stringify(targets));
  return file;
}

async function measureAll(server: RunningServer, folder: string): Promise<number> {
  const browser = findBrowser();
  const cookie = await seedPupil(server.origin, browser);
  if (!existsSync(measure)) {
    console.info(`${measure} is not there: measuring bytes, largest paint and requests per second only.`);
    await measureRoutes(server.origin, browser, paths, load);
    return 0;
  }
  const targets = writeTargets(folder, server.origin, cookie);
  const out = wishedOut ?? join(folder, "results.json");
  const env = { MEASURE_MODULES: process.cwd(), CHROME: browser };
  return await runCommand("test", [measure, "--targets", targets, "--out", out], env);
}

async function measureMore(server: RunningServer, folder: string): Promise<number> {
  measureSkills();
  const measured = await measureAll(server, folder);
  await measureBoards(server.origin, findBrowser());
  await measurePaper(server.origin, findBrowser());
  await measureClasses(findBrowser());
  await measureLeaderboards();
  return measured;
}

function readNumber(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${option} ${text}: a whole number from 1 on is wanted`);
  return number;
}

async function bench(): Promise<number> {
  const minutesOfMemory = readNumber("minutes", minutes);
  const classrooms = readNumber("classes", classes);
  if (isClassroomsOnly) {
    await measureClassrooms(classrooms);
    return 0;
  }
  const built = await ensureBuild();
  if (built !== 0) {
    return built;
  }
  const folder = mkdtempSync(join(tmpdir(), "huou-ham-hoc-bench-"));
  const server = await startServer({ dataDir: join(folder, "data"), env: {}, port: null });
  try {
    if (isPaperOnly) {
      await measurePaper(server.origin, findBrowser());
      return 0;
    }
    await measureGoals(server.origin, findBrowser());
    const measured = isGoalsOnly ? 0 : await measureMore(server, folder);
    await measureMemory(minutesOfMemory);
    return measured;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await bench();
