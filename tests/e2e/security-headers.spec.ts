import { expect, type Page, type Request } from "@playwright/test";
import { listFiles } from "#tests/architecture/list-files.ts";
import { test } from "#tests/setup/test.ts";

test.use({ isAnimated: true });

const someClass = "7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f";

/** Every route of the product and an address of it; a page is answered with a document, a route.ts is not. */
const routes: Readonly<Record<string, string>> = {
  "app/api/[...rest]/route.ts": "/api/nothing/here",
  "app/api/account-export/route.ts": "/api/account-export",
  "app/api/finished-runs/route.ts": "/api/finished-runs",
  "app/api/health/route.ts": "/api/health",
  "app/api/like-total/route.ts": "/api/like-total",
  "app/api/me/route.ts": "/api/me",
  "app/api/metrics/route.ts": "/api/metrics",
  "app/api/own-place/[levelName]/route.ts": "/api/own-place/all",
  "app/api/packs/[classId]/route.ts": "/api/packs/1",
  "app/api/profile-export/route.ts": "/api/profile-export",
  "app/api/readings/route.ts": "/api/readings",
  "app/api/search-index/route.ts": "/api/search-index",
  "app/api/sign-in-providers/route.ts": "/api/sign-in-providers",
  "app/api/skill-marks/[classId]/route.ts": "/api/skill-marks/1",
  "app/auth/callback/route.ts": "/auth/callback",
  "app/auth/confirm/page.tsx": "/auth/confirm?type=signup&token=none",
  // A code of nothing that was given: what is said of it has the same headers.
  "app/bai/[code]/page.tsx": "/bai/K7MNQX",
  "app/bo/page.tsx": "/bo",
  // One that was not made here: what is said of it has the same headers.
  "app/bo/[sealed]/page.tsx": "/bo/AQMaGgE",
  "app/class/[classId]/page.tsx": "/class/3",
  "app/co/page.tsx": "/co",
  // Nobody is signed in: what is said then has the same headers.
  "app/co/lop/[id]/page.tsx": `/co/lop/${someClass}`,
  "app/co/lop/[id]/bai/[code]/page.tsx": `/co/lop/${someClass}/bai/K7MNQX`,
  "app/co/lop/[id]/diem/[test]/page.tsx": `/co/lop/${someClass}/diem/8e6d9a0f-3c2b-4d4e-9f50-6b7c8d9e0f1a`,
  "app/co/lop/[id]/em/[number]/page.tsx": `/co/lop/${someClass}/em/7`,
  "app/co/lop/[id]/gia-dinh/page.tsx": `/co/lop/${someClass}/gia-dinh`,
  "app/co/lop/[id]/giao/page.tsx": `/co/lop/${someClass}/giao`,
  "app/co/lop/[id]/khoa/page.tsx": `/co/lop/${someClass}/khoa`,
  "app/co/lop/[id]/ma/page.tsx": `/co/lop/${someClass}/ma`,
  "app/co/lop/[id]/nhan-xet/page.tsx": `/co/lop/${someClass}/nhan-xet`,
  "app/co/lop/[id]/the/page.tsx": `/co/lop/${someClass}/the`,
  "app/co/moi/page.tsx": "/co/moi",
  "app/contact/page.tsx": "/contact",
  "app/course-detail/[id]/[[...step]]/page.tsx": "/course-detail/111",
  "app/course/[type]/[classId]/page.tsx": "/course/challenge/2",
  "app/example-two-class-one/page.tsx": "/example-two-class-one",
  "app/doc/page.tsx": "/doc?lop=2",
  // A single question: a dozen animals that are drawn without a graphics card keep two cores busy.
  "app/gallery/page.tsx": "/gallery?keys=c1-add-within-10/1/1",
  "app/game/[...path]/page.tsx": "/game/addition/10/play/1",
  "app/game2/[...path]/page.tsx": "/game2/addition-level-two/100",
  "app/grown-ups/page.tsx": "/grown-ups",
  "app/grown-ups/weeks/[id]/page.tsx": "/grown-ups/weeks/7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f",
  "app/guide/page.tsx": "/guide",
  "app/leaderboard/[levelName]/page.tsx": "/leaderboard/all",
  "app/leaderboard/last-week/page.tsx": "/leaderboard/last-week",
  "app/leaderboard/week/page.tsx": "/leaderboard/week",
  "app/offline/page.tsx": "/offline",
  "app/lop/page.tsx": "/lop",
  // A code of no class: what is said of it has the same headers.
  "app/lop/[code]/page.tsx": "/lop/ACDEFG",
  "app/page.tsx": "/",
  "app/de/page.tsx": "/de?lop=4&mon=toan&dip=cuoi-1&so=abc123",
  "app/phieu/page.tsx": "/phieu?skill=c2-tally&n=5&seed=a",
  "app/privacy/page.tsx": "/privacy",
  "app/review/[classId]/page.tsx": "/review/1",
  "app/class/[classId]/lessons/page.tsx": "/class/1/lessons",
  "app/today/[classId]/[stone]/page.tsx": "/today/1/choose",
  "app/api/today/[classId]/route.ts": "/api/today/1",
  "app/search/page.tsx": "/search?q=1000",
  "app/settings/page.tsx": "/settings",
  "app/thay-co/page.tsx": "/thay-co",
  // A secret of no link: what is said of it has the same headers.
  "app/the/[secret]/page.tsx": "/the/AAAAAAAAAAAAAAAAAAAAAA",
  "app/user/page.tsx": "/user",
};

