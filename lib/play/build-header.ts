/** The header in which an answer to a page's script names the build of the server, as `data-build` of a document does. */
export const buildHeader = "x-site-build";
