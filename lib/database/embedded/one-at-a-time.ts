/** Returns a queue: each piece of work starts when the previous one has ended, whether it succeeded or failed. */
export function oneAtATime(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
