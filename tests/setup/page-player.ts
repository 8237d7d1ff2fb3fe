import type { Page } from "@playwright/test";
import { ActionClient } from "./action-client.ts";
import { openEmptyPage } from "./empty-page.ts";
import { freshAddress } from "./fresh-address.ts";
import { HttpPlayer } from "./http-player.ts";

/** The pupil, or the guest, of the browser of a page, who plays over HTTP. */
export async function playerOf(page: Page): Promise<HttpPlayer> {
  if (page.url() === "about:blank") await openEmptyPage(page);
  const client = new ActionClient(new URL(page.url()).origin, { "x-forwarded-for": freshAddress() });
  const cookies = await page.context().cookies();
  client.steal(cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
  return new HttpPlayer(client);
}

/** Gives the browser of a page the cookies that came over HTTP. */
export async function takeCookies(page: Page, { client }: HttpPlayer): Promise<void> {
  const cookies = client.cookie.split("; ").filter(Boolean);
  await page.context().addCookies(
    cookies.map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: client.origin, httpOnly: true, sameSite: "Lax" as const };
    }),
  );
}
