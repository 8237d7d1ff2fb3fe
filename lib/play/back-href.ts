/**
 * Where the back arrow of a page leads (spec section 2, "Back navigation"); `pathname` begins with "/".
 * The first matching row counts, so the narrower rows stand first.
 */
export function backHref(pathname: string): string {
  const row = rows.find(([pattern]) => pattern.test(pathname));
  if (!row) return "/course/practice/1";
  const [pattern, target] = row;
  return pathname.replace(pattern, target);
}

const rows: readonly (readonly [RegExp, string])[] = [
  [/^\/example-two-class-one$/, "/course/challenge/1"],
  [/^\/(?:class(?:\/.*)?|user)$/, "/"],
  // Not in the spec: the search is reached from home.
  [/^\/search$/, "/"],
  // Not in the spec: the privacy page is reached from the foot of home.
  [/^\/privacy$/, "/"],
  // Not in the spec: the guide is reached from the foot of home.
  [/^\/guide$/, "/"],
  // Not in the spec: the page for teachers is reached from the foot of home and from the grown-ups' page.
  [/^\/thay-co$/, "/"],
  // Not in the spec: the settings are reached from the menu and from home.
  [/^\/settings$/, "/"],
  // Not in the spec: what stands in for a page without a network leads home.
  [/^\/offline$/, "/"],
  // Not in the spec: what is set for today is reached from home.
  [/^\/today\/.*$/, "/"],
  // Not in the spec: the review of a class leads back to it.
  [/^\/review\/([^/]+)$/, "/class/$1"],
  // Not in the spec: whoever has a card or a code for a class comes from outside, or from home.
  [/^\/lop(?:\/.*)?$/, "/"],
  // Not in the spec: a teacher's classes are reached from the grown-ups' page, and what belongs to a class from the class.
  [/^\/co$/, "/grown-ups"],
  [/^\/co\/(?:moi|lop\/[^/]+)$/, "/co"],
  [/^(\/co\/lop\/[^/]+)\/(?:(?:bai|diem|em)\/)?[^/]+$/, "$1"],
  // Not in the spec: test papers are made by teachers, as the page for them says.
  [/^\/de$/, "/thay-co"],
  // Not in the spec: a family comes to its card from outside, or from home.
  [/^\/the\/.*$/, "/"],
  // Not in the spec: a pupil comes to given work from outside, or from home.
  [/^\/bai\/.*$/, "/"],
  // Not in the spec: teachers come from their guide to where questions are put together; a set that was sent leads home.
  [/^\/bo$/, "/guide"],
  [/^\/bo\/.*$/, "/"],
  // Not in the spec: the texts to read aloud are reached from the page of a class.
  [/^\/doc$/, "/"],
  // Not in the spec: teachers come to worksheets from their guide, and from where the questions are.
  [/^\/phieu$/, "/guide"],
  [/^\/course\/(?:practice|challenge)\/([^/]+)$/, "/class/$1"],
  // The challenge of a level is this product's own address; it goes where its practice goes.
  [/^\/game\/level-one\/(?:play|challenge)(?:\/.*)?$/, "/game/level-one"],
  [/^\/game\/level-one$/, "/course/challenge/1"],
  [/^\/course-detail(?:\/.*)?$/, "/course/challenge/1"],
  [/^(\/game2\/addition-level-two\/[^/]+)\/play(?:\/.*)?$/, "$1"],
  [/^\/game2\/addition-level-two(?:\/.*)?$/, "/course/challenge/2"],
  [/^\/game2(?:\/.*)?$/, "/course/practice/2"],
  // Not in the spec: the grown-ups' page is reached from home, and leads on to its own.
  [/^\/grown-ups$/, "/"],
  [/^\/(?:grown-ups|auth)\/.*$/, "/grown-ups"],
];
