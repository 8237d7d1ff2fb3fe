import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { games } from "#lib/games/registry.ts";
import { type Banks, buildKeyed } from "#lib/play/gallery.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { KindName, Question } from "#lib/questions/question.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import { findSkill, skills } from "#lib/skills/registry.ts";
import { readBank } from "#tests/contract/list-activities.ts";

/** A question with the key the gallery knows it by. */
export interface Round {
  readonly key: string;
  readonly question: Question;
}

/** Cuts a list into parts of `size` items; the last may be shorter. */
export function chunk<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

const seedsPerLevel = 120;
const seedsPerDifficulty = 60;
const seedsPerItem = 2;

/** Every track of the games and every skill, by the names their keys begin with. */
export const trackNames: readonly string[] = games.flatMap(({ tracks }) => tracks.map(({ levelName }) => levelName));
const skillIds = skills.map(({ id }) => id);

function makeRounds(name: string, parts: readonly (string | number)[], seeds: number, banks: Banks): Round[] {
  return parts.flatMap((part) =>
    Array.from({ length: seeds }, (_, seed) => {
      const key = `${name}/${part}/${seed}`;
      const question = buildKeyed(key, banks);
      if (question === null) throw new Error(`There is no question ${key}`);
      return { key, question };
    }),
  );
}

/** A way of asking, whatever its numbers and its things are. */
function roundOf({ kind, identity, figures }: Question): string {
  const [way = ""] = identity.replace(/\d+/g, "#").split(" ");
  return [kind, way, ...figures.map(({ type }) => type)].join(" ");
}

/** A way to lay a question out: its board and its pictures. */
function layoutOf({ kind, figures }: Question): string {
  return [
    kind,
    ...figures.map((figure) => (figure.type === "sentence" ? `${figure.type} ${figure.look}` : figure.type)),
  ].join(" ");
}

/** How many things of one sort a board holds, as far as they lie otherwise. */
function roomOf({ length }: readonly unknown[]): string {
  if (length > 4) return "many";
  return length > 1 ? "few" : String(length);
}

/** A way to lay a question out, with what its board shows or leaves out, and of what it has many. */
function lookOf(question: Question): string {
  const switches = Object.entries(question.view).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [`${name} ${roomOf(value)}`];
    return value === true ? [name] : [];
  });
  return [layoutOf(question), ...switches].join(" ");
}

function largestNumber({ prompt, answer }: Question): number {
  return Math.max(0, ...(`${prompt.text} ${answer.text}`.match(/\d+/g) ?? []).map(Number));
}

/** How much there is to read and to draw. */
function trackLength({ prompt, figures, view }: Question): number {
  return prompt.text.length + JSON.stringify([figures, view]).length / 10;
}

function wordsOn(figure: Figure): number {
  return figure.type === "sentence" ? figure.lines.join(" ").length : 0;
}

/** How much there is to read. */
function skillLength({ prompt, figures, view }: Question): number {
  const shown = figures.reduce((sum, figure) => sum + wordsOn(figure), 0);
  return prompt.text.length + shown + JSON.stringify(view).length / 10;
}

function most(rounds: readonly Round[], measure: (question: Question) => number): Round[] {
  const sizes = rounds.map(({ question }) => measure(question));
  const first = sizes.indexOf(Math.max(...sizes));
  return rounds.slice(first, first + 1);
}

/** Every kind of round of a track, each at its largest numbers and at its longest. */
function chooseTrackRounds(name: string): Round[] {
  const levels = games.flatMap(({ tracks }) => tracks).find(({ levelName }) => levelName === name)?.levels ?? [];
  const made = makeRounds(
    name,
    levels.map((_, index) => index + 1),
    seedsPerLevel,
    new Map(),
  );
  return [...Map.groupBy(made, ({ question }) => roundOf(question)).values()].flatMap((alike) => [
    ...new Set([...most(alike, largestNumber), ...most(alike, trackLength)]),
  ]);
}

/** Each way a skill lays its questions out, at its longest; then what its boards look like besides. */
function chooseSkillRounds(name: string): Round[] {
  const isBank = findSkill(name)?.source === "bank";
  const bank = isBank ? readBank(name) : [];
  const parts = isBank ? bank.map(({ id }) => id) : difficulties;
  const made = makeRounds(name, parts, isBank ? seedsPerItem : seedsPerDifficulty, new Map([[name, bank]]));
  const longestOf = (groupOf: (question: Question) => string) =>
    [...Map.groupBy(made, ({ question }) => groupOf(question)).values()].flatMap((alike) => most(alike, skillLength));
  const layouts = longestOf(layoutOf);
  const looks = new Set(layouts.map(({ question }) => lookOf(question)));
  return [...layouts, ...longestOf(lookOf).filter(({ question }) => !looks.has(lookOf(question)))];
}

let written: Readonly<Record<string, readonly Round[]>> | null = null;

/** What writeRounds has written for this run of the browser tests; nothing outside of one. */
function readWritten(): Readonly<Record<string, readonly Round[]>> {
  const file = process.env.ROUNDS_FILE ?? "";
  if (written === null && existsSync(file)) written = JSON.parse(readFileSync(file, "utf8"));
  return written ?? {};
}

/** The questions of a skill or a track that between them show all it can look like; always the same ones. */
export function listRounds(name: string): readonly Round[] {
  return readWritten()[name] ?? (trackNames.includes(name) ? chooseTrackRounds(name) : chooseSkillRounds(name));
}

/** The same, without their keys. */
export function listQuestions(name: string): Question[] {
  return listRounds(name).map(({ question }) => question);
}

/** Chooses the rounds of everything once for all workers of a run. */
export function writeRounds(file: string): void {
  const all = [...trackNames, ...skillIds].map((name) => [name, listRounds(name)]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(all)));
}

/** One round of each group, the first one met in the tracks, then in the skills. */
function firstOfEach<Group extends string>(groupOf: (question: Question) => Group): ReadonlyMap<Group, Round> {
  const found = new Map<Group, Round>();
  for (const name of [...trackNames, ...skillIds])
    for (const round of listRounds(name)) {
      const group = groupOf(round.question);
      if (!found.has(group)) found.set(group, round);
    }
  return found;
}

/** One round of every kind of question there is, always the same ones. Throws an Error that names the kinds nothing asks for. */
export function roundOfEachKind(): ReadonlyMap<KindName, Round> {
  const found = firstOfEach(({ kind }) => kind);
  const missing = Object.keys(kinds).filter((kind) => ![...found.keys()].some((name) => name === kind));
  if (missing.length > 0) throw new Error(`No question of the kind ${missing.join(", ")}`);
  return found;
}

/** The keys of one round of everything a question can look like. */
export function keysOfLooks(): ReadonlySet<string> {
  return new Set([...firstOfEach(lookOf).values()].map(({ key }) => key));
}

/** One question of every kind there is. */
export function questionOfEachKind(): ReadonlyMap<KindName, Question> {
  return new Map([...roundOfEachKind()].map(([kind, { question }]) => [kind, question]));
}

/** One question of every way to lay one out. */
export function questionOfEachLayout(): ReadonlyMap<string, Question> {
  return new Map([...firstOfEach(layoutOf)].map(([layout, { question }]) => [layout, question]));
}
