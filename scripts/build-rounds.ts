import setUp from "#tests/setup/write-rounds.ts";

// Chooses what the browser tests will show, while a build leaves a core free.
setUp();
