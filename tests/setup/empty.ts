// Stands in for `server-only`, which exists to throw when a browser bundle takes it in.
export {};
