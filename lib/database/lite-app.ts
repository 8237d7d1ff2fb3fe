import { App, type Connection } from "@supabase/lite";
import { deriveKey } from "#lib/derive-key.ts";
import { env } from "#lib/env.ts";
import type { Backend } from "./backend.ts";
import { mailDriver } from "./mail-driver.ts";
import { projectFile } from "./project-file.ts";
import { quietDatabaseError } from "./quiet-database-error.ts";
import { setContextAtOnce } from "./set-context-at-once.ts";

type LiteBackend = Pick<Backend, "url" | "publishableKey" | "secretKey"> & {
  readonly fetch: (input: Request) => Promise<Response>;
};

/** Supabase's data and auth service inside this process, over one connection. It opens no port. */
export function liteApp(connection: Connection): LiteBackend {
  keepOwnGrants(connection);
  setContextAtOnce(connection);
  // The service logs every refusal it gets from here, which would put names and messages into the log.
  connection.normalizeDbError = quietDatabaseError;
  const publishableKey = `sb_publishable_${deriveKey("lite publishable key")}`;
  const secretKey = `sb_secret_${deriveKey("lite secret key")}`;
  const { siteUrl, port, mail } = env();
  const url = siteUrl ?? `http://localhost:${port ?? 3000}`;
  const app = new App({
    connection,
    auth: {
      enabled: true,
      publishable_key: publishableKey,
      secret_key: secretKey,
      jwt_secret: deriveKey("lite jwt secret"),
      site_url: url,
      minimum_password_length: 8,
      // A refresh token that was used long ago and turns up again ends its session.
      enable_refresh_token_rotation: true,
      email: {
        // Without a mail server nobody could confirm; the address is then taken on trust.
        enable_confirmations: mail !== null,
        template: { confirmation: template("confirmation"), recovery: template("recovery") },
      },
    },
    options: {
      server: { disableStudio: true, disableFallback: true },
      drivers: { email: mailDriver(mail) },
    },
  });
  return { url, publishableKey, secretKey, fetch: (request) => app.fetch(request) };
}

function template(name: string): { content_path: string } {
  return { content_path: projectFile("templates", `${name}.html`) };
}

/**
 * On its first request the service grants ALL on every table to anon and authenticated, which would
 * undo the grants of our migrations. It skips that once its state says that row security is at work.
 */
function keepOwnGrants(connection: Connection): void {
  if (!Reflect.has(connection, "rlsState")) {
    throw new Error("@supabase/lite has changed: its connection no longer has rlsState, so grants cannot be kept");
  }
  Reflect.set(connection, "rlsState", "active");
}
