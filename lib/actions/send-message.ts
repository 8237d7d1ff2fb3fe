"use server";

import { z } from "zod";
import { readField } from "#lib/core/read-field.ts";
import type { ContactFormState } from "#lib/play/contact-form-state.ts";
import { saveContact } from "#lib/server/contacts.ts";
import { logEvent } from "#lib/server/log-event.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { contactText } from "#lib/text/contact-text.ts";

const emailSchema = z.email();
const longestEmail = 254;
const shortest = 10;
const longest = 2000;
/** Marks may be typed apart from their letters, and lines end in two characters. */
const mostTyped = 4 * longest;

/**
 * Keeps a message from the form fields `email` and `message` (spec section 7). The field `website` is hidden from
 * people: whoever fills it in is thanked and not kept. Throws when the message cannot be stored (spec section 8).
 */
export async function sendMessage(_before: ContactFormState, form: unknown): Promise<ContactFormState> {
  const email = emailSchema.safeParse(readText(form, "email", longestEmail + 1));
  const message = readText(form, "message");
  if (!email.success || email.data.length > longestEmail) return refuse("email", contactText.emailProblem);
  if (message.length < shortest) return refuse("message", contactText.tooShort);
  if (message.length > longest) return refuse("message", contactText.tooLong);
  if (!(await takeAllowance("contact"))) return refuse("form", contactText.waitABit);
  if (readText(form, "website") === "") await saveContact(email.data, message);
  else logEvent("warn", "message of a machine refused", { action: "contact" });
  return { status: "sent", problem: null };
}

function readText(form: unknown, field: string, most = mostTyped): string {
  return readField(form, field, most).normalize("NFC").replaceAll("\r\n", "\n").trim();
}

function refuse(field: "email" | "message" | "form", message: string): ContactFormState {
  return { status: "refused", problem: { field, message } };
}
