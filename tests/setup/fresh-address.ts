import { workerNumber } from "./worker-number.ts";

let made = 0;

/** An address nobody else in this run of the tests has, for a server that takes this machine for its proxy. */
export function freshAddress(): string {
  made += 1;
  return `10.${workerNumber}.${made >> 8}.${made & 255}`;
}
