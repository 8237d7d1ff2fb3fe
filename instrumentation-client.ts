/**
 * The only way for a text to become a script or a tag in a page, set before anything is drawn. The browser asks it
 * wherever code hands over a plain text; what it answers null to throws. React makes its script elements from one
 * fixed text, and the build's own parts, the site's worker and the one that makes speech are the only scripts loaded.
 */
window.trustedTypes?.createPolicy("default", {
  createHTML: (text) => (text === "<script></script>" ? text : null),
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, window.location.href);
    const isOwn = pathname.startsWith("/_next/static/") || pathname === "/sw.js" || pathname === "/voice/speak.js";
    return isOwn && origin === window.location.origin ? address : null;
  },
});
