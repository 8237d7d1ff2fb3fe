import { expect } from "@playwright/test";
import { makeSecret } from "#lib/classes/class-key.ts";
import type { ActionClient } from "#tests/setup/action-client.ts";
import {
  type AttackedClass,
  dumpClasses,
  HttpTeacher,
  join,
  rightLock,
  type Shown,
  seatPupil,
  test,
} from "#tests/setup/class-attack.ts";
import { clearOfMidnight } from "#tests/setup/clear-of-midnight.ts";
import { freshAddress } from "#tests/setup/fresh-address.ts";
import type { HostileSite } from "#tests/setup/hostile-site.ts";

// One after the other: the classes are compared whole.
test.describe.configure({ mode: "default" });

let site: HostileSite;
let teacher: HttpTeacher;
test.beforeAll(async ({ site: opened }) => {
  // The tries of a seat are counted by the day.
  await clearOfMidnight(240_000);
  site = opened;
  teacher = await HttpTeacher.arrive(site);
});

const done = { ok: true, value: null };
const wrongLock = "frog-cat-duck";
const byCard = (secret: string): Shown => ({ kind: "card", secret });
const byLock = (number: number, lock: string): Shown => ({ kind: "emblem", number, lock });
const cardOf = ({ secrets }: AttackedClass, number: number) => byCard(secrets[number - 1] ?? "");

/** A browser that nobody has used, at an address of its own or at the one that is said. */
const browser = (address = freshAddress()): ActionClient => site.guest(address).client;

async function cameOf(client: ActionClient, code: string, by: Shown): Promise<string> {
  return (await join(client, code, by)).came;
}

async function seated({ id }: AttackedClass) {
  return site.sql<{ number: number; user_id: string }>`
    select number, user_id::text from class_pupils where class_id = ${id} order by number`;
}

/**
 * Guesses from one address, some at once, until the server says that one has to wait; how many it has answered before, and the
 * most that its allowance can have been.
 */
async function guessUntilWait(guess: () => Promise<string>, atOnce: number, [burst, aSecond]: readonly number[]) {
  const begun = performance.now();
  let answered = 0;
  let waits = 0;
  while (waits === 0 && answered <= 2 * (burst ?? 0)) {
    const came = await Promise.all(Array.from({ length: atOnce }, guess));
    waits += came.filter((each) => each === "wait").length;
    answered += came.filter((each) => each !== "wait").length;
  }
  const most = (burst ?? 0) + ((performance.now() - begun) / 1000) * (aSecond ?? 0) + 1;
  return { answered, waits, most };
}

// A card has 16 random bytes: of 2^128 secrets at most 60 open a seat of a class. 600 guesses and one more a second find none.
test("guessing cards ends after six hundred guesses from one address, and then the right card has to wait as well", async () => {
  const made = await teacher.makeClass(2);
  const address = freshAddress();
  const guess = () => cameOf(browser(address), made.code, byCard(makeSecret()));
  const { answered, waits, most } = await guessUntilWait(guess, 60, [600, 1]);
  expect(waits).toBeGreaterThan(0);
  expect(answered).toBeLessThanOrEqual(most);
  expect(await seated(made)).toEqual([]);
  // Guesses come back one a second: with all of these at once some come too early, whatever the machine does.
  const right = await Promise.all(
    Array.from({ length: 60 }, () => cameOf(browser(address), made.code, cardOf(made, 1))),
  );
  expect(right).toContain("wait");
  expect(await cameOf(browser(), made.code, cardOf(made, 2)), "another address").toBe("joined");
});

// Three of ten animals in their order are 720 locks. An address has 300 guesses and one more each two seconds, over all classes.
test("guessing animals ends after three hundred guesses from one address, and then the right ones have to wait as well", async () => {
  const made = await teacher.makeClass(1);
  const address = freshAddress();
  // A code of no class: no seat's own tries stand in the way.
  const guess = () => cameOf(browser(address), "WWWWWW", byLock(1, wrongLock));
  const { answered, waits, most } = await guessUntilWait(guess, 60, [300, 0.5]);
  expect(waits).toBeGreaterThan(0);
  expect(answered).toBeLessThanOrEqual(most);
  const right = await Promise.all(
    Array.from({ length: 60 }, () => cameOf(browser(address), made.code, byLock(1, rightLock))),
  );
  expect(right).toContain("wait");
  expect(await cameOf(browser(address), made.code, cardOf(made, 1)), "a card of the same household").toBe("joined");
});

// Twenty of 720 a day: whoever has a class's code opens one certain seat with a chance of 1 to 36, or after 18 days at the middle.
test("a seat takes twenty guesses a day from wherever they come, then not even the right animals, but still its card", async () => {
  const made = await teacher.makeClass(2);
  const came = await Promise.all(Array.from({ length: 30 }, () => cameOf(browser(), made.code, byLock(1, wrongLock))));
  expect(came.filter((each) => each === "wrong")).toHaveLength(20);
  expect(came.filter((each) => each === "used-up")).toHaveLength(10);
  expect(await cameOf(browser(), made.code, byLock(1, rightLock))).toBe("used-up");
  expect(await seated(made)).toEqual([]);
  expect(await cameOf(browser(), made.code, byLock(2, rightLock)), "the seat beside it").toBe("joined");
  expect(await cameOf(browser(), made.code, cardOf(made, 1))).toBe("joined");
});

