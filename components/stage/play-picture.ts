import { EventType, Fit, Layout, Rive, type RiveFile, type StateMachineInput } from "@rive-app/react-canvas";
import { afterPaint } from "#components/ui/after-paint.ts";
import { loadRiveFile } from "./load-rive-file.ts";

/** The inputs of a picture by name: on or off. */
export type Inputs = Readonly<Record<string, boolean>>;

export interface PictureSource {
  /** The name of a .riv file in /rive. */
  readonly file: string;
  readonly artboard: string;
  readonly stateMachine: string;
  /** The classes that lay the canvas over the still picture. */
  readonly place: string;
}

export interface LivePicture {
  readonly show: (inputs: Inputs) => void;
}

/** More dots to an inch are not seen, and cost the frame rate of a phone. */
const densest = 2;

/** So long a picture moves by itself; then it rests until something happens to it (WCAG 2.2.2 allows five seconds). */
const livelyMs = 4700;

/** From the start of one frame to that of the next, in times of what the first took to draw. */
const pause = 8;

Rive.suppressDeprecationWarnings = ["state-machine-inputs"];

/** Comes true when the element comes into view; for ever pending when the signal comes first. */
function seen(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect());
  });
}

/** Gives the canvas as many dots as it has on the screen; false when it had them. */
function fitDots(canvas: HTMLCanvasElement): boolean {
  const scale = Math.min(densest, devicePixelRatio);
  const [width, height] = [Math.round(canvas.clientWidth * scale), Math.round(canvas.clientHeight * scale)];
  if (width === 0 || (canvas.width === width && canvas.height === height)) return false;
  Object.assign(canvas, { width, height });
  return true;
}

function setInputs(all: readonly StateMachineInput[], inputs: Inputs): void {
  for (const input of all) {
    const value = inputs[input.name];
    if (value !== undefined && input.value !== value) input.value = value;
  }
}

/** An animal is glad to be touched; icons have no cheer. */
function answerTouch(
  host: HTMLElement,
  all: readonly StateMachineInput[],
  wake: () => void,
  signal: AbortSignal,
): void {
  const cheer = all.find((input) => input.name === "cheer");
  if (cheer === undefined) return;
  const sway = (isOn: boolean) => {
    wake();
    setInputs(all, { active: isOn });
  };
  host.addEventListener("pointerenter", () => sway(true), { signal });
  host.addEventListener("pointerleave", () => sway(false), { signal });
  host.addEventListener(
    "pointerdown",
    () => {
      wake();
      cheer.fire();
    },
    { signal },
  );
}

/** Draws frame after frame, so seldom on a slow device that a finger finds it free most of the time. */
function drawFrames(rive: Rive): { start: () => void; stop: () => void } {
  let next = 0;
  let freeAt = 0;
  const draw = () => {
    next = requestAnimationFrame(draw);
    const begun = performance.now();
    if (begun < freeAt) return;
    rive.drawFrame();
    // The runtime would ask for the frame after this one by itself.
    rive.stopRendering();
    freeAt = begun + (performance.now() - begun) * pause;
  };
  return {
    start() {
      if (next === 0) draw();
    },
    stop() {
      cancelAnimationFrame(next);
      next = 0;
      rive.stopRendering();
    },
  };
}

/** Calls `hold` when a finger comes down outside the host, and `release` once what it did has been painted. */
function followFinger(host: HTMLElement, hold: () => void, release: () => void, signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal } as const;
  const down = ({ target }: Event) => {
    if (!(target instanceof Node && host.contains(target))) hold();
  };
  // On a phone the click comes a frame after the finger has gone.
  const up = () => afterPaint(() => afterPaint(release));
  addEventListener("pointerdown", down, options);
  addEventListener("pointerup", up, options);
  addEventListener("pointercancel", up, options);
}

/**
 * Draws while it is in view, for a while each time it is woken; a hidden document pauses the runtime by itself. It holds
 * still under a finger: on a slow phone what was touched would wait for every frame of it. To be woken before what it is
 * woken for: the time it has slept passes in the first frame, and with it any short motion.
 */
function followView(host: HTMLElement, canvas: HTMLCanvasElement, rive: Rive, signal: AbortSignal): () => void {
  const frames = drawFrames(rive);
  let isSeen = true;
  let isAwake = false;
  let timer = 0;
  const rest = () => {
    isAwake = false;
    frames.stop();
  };
  const wake = () => {
    window.clearTimeout(timer);
    if (!isSeen) return rest();
    isAwake = true;
    frames.start();
    timer = window.setTimeout(rest, livelyMs);
  };
  const release = () => {
    if (isAwake && !signal.aborted) frames.start();
  };
  followFinger(host, frames.stop, release, signal);
  const view = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    wake();
  });
  view.observe(host);
  const size = new ResizeObserver(() => {
    if (!fitDots(canvas)) return;
    rive.resizeToCanvas();
    // What was drawn went with the size.
    wake();
  });
  size.observe(canvas);
  signal.addEventListener("abort", () => {
    rest();
    window.clearTimeout(timer);
    view.disconnect();
    size.disconnect();
  });
  return wake;
}

/** Starts the picture. The inputs are set before the first frame, so that it shows the mood of the still picture. */
function start(
  canvas: HTMLCanvasElement,
  riveFile: RiveFile,
  { artboard, stateMachine }: PictureSource,
  wanted: { readonly current: Inputs },
): { rive: Rive; drawn: Promise<readonly StateMachineInput[]> } {
  const layout = new Layout({ fit: Fit.Fill });
  const rive = new Rive({
    canvas,
    riveFile,
    artboard,
    stateMachine,
    layout,
    autoplay: true,
    shouldDisableRiveListeners: true,
  });
  const drawn = new Promise<readonly StateMachineInput[]>((resolve, reject) => {
    rive.on(EventType.Load, () => {
      const all = rive.stateMachineInputs(stateMachine) ?? [];
      setInputs(all, wanted.current);
      resolve(all);
    });
    rive.on(EventType.LoadError, (event) => reject(new Error(String(event.data))));
  });
  return { rive, drawn };
}

/**
 * Plays a picture in a canvas laid over `host` until the signal comes. Done when its first frame is drawn; throws when
 * the runtime or the file does not come.
 */
export async function playPicture(
  host: HTMLElement,
  source: PictureSource,
  wanted: { readonly current: Inputs },
  signal: AbortSignal,
): Promise<LivePicture> {
  await seen(host, signal);
  const riveFile = await loadRiveFile(source.file);
  signal.throwIfAborted();
  const canvas = document.createElement("canvas");
  canvas.className = source.place;
  host.append(canvas);
  fitDots(canvas);
  const { rive, drawn } = start(canvas, riveFile, source, wanted);
  const end = () => {
    rive.cleanup();
    canvas.remove();
  };
  signal.addEventListener("abort", end);
  const all = await drawn.catch((error: unknown) => {
    end();
    throw error;
  });
  signal.throwIfAborted();
  const wake = followView(host, canvas, rive, signal);
  answerTouch(host, all, wake, signal);
  return {
    show(inputs) {
      if (all.some(({ name, value }) => inputs[name] !== undefined && inputs[name] !== value)) wake();
      setInputs(all, inputs);
    },
  };
}
