import { resolve } from "node:path";
import proxyAddress from "proxy-addr";
import { z } from "zod";

interface SharedEnv {
  /** Absolute path of the folder for everything kept on this machine. */
  readonly dataDir: string;
  readonly port: number | null;
  /** Address the site is reached under, without a slash at the end. */
  readonly siteUrl: string | null;
  /**
   * Whose X-Forwarded-* headers are believed: addresses, subnets, or names of proxy-addr such as "loopback". Null on
   * Vercel, where no request comes but through the platform's own proxies.
   */
  readonly trustedProxies: readonly string[] | null;
  /** The server that takes the site's mails; null where they are written to the log instead. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  /** What whoever reads the metrics has to say; null where there are none to be read. */
  readonly metricsToken: string | null;
  /** Whose accounts a grown-up may sign in with, in this order. */
  readonly authProviders: readonly AuthProvider[];
  /** The share of the time a challenge has to take: 1, but on a server for tests and load. */
  readonly challengePace: number;
  /** Whether /gallery is there: questions in every state, for tests and operators. */
  readonly hasGallery: boolean;
}

type AuthProvider = "apple" | "google";

/** Every environment variable, checked. `backend` says where the data lives. */
export type Env = SharedEnv &
  (
    | { readonly backend: "embedded"; readonly appSecret: string | null }
    | { readonly backend: "postgres"; readonly databaseUrl: string; readonly appSecret: string }
    | {
        readonly backend: "hosted";
        readonly supabaseUrl: string;
        readonly publishableKey: string;
        readonly secretKey: string;
        readonly appSecret: string;
      }
  );

// An empty line in an .env file means the same as no line.
const optionalText = z
  .string()
  .optional()
  .transform((text) => text?.trim() || null);

