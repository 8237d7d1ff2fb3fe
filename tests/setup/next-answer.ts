import type { Page, Response } from "@playwright/test";

/**
 * The server's answer to the next call whose body matches. To be asked for before the call is made; what is shown ahead
 * of the answer is not kept yet, and a page that is left or loaded anew by then may take the call with it.
 */
export function nextAnswer(page: Page, body: RegExp): Promise<Response> {
  return page.waitForResponse((answer) => {
    const request = answer.request();
    return request.method() === "POST" && body.test(request.postData() ?? "");
  });
}
