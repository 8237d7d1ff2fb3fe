import { contentPolicy } from "./content-policy.ts";

interface Rule {
  readonly source: string;
  readonly has?: { type: "header" | "query"; key: string; value?: string }[];
  readonly headers: { key: string; value: string }[];
}

const daySeconds = 24 * 60 * 60;
const yearSeconds = 365 * daySeconds;

const nothing = "default-src 'none'; frame-ancestors 'none'";

/** What the product never asks a browser for. The voice and the animals need nothing of it. */
const unusedPowers = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** A pupil may hear its own voice (/doc), which stays in the browser. */
const ownPowers = ["microphone=(self)"];

/**
 * The headers of every answer, by its address, in the manner of next.config.ts: where two rules set the same header,
 * the later one counts. The router sets them without running any code of ours, but tries every rule: so there are few. They
 * name no part of an address: for each that has one, Next would look for its place in every header of every answer.
 */
export function answerHeaders(isDevelopment: boolean): Rule[] {
  return [
    rule("/(.*)", {
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "same-origin",
    }),
    {
      ...rule("/(.*)", { "Strict-Transport-Security": `max-age=${yearSeconds}` }),
      has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
    },
    // Anything but the parts of the build can turn out to be a document: an unknown address is answered with one.
    rule("/((?!_next/static/).*)", {
      "Content-Security-Policy": contentPolicy(isDevelopment),
      "X-Frame-Options": "DENY",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": [...unusedPowers.map((power) => `${power}=()`), ...ownPowers].join(", "),
    }),
    // What the worker may do is to ask this site.
    rule("/sw.js", {
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
      "Cache-Control": "no-cache",
    }),
    rule("/api/(.+)", { "Content-Security-Policy": nothing }),
    // The worker that makes speech is handed all it needs: it may neither load nor send, nor evaluate.
    rule("/voice/(.+)", { "Content-Security-Policy": nothing }),
    ...(isDevelopment ? [] : cacheRules),
  ];
}

const cacheRules: Rule[] = [
  // Drawings and pictures: yesterday's does no harm, and it is asked for anew behind the child's back.
  rule(
    "/((?:animals|avatars|characters|icons|pictures|places|rings|rive/icons|thay-co)/.*|favicon.ico|icon.svg|apple-touch-icon.png)",
    {
      "Cache-Control": `public, max-age=${daySeconds}, stale-while-revalidate=${30 * daySeconds}`,
    },
  ),
  // These have to fit the pages and scripts of their build: the address carries what they are made of.
  {
    ...rule("/(art|rive|voice)/(.*)", { "Cache-Control": `public, max-age=${yearSeconds}, immutable` }),
    has: [{ type: "query", key: "v" }],
  },
];

function rule(source: string, headers: Readonly<Record<string, string>>): Rule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