function optionalUrl(name: string, protocols: readonly string[]) {
  return optionalText.refine((text) => text === null || hasProtocol(text, protocols), {
    error: `${name} must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });
}

const variables = z.object({
  DATA_DIR: optionalText,
  DATABASE_URL: optionalUrl("DATABASE_URL", ["postgres:", "postgresql:"]),
  SUPABASE_URL: optionalUrl("SUPABASE_URL", ["https:", "http:"]),
  SUPABASE_PUBLISHABLE_KEY: optionalText,
  SUPABASE_SECRET_KEY: optionalText,
  APP_SECRET: optionalText.refine((text) => text === null || text.length >= 32, {
    error: "APP_SECRET must have at least 32 characters",
  }),
  PORT: optionalText
    .refine((text) => text === null || (/^\d{1,5}$/.test(text) && Number(text) <= 65_535), {
      error: "PORT must be a whole number from 0 to 65535",
    })
    .transform((text) => (text === null ? null : Number(text))),
  SITE_URL: optionalUrl("SITE_URL", ["https:", "http:"]),
  TRUST_PROXY: optionalText
    .transform((text) => splitNames(text ?? "loopback"))
    .refine(areProxies, {
      error: "TRUST_PROXY must be addresses, subnets, loopback, linklocal or uniquelocal, with commas between them",
    }),
  SMTP_URL: optionalUrl("SMTP_URL", ["smtps:", "smtp:"]),
  MAIL_FROM: optionalText.refine((text) => text === null || z.email().safeParse(text).success, {
    error: "MAIL_FROM must be an email address",
  }),
  METRICS_TOKEN: optionalText.refine((text) => text === null || text.length >= 16, {
    error: "METRICS_TOKEN must have at least 16 characters",
  }),
  CHALLENGE_PACE: optionalText
    .refine((text) => text === null || /^(?:0|1|0\.\d{1,3})$/.test(text), {
      error: "CHALLENGE_PACE must be a number from 0 to 1",
    })
    .transform((text) => (text === null ? 1 : Number(text))),
  GALLERY: optionalText
    .refine((text) => text === null || text === "on", { error: "GALLERY must be on, or not set" })
    .transform((text) => text === "on"),
  VERCEL: optionalText,
  SUPABASE_AUTH_PROVIDERS: optionalText
    .refine((text) => text === null || splitNames(text).every((name) => name === "apple" || name === "google"), {
      error: "SUPABASE_AUTH_PROVIDERS must be apple, google or both, with a comma between them",
    })
    .transform((text) => providers.filter((provider) => splitNames(text ?? "").includes(provider))),
});

const providers = ["apple", "google"] as const;

function splitNames(list: string): string[] {
  return list.split(",").map((name) => name.trim());
}

function areProxies(names: readonly string[]): boolean {
  try {
    proxyAddress.compile([...names]);
    return true;
  } catch {
    return false;
  }
}

type Variables = z.output<typeof variables>;

/** Reads the variables from `source`. Throws one Error that names every problem, a line each. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = variables.safeParse(source);
  if (!parsed.success) {
    throw problemsError(parsed.error.issues.map((issue) => issue.message));
  }
  const problems = findProblems(parsed.data);
  if (problems.length > 0) {
    throw problemsError(problems);
  }
  const shared: SharedEnv = {
    dataDir: resolve(/* turbopackIgnore: true */ parsed.data.DATA_DIR ?? ".data"),
    port: parsed.data.PORT,
    siteUrl: parsed.data.SITE_URL?.replace(/(?<!\/)\/+$/, "") ?? null,
    trustedProxies: parsed.data.VERCEL === null ? parsed.data.TRUST_PROXY : null,
    mail: chooseMail(parsed.data),
    metricsToken: parsed.data.METRICS_TOKEN,
    authProviders: parsed.data.SUPABASE_AUTH_PROVIDERS,
    challengePace: parsed.data.CHALLENGE_PACE,
    hasGallery: parsed.data.GALLERY,
  };
  return { ...shared, ...chooseBackend(parsed.data) };
}

function chooseMail(read: Variables): SharedEnv["mail"] {
  return read.SMTP_URL && read.MAIL_FROM ? { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM } : null;
}

function findProblems(read: Variables): string[] {
  return [
    ...findBackendProblems(read),
    ...findMailProblems(read),
    ...findProviderProblems(read),
    ...findPaceProblems(read),
  ];
}

function findMailProblems(read: Variables): string[] {
  const problems: string[] = [];
  if (read.SMTP_URL && read.SUPABASE_URL) {
    problems.push("SMTP_URL and SUPABASE_URL are both set: a hosted project sends its mails itself");
  }
  if (read.SMTP_URL && !read.MAIL_FROM) {
    problems.push("MAIL_FROM is missing: SMTP_URL needs the address mails come from");
  }
  if (!read.SMTP_URL && read.MAIL_FROM) {
    problems.push("SMTP_URL is missing: MAIL_FROM is set without it");
  }
  // The address of a request can be made up by whoever sends it, so no link in a mail is built from it.
  if (read.SMTP_URL && !read.SITE_URL) {
    problems.push("SITE_URL is missing: the links in the mails of SMTP_URL need it");
  }
  return problems;
}

function findPaceProblems(read: Variables): string[] {
  const isOpenToAll = read.CHALLENGE_PACE < 1 && read.VERCEL !== null;
  return isOpenToAll ? ["CHALLENGE_PACE is for tests and load: it is not taken on Vercel"] : [];
}

function findProviderProblems(read: Variables): string[] {
  if (read.SUPABASE_AUTH_PROVIDERS.length === 0) return [];
  const problems: string[] = [];
  if (!read.SUPABASE_URL) {
    problems.push("SUPABASE_URL is missing: SUPABASE_AUTH_PROVIDERS needs a hosted project");
  }
  if (!read.SITE_URL) {
    problems.push("SITE_URL is missing: SUPABASE_AUTH_PROVIDERS needs to know where to come back to");
  }
  return problems;
}

function findBackendProblems(read: Variables): string[] {
  const problems: string[] = [];
  if (read.DATABASE_URL && read.SUPABASE_URL) {
    problems.push("DATABASE_URL and SUPABASE_URL are both set: choose one backend and remove the other");
  }
  if (read.SUPABASE_URL && !read.SUPABASE_PUBLISHABLE_KEY) {
    problems.push("SUPABASE_PUBLISHABLE_KEY is missing: SUPABASE_URL needs it");
  }
  if (read.SUPABASE_URL && !read.SUPABASE_SECRET_KEY) {
    problems.push("SUPABASE_SECRET_KEY is missing: SUPABASE_URL needs it");
  }
  if (!read.SUPABASE_URL && (read.SUPABASE_PUBLISHABLE_KEY || read.SUPABASE_SECRET_KEY)) {
    problems.push("SUPABASE_URL is missing: the Supabase keys are set without it");
  }
  if ((read.DATABASE_URL || read.SUPABASE_URL) && !read.APP_SECRET) {
    problems.push("APP_SECRET is missing: DATABASE_URL and SUPABASE_URL need one of at least 32 characters");
  }
  return problems;
}

type BackendEnv<Kind extends Env = Env> = Kind extends Env ? Omit<Kind, keyof SharedEnv> : never;

function chooseBackend(read: Variables): BackendEnv {
  if (read.DATABASE_URL && read.APP_SECRET) {
    return { backend: "postgres", databaseUrl: read.DATABASE_URL, appSecret: read.APP_SECRET };
  }
  if (read.SUPABASE_URL && read.SUPABASE_PUBLISHABLE_KEY && read.SUPABASE_SECRET_KEY && read.APP_SECRET) {
    return {
      backend: "hosted",
      supabaseUrl: read.SUPABASE_URL,
      publishableKey: read.SUPABASE_PUBLISHABLE_KEY,
      secretKey: read.SUPABASE_SECRET_KEY,
      appSecret: read.APP_SECRET,
    };
  }
  return { backend: "embedded", appSecret: read.APP_SECRET };
}

function hasProtocol(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function problemsError(problems: readonly string[]): Error {
  return new Error(`The environment is not usable:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
}

let read: Env | null = null;

/** The environment of this process, read once. Throws as readEnv does. */
export function env(): Env {
  read ??= readEnv(process.env);
  return read;
}