/** What takes something itself, and by which method. */
const doors: Readonly<Record<string, string>> = {
  "app/api/finished-runs/route.ts": "POST",
  "app/api/packs/[classId]/route.ts": "POST",
  "app/api/readings/route.ts": "POST",
  "app/api/today/[classId]/route.ts": "PUT",
};

const documentPolicy = {
  "default-src": "'none'",
  // Inline scripts: docs/decisions/034-inline-scripts-are-allowed.md. Nothing is evaluated but WebAssembly, and no attribute is run.
  "script-src": "'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "script-src-attr": "'none'",
  "style-src": "'self'",
  "style-src-attr": "'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "media-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "frame-src": "'none'",
  "object-src": "'none'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "default nextjs",
};

const everywhere = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "same-origin",
};

function readPolicy(policy: string | undefined): Record<string, string> {
  const directives = (policy ?? "").split("; ").map((directive) => /^(\S+) (.*)$/.exec(directive)?.slice(1) ?? []);
  return Object.fromEntries(directives);
}

function expectDocumentHeaders(headers: Record<string, string>): void {
  expect(readPolicy(headers["content-security-policy"])).toEqual(documentPolicy);
  expect(headers).toMatchObject({
    ...everywhere,
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=(), "),
  });
  // Plain http: a browser told to stay with https would never come back.
  expect(headers["strict-transport-security"]).toBeUndefined();
}

const isPage = ([file]: readonly [string, string]) => file.endsWith("/page.tsx");
const pages = Object.entries(routes).filter(isPage);
const answers = Object.entries(routes).filter((route) => !isPage(route));

test("every route of the product has its address here", () => {
  const files = listFiles(["app"], [".ts", ".tsx"]).filter((path) => /\/(?:page\.tsx|route\.ts)$/.test(path));
  expect(Object.keys(routes).toSorted()).toEqual(files.toSorted());
});

test("every document, also of an unknown address, and what is streamed for it, holds to the policy", async ({
  request,
}) => {
  const unknown = ["/nothing", "/nothing.php", "/class/9", "/pictures/nothing.svg", "/_next/nothing", "/api"];
  for (const path of [...pages.map(([, address]) => address), ...unknown]) {
    const answer = await request.get(path);
    expect(answer.headers()["content-type"], path).toMatch(/^text\/html/);
    expectDocumentHeaders(answer.headers());
  }
  for (const [, path] of pages) {
    const streamed = await request.get(path, { headers: { rsc: "1" } });
    expect(streamed.headers()["content-type"], path).toBe("text/x-component");
    expectDocumentHeaders(streamed.headers());
  }
});

