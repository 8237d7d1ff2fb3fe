/** What a pupil was told a run brought. */
export interface Receipt {
  readonly username: string;
  readonly points: number;
  /** The level that was passed, as it is stored: "addition-10 3"; null where none was. */
  readonly level: string | null;
}

/** What the simulated pupils were told, by the id of the run: the books the database is compared with. */
export interface Ledger {
  /** A pupil who has been let in. */
  readonly usernames: Set<string>;
  /** Runs that were sent, whether or not an answer came. */
  readonly sent: Set<string>;
  readonly receipts: Map<string, Receipt>;
  /** Runs that were told two different things: there may be none. */
  readonly contradictions: string[];
}

export function openLedger(): Ledger {
  return { usernames: new Set(), sent: new Set(), receipts: new Map(), contradictions: [] };
}

/** Writes down what the server has said of a run; a repeated answer has to be the same. */
export function writeReceipt(ledger: Ledger, id: string, receipt: Receipt): void {
  const before = ledger.receipts.get(id);
  if (before !== undefined && before.points !== receipt.points) {
    ledger.contradictions.push(`${id}: ${before.points}, then ${receipt.points}`);
  }
  ledger.receipts.set(id, receipt);
}
