// Loaded into a server before all else (NODE_OPTIONS): its clock, and with it that of the database inside it, goes
// ahead by so many seconds.
const ahead = Number(process.env.CLOCK_AHEAD_SECONDS ?? "0") * 1000;
const now = Date.now;
Date.now = () => now() + ahead;
