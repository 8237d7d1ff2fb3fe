import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { PictureName } from "#components/teachers/page-picture.tsx";
import { assignmentText } from "#lib/text/assignment-text.ts";
import { familyText } from "#lib/text/family-text.ts";
import { joinText } from "#lib/text/join-text.ts";
import { teacherText } from "#lib/text/teacher-text.ts";
import { GrownUp } from "#tests/setup/grown-up.ts";
import { hardestQuestion, madeUpClass } from "./made-up-class.ts";

export interface Taken {
  readonly name: PictureName;
  readonly png: Buffer;
}

/** What is legible on a phone was taken on one. */
export const phone = { width: 360, height: 640 } as const;
/** A sheet of cards is as wide as paper. */
const desk = { width: 900, height: 800 } as const;
const projector = { width: 1024, height: 720 } as const;

const region = (page: Page, name: string) => page.getByRole("region", { name }).first();

/** In the page: an address to stand for that of a school, in the place of this machine's. */
function showExampleHost(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    node.nodeValue = (node.nodeValue ?? "").replaceAll(window.location.host, "vi-du.vn");
  }
}

/** In the page: what it draws by chance is the same each time, and so are the key, the cards and the id of the class. */
function fixChance(): void {
  let drawn = 1;
  const draw = () => {
    drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) >>> 0;
    return drawn >>> 16;
  };
  const fill = (bytes: Uint8Array) => {
    for (const place of bytes.keys()) bytes[place] = draw();
    return bytes;
  };
  Object.defineProperty(crypto, "getRandomValues", { value: fill });
  Object.defineProperty(crypto, "randomUUID", { value: () => "7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f" });
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  await page.evaluate(showExampleHost);
}

/** A stretch of the page, from the top of a part to its end or to that of another. */
async function shoot(page: Page, part: Locator, last = part): Promise<Buffer> {
  await part.waitFor();
  await settle(page);
  const [from, to] = [await part.boundingBox(), await last.boundingBox()];
  if (from === null || to === null) throw new Error(`${page.url()}: a part of the picture is not there`);
  const clip = { ...from, height: to.y + to.height - from.y };
  return page.screenshot({ fullPage: true, clip, animations: "disabled" });
}

/** Comes in as a new teacher and makes the class, as one does. */
export async function takeMaking(page: Page): Promise<{ readonly id: string; readonly taken: Taken }> {
  const { name, classId, names } = madeUpClass;
  const grownUp = new GrownUp(page);
  await grownUp.signUp();
  await grownUp.signIn();
  await page.getByText(grownUp.email).waitFor();
  await page.goto("/co");
  await page.getByRole("button", { name: teacherText.make }).click();
  await page.getByLabel(teacherText.name).fill(name);
  await page.getByLabel(teacherText.classOf, { exact: true }).selectOption(classId);
  await page.getByLabel(teacherText.names).fill(names.join("\n"));
  const png = await shoot(page, page.locator("form"));
  await page.evaluate(fixChance);
  await page.getByRole("button", { name: teacherText.done }).click();
  await page.getByRole("status", { name: teacherText.code }).waitFor();
  return { id: new URL(page.url()).pathname.split("/").at(-1) ?? "", taken: { name: "tao-lop", png } };
}

async function takeClass(page: Page, room: string): Promise<Taken[]> {
  await page.goto(room);
  // Names are opened in the browser only.
  await region(page, teacherText.table).getByRole("rowheader", { name: madeUpClass.names[0] }).waitFor();
  return [
    { name: "giao-bai", png: await shoot(page, region(page, assignmentText.standing)) },
    { name: "tuan-nay", png: await shoot(page, region(page, teacherText.week)) },
    { name: "can-gi", png: await shoot(page, region(page, assignmentText.needs)) },
  ];
}

async function takeWork(page: Page, room: string): Promise<Taken[]> {
  const work = `${room}/bai/${madeUpClass.workCode}`;
  await page.goto(work);
  const questions = region(page, assignmentText.questions);
  const png = await shoot(page, questions, questions.locator("ol > li").nth(1));
  await page.setViewportSize(projector);
  await page.goto(`${work}?cau=${hardestQuestion}`);
  await page.getByRole("button", { name: assignmentText.showAnswers }).click();
  await region(page, assignmentText.answersTitle).waitFor();
  await settle(page);
  return [
    { name: "cau-kho", png },
    { name: "chieu", png: await page.screenshot({ animations: "disabled" }) },
  ];
}

async function takeFamilyCard(page: Page, room: string): Promise<Taken> {
  await page.goto(`${room}/gia-dinh?tuan=nay`);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: familyText.room.saveOf(madeUpClass.names[0]) }).click();
  return { name: "gia-dinh", png: await readFile(await (await saved).path()) };
}

async function takeComment(page: Page, room: string): Promise<Taken> {
  await page.goto(`${room}/nhan-xet`);
  const heading = page.getByRole("heading", { level: 2, name: `1. ${madeUpClass.names[0]}` });
  return { name: "nhan-xet", png: await shoot(page, page.getByRole("listitem").filter({ has: heading })) };
}

/** What the teacher sees of a class that has been taught for a while. */
export async function takeRoom(page: Page, id: string): Promise<Taken[]> {
  const room = `/co/lop/${id}`;
  const ofClass = await takeClass(page, room);
  const ofWork = await takeWork(page, room);
  await page.setViewportSize(desk);
  await page.goto(`${room}/the`);
  const card = await shoot(page, page.locator(".seat-card").first());
  await page.setViewportSize(phone);
  const more = [await takeFamilyCard(page, room), await takeComment(page, room)];
  return [...ofClass, ...ofWork, { name: "the", png: card }, ...more];
}

/** What a pupil without a camera sees. */
export async function takeJoining(page: Page): Promise<Taken> {
  await page.goto(`/lop/${madeUpClass.code}`);
  await page.getByRole("group", { name: joinText.emblems }).waitFor();
  await settle(page);
  return { name: "vao-lop", png: await page.screenshot({ animations: "disabled" }) };
}
