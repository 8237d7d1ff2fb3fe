import { roundsFile } from "#tests/setup/rounds-file.ts";
import setUp from "#tests/setup/write-rounds.ts";

// Chooses what the browser tests will show, while a build leaves a core free.
process.env.ROUNDS_FILE ??= roundsFile();
setUp();
