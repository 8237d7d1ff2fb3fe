import { isMainThread } from "node:worker_threads";

// npm passes a signal to the shell it runs scripts in, and not every shell passes it further: the
// command would go on without anybody knowing. So what npm started ends when its shell has gone.
const parent = process.ppid;

if (isMainThread && process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) {
      process.kill(process.pid, "SIGTERM");
    }
  }, 500).unref();
}
