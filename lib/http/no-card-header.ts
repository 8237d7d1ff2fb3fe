/** Put by the middleware on a request for a card that is not there, for the router (next.config.ts). */
export const noCardHeader = "x-no-card";
