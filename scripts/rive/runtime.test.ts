import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RuntimeLoader } from "@rive-app/react-canvas";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { animalSteps } from "#lib/play/animal-ladder.ts";
import { iconNames } from "./icon/icon-names.ts";

// The official runtime, without a browser: what it cannot import it tells to the console, which fails the test.

const root = join(import.meta.dirname, "../../public/rive");
type Runtime = Awaited<ReturnType<typeof RuntimeLoader.awaitInstance>>;
let runtime: Runtime;

function bytesOf(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(root, name)));
}

/** As much of a browser as the runtime looks for. */
function stubBrowser(): void {
  vi.stubGlobal("window", globalThis);
  const canvas = { getContext: () => null, style: {} };
  vi.stubGlobal("document", { createElement: () => canvas, addEventListener: () => undefined });
}

beforeAll(async () => {
  stubBrowser();
  vi.spyOn(console, "log").mockReturnValue();
  RuntimeLoader.setWasmBinary(bytesOf("rive.wasm").buffer);
  runtime = await RuntimeLoader.awaitInstance();
});
beforeEach(stubBrowser);

async function play(file: string, name: string) {
  const loaded = await runtime.load(bytesOf(`${file}.riv`), undefined, false);
  const artboard = loaded.artboardByName(name);
  const machine = new runtime.StateMachineInstance(artboard.stateMachineByIndex(0), artboard);
  const inputs = Array.from({ length: machine.inputCount() }, (_, place) => machine.input(place));
  const input = (wanted: string) => {
    const found = inputs.find((one) => one.name === wanted);
    if (found === undefined) throw new Error(`${name} has no input ${wanted}`);
    return found;
  };
  const step = (seconds: number) => {
    for (let frame = 0; frame < Math.round(seconds * 60); frame += 1) {
      machine.advance(1 / 60);
      artboard.advance(1 / 60);
    }
  };
  machine.advance(0);
  artboard.advance(0);
  return { loaded, artboard, inputs, input, step };
}

test.each([...new Set(animalSteps.map(({ animal }) => animal))])("%s has its three stages", async (animal) => {
  const { loaded } = await play(animal, `${animal}-1`);
  const names = Array.from({ length: loaded.artboardCount() }, (_, place) => loaded.artboardByIndex(place).name);
  expect(names).toEqual([`${animal}-1`, `${animal}-2`, `${animal}-3`]);
});

test.each(animalSteps)("$animal of stage $stage cheers, thinks, comforts and sways", async ({ animal, stage }) => {
  const { artboard, inputs, input, step } = await play(animal, `${animal}-${stage}`);
  expect(inputs.map(({ name }) => name)).toEqual(["cheer", "sad", "think", "happy", "kind", "hat", "active"]);
  const arm = artboard.node("arm-left");
  const chin = artboard.node("arm-chin");
  const [armBelow, chinBelow] = [arm.y, chin.y];
  step(2);

  input("cheer").asTrigger().fire();
  step(0.4);
  expect(arm.y).toBeLessThan(armBelow - 100);
  step(1.2);
  expect(arm.y).toBeCloseTo(armBelow, 0);

  input("think").asBool().value = true;
  step(0.5);
  expect(chin.y).toBeLessThan(chinBelow - 100);
  input("think").asBool().value = false;
  step(0.5);
  expect(chin.y).toBeCloseTo(chinBelow, 0);

  const head = artboard.node("lean").y;
  input("sad").asTrigger().fire();
  step(0.4);
  expect(artboard.node("lean").y).toBeGreaterThan(head + 3);

  input("active").asBool().value = true;
  step(0.5);
  expect(artboard.node("sway").rotation).not.toBe(0);
});

test("a cheer called again while it runs begins anew", async () => {
  const { artboard, input, step } = await play("giraffe", "giraffe-2");
  step(2);
  const height = () => artboard.node("hop").scaleY;
  input("cheer").asTrigger().fire();
  step(0.3);
  const stretched = height();
  input("cheer").asTrigger().fire();
  step(0.2);
  expect(stretched).toBeGreaterThan(1.05);
  expect(height()).toBeLessThan(0.98);
});

test("who is happy from the start stands as the still picture does, and goes on", async () => {
  const { artboard, input, step } = await play("cat", "cat-1");
  const raised = artboard.node("arm-left").y;
  input("happy").asBool().value = true;
  step(2.5);
  expect(artboard.node("arm-left").y).toBeLessThan(raised - 100);
  input("happy").asBool().value = false;
  step(1);
  expect(artboard.node("arm-left").y).toBeCloseTo(raised, 0);
});

test.each(iconNames)("the icon %s moves while it is active", async (icon) => {
  const { artboard, inputs, input, step } = await play("menu", icon);
  expect(inputs.map(({ name }) => name)).toEqual(["active"]);
  const moved = { HOME: "roof", USER: "head", LEADERBOARD: "cup", CONTACT: "letter", MENU: "bar-top" }[icon];
  const pose = () => {
    const { x, y, rotation, scaleX, scaleY } = artboard.node(moved);
    return [x, y, rotation, scaleX, scaleY];
  };
  step(1);
  const rest = pose();
  input("active").asBool().value = true;
  step(0.4);
  expect(pose()).not.toEqual(rest);
  input("active").asBool().value = false;
  step(1);
  expect(pose()).toEqual(rest);
});
