import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

export interface MailSink {
  /** Such as smtp://127.0.0.1:40123. */
  readonly url: string;
  /** Every mail taken so far: header and plain text, decoded. */
  readonly mails: readonly string[];
  close(): void;
}

/** A mail server that takes everything and delivers nothing. */
export async function startMailSink(): Promise<MailSink> {
  const mails: string[] = [];
  const server = createServer((socket) => void takeMails(socket, mails));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the mail server has no port");
  return { url: `smtp://127.0.0.1:${address.port}`, mails, close: () => void server.close() };
}

async function takeMails(socket: Socket, mails: string[]): Promise<void> {
  let data: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 sink");
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (data !== null && line !== ".") data.push(line.replace(/^\.\./, "."));
    else if (data !== null) {
      mails.push(decode(data.join("\n")));
      data = null;
      say("250 taken");
    } else if (line === "DATA") {
      data = [];
      say("354 go on");
    } else if (line === "QUIT") {
      say("221 bye");
      socket.end();
    } else say("250 ok");
  }
}

/** The header of a mail, and its part of plain text out of whichever encoding that came in. */
function decode(mail: string): string {
  const [header = ""] = mail.split("\n\n");
  const part = mail.split(/^--.*$/m).find((text) => text.includes("text/plain")) ?? mail;
  const [partHeader = "", ...body] = part.trim().split("\n\n");
  const text = body.join("\n\n");
  if (partHeader.includes("base64")) return `${header}\n\n${Buffer.from(text, "base64").toString()}`;
  const bytes = text
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`)));
  return `${header}\n\n${partHeader.includes("quoted-printable") ? Buffer.from(bytes, "latin1").toString() : text}`;
}
