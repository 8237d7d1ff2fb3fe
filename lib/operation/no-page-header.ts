/**
 * Put on a request for a page that is not there, by the middleware (cards) or before it (everything else), for the router
 * (next.config.ts): it leads it to the lost page.
 */
export const noPageHeader = "x-no-page";
