// Loaded into a server before all else (NODE_OPTIONS): its clock, and with it that of the database inside it, goes
// ahead by so many seconds, and so many times as fast.
const ahead = Number(process.env.CLOCK_AHEAD_SECONDS ?? "0") * 1000;
const rate = Number(process.env.CLOCK_RATE ?? "1");
const now = Date.now;
const start = now();
Date.now = () => start + ahead + (now() - start) * rate;