// A hundred of 720 a day over all seats: one seat of a class in a week, for who has its code and tries each day.
test("a class takes a hundred guesses a day over all its seats, and a teacher's new card opens the seat again", async () => {
  const made = await teacher.makeClass(8);
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  const guesses = numbers.flatMap((number) => Array.from({ length: 18 }, () => byLock(number, wrongLock)));
  const came = await Promise.all(guesses.map((by) => cameOf(browser(), made.code, by)));
  const wrong = came.filter((each) => each === "wrong").length;
  expect(new Set(came)).toEqual(new Set(["wrong", "used-up"]));
  // Tries at different seats are counted beside each other: of those at the same moment one each may slip through.
  expect(wrong).toBeGreaterThanOrEqual(100);
  expect(wrong).toBeLessThanOrEqual(106);
  expect(await cameOf(browser(), made.code, byLock(8, rightLock)), "a seat nobody has tried").toBe("used-up");
  expect(await cameOf(browser(), made.code, cardOf(made, 8))).toBe("joined");
  const renewed = { kind: "renew-card", version: 2, lock: rightLock };
  for (const number of numbers) {
    expect(await teacher.change(made.id, { ...renewed, number, cardHash: `${number}`.repeat(43) })).toEqual(done);
  }
  expect(await cameOf(browser(), made.code, byLock(1, rightLock))).toBe("joined");
});

test("of those who sit down on one seat at the same moment one profile is made, and all come in to it or are asked to try again", async () => {
  const made = await teacher.makeClass(2);
  const before = await site.sql`select count(*)::int as pupils from users`;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      join(browser(), made.code, index % 2 === 0 ? byLock(1, rightLock) : cardOf(made, 1)),
    ),
  );
  for (const { came } of answers) expect(["joined", "taken"]).toContain(came);
  const names = new Set(answers.flatMap(({ username }) => username ?? []));
  expect([...names]).toHaveLength(1);
  expect(await seated(made)).toHaveLength(1);
  expect(await site.sql`select count(*)::int - 1 as pupils from users`).toEqual(before);
});

/** What a browser is shown of a class before anybody sits down. */
async function doorOf({ code }: AttackedClass): Promise<string> {
  const answer = await browser().get(`/lop/${code}`);
  const text = await answer.text();
  return `${answer.status} ${text.replaceAll(/<script[^>]*>.*?<\/script>|<!--.*?-->/gs, "")}`;
}

test("whether a seat is taken and by whom is told neither by its emblem nor by wrong animals", async () => {
  const made = await teacher.makeClass(3);
  const before = await doorOf(made);
  const { username } = await seatPupil(site, made, 1);
  expect(await doorOf(made)).toBe(before);
  expect(before).not.toContain(username);
  const stranger = browser();
  const [taken, free] = await Promise.all(
    [1, 2].map((number) =>
      stranger.call("joinClass", `/lop/${made.code}`, { code: made.code, by: byLock(number, wrongLock), as: "new" }),
    ),
  );
  expect(taken?.value).toEqual({ status: "refused", reason: "wrong" });
  expect(taken).toEqual(free);
  // Numbers of no seat of this class, and of no seat at all.
  const rows = await dumpClasses(site);
  for (const number of [0, 4, 60, 61, -1, 1.5, "1"]) {
    const asked = { code: made.code, by: { kind: "emblem", number, lock: rightLock }, as: "own" };
    const { value } = await stranger.call("joinClass", `/lop/${made.code}`, asked);
    expect(value, String(number)).toEqual({ status: "refused", reason: "gone" });
  }
  expect(await dumpClasses(site)).toBe(rows);
});

test("a card of another class, an old one and one changed by any letter open nothing and are answered alike", async () => {
  const [made, other] = [await teacher.makeClass(2), await teacher.makeClass(1)];
  const old = cardOf(made, 2);
  const renewed = { kind: "renew-card", number: 2, version: 2, cardHash: "r".repeat(43), lock: rightLock };
  expect(await teacher.change(made.id, renewed)).toEqual(done);
  const [secret = ""] = made.secrets;
  const changed = [...secret].map(
    (letter, at) => secret.slice(0, at) + (letter === "A" ? "B" : "A") + secret.slice(at + 1),
  );
  const tried = [cardOf(other, 1), old, ...[...changed, `${secret}A`, secret.slice(1)].map(byCard)];
  const before = await dumpClasses(site);
  for (const by of tried) expect(await cameOf(browser(), made.code, by), JSON.stringify(by)).toBe("old-card");
  expect(await dumpClasses(site)).toBe(before);
});

test("forty pupils of one class sign in by their cards within ten seconds from one address, twice, and nobody is refused", async () => {
  const made = await teacher.makeClass(40);
  const address = freshAddress();
  const signIn = async () => {
    const sent: number[] = [];
    const answers = await Promise.all(
      made.secrets.map((secret) => {
        const coming = join(browser(address), made.code, byCard(secret));
        sent.push(performance.now());
        return coming;
      }),
    );
    expect(Math.max(...sent) - Math.min(...sent)).toBeLessThan(10_000);
    expect(answers.map(({ came }) => came)).toEqual(made.secrets.map(() => "joined"));
    return answers.map(({ username }) => username);
  };
  const names = await signIn();
  expect(new Set(names).size).toBe(40);
  expect(await seated(made)).toHaveLength(40);
  expect(await signIn(), "on other devices, the next day").toEqual(names);
});