test("what is no document may do nothing at all", async ({ request }) => {
  for (const [file, path] of answers) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const policy = readPolicy(answer.headers()["content-security-policy"]);
    const strictest = { "default-src": "'none'", "frame-ancestors": "'none'" };
    expect(policy, path).toEqual(file.startsWith("app/api/") ? strictest : documentPolicy);
    expect(answer.headers()).toMatchObject(everywhere);
    expect(answer.headers()["content-type"] ?? "", path).not.toContain("html");
    // They are for asking; whatever changes something is an action, or asks itself where it is called from.
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const refused = doors[file] === method ? 403 : 405;
      const foreign = await request.fetch(path, { method, headers: { origin: "https://example.org" } });
      expect(foreign.status(), `${method} ${path}`).toBe(refused);
    }
  }
});

test("no address leads to another site", async ({ request, baseURL }) => {
  const far = "https://example.org/";
  const asked = ["next", "redirect", "redirect_to", "redirectTo", "returnTo", "url"]
    .map((name) => `${name}=${far}`)
    .join("&");
  const addresses = [
    `/auth/callback?code=none&${asked}`,
    `/course?${asked}`,
    `/leaderboard?${asked}`,
    "//example.org/course",
    "/course/practice//example.org/",
  ];
  for (const address of addresses) {
    const { location = "/" } = (await request.get(`${baseURL}${address}`, { maxRedirects: 0 })).headers();
    expect(new URL(location, "http://here.test").origin, `${address} leads to ${location}`).toBe("http://here.test");
  }
});

test("files say what they are and how long they may be kept", async ({ page, request }) => {
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(sent.url().slice(new URL(sent.url()).origin.length)));
  await page.goto("/");
  await expect(page.locator("canvas").first()).toBeVisible({ timeout: 30_000 });
  const kept = async (address: string) => {
    const { headers } = await request.get(address).then((answer) => ({ headers: answer.headers() }));
    expect(headers, address).toMatchObject(everywhere);
    return headers["cache-control"];
  };
  const forGood = asked.filter((address) => /^\/_next\/static\/|^\/rive\/[a-z_]+\.(?:wasm|riv)\?/.test(address));
  expect(forGood.filter((address) => /\.(?:js|css|woff2|wasm|riv)(?:\?|$)/.test(address)).length).toBeGreaterThan(9);
  for (const address of forGood) expect(await kept(address), address).toBe("public, max-age=31536000, immutable");
  const drawings = asked.filter((address) => /^\/(?:characters|pictures|avatars|animals|rings)\//.test(address));
  expect(drawings.length).toBeGreaterThan(0);
  for (const address of [...drawings, "/rive/icons/HOME.svg"]) {
    expect(await kept(address), address).toBe("public, max-age=86400, stale-while-revalidate=2592000");
  }
  // Under an address that does not say what it holds, the runtime is asked for anew each time.
  expect(await kept("/rive/rive.wasm")).toBe("public, max-age=0");
});

test.describe("visited", () => {
  // The browser's own note of an answer that is not 200.
  test.use({ expectedErrors: [/status of 404/] });

  for (const path of [...pages.map(([, address]) => address), "/nothing", "/pictures/nothing.svg"]) {
    test(`${path} does not break its own policy`, async ({ page, faults }) => {
      await listenForViolations(page);
      page.on("console", (message) => {
        if (/polic/i.test(message.text())) faults.push(`said of a policy: ${message.text()}`);
      });
      await visitUntilAtRest(page, path);
    });
  }
});

/**
 * Goes to an address and waits until it has asked for nothing in half a second. The gallery's frames are filled by a script:
 * on a busy machine Playwright's own `networkidle` never comes to them.
 */
async function visitUntilAtRest(page: Page, path: string): Promise<void> {
  const open = new Set<Request>();
  let lastChange = Date.now();
  page.on("request", (request) => open.add(request));
  const close = (request: Request) => {
    open.delete(request);
    lastChange = Date.now();
  };
  page.on("requestfinished", close);
  page.on("requestfailed", close);
  await page.goto(path);
  await expect.poll(() => (open.size === 0 ? Date.now() - lastChange : 0)).toBeGreaterThan(500);
}

/** Not every violation is written to the console; with this each is. */
async function listenForViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`policy violated: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
}
