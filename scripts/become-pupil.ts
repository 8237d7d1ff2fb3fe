import { chromium, type Page } from "@playwright/test";
import { register } from "#tests/setup/register.ts";

interface Wish {
  /** Such as http://127.0.0.1:40123. */
  readonly origin: string;
  /** Of the browser. */
  readonly executablePath: string;
  readonly name: string;
  /** What the pupil does once the name is taken. */
  readonly then?: (page: Page) => Promise<void>;
}

/** Takes a name in a browser of its own and gives its cookies, as the header of a request holds them. */
export async function becomePupil({ origin, executablePath, name, then }: Wish): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  try {
    const context = await browser.newContext({ baseURL: origin, locale: "vi-VN" });
    const page = await context.newPage();
    await register(page, name);
    await then?.(page);
    const cookies = await context.cookies();
    return cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join("; ");
  } finally {
    await browser.close();
  }
}
