import { ensureBuild } from "#scripts/ensure-build.ts";
import { readLoadOptions } from "./load-options.ts";
import { runLoad } from "./run-load.ts";

// `npm run load -- --setup embedded --pupils 500 --seconds 60 --rows 2000000`: many pupils play at once on a server of
// its own on this machine, and what they were told is compared with what was written. Ends with 1 when anything is wrong.

const mostTold = 50;
const say = (line: string) => console.info(line);

async function load(): Promise<number> {
  const options = readLoadOptions(process.argv.slice(2));
  const built = await ensureBuild();
  if (built !== 0) return built;
  const faults: string[] = [];
  for (const name of options.setups) {
    faults.push(...(await runLoad(name, options, say)).map((fault) => `${name}: ${fault}`));
  }
  for (const fault of faults.slice(0, mostTold)) console.error(fault);
  say(faults.length === 0 ? "\nThe books balance, and nothing failed." : `\n${faults.length} faults.`);
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await load();
