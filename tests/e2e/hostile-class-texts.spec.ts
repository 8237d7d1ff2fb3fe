import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { hashOfSecret, makeSecret } from "#lib/classes/class-key.ts";
import {
  dayIn,
  dumpClasses,
  HttpTeacher,
  keyCheck,
  makeSeats,
  makeSet,
  rightLock,
  sealedName,
  seatPupil,
  test,
  workOf,
} from "#tests/setup/class-attack.ts";
import type { HostileSite } from "#tests/setup/hostile-site.ts";

// One after the other: the classes are compared whole.
test.describe.configure({ mode: "default" });

const done = { ok: true, value: null };
const gone = { ok: false, reason: "gone" };
const refused = { ok: false, reason: "refused" };

let site: HostileSite;
let owner: HttpTeacher;
let third: HttpTeacher;
test.beforeAll(async ({ site: opened }) => {
  site = opened;
  [owner, third] = await Promise.all([HttpTeacher.arrive(site), HttpTeacher.arrive(site)]);
});

const longName = "Nguyễn".repeat(40).slice(0, 200);
const markup = `<img src=x onerror="alert(1)">`;

/** What a person sees who opens these pages, as text that was sent to them stands in it. */
async function expectSound(paths: readonly string[], what: string): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const answer = await owner.client.get(path);
      const page = await answer.text();
      expect(answer.status, `${path} ${what}`).toBe(200);
      expect(page, what).toContain("</html>");
      expect(page, what).not.toContain(markup);
      expect(page, what).not.toContain("<script>alert");
    }),
  );
}

/** What is typed or pasted to do harm; each is kept as it is or refused. These are looked at on the pages as well. */
const shown: readonly string[] = [
  ...["=1+1", "+cmd|' /C calc'!A0", "@SUM(1+1)", markup, "</script><script>alert(1)</script>", "\u202e3A Hoa Mai"],
  ...["\u2066\u2066\u2066", "\u200b", "\u001b[31m", "__proto__"],
];
const texts: readonly string[] = [
  ...shown,
  ...["-2+3", "\t=1+1", `=HYPERLINK("http://evil.example","3A")`, "{{7*7}}", "'; drop table classes; --", "\\"],
  ...[
    "\0",
    "3A\0",
    "\ud800",
    "3A\udc00",
    "\r\n",
    "\u2028",
    "\ufeff",
    "\u0085",
    "\u00a0",
    "\u180e",
    "",
    "   ",
    longName,
  ],
  // Letters that become two or three where a text is composed.
  ...["\u0958".repeat(40), "\u0958".repeat(80), "\u{1d160}".repeat(20), "\ufb2c".repeat(27), "a\u0301".repeat(20)],
  ...["👩‍👩‍👧‍👦".repeat(3), `e${"\u0301".repeat(30)}`, "null", "../..", "%00"],
];

const shortOf = (text: string) => JSON.stringify(text).slice(0, 80);

/** Sends each text; those that were neither kept nor refused, with what came of them. */
async function faultsOf(send: (text: string) => Promise<unknown>, look: (text: string) => Promise<void>) {
  const faults: string[] = [];
  for (const text of texts) {
    const answer = JSON.stringify(await send(text));
    const isKept = answer.startsWith('{"ok":true');
    if (!isKept && answer !== JSON.stringify(refused)) faults.push(`${shortOf(text)}: ${answer}`);
    if (isKept && shown.includes(text)) await look(text);
  }
  return faults;
}

test("a class is called by whatever text is sent, as text, or the text is refused", async () => {
  const made = await owner.makeClass(1);
  const rename = (name: string) => owner.change(made.id, { kind: "rename", name });
  const look = (name: string) => expectSound([`/co/lop/${made.id}`, "/co", `/lop/${made.code}`], shortOf(name));
  expect(await faultsOf(rename, look)).toEqual([]);
  const make = async (name: string) => {
    const sent = { id: randomUUID(), name, classId: "3", keyCheck, seats: await makeSeats([makeSecret()]) };
    const { value } = await third.client.call("makeClass", "/co", sent);
    // Twenty open classes are the most a teacher has.
    await third.change(sent.id, { kind: "delete" });
    return value;
  };
  expect(await faultsOf(make, async () => undefined)).toEqual([]);
});

test("given work is called by whatever text is sent, as text, or the text is refused", async () => {
  const made = await owner.makeClass(1);
  const sealed = await makeSet(owner.client);
  const { id, code } = await owner.give(made.id, workOf(sealed));
  const change = (title: string) =>
    owner.call("changeAssignment", made.id, id, { kind: "change", title, closesOn: dayIn(2) });
  const look = (title: string) => expectSound([`/co/lop/${made.id}/bai/${code}`, `/bai/${code}`], shortOf(title));
  expect(await faultsOf(change, look)).toEqual([]);
  const give = async (title: string) => {
    const given = await owner.call("giveAssignment", made.id, workOf(sealed, { title, closesOn: dayIn(60) }));
    await site.sql`delete from assignments where class_id = ${made.id} and code <> ${code}`;
    return given;
  };
  expect(await faultsOf(give, async () => undefined)).toEqual([]);
});

