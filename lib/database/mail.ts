import { type EmailDriver, SmtpEmailDriver } from "@supabase/lite";
import type { Env } from "#lib/env.ts";
import { log } from "#lib/operation/log.ts";

/**
 * Sends the mails of the embedded backend and of an own PostgreSQL: to the operator's mail server or, if none is set,
 * to the server's log, from which the operator can pass them on.
 */
export function mailDriver(mail: Env["mail"]): EmailDriver {
  if (mail === null) return { send: async (message) => print(message.to, mailText(message.html ?? "")) };
  const smtp = new SmtpEmailDriver({ ...addressOf(new URL(mail.smtpUrl)), from: mail.from });
  return {
    async send(message) {
      // Not awaited: the duration of the request must not reveal whether a mail was sent.
      smtp
        .send({ ...message, ...mailText(message.html ?? "") })
        .catch((error: unknown) => report(error instanceof Error ? error.message : String(error)));
    },
  };
}

function addressOf(url: URL) {
  const isSecure = url.protocol === "smtps:";
  return {
    host: url.hostname,
    port: Number(url.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    ...(url.username === "" ? {} : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }),
  };
}

function print(to: string, { subject, text }: { readonly subject: string; readonly text: string }): void {
  process.stderr.write(`\nMail to ${to} (SMTP_URL is not set, so it was not sent)\n${subject}\n\n${text}\n\n`);
}

function report(cause: string): void {
  log().error({ cause }, "mail not sent");
}

/**
 * Turns a mail of supabase/templates into plain text, with blank lines between paragraphs and addresses after their
 * links.
 */
export function mailText(html: string): { readonly subject: string; readonly text: string } {
  const [, subject = ""] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const [, body = ""] = /<body>(.*?)<\/body>/s.exec(html) ?? [];
  const text = body
    .replace(/<a href="([^"]*)">(.*?)<\/a>/gs, "$2: $1")
    .replace(/<[^<>]*>/g, "")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n\n");
  return { subject: subject.trim(), text };
}
