import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** One request and its answer, each in the pieces it came in. */
interface Exchange {
  readonly name: string;
  /** The address and the head of what was asked. */
  readonly head: Buffer;
  /** What was sent along. */
  readonly body: Buffer[];
  /** The head of the answer and its content, if that is a page or data: scripts and pictures are the same for everybody. */
  readonly answer: Buffer[];
}

export interface RecordedLine {
  /** Such as http://127.0.0.1:40123, where browsers find the server. */
  readonly origin: string;
  /** All that has gone over it. */
  read(): Readonly<Record<"heads" | "bodies" | "answers", ReadonlyMap<string, Buffer>>>;
  close(): void;
}

/** A line to a server that keeps all that goes over it, whoever sends it: a page, its worker, a form. */
export async function openRecordedLine(target: string): Promise<RecordedLine> {
  const exchanges: Exchange[] = [];
  const server = createServer((asked, answer) => {
    const exchange = {
      name: `${exchanges.length + 1} ${asked.method} ${asked.url}`,
      head: Buffer.from([asked.url, ...asked.rawHeaders].join("\n")),
      body: [],
      answer: [],
    };
    exchanges.push(exchange);
    pass(asked, answer, target, exchange);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the line has no port");
  const all = (what: string, of: (exchange: Exchange) => Buffer) =>
    new Map(exchanges.map((exchange) => [`${what} ${exchange.name}`, of(exchange)]));
  return {
    origin: `http://127.0.0.1:${address.port}`,
    read: () => ({
      heads: all("head of", ({ head }) => head),
      bodies: all("body of", ({ body }) => Buffer.concat(body)),
      answers: all("answer to", ({ answer }) => Buffer.concat(answer)),
    }),
    close: () => void server.close(),
  };
}

function pass(
  asked: IncomingMessage,
  answer: ServerResponse,
  target: string,
  exchange: Pick<Exchange, "body" | "answer">,
): void {
  asked.on("data", (piece: Buffer) => exchange.body.push(piece));
  // What is packed cannot be read.
  const headers = { ...asked.headers, "accept-encoding": "identity" };
  const passed = request(target + asked.url, { method: asked.method, headers, agent: false }, (got) => {
    exchange.answer.push(Buffer.from(`${got.rawHeaders.join("\n")}\n`));
    if (/html|json|x-component|text\/plain/.test(got.headers["content-type"] ?? "")) {
      got.on("data", (piece: Buffer) => exchange.answer.push(piece));
    }
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  passed.on("error", () => answer.destroy());
  // A page that is left waits for nothing.
  answer.on("close", () => passed.destroy());
  asked.pipe(passed);
}