/** Rows of seats, each as a browser sends it but for what is said. */
async function seatsWith(count: number, more: Readonly<Record<string, unknown>> = {}, from = 1) {
  const rows = await makeSeats(Array.from({ length: count }, makeSecret));
  return rows.map((row, index) => ({ ...row, number: from + index, ...more }));
}

test("three hundred names, names that were not sealed, and locks and cards that are none make no seat and change none", async () => {
  const made = await owner.makeClass(2);
  const long = ["n".repeat(19), "n".repeat(601), "Lê Chi", longName, `${"n".repeat(30)}=`, 7, true, [sealedName], {}];
  const wrongSeats = [
    ...[300, 61, 0].map((count) => seatsWith(count, {}, 3)),
    ...[...shown, ...long].map((name) => seatsWith(1, { sealedName: name }, 3)),
    ...[...shown, "frog-frog-cat", "frog-duck", "frog-duck-cat-dragon", "FROG-DUCK-CAT"].map((lock) =>
      seatsWith(1, { lock }, 3),
    ),
    ...["", "h".repeat(42), "h".repeat(44), "+".repeat(43), null].map((cardHash) => seatsWith(1, { cardHash }, 3)),
    ...[0, -1, 61, 1.5, "3", null, Number.MAX_SAFE_INTEGER].map((number) => seatsWith(1, { number })),
    // Two on one seat, two with one card, and one that is there.
    ...[{ number: 5 }, { cardHash: "h".repeat(43) }].map((more) => seatsWith(2, more, 3)),
    seatsWith(1),
  ];
  const before = await dumpClasses(site);
  for (const seats of await Promise.all(wrongSeats)) {
    const what = JSON.stringify(seats).slice(0, 200);
    for (const change of [
      { kind: "add-seats", seats },
      { kind: "rekey", keyCheck, seats },
      { kind: "name-seats", keyCheck: "j".repeat(40), names: seats },
    ]) {
      expect([refused, gone], `${change.kind} ${what}`).toContainEqual(await owner.change(made.id, change));
    }
  }
  expect(await dumpClasses(site)).toBe(before);
});

test("a class of three hundred, one without a seat and one whose key was not sealed are not made", async () => {
  const before = await dumpClasses(site);
  const usual = { name: "3A", classId: "3", keyCheck };
  const wrong = [
    ...(await Promise.all([300, 61, 0].map((count) => seatsWith(count)))).map((seats) => ({ ...usual, seats })),
    ...(await Promise.all(
      ["", "k".repeat(19), "k".repeat(201), "=1+1", markup, `${"k".repeat(30)}\0`].map(async (check) => ({
        ...usual,
        keyCheck: check,
        seats: await seatsWith(1),
      })),
    )),
    { ...usual, classId: "6", seats: await seatsWith(1) },
    { ...usual, classId: 3, seats: await seatsWith(1) },
  ];
  for (const each of wrong) {
    const { value } = await owner.client.call("makeClass", "/co", { id: randomUUID(), ...each });
    expect(value, JSON.stringify(each).slice(0, 120)).toEqual(refused);
  }
  expect(await dumpClasses(site)).toBe(before);
});

test("a card, an invitation or a family's link with the hash of another is refused and no fault of the server", async () => {
  const [made, other] = [await owner.makeClass(2), await owner.makeClass(1)];
  await seatPupil(site, made, 1);
  await seatPupil(site, other, 1);
  const invitation = await owner.invite(other.id);
  const family = "f".repeat(43);
  const make = { kind: "make", links: [{ number: 1, version: 1, hash: family }] };
  expect(await owner.call("changeFamilyCards", other.id, make)).toEqual(done);
  const before = await dumpClasses(site);
  const [taken = ""] = made.secrets;
  const card = { kind: "renew-card", number: 2, version: 2, cardHash: await hashOfSecret(taken), lock: rightLock };
  const answers = [
    await owner.change(made.id, card),
    await owner.change(made.id, { kind: "invite", hash: await hashOfSecret(invitation) }),
    await owner.call("changeFamilyCards", made.id, make),
  ];
  expect(answers).toEqual(answers.map(() => ({ ok: false, reason: expect.stringMatching(/^(?:refused|gone)$/) })));
  expect(await dumpClasses(site)).toBe(before);
});
