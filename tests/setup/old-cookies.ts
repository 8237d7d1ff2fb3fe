import { hkdfSync } from "node:crypto";
import { sealData } from "iron-session";

const lifeInSeconds = 365 * 24 * 60 * 60;

/** What a browser holds that was logged in, or made a profile, under a version without sessions and without proof. */
export async function oldCookies(secret: string, pupilId: string): Promise<string> {
  const seal = (name: string, content: object) =>
    sealData(content, {
      password: Buffer.from(hkdfSync("sha256", secret, "huou-ham-hoc", name, 32)).toString("hex"),
      ttl: lifeInSeconds,
    });
  const [session, browser] = [await seal("session", { pupilId }), await seal("browser", { pupilIds: [pupilId] })];
  return `hhh-session=${encodeURIComponent(session)}; hhh-browser=${encodeURIComponent(browser)}`;
}
