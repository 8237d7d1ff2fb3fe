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

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version") && /^ID=debian$/m.test(osRelease());
}

function osRelease(): string {
  return existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
}

function installPackages(...packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update"], env);
  run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], env);
}

function install(): void {
  if (isRootOnDebian()) {
    installPackages("chromium");
    return;
  }
  // The browser's own libraries come through the system's packages, which only root may install.
  const more = process.platform === "linux" && process.getuid?.() === 0 ? ["--with-deps"] : [];
  run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", ...more, "chromium"], process.env);
}

/**
 * What a page stands in until its typefaces come is fitted to the fonts of devices: a bare Debian has none of them, and
 * Chromium there draws in one that is a fifth wider.
 */
function installDeviceFont(): void {
  if (!isRootOnDebian()) return;
  const { stdout } = spawnSync("fc-list", [":", "family"], { encoding: "utf8" });
  if (!/Arial|Arimo|Liberation Sans|Roboto/.test(stdout ?? "")) installPackages("fonts-liberation");
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  console.info(`Running: ${command} ${args.join(" ")}`);
  spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env });
}

/**
 * The path of a Chromium or Chrome that starts: CHROMIUM_PATH, then an installed one, then one
 * fetched now. Throws when there is none and none can be fetched.
 */
export function findBrowser(): string {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    return wished;
  }
  if (isRootOnDebian() && onPath(shell) === null) installPackages(shell, "chromium");
  if (installed([shell, ...wholeNames]) === null) {
    console.info("No browser found.");
    install();
  }
  const found = installed([shell, ...wholeNames]);
  if (found === null) {
    throw new Error("No Chromium or Chrome here, and none could be installed. Install one or set CHROMIUM_PATH.");
  }
  installDeviceFont();
  return found;
}

/** The path of a browser that minds the settings of a profile, which the shell does not. Throws when there is none. */
export function findWholeBrowser(): string {
  const found = installed(wholeNames);
  if (found === null) throw new Error("No Chromium or Chrome with settings of its own here. Install one.");
  return found;
}
