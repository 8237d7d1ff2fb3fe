// Runs before every command, on the Node the machine has (20 or newer): fetches the locked packages
// when they are missing or are not the ones the lock file names.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stampFile = "node_modules/.install-stamp";

/** What has to be installed: the lock file, for this system. */
function wanted() {
  const lock = readFileSync("package-lock.json");
  return `${createHash("sha256").update(lock).digest("hex")} ${process.platform}-${process.arch}`;
}

/** True when npm's own note of what it installed names what the lock file names. */
function isInStep() {
  if (!existsSync("node_modules/.package-lock.json")) {
    return false;
  }
  const { packages: locked } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const { packages: installed } = JSON.parse(readFileSync("node_modules/.package-lock.json", "utf8"));
  const paths = Object.keys(locked).filter((path) => path !== "");
  return paths.every((path) => {
    const [request, have] = [locked[path], installed[path]];
    // Packages for other systems are named in the lock file and left out here.
    return have ? have.version === request.version && have.integrity === request.integrity : Boolean(request.optional);
  });
}

function isInstalled() {
  if (!existsSync("node_modules/.bin/node") && process.platform !== "win32") {
    return false;
  }
  return (existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted()) || isInStep();
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: "inherit" })
    : spawnSync("npm", args, { stdio: "inherit", shell: process.platform === "win32" });
}

if (!isInstalled()) {
  console.info("Installing the packages of package-lock.json ...");
  const { status } = runNpm(["ci", "--include=dev", "--loglevel=error"]);
  if (status !== 0) {
    console.error("The packages could not be installed. Is the registry reachable? Run `npm ci` to see more.");
    process.exit(status ?? 1);
  }
}
writeFileSync(stampFile, wanted());
