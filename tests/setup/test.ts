import type { BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { test as base, expect } from "@playwright/test";
import { celebrationText } from "#lib/text/celebration-text.ts";
import { freshAddress } from "./fresh-address.ts";

const leaving = new RegExp(`^(?:${celebrationText.next}|${celebrationText.end})$`, "u");

interface Fixtures {
  /** Whether these browsers know the class of their child (class 1): home asks a first visit for it. */
  readonly knowsClass: boolean;
  /**
   * Whether the animals and icons move. They do not where nobody looks at that, as in a browser without WebAssembly: moving
   * them takes half of the processor time of a page that is only waited on.
   */
  readonly isAnimated: boolean;
  /** Whether what is celebrated after a run is left by itself where it would stand before what a test does next. */
  readonly leavesCelebrations: boolean;
  /** Console messages and page errors a test causes on purpose, such as the 404 of an unknown address. */
  readonly expectedErrors: readonly RegExp[];
  /** Origins a page may ask; a test with a server of its own adds that server's. */
  readonly ownOrigins: Set<string>;
  /** What went wrong so far; the test fails on what is left of it at the end. */
  readonly faults: string[];
  /** Another browser (another pupil, another tab without this one's cookies), watched like the first. */
  readonly openContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
}

/** Collects what no page may do: write an error, throw, or ask another origin for anything. */
function watch(context: BrowserContext, ownOrigins: ReadonlySet<string>, faults: string[]): void {
  context.on("console", (message) => {
    if (message.type() === "error") {
      faults.push(`console error: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (thrown) => {
    faults.push(`page error: ${thrown.error().message}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && !ownOrigins.has(url.origin)) {
      faults.push(`request to another origin: ${request.url()}`);
    }
  });
}

async function tellClass(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      if (window.localStorage.getItem("class") === null) window.localStorage.setItem("class", "1");
    } catch {
      // Storage is blocked in this browser: then home asks.
    }
  });
}

async function keepStill(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(window, "WebAssembly", { value: undefined }));
}

/** Leaves what is celebrated after a run, like a child who wants to go on. */
async function leaveCelebrations(page: Page): Promise<void> {
  const celebrations = page.getByRole("dialog").filter({ has: page.getByRole("button", { name: leaving }) });
  await page.addLocatorHandler(celebrations, (shown) => shown.press("Escape"));
}

/** Whether React answers what is pressed on this page, or the page is none of the product's. */
const answersTaps = () =>
  document.documentElement.dataset.build === undefined ||
  Object.keys(document).some((key) => key.startsWith("__reactContainer$"));

/** Until what is pressed on a page that has just been opened is answered. */
export async function untilPressable(page: Page): Promise<void> {
  await page.waitForFunction(answersTaps);
}

/** A test presses within milliseconds of a page's arrival: what comes before its code runs would be lost. */
function waitForCode(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== "commit") await untilPressable(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await untilPressable(page);
    return answer;
  };
}

interface Wishes extends Pick<Fixtures, "knowsClass" | "isAnimated" | "leavesCelebrations"> {
  readonly runsCode: boolean;
}

async function prepare(
  context: BrowserContext,
  { knowsClass, isAnimated, leavesCelebrations, runsCode }: Wishes,
): Promise<void> {
  if (runsCode) context.on("page", waitForCode);
  if (leavesCelebrations) context.on("page", leaveCelebrations);
  if (knowsClass) await tellClass(context);
  if (!isAnimated) await keepStill(context);
}

/** Playwright's `test`, failing at its end on console errors, page errors and requests to other origins. */
export const test = base.extend<Fixtures>({
  knowsClass: [true, { option: true }],
  isAnimated: [false, { option: true }],
  leavesCelebrations: [true, { option: true }],
  expectedErrors: [[], { option: true }],
  ownOrigins: async ({ baseURL }, use) => {
    await use(new Set(baseURL === undefined ? [] : [new URL(baseURL).origin]));
  },
  faults: async ({ expectedErrors }, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults.filter((fault) => !expectedErrors.some((expected) => expected.test(fault)))).toEqual([]);
  },
  // Tests share one server: behind one address they would use up the new names of its day.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ "x-forwarded-for": freshAddress(), ...extraHTTPHeaders });
  },
  context: async (
    { context, ownOrigins, faults, knowsClass, isAnimated, leavesCelebrations, javaScriptEnabled },
    use,
  ) => {
    watch(context, ownOrigins, faults);
    await prepare(context, { knowsClass, isAnimated, leavesCelebrations, runsCode: javaScriptEnabled ?? true });
    await use(context);
  },
  openContext: async (
    {
      browser,
      baseURL,
      extraHTTPHeaders,
      locale,
      timezoneId,
      ownOrigins,
      faults,
      knowsClass,
      isAnimated,
      leavesCelebrations,
    },
    use,
  ) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        ...(extraHTTPHeaders === undefined ? {} : { extraHTTPHeaders }),
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        ...(timezoneId === undefined ? {} : { timezoneId }),
        ...options,
      });
      watch(context, ownOrigins, faults);
      const runsCode = options.javaScriptEnabled ?? true;
      await prepare(context, { knowsClass, isAnimated, leavesCelebrations, runsCode });
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
