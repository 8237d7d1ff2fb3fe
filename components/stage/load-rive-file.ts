import { RiveFile, RuntimeLoader } from "@rive-app/react-canvas";
import { nextTask } from "#components/ui/next-task.ts";

// The address carries what the folder holds, so that browsers may keep the files for good.
const address = (name: string) => `/rive/${name}?v=${process.env.RIVE_VERSION}`;
const runtime = { main: address("rive.wasm"), older: address("rive_fallback.wasm") };
const files = new Map<string, Promise<RiveFile>>();
let ready: Promise<void> | null = null;

async function fetchBytes(from: string): Promise<ArrayBuffer> {
  const response = await fetch(from);
  if (!response.ok) throw new Error(`${from}: ${response.status}`);
  return response.arrayBuffer();
}

/** The runtime would fetch its code itself, but not be silent when it does not come. */
async function startRuntime(): Promise<void> {
  RuntimeLoader.setWasmUrl(runtime.main);
  RuntimeLoader.setWasmFallbackUrl(runtime.older);
  RuntimeLoader.setWasmBinary(await fetchBytes(runtime.main));
  await RuntimeLoader.awaitInstance();
  RuntimeLoader.setWasmBinary(null);
  // Starting the runtime, reading a file and drawing it first are each as much as one task may be on a weak phone.
  await nextTask();
}

async function load(name: string): Promise<RiveFile> {
  ready ??= startRuntime();
  const [buffer] = await Promise.all([fetchBytes(address(`${name}.riv`)), ready]);
  const file = new RiveFile({ buffer, enableRiveAssetCDN: false });
  await file.init();
  await nextTask();
  // A file goes with the last picture that shows it; this hold keeps it for the next.
  file.getInstance();
  return file;
}

/** The file of the name in /rive, one for the whole page. What did not come is asked for again the next time. */
export function loadRiveFile(name: string): Promise<RiveFile> {
  const known = files.get(name);
  if (known !== undefined) return known;
  const file = load(name);
  files.set(name, file);
  file.catch(() => {
    files.delete(name);
    ready = null;
  });
  return file;
}
