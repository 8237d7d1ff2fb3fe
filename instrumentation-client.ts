/**
 * The only way for a text to become a script or a tag in a page, set before anything is drawn. The browser asks it
 * wherever code hands over a plain text; what it answers null to throws. React makes its script elements from one
 * fixed text, and the build's own parts are the only scripts that are loaded.
 */
window.trustedTypes?.createPolicy("default", {
  createHTML: (text) => (text === "<script></script>" ? text : null),
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, window.location.href);
    return origin === window.location.origin && pathname.startsWith("/_next/static/") ? address : null;
  },
});
