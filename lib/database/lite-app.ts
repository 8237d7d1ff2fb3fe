import { App, type Connection } from "@supabase/lite";
import { z } from "zod";
import { deriveKey } from "#lib/derive-key.ts";
import { env } from "#lib/env.ts";
import type { Backend } from "./backend.ts";
import { mailDriver } from "./mail.ts";
import { projectFile } from "./migrations.ts";
import { quietDatabaseError } from "./quiet-database-error.ts";

type LiteBackend = Pick<Backend, "url" | "publishableKey" | "secretKey"> & {
  readonly fetch: (input: Request) => Promise<Response>;
};

/** Runs Supabase's data and auth service inside this process, on a connection to any PostgreSQL. It opens no port. */
export function liteApp(connection: Connection): LiteBackend {
  keepOwnGrants(connection);
  setContextAtOnce(connection);
  // The service logs every refusal of the database, which would put names and messages into the log.
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
 * On its first request the service grants ALL on every table to anon and authenticated, which would undo the grants of our
 * migrations. It does not if its state says that row level security is active.
 */
function keepOwnGrants(connection: Connection): void {
  if (!Reflect.has(connection, "rlsState")) {
    throw new Error("@supabase/lite has changed: its connection no longer has rlsState, so grants cannot be kept");
  }
  Reflect.set(connection, "rlsState", "active");
}

/** What the service knows about a request when it begins the transaction. */
const contextSchema = z.object({
  auth: z.object({ role: z.string().nullish(), uid: z.unknown(), jwt: z.unknown() }).nullish(),
  storage: z.object({ operation: z.unknown() }).nullish(),
});

const requestSchema = z.object({ method: z.string(), path: z.string(), requestHeaders: z.unknown() });

interface Transaction {
  executeQuery(query: {
    readonly sql: string;
    readonly parameters: readonly string[];
    readonly query: { readonly kind: "RawNode" };
    readonly queryId: { readonly queryId: string };
  }): Promise<unknown>;
}

type Settings = readonly (readonly [name: string, value: string])[];

/**
 * Before each request the service sets the role, the claims and whatever else SQL may read, with a statement for each:
 * eleven of the fifteen of a function call. They take a third of the embedded database's time, and a round trip each on
 * a server. This sets the same in one statement. Throws if the service has changed.
 */
function setContextAtOnce(connection: Connection): void {
  replace(connection, "applyJwtSessionContext", (context) => jwtSettings(contextSchema.parse(context)));
  replace(connection, "applyRpcRequestGucs", (request) => requestSettings(requestSchema.parse(request)));
}

function replace(connection: Connection, method: string, settingsOf: (given: unknown) => Settings): void {
  if (typeof Reflect.get(connection, method) !== "function") {
    throw new Error(`@supabase/lite has changed: its connection no longer has ${method}`);
  }
  Reflect.set(connection, method, (transaction: Transaction, given: unknown) => set(transaction, settingsOf(given)));
}

function jwtSettings({ auth, storage }: z.output<typeof contextSchema>): Settings {
  const role = auth?.role || "anon";
  const jwt = auth?.jwt;
  return [
    ["request.jwt.claim.sub", String(auth?.uid ?? "")],
    ["request.jwt.claim.role", role],
    ["storage.operation", String(storage?.operation ?? "")],
    ...(typeof jwt === "object" && jwt !== null ? [["request.jwt.claims", JSON.stringify(jwt)] as const] : []),
    // The same as `set local role`; last, so that all before it is set by the owner.
    ["role", role],
  ];
}

function requestSettings({ method, path, requestHeaders }: z.output<typeof requestSchema>): Settings {
  return [
    ["response.status", ""],
    ["response.headers", ""],
    ["request.method", method],
    ["request.path", path],
    ["request.headers", JSON.stringify(requestHeaders ?? {})],
  ];
}

async function set(transaction: Transaction, settings: Settings): Promise<void> {
  const calls = settings.map(([name], place) => `set_config('${name}', $${place + 1}, true)`);
  await transaction.executeQuery({
    sql: `select ${calls.join(", ")}`,
    parameters: settings.map(([, value]) => value),
    query: { kind: "RawNode" },
    queryId: { queryId: "context" },
  });
}
