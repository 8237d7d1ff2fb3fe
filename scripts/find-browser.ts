import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The same engine without the windows around it: a page opens in two thirds of the time. */
const shell = "chromium-headless-shell";
const wholeNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Ubuntu's `chromium-browser` is a script that only asks for a snap, so being there is not enough. */
function runs(path: string): boolean {
  if (process.platform === "win32" || process.platform === "darwin") {
    return existsSync(path);
  }
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}

function onPath(name: string): string | null {
  if (process.platform === "win32") {
    return null;
  }
  const found = spawnSync("/bin/sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : null;
}

function installed(names: readonly string[]): string | null {
  const found = [...names.map(onPath), ...places.filter(existsSync), chromium.executablePath()];
  return found.find((path) => path !== null && runs(path)) ?? null;
}

/** Whether Debian's own packages can be installed. Ubuntu's `chromium` is a snap, which needs more than its package. */
function hasPackages(): boolean {
  const isRootOnDebian = process.getuid?.() === 0 && /^ID=debian$/m.test(osRelease());
  return isRootOnDebian && onPath("apt-get") !== null;
}

function osRelease(): string {
  return existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
}

/**
 * What a page stands in until its typefaces come is fitted to the fonts of devices: a bare Debian has none of them, and
 * Chromium there draws in one that is a fifth wider.
 */
function hasDeviceFont(): boolean {
  // Without fontconfig's own commands nothing lists what the package brought.
  if (existsSync("/usr/share/fonts/truetype/liberation")) return true;
  const { stdout } = spawnSync("fc-list", [":", "family"], { encoding: "utf8" });
  return /Arial|Arimo|Liberation Sans|Roboto/.test(stdout ?? "");
}

function installPackages(): void {
  const missing = [
    ...(onPath(shell) === null ? [shell] : []),
    ...(installed(wholeNames) === null ? ["chromium"] : []),
    ...(hasDeviceFont() ? [] : ["fonts-liberation"]),
  ];
  if (missing.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = (...names: string[]) => run("apt-get", ["install", "-y", "--no-install-recommends", ...names], env);
  run("apt-get", ["update"], env);
  // One that cannot be had keeps out all that are asked for with it.
  if (!install(...missing) && missing.length > 1) for (const name of missing) install(name);
}

function download(): void {
  console.info("No browser found.");
  // The browser's own libraries come through the system's packages, which only root may install.
  const more = process.getuid?.() === 0 && onPath("apt-get") !== null ? ["--with-deps"] : [];
  run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", ...more, "chromium"], process.env);
}

/** Whether the command did what it was asked to. */
function run(command: string, args: string[], env: NodeJS.ProcessEnv): boolean {
  console.info(`Running: ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
}

function prepareBrowser(): string | null {
  if (hasPackages()) installPackages();
  if (installed([shell, ...wholeNames]) === null) download();
  return installed([shell, ...wholeNames]);
}

/** What this process has found, null for nothing; undefined before it looked. */
let prepared: string | null | undefined;

/**
 * The path of a Chromium or Chrome that starts: CHROMIUM_PATH, then an installed one, then one fetched now, which a
 * process tries once. Throws when there is none and none can be fetched.
 */
export function findBrowser(): string {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) return wished;
  if (prepared === undefined) prepared = prepareBrowser();
  if (prepared === null) {
    throw new Error("No Chromium or Chrome here, and none could be installed. Install one or set CHROMIUM_PATH.");
  }
  return prepared;
}

/** The path of a browser that minds the settings of a profile, which the shell does not. Throws when there is none. */
export function findWholeBrowser(): string {
  const found = installed(wholeNames);
  if (found === null) throw new Error("No Chromium or Chrome with settings of its own here. Install one.");
  return found;
}
