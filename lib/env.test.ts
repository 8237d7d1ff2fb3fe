import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";

const secret = "thirty-two characters or more than that";
const hosted = {
  SUPABASE_URL: "https://project.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
  APP_SECRET: secret,
};

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv({ NODE_ENV: "test", ...source });
  } catch (error) {
    return error instanceof Error ? error.message.split("\n- ").slice(1) : [];
  }
  return [];
}

describe("the environment", () => {
  test("needs nothing for the embedded backend", () => {
    expect(readEnv({ NODE_ENV: "test" })).toEqual({
      backend: "embedded",
      dataDir: resolve(".data"),
      port: null,
      siteUrl: null,
      trustedProxies: ["loopback"],
      mail: null,
      metricsToken: null,
      authProviders: [],
      challengePace: 1,
      hasGallery: false,
      appSecret: null,
    });
  });

  test("lets challenges be played faster for tests and load, and nowhere else", () => {
    const paceOf = (pace: string) => readEnv({ NODE_ENV: "test", CHALLENGE_PACE: pace }).challengePace;
    expect([paceOf(""), paceOf("0"), paceOf("0.25"), paceOf("1")]).toEqual([1, 0, 0.25, 1]);
    for (const odd of ["-1", "2", "0,5", "off", "1e-9", "00", "0."]) {
      expect(problemsOf({ CHALLENGE_PACE: odd })).toEqual(["CHALLENGE_PACE must be a number from 0 to 1"]);
    }
    expect(problemsOf({ CHALLENGE_PACE: "0", VERCEL: "1" })).toEqual([
      "CHALLENGE_PACE is for tests and load: it is not taken on Vercel",
    ]);
  });

  test("shows the gallery where it is asked for", () => {
    const isShown = (GALLERY: string) => readEnv({ NODE_ENV: "test", GALLERY }).hasGallery;
    expect([isShown(""), isShown("on")]).toEqual([false, true]);
    expect(problemsOf({ GALLERY: "yes" })).toEqual(["GALLERY must be on, or not set"]);
  });

  test("takes empty lines for absent ones", () => {
    expect(readEnv({ NODE_ENV: "test", DATA_DIR: " ", DATABASE_URL: "", PORT: "", SITE_URL: "" })).toEqual(
      readEnv({ NODE_ENV: "test" }),
    );
  });

  test("names an own PostgreSQL server", () => {
    const source = {
      DATABASE_URL: "postgresql://u:p@h:5432/d",
      APP_SECRET: secret,
      PORT: "4000",
      DATA_DIR: "/srv/data",
    };
    expect(readEnv({ NODE_ENV: "test", ...source })).toEqual({
      backend: "postgres",
      databaseUrl: "postgresql://u:p@h:5432/d",
      appSecret: secret,
      dataDir: "/srv/data",
      port: 4000,
      siteUrl: null,
      trustedProxies: ["loopback"],
      mail: null,
      metricsToken: null,
      authProviders: [],
      challengePace: 1,
      hasGallery: false,
    });
  });

  test("names a hosted project", () => {
    expect(readEnv({ NODE_ENV: "test", ...hosted, SITE_URL: "https://huou.vn/" })).toMatchObject({
      backend: "hosted",
      supabaseUrl: "https://project.supabase.co",
      publishableKey: "sb_publishable_x",
      secretKey: "sb_secret_x",
      siteUrl: "https://huou.vn",
    });
  });

  test("names where mails are handed in, and who sends them", () => {
    const source = { SMTP_URL: "smtps://u:p@mail.vn", MAIL_FROM: "huou@truong.vn", SITE_URL: "https://huou.vn" };
    expect(readEnv({ NODE_ENV: "test", ...source }).mail).toEqual({
      smtpUrl: "smtps://u:p@mail.vn",
      from: "huou@truong.vn",
    });
  });

  test("names the proxies to believe, one on this machine where none is named", () => {
    const trusted = (TRUST_PROXY: string) => readEnv({ NODE_ENV: "test", TRUST_PROXY }).trustedProxies;
    expect(trusted("uniquelocal, 203.0.113.0/24,2001:db8::1")).toEqual([
      "uniquelocal",
      "203.0.113.0/24",
      "2001:db8::1",
    ]);
    expect(trusted(" ")).toEqual(["loopback"]);
    expect(readEnv({ NODE_ENV: "test", VERCEL: "1" }).trustedProxies).toBeNull();
  });

  test("says what is missing for mails that can be answered", () => {
    expect(problemsOf({ SMTP_URL: "smtp://mail.vn" })).toEqual([
      "MAIL_FROM is missing: SMTP_URL needs the address mails come from",
      "SITE_URL is missing: the links in the mails of SMTP_URL need it",
    ]);
    expect(problemsOf({ MAIL_FROM: "huou@truong.vn" })).toEqual(["SMTP_URL is missing: MAIL_FROM is set without it"]);
    expect(
      problemsOf({ ...hosted, SMTP_URL: "smtp://mail.vn", MAIL_FROM: "huou@truong.vn", SITE_URL: "https://huou.vn" }),
    ).toEqual(["SMTP_URL and SUPABASE_URL are both set: a hosted project sends its mails itself"]);
  });

  test("names the providers of a hosted project, each once", () => {
    const source = { ...hosted, SITE_URL: "https://huou.vn", SUPABASE_AUTH_PROVIDERS: "google, apple,google" };
    expect(readEnv({ NODE_ENV: "test", ...source }).authProviders).toEqual(["apple", "google"]);
  });

  test("shows no provider that cannot work", () => {
    expect(problemsOf({ SUPABASE_AUTH_PROVIDERS: "google" })).toEqual([
      "SUPABASE_URL is missing: SUPABASE_AUTH_PROVIDERS needs a hosted project",
      "SITE_URL is missing: SUPABASE_AUTH_PROVIDERS needs to know where to come back to",
    ]);
  });

  test("refuses two backends at once", () => {
    expect(problemsOf({ ...hosted, DATABASE_URL: "postgres://localhost/d" })).toEqual([
      "DATABASE_URL and SUPABASE_URL are both set: choose one backend and remove the other",
    ]);
  });

  test("names everything a hosted project lacks, all at once", () => {
    expect(problemsOf({ SUPABASE_URL: "https://project.supabase.co" })).toEqual([
      "SUPABASE_PUBLISHABLE_KEY is missing: SUPABASE_URL needs it",
      "SUPABASE_SECRET_KEY is missing: SUPABASE_URL needs it",
      "APP_SECRET is missing: DATABASE_URL and SUPABASE_URL need one of at least 32 characters",
    ]);
  });

  test("does not guess a backend from keys alone", () => {
    expect(problemsOf({ SUPABASE_SECRET_KEY: "sb_secret_x" })).toEqual([
      "SUPABASE_URL is missing: the Supabase keys are set without it",
    ]);
  });

  test("names every malformed variable, all at once", () => {
    expect(
      problemsOf({
        DATABASE_URL: "mysql://h/d",
        SUPABASE_URL: "project",
        SITE_URL: "ftp://h",
        APP_SECRET: "short",
        PORT: "http",
        SMTP_URL: "mail.vn",
        MAIL_FROM: "huou",
        SUPABASE_AUTH_PROVIDERS: "google,zalo",
        TRUST_PROXY: "loopback, everybody",
      }),
    ).toEqual([
      "DATABASE_URL must be a URL that starts with postgres:// or postgresql://",
      "SUPABASE_URL must be a URL that starts with https:// or http://",
      "APP_SECRET must have at least 32 characters",
      "PORT must be a whole number from 0 to 65535",
      "SITE_URL must be a URL that starts with https:// or http://",
      "TRUST_PROXY must be addresses, subnets, loopback, linklocal or uniquelocal, with commas between them",
      "SMTP_URL must be a URL that starts with smtps:// or smtp://",
      "MAIL_FROM must be an email address",
      "SUPABASE_AUTH_PROVIDERS must be apple, google or both, with a comma between them",
    ]);
  });

  test.each(["65536", "-1", "80.5", "1e3"])("refuses port %s", (port) => {
    expect(problemsOf({ PORT: port })).toEqual(["PORT must be a whole number from 0 to 65535"]);
  });

  test("takes a secret of 32 characters and a token of 16, and none that is shorter", () => {
    expect(problemsOf({ APP_SECRET: "a".repeat(32), METRICS_TOKEN: "a".repeat(16) })).toEqual([]);
    expect(problemsOf({ APP_SECRET: "a".repeat(31), METRICS_TOKEN: "a".repeat(15) })).toEqual([
      "APP_SECRET must have at least 32 characters",
      "METRICS_TOKEN must have at least 16 characters",
    ]);
  });

  test("tells no secret in what it says", () => {
    const said = problemsOf({ APP_SECRET: "tooshort", DATABASE_URL: "not-a-url-with-password" }).join();
    expect(said).not.toContain("tooshort");
    expect(said).not.toContain("password");
  });
});
